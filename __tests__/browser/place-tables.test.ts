/** Tables of places on all city pages, on phones, in three languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { routes } from "../../src/routes";
import { Library } from "../../src/site/content/collections";
import { LocalFacts } from "../../src/site/locations/facts";
import { openTab } from "../support/browser";
import { builtContent } from "../support/built-content";
import { DELIVERY } from "../support/built-site";

const library = new Library(builtContent().entries);

interface Wording {
  language: string;
  country: string;
  away: string;
  columns: { place: string; distance: string };
  /** From north, clockwise. */
  directions: readonly string[];
}

const { language } = library.one("site");
const { directions: ours, away, columns } = library.one("cityPage").local;
const DIRECTIONS = Object.keys(ours) as (keyof typeof ours)[];

const LANGUAGES: Readonly<Record<string, Wording>> = {
  "the site's language": { ...library.one("site"), away, columns, directions: Object.values(ours) },
  French: {
    language: "fr-CA",
    country: "CA",
    away: "{distance} {direction}",
    columns: { place: "Municipalité", distance: "Kilomètres" },
    directions: "nord,nord-est,est,sud-est,sud,sud-ouest,ouest,nord-ouest".split(","),
  },
  German: {
    language: "de-DE",
    country: "DE",
    away: "{distance} ({direction})",
    columns: { place: "Ort", distance: "Kilometer" },
    directions: "nördlich,nordöstlich,östlich,südöstlich,südlich,südwestlich,westlich,nordwestlich".split(","),
  },
};

/** The texts of a table: column headings, then rows. */
type TableTexts = (string | null)[][];

interface Row {
  name: string;
  distance: string | null;
}

const tableOf = ({ columns: { place, distance } }: Wording, rows: readonly Row[]): TableTexts => [
  [place, distance],
  ...rows.map((row) => [row.name, row.distance]),
];

/** Nearest places of every city, as on its page. */
const tablesOfPages = (wording: Wording): TableTexts[] =>
  library
    .all("state")
    .flatMap(({ slug, data }) => data.cities.map((city) => routes.city(slug, city.slug)))
    .map((path) => {
      const page = readFileSync(join(DELIVERY, "site/page-data", path, "page-data.json"), "utf8");
      const { result } = JSON.parse(page) as { result: { data: { city: { local: { neighbors: Row[] } | null } } } };
      return tableOf(wording, result.data.city.local?.neighbors ?? []);
    });

/** The same in other words, which a few states show as well as all. */
const tablesIn = (wording: Wording): TableTexts[] => {
  const city = library.one("cityPage");
  const directions = Object.fromEntries(
    DIRECTIONS.map((key, at) => [key, wording.directions[at] ?? ""]),
  ) as typeof ours;
  const local = { ...city.local, away: wording.away, columns: wording.columns, directions };
  const site = { ...library.one("site"), language: wording.language, country: wording.country };
  const worded = Object.assign(Object.create(library) as Library, {
    one: (kind: Parameters<Library["one"]>[0]) => (kind === "site" ? site : library.one(kind)),
  });
  const facts = new LocalFacts(worded, { ...city, local });
  return library
    .all("state")
    .filter((_, index) => index % 8 === 0)
    .flatMap(({ slug }) => facts.ofCities(slug).map(({ neighbors }) => tableOf(wording, neighbors)));
};

/** Width of a table in characters, with each column as wide as its longest text. */
const lettersAcross = ([heads = [], ...rows]: TableTexts): number =>
  heads.reduce((sum, _, column) => sum + Math.max(...rows.map((row) => row[column]?.length ?? 0)), 0);

/** Number of widest tables to show; the others need less space. */
const WIDEST = 150;

const widest = (tables: TableTexts[]): TableTexts[] =>
  tables.sort((one, other) => lettersAcross(other) - lettersAcross(one)).slice(0, WIDEST);

/** Adds the tables to the page with its styles, replacing those added before. */
const showTables = (tables: TableTexts[]): void => {
  const sample = document.querySelector("main section table");
  const frame = sample?.parentElement?.cloneNode();
  const room = sample?.closest("section")?.firstElementChild?.cloneNode();
  if (!(sample && frame instanceof Element && room instanceof Element)) throw new Error("The page has no table.");
  const add = (row: HTMLTableRowElement, tag: "td" | "th", scope: string, text: string | null): void => {
    const cell = row.appendChild(document.createElement(tag));
    if (scope) cell.setAttribute("scope", scope);
    const holder = scope === "row" ? cell.appendChild(document.createElement("a")) : cell;
    holder.textContent = text;
  };
  room.id = "tables";
  for (const [heads = [], ...rows] of tables) {
    const table = sample.cloneNode() as HTMLTableElement;
    const head = table.createTHead().insertRow();
    for (const text of heads) add(head, "th", "col", text);
    const body = table.createTBody();
    for (const [name = "", ...figures] of rows) {
      const row = body.insertRow();
      add(row, "th", "row", name);
      for (const text of figures) add(row, "td", "", text);
    }
    const around = frame.cloneNode() as Element;
    around.append(table);
    room.append(around);
  }
  document.getElementById("tables")?.remove();
  document.querySelector("main")?.append(room);
};

/** Words and numbers broken over two lines, except names of places and after hyphens. */
const brokenWords = (): string[] =>
  [...document.querySelectorAll("#tables :is(td, th[scope=col])")].flatMap(({ firstChild: text }) => {
    if (!(text instanceof Text)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) return [];
    return [...text.data.matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

/** Tables with names narrower than a short word. */
const tightTables = (): string[] =>
  [...document.querySelectorAll("#tables table")].flatMap((table) => {
    const name = table.querySelector("th[scope=row]");
    return (name?.clientWidth ?? 0) < 64 ? [table.textContent ?? ""] : [];
  });

/** How far the page overflows; a table that is too wide scrolls by itself. */
const overflow = (): number => document.documentElement.scrollWidth - innerWidth;

describe.each(Object.entries(LANGUAGES))("In %s", (_, wording) => {
  const tab = openTab();

  beforeAll(async () => {
    const all = wording.language === language ? tablesOfPages(wording) : tablesIn(wording);
    const tables = all.filter((table) => table.length > 1);
    expect(tables.length).toBeGreaterThan(library.all("state").length);
    await tab.visit(PAGE_KINDS.city);
    await tab.page.evaluate(() => document.fonts.ready);
    await tab.page.evaluate(showTables, widest(tables));
  });

  test.each([320, 360, 375, 390, 414])("no number or word in a table is broken at a width of %i", async (width) => {
    await tab.page.setViewportSize({ width, height: 800 });
    // A few suffice; printing thousands takes minutes.
    expect((await tab.page.evaluate(brokenWords)).slice(0, 10)).toEqual([]);
    expect((await tab.page.evaluate(tightTables)).slice(0, 3)).toEqual([]);
    expect(await tab.page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
});
