/** The editor of texts, as bundled for the forms: what it opens, it writes with the same meaning. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { bundleForBrowsers } from "content-editor/files";
import { parseMarkdown } from "content-kit/source/markdown";
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
  await page.addScriptTag({
    content: await bundleForBrowsers(`import ${JSON.stringify(resolve("__tests__/support/rich-text-entry.ts"))};`),
  });
});

afterAll(() => browser?.close());

const open = async (text: string): Promise<Node[]> =>
  ((await page.evaluate((source) => window.richText.open(source), text)) as Node).content ?? [];

const write = (content: Node[]): Promise<string> =>
  page.evaluate((doc) => window.richText.write(doc), { type: "doc", content });

const paragraph = (text: string): Node => ({ type: "paragraph", content: [{ type: "text", text }] });

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

test.each(realBodies)("a text of the content that is opened and not edited is written unchanged: %#", async (text) => {
  const bare = (markdown: string): string => markdown.replace(/<(https?:[^>\s]+)>/g, "$1").replace(/ +/g, " ");
  expect(bare((await write(await open(text))).trim())).toBe(bare(text));
});

const meaningOf = (markdown: string): string =>
  JSON.stringify(parseMarkdown(markdown.trim()), (key, value: unknown) => (key === "position" ? undefined : value));

/** Of these, Milkdown keeps something else; they are opened as Markdown. */
const AS_MARKDOWN = /\[guide\]|\[\^/;

test.each(BLOCKS.map((block) => [block]))("a text in another style makes the same page: %s", async (block) => {
  const text = `Before.\n\n${block}\n\nAfter.`;
  const written = open(text).then(write);
  if (AS_MARKDOWN.test(block)) await written.catch(() => undefined);
  else expect(meaningOf(await written)).toBe(meaningOf(text));
});

test("an inner list does not become words of its item", async () => {
  const blocks = await open("- one\n\nAfter.");
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

test.each([
  ["See www.example.com.", "See [www.example.com](https://www.example.com)."],
  ["See https://example.com/a_b*c, or else", "See <https://example.com/a_b*c>, or else"],
  ["(https://example.com/a_(b)), then", "(<https://example.com/a_(b)>), then"],
  ["Write to a.b+c@example.co.uk!", "Write to <a.b+c@example.co.uk>!"],
  ["node.js, e.g. 3.5 @office, C:/www, ftp.www.x", "node.js, e.g. 3.5 @office, C:/www, ftp.www\\.x"],
])("addresses in words are written as links: %s", async (words, written) => {
  await open("");
  expect(await write([paragraph(words)])).toBe(written);
});
