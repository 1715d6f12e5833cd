/** What all pages say, read sentence by sentence: nothing unfilled, doubled or wrong in number, in both languages. */
import { join } from "node:path";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const SITES = {
  "the real site": { folder: SITE, content: "content" },
  "the site of another agency": { folder: FIXTURE_SITE, content: "__tests__/fixtures/other-agency" },
} as const;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The texts of a page's main part, an element each, with title and description. */
const textsOf = (html: string): string[] => {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const visible = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "|");
  const head = [/<title[^>]*>([^<]*)/, /<meta[^>]* name="description"[^>]*content="([^"]*)/].map(
    (pattern) => pattern.exec(html)?.[1] ?? "",
  );
  const blocks = visible
    .replace(
      /<\/?(?:p|li|ul|ol|div|h\d|dt|dd|dl|td|th|tr|a|span|strong|section|nav|label|summary|figure|figcaption|blockquote|cite|footer|header|details|table|time|button|form|picture|thead|tbody|main)\b[^>]*>/g,
      "|",
    )
    .replace(/<[^>]*>/g, "");
  return [...head, ...blocks.split("|")].map(decode).filter((text) => text.trim() !== "");
};

/** St. Petersburg is one name. */
const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\bSte?)[.!?:;])\s+(?=\p{Lu})/u);

interface City {
  name: string;
  slug: string;
}

interface State {
  slug: string;
  name: string;
  abbreviation: string;
  inSentences?: string;
  cities: City[];
}

const statesOf = (content: string): State[] =>
  readdirSync(join(content, "locations")).map((file) => ({
    ...(parse(readFileSync(join(content, "locations", file), "utf8")) as State),
    slug: file.replace(".yaml", ""),
  }));

/** The names of places in a sentence, the longest first where one is in another: South Portland is not Portland. */
const namesIn = (sentence: string, places: ReadonlySet<string>): string[] => {
  const words = sentence.replace(/(?<!\bSte?)\.|[,;:!?()]/g, " $& ").split(/\s+/);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = 4; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(" ");
      if (!places.has(name)) continue;
      found.push(name);
      at += length - 1;
      break;
    }
  return found;
};

describe.each(Object.values(SITES))("On every page of $content", ({ folder, content }) => {
  const pages = htmlFiles(folder).map((file) => ({ file, texts: textsOf(readPage(folder, file)) }));
  const local = pages.filter(({ file }) => /^locations\/.+\/index\.html$/.test(file));
  const states = statesOf(content);
  const cities = states.flatMap((state) => state.cities);

  /** The sentences with a fault, at most ten, with their pages. */
  const faulty = (of: typeof pages, isFaulty: (sentence: string, file: string) => boolean): string[] => {
    const found: string[] = [];
    for (const { file, texts } of of)
      for (const sentence of texts.flatMap(sentencesOf)) {
        if (isFaulty(sentence, file)) found.push(`${file}: ${sentence}`);
        if (found.length === 10) return found;
      }
    return found;
  };

  test("there are sentences to read", () => {
    expect(local.length).toBeGreaterThan(5);
    for (const { file, texts } of local) expect([file, texts.length > 10]).toEqual([file, true]);
  });

  test("every name in braces is filled in", () => {
    expect(faulty(pages, (sentence) => /\{\s*\w+\s*\}|\bundefined\b|\bnull\b|\bNaN\b/.test(sentence))).toEqual([]);
  });

  test("no two spaces follow each other, and none comes before a comma or a period", () => {
    const text = (sentence: string): string => sentence.replace(/\n/g, " ");
    expect(faulty(pages, (sentence) => /\S {2,}\S|\p{L} [,.](?!\d)/u.test(text(sentence)))).toEqual([]);
  });

  test("no sentence names a place twice, but for two of one name, the other with its state", () => {
    const places = new Set(cities.map(({ name }) => name));
    expect(
      faulty(local, (sentence) => {
        const names = namesIn(sentence, places);
        const twice = names.find((name, index) => names.indexOf(name) !== index);
        const isOther = states.some(({ abbreviation }) => sentence.includes(`${twice}, ${abbreviation}`));
        return twice !== undefined && !isOther;
      }),
    ).toEqual([]);
  });

  test("no text claims what the list of places cannot show", () => {
    const claims =
      /\b(?:on its own|any size|fewer practices|no other town|the only town|census|largest in|No\. \d+ in)\b/i;
    expect(faulty(local, (sentence) => claims.test(sentence))).toEqual([]);
  });

  test("a state has the name that it has in sentences", () => {
    for (const { name, inSentences } of states) {
      if (!inSentences) continue;
      const [article = ""] = inSentences.split(name);
      const bare = new RegExp(`(?:\\b(?:in|of|for|to|from|around|back to) )(?!${article}\\b)${name}`, "i");
      expect(faulty(local, (sentence) => bare.test(sentence))).toEqual([]);
      expect(faulty(local, (sentence) => sentence.includes(inSentences))).not.toEqual([]);
    }
  });
});
