/** Saving a form: only edited values are written, and nothing invalid. */
import "../support/the-site";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import { mergeEntry } from "content-editor/merge-entry";
import { deleteFiles, Refusal, saveForm, type SavedForm } from "content-editor/saving";
import { file, contentFiles, REAL_FOLDER, report, VALID } from "../support/content-folder";

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Fields = Record<string, Value>;

/** A file after its form was saved, without concurrent changes. */
const savedFrom = (path: string, old: string | undefined, edited: string): string => {
  const merged = mergeEntry(path, { base: old, now: old, edited });
  if ("conflicts" in merged) throw new Error(`${path} has conflicts`);
  return merged.text;
};

const FRONT_MATTER = /^---\n([^]*?\n)---\n([^]*)$/;

const partsOf = (path: string, text: string): { yaml: string; body: string } => {
  const [, yaml = text, body = ""] = (path.endsWith(".md") ? FRONT_MATTER.exec(text) : undefined) ?? [];
  return { yaml, body };
};

/** A file as the form writes it: the same values in other formatting. */
const careless = (path: string, fields: Fields, body: string): string =>
  path.endsWith(".md")
    ? `---\n${stringify(fields, { lineWidth: 40 })}---\n${body}`
    : stringify(fields, { lineWidth: 40 });

const change = (value: Value): Value =>
  typeof value === "string" ? value.replace(/\n?$/, "x$&") : typeof value === "number" ? value + 1 : !value;

/** The paths of all scalar values. */
const leaves = (value: Value, path: (string | number)[] = []): (string | number)[][] => {
  if (value === null || typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const withChange = (fields: Fields, path: readonly (string | number)[]): Fields => {
  const copy = structuredClone(fields);
  const parent = path
    .slice(0, -1)
    .reduce<Value>((value, step) => (value as Record<string | number, Value>)[step] ?? null, copy);
  const last = path.at(-1) ?? "";
  const holder = parent as Record<string | number, Value>;
  holder[last] = change(holder[last] ?? null);
  return copy;
};

/** Numbers of equal lines at the start and end. */
const untouched = (before: readonly string[], after: readonly string[]): { above: number; below: number } => {
  const above = before.findIndex((line, index) => line !== after[index]);
  const differs = (_: string, index: number): boolean => before.at(-1 - index) !== after.at(-1 - index);
  return { above, below: before.findIndex(differs) };
};

const folders = [REAL_FOLDER, resolve(__dirname, "../fixtures/other-agency")];
/** One state of ten: they are many, long and alike. */
const isTaken = (path: string, index: number): boolean =>
  !path.startsWith("media/") && (!path.startsWith("locations/") || index % 10 === 0);
const files = folders.flatMap((folder) =>
  contentFiles(folder)
    .filter(isTaken)
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") })),
);

test("a file is as the forms write it, so that a save changes its own lines only", () => {
  const others = files.filter(({ path, text }) => {
    const { yaml } = partsOf(path, text);
    return parseDocument(yaml, { compat: "yaml-1.1" }).toString({ lineWidth: 0 }) !== yaml;
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("saving an unedited file keeps it byte for byte", () => {
  const changed = files.filter(({ path, text }) => {
    const { yaml, body } = partsOf(path, text);
    return savedFrom(path, text, careless(path, parse(yaml) as Fields, body)) !== text;
  });
  expect(changed.map(({ path }) => path)).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

/** How many values of a file are changed, one at a time; one of a long file of similar items. */
const sampleOf = (text: string): number => (text.length > 5_000 ? 1 : 3);

test("one changed value changes its own lines, and is read back", () => {
  const wrong = files.flatMap(({ path, text }) => {
    const { yaml, body } = partsOf(path, text);
    const fields = parse(yaml) as Fields;
    const all = leaves(fields);
    const step = Math.ceil(all.length / sampleOf(text));
    return all
      .filter((_, index) => index % step === 0)
      .flatMap((leaf) => {
        const edited = withChange(fields, leaf);
        const saved = savedFrom(path, text, careless(path, edited, body));
        const says = JSON.stringify(parse(partsOf(path, saved).yaml)) === JSON.stringify(edited);
        const [before, after] = [text.split("\n"), saved.split("\n")];
        const { above, below } = untouched(before, after);
        // A folded text spans several lines; no other field may be among them.
        const rest = before.slice(above, before.length - below);
        const names = rest.filter((line) => /^\s*(?:- )?\w+:(?: |$)/.test(line)).length;
        return says && names <= 1 ? [] : [`${path} ${leaf.join(".")}`];
      });
  });
  expect(wrong).toEqual([]);
});

const faq = (text: string, edit: (items: { question: string; answer: string }[]) => unknown[]): string => {
  const { items } = parse(text) as { items: { question: string; answer: string }[] };
  return savedFrom("services/one/faq.yaml", text, stringify({ items: edit(items) }));
};

const NOTED = file`
  # The order is that of the first call.
  items:
    # Asked most.
    - question: "Who owns the accounts?" # the practice
      answer: >-
        You do, from the first day. We ask for access and give it back, and what we have built there stays yours.

    # Asked last.
    - question: How long does it take?
      answer: 'Two weeks, mostly.'
`;

test("comments, quotes, empty lines and folded texts stay next to a change", () => {
  const saved = faq(NOTED, ([first, last]) => [first, { ...last, answer: "Three weeks, mostly." }]);
  expect(saved).toBe(NOTED.replace("'Two weeks, mostly.'", "'Three weeks, mostly.'"));
});

test("a word of a text of several paragraphs changes its line only", () => {
  const text = file`
    items:
      - question: What is in it?
        answer: |
          One *paragraph*.

          Another one.
  `;
  // A form gives a text without its last line end.
  const saved = faq(text, ([item]) => [{ ...item, answer: item?.answer.replace("One", "A").trimEnd() }]);
  expect(saved).toBe(text.replace("One", "A"));
});

test("a removed item takes its comment along, and others stay", () => {
  expect(faq(NOTED, ([first]) => [first])).toBe(`${NOTED.split("\n").slice(0, 6).join("\n")}\n`);
});

test("reordered items take their comments along", () => {
  const saved = faq(NOTED, ([first, last]) => [last, first]);
  expect(parse(saved)).toEqual({ items: [...(parse(NOTED) as { items: unknown[] }).items].reverse() });
  expect(saved).toMatch(/items:\n+ {2}# Asked last\.\n {2}- question: How long/);
  expect(saved).toContain('\n  # Asked most.\n  - question: "Who owns');
});

test("the first item's comment goes with it: when it is removed, or another comes before it", () => {
  const removed = faq(NOTED, ([, last]) => [last]);
  expect(removed).not.toContain("Asked most");
  expect(removed).toMatch(/items:\n+ {2}# Asked last\.\n {2}- question: How long/);
  const added = faq(NOTED, (items) => [{ question: "When?", answer: "At noon." }, ...items]);
  expect(added).toContain(
    'items:\n  - question: When?\n    answer: At noon.\n\n  # Asked most.\n  - question: "Who owns',
  );
});

test.each([
  ["a draft that is published loses the line", "draft: true\n", false, ""],
  ["a written false stays", "draft: false\n", false, "draft: false\n"],
  ["an untouched switch is not written", "", false, ""],
  ["a switched on draft is written", "", true, "draft: true\n"],
])("%s", (_, line, draft, expected) => {
  const rest = "name: Florida\nabbreviation: FL\ncities:\n  - name: Miami\n    slug: miami\n";
  const fields = parse(rest) as { cities: Fields[] };
  const edited = stringify({ ...fields, cities: fields.cities.map((city) => ({ ...city, draft })) });
  const saved = (field: string): string => `${rest}${field && `    ${field}`}`;
  expect(savedFrom("locations/florida.yaml", saved(line), edited)).toBe(saved(expected));
});

test("a new item has the others' formatting", () => {
  const saved = faq(NOTED, (items) => [...items, { answer: "At noon: sharp.", question: "When?" }]);
  expect(saved).toBe(`${NOTED}  - question: When?\n    answer: "At noon: sharp."\n`);
});

const FLORIDA = file`
  name: Florida
  abbreviation: FL
  cities:
    - { name: Miami, slug: miami, population: 442241, latitude: 25.7743, longitude: -80.1937 }
`;

test("a new city is one line, as the others are", () => {
  const fields = parse(FLORIDA) as { cities: unknown[] };
  const city = { longitude: -82.4584, latitude: 27.9475, population: 369075, slug: "tampa", name: "Tampa, on the bay" };
  expect(savedFrom("locations/florida.yaml", FLORIDA, stringify({ ...fields, cities: [...fields.cities, city] }))).toBe(
    `${FLORIDA}  - { name: "Tampa, on the bay", slug: tampa, population: 369075, latitude: 27.9475, longitude: -82.4584 }\n`,
  );
});

test("a long name in a line of braces stays in its line", () => {
  const name =
    "The town at the end of the road that follows the coast from the north to the south of the county and then turns inland again";
  expect(savedFrom("locations/florida.yaml", FLORIDA, FLORIDA.replace("name: Miami", `name: ${name}`))).toBe(
    FLORIDA.replace("name: Miami", `name: ${name}`),
  );
});

test("an added field is in the model's order, and an emptied one is removed", () => {
  const text = file`
    hero: { title: One, text: Two }
    cover: podcast/cover.png
    empty: Nothing yet.
  `;
  const fields = {
    ...(parse(text) as Fields),
    cover: null,
    metadata: { title: "", description: "" },
    cardLabel: "Listen",
  };
  expect(savedFrom("pages/podcast.yaml", text, stringify(fields))).toBe(file`
    metadata:
      title: ""
      description: ""
    hero: { title: One, text: Two }
    cardLabel: Listen
    empty: Nothing yet.
  `);
});

test("in a new file, dates and durations are quoted, and fields in the model's order", () => {
  const raw = report`
    ---
    duration: 52:30
    date: 2025-07-15
    title: Twelve
    number: 12
    image: {}
    description: Practice owners told us which of their words brought people in, and which of them nobody ever said at the front desk at all.
    ---
    The notes.
  `;
  expect(savedFrom("podcast/twelve.md", undefined, raw)).toBe(file`
    ---
    title: Twelve
    description: Practice owners told us which of their words brought people in, and which of them nobody ever said at the front desk at all.
    number: 12
    date: "2025-07-15"
    duration: "52:30"
    ---

    The notes.
  `);
});

test("Windows line endings stay", () => {
  const windows = NOTED.replaceAll("\n", "\r\n");
  const saved = faq(windows, ([first, last]) => [first, { ...last, answer: "Soon." }]);
  expect(saved).toBe(NOTED.replace("'Two weeks, mostly.'", "'Soon.'").replaceAll("\n", "\r\n"));
});

const MARKDOWN = file`
  ---
  title: One
  ---

  A first paragraph that is broken
  over two lines, with *emphasis*.

  * one
  * two

  ~~~
  code


  more code
  ~~~

  The end.
`;

const body = (text: string): string => savedFrom("blog/one.md", MARKDOWN, `---\ntitle: One\n---\n${text}`);

test("an edited paragraph changes alone", () => {
  const { body: text } = partsOf("blog/one.md", MARKDOWN);
  expect(body(text.replace("The end.", "The very end.").trim())).toBe(MARKDOWN.replace("The end.", "The very end."));
});

describe("the form server", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "saving-"));
    for (const [path, text] of Object.entries(VALID)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const refusalOf = (form: SavedForm): string | undefined => {
    try {
      saveForm(folder, form);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.message;
      throw refusal;
    }
  };
  const persist = (path: string, raw: string): SavedForm => ({
    dataFiles: [{ path, raw, base: VALID[path] }],
    assets: [],
  });
  const articleWith = (from: string, to: string) =>
    persist("blog/one.md", (VALID["blog/one.md"] ?? "").replace(from, to));

  test("says what is wrong with a file, not that others miss it", () => {
    const path = "services/paid-media/pricing.yaml";
    const prices = "  - { type: prices, service: paid-media, action: { label: Call us, to: /contact } }\n";
    const landing = (VALID["landing/one.yaml"] ?? "").replace("metadata:", `${prices}metadata:`);
    writeFileSync(join(folder, "landing/one.yaml"), landing);
    const plan = parse(VALID[path] ?? "") as { tiers: object[] };
    const tiers = [1, 2, 3, 4, 5].map((number) => ({ ...plan.tiers[0], name: `Tier ${number}` }));
    expect(refusalOf(persist(path, stringify({ ...plan, tiers })))).toMatch(
      /^"Tiers" has 5 items[^]*(?<!pricing\.yaml.*)$/,
    );
  });

  test("rejects a field that is too long, by its label", () => {
    expect(refusalOf(articleWith("author: The editors", `author: ${"x".repeat(70)}`))).toMatch(
      /^"Author" is 70 characters long; at most 60 fit\..*\nFix: shorten it by 10 characters\.$/,
    );
  });

  test("rejects a picture of which a part is missing, before anything is written", () => {
    const picture = readFileSync(join(__dirname, "../fixtures/other-agency/media/laden.jpg"));
    const withPicture = (bytes: Buffer) => {
      const form = articleWith("metadata:", "image:\n  file: desk.jpg\n  alt: A desk\nmetadata:");
      return { ...form, assets: [{ path: "media/desk.jpg", content: bytes.toString("base64") }] };
    };
    expect(refusalOf(withPicture(picture.subarray(0, picture.length / 2)))).toMatch(
      /desk\.jpg is incomplete or damaged/,
    );
    expect(refusalOf(withPicture(picture))).toBeUndefined();
  });

  test("rejects old errors of its own file, not those of others", () => {
    const broken = (path: string): string => `${VALID[path] ?? ""}\n[Call us](/nowhere)\n`;
    writeFileSync(join(folder, "podcast/one.md"), broken("podcast/one.md"));
    expect(refusalOf(persist("blog/one.md", VALID["blog/one.md"] ?? ""))).toBeUndefined();
    writeFileSync(join(folder, "blog/one.md"), broken("blog/one.md"));
    expect(refusalOf(persist("blog/one.md", broken("blog/one.md")))).toMatch(/\/nowhere/);
  });

  test("rejects deleting what other files refer to, and names them", () => {
    expect(() => deleteFiles(folder, { paths: ["services/paid-media/index.md"] })).toThrow(/paid/);
  });
});
