/** The editor of texts keeps unedited Markdown character by character, as bundled for the forms. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { editorScript } from "../../src/editor/files";
import { launchTestChromium } from "../support/chromium";
import { contentFiles, REAL_FOLDER } from "../support/content-folder";
import type * as RichText from "../support/rich-text-entry";

jest.setTimeout(240_000);

declare global {
  interface Window {
    richText: typeof RichText;
  }
}

interface Node {
  type?: string;
  text?: string;
  content?: Node[];
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchTestChromium();
  page = await browser.newPage();
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("http://localhost/");
  await page.addScriptTag({ content: await editorScript("__tests__/support/rich-text-entry.ts") });
});

afterAll(() => browser?.close());

/** The editor's document, and the position of its blocks in the text. */
const open = async (text: string): Promise<{ blocks: Node[]; spans: [number, number][] }> => {
  const doc = (await page.evaluate((source) => window.richText.open(source), text)) as Node;
  return { blocks: doc.content ?? [], spans: await page.evaluate(() => window.richText.spans()) };
};

const write = (content: Node[]): Promise<string> =>
  page.evaluate((doc) => window.richText.write(doc), { type: "doc", content });

/** Deterministic pseudo-random numbers. */
const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const paragraph = (text: string): Node => ({ type: "paragraph", content: [{ type: "text", text }] });

const WORD = /[\p{L}]{3,}/u;

/** Text nodes of a block that contain a word. */
const wordy = (node: Node): Node[] => {
  // The text of an autolink is its URL.
  if (node.text !== undefined) return WORD.test(node.text) && !/^\S+[:@]\S+$/.test(node.text) ? [node] : [];
  return (node.content ?? []).flatMap(wordy);
};

/** Types a word into a block. */
const edit = (blocks: Node[], block: number, at: () => number): { blocks: Node[]; word: string; typed: string } => {
  const copy = structuredClone(blocks);
  const texts = wordy(copy[block] ?? {});
  const text = texts[Math.floor(at() * texts.length)] ?? {};
  const word = WORD.exec(text.text ?? "")?.[0] ?? "";
  const typed = at() < 0.5 ? `${word} edited` : "edited";
  text.text = text.text?.replace(WORD, typed);
  return { blocks: copy, word, typed };
};

const BLOCKS: readonly string[] = [
  "A paragraph of the usual kind, with a [link](/about) and **bold** words.",
  "A paragraph that is broken\nover two lines, with *one* and _another_ emphasis\nand `code` in it.",
  "Call [us](tel:+15551234567), write <hello@example.org>, or look at <https://example.org/a_b>.",
  "Stars \\* and \\_underscores\\_ that are none, 3 < 5, A&B, &amp; &copy; and &nbsp; signs.",
  "Two lines\\\nwith a break, and  \nanother one.",
  "A note[^1] and a second one[^long], ~~struck~~ and 20~30.",
  "See [the guide][guide], [guide], and ![a picture][picture].",
  'Prices: 2,40 €, 5~10 calls; "quoted" – „so“ … and 🥐 خبز.',
  "## A heading",
  "### Another *heading* with `code`",
  "A heading of two lines\n======================",
  "Smaller\n-------",
  "| Plan | Price \\| month | Calls |\n| :--- | ---: | :---: |\n| Small | 200 | `a \\| b` |\n| *Large* | 1,400 | ~~none~~ |",
  "Word | Price\n--- | ---:\nfirst | 2\nsecond | 3",
  "- [ ] call the office\n- [x] write to them\n- [ ] wait",
  "- one item\n- another item\n  - below it\n  - and more\n- the last",
  "* star\n* second star\n\n  with a paragraph\n\n* third star",
  "+ plus\n+ second plus",
  "1. first\n2. second\n   1. inner\n   2. second inner\n3. third",
  "1) first with bracket\n2) second with bracket",
  "7. seventh\n8. eighth",
  "> A quotation\n> of two lines.\n>\n> - with a list\n>   - and one below\n> - to its end",
  "> > Nested quotation\n>\n> and its answer",
  "***",
  "---",
  "* * *",
  "~~~ts\nconst a = 1;\n\n\nconst b = `two`;\n~~~",
  "```\nplain code\n```",
  "````md\n```\ninner\n```\n````",
  "    indented code\n\n    second line",
  "![Alternative words](../media/blog/one.jpg)",
  '![With a title](../media/one.jpg "The title")',
  "[^1]: The first note.",
  "[^long]: A longer note\n    with a second line.",
  '[guide]: /guide "The guide"\n[picture]: ../media/blog/one.jpg',
];

const body = (at: () => number): string => {
  const count = 3 + Math.floor(at() * 8);
  const blocks = Array.from({ length: count }, () => BLOCKS[Math.floor(at() * BLOCKS.length)] ?? "");
  return blocks.join(at() < 0.2 ? "\n\n\n" : "\n\n");
};

/** Results of a check for each text, without empty ones. */
const findings = async <T>(texts: readonly string[], check: (text: string) => Promise<T | undefined>): Promise<T[]> => {
  const found: T[] = [];
  for (const text of texts) {
    const wrong = await check(text);
    if (wrong !== undefined) found.push(wrong);
  }
  return found;
};

const folders = [REAL_FOLDER, resolve(__dirname, "../fixtures/other-agency")];

/** Texts of the real content. */
const realBodies = folders.flatMap((folder) =>
  contentFiles(folder)
    .filter((path) => path.endsWith(".md"))
    .map((path) =>
      readFileSync(join(folder, path), "utf8")
        .replace(/^---\n[^]*?\n---\n/, "")
        .trim(),
    ),
);

const bodies = (at: () => number): string[] => [...realBodies, ...Array.from({ length: 100 }, () => body(at))];

test("a text that is opened and not edited is written unchanged", async () => {
  const changed = await findings(bodies(random(1)), async (text) => {
    const written = await write((await open(text)).blocks);
    return written.trim() === text.trim() ? undefined : { text, written };
  });
  expect(changed).toEqual([]);
});

test("a word typed into a random block of each text changes that block only", async () => {
  const at = random(2);
  const wrong = await findings(bodies(at), async (text) => {
    const { blocks, spans } = await open(text);
    const places = [...blocks.keys()].filter((index) => wordy(blocks[index] ?? {}).length > 0);
    const place = places[Math.floor(at() * places.length)];
    if (place === undefined) return undefined;
    const { blocks: edited, word, typed } = edit(blocks, place, at);
    const written = await write(edited);
    const [start = 0, end = 0] = spans[place] ?? [];
    const isAlone = written.startsWith(text.slice(0, start)) && written.trim().endsWith(text.slice(end).trim());
    const isThatWord = written.replace(typed, word).trim() === text.trim();
    if (isAlone && isThatWord && written !== text) return undefined;
    return { isAlone, typed, block: text.slice(start, end), written: written.slice(start, end + 30) };
  });
  expect(wrong).toEqual([]);
});

test("a removed block and a new paragraph leave all other blocks unchanged", async () => {
  const at = random(3);
  const wrong = await findings(bodies(at), async (text) => {
    const { blocks, spans } = await open(text);
    // Of two thematic breaks, it is ambiguous which one was removed.
    const places = [...blocks.keys()].filter((index) => wordy(blocks[index] ?? {}).length > 0);
    const place = places[Math.floor(at() * places.length)] ?? 0;
    const [taken, added] = [blocks.filter((_, index) => index !== place), [...blocks]];
    added.splice(place, 0, paragraph("A paragraph of its own."));
    const [without, longer] = [taken.length > 0 ? await write(taken) : "", await write(added)];
    const others = spans.filter((_, index) => index !== place).map(([start, end]) => text.slice(start, end));
    const all = spans.map(([start, end]) => text.slice(start, end));
    const isKept = others.every((block) => without.includes(block)) && all.every((block) => longer.includes(block));
    return isKept && longer.includes("A paragraph of its own.") ? undefined : { text, without, longer };
  });
  expect(wrong).toEqual([]);
});

test("a new list item uses the list's markers", async () => {
  const { blocks } = await open("Before.\n\n+ [ ] one\n+ [x] two\n\nAfter \\* it.");
  blocks[1]?.content?.push({ type: "list_item", content: [paragraph("three")] });
  expect(await write(blocks)).toBe("Before.\n\n+ [ ] one\n+ [x] two\n+ three\n\nAfter \\* it.");
});

test("an inner list does not become words of its item", async () => {
  const { blocks } = await open("- one\n\nAfter.");
  const item = blocks[0]?.content?.[0]?.content ?? [];
  const list = (type: string, attrs: object, ...words: Node[]): Node[] => [
    { type, attrs, content: [{ type: "list_item", content: words }] } as Node,
  ];
  const written = async (lists: Node[]): Promise<string> => {
    item.splice(1, 1, ...lists);
    return write(blocks);
  };
  expect(await written(list("bullet_list", {}, { type: "paragraph" }))).toBe("- one\n\n  -\n\nAfter.");
  expect(await written(list("ordered_list", { order: 3 }, paragraph("in")))).toBe("- one\n\n  3. in\n\nAfter.");
  expect(await written(list("ordered_list", { order: 1 }, paragraph("in")))).toBe("- one\n  1. in\n\nAfter.");
});

test("a text whose first block becomes a thematic break is not lost", async () => {
  const { blocks } = await open("Before.\n\n***\n\nAfter.");
  expect(await write(blocks.slice(1))).toBe("***\n\nAfter.");
});
