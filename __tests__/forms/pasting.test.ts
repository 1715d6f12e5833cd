/** Pasting into a text, and deleting from it: nothing is lost without a word, and the form stays. */
import type { Page } from "playwright-core";
import { copy, paste, WORD } from "../support/clipboard";
import { editorForTests, type Form } from "../support/form-editor";

const editor = editorForTests({ keepsTab: true });

const PATH = "blog/noch-im-ofen.md";
const FRONT = /^---\n[^]*?\n---\n/;

const saved = (): string => editor.read(PATH).replace(FRONT, "").trim();

const textOf = (page: Page) => page.locator(".text-editor [contenteditable=true]").first();

/** No person types faster. */
const BETWEEN_KEYS = { delay: 20 };

/** Opens the form with a text, and puts the caret behind words of it. */
const opened = async (markdown: string, words: string): Promise<Form> => {
  editor.write(PATH, `${FRONT.exec(editor.read(PATH))?.[0] ?? ""}\n${markdown}\n`);
  const form = await editor.newForm();
  await form.open("blog", "noch-im-ofen");
  await textOf(form.page).getByText(words).first().click(BETWEEN_KEYS);
  await form.page.keyboard.press("End", BETWEEN_KEYS);
  return form;
};

const saveIn = async (form: Form): Promise<string> => {
  await form.save();
  await form.saved();
  return saved();
};

const typeSlowly = ({ page }: Form, text: string): Promise<void> => page.keyboard.type(text, BETWEEN_KEYS);

const press = async ({ page }: Form, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key, BETWEEN_KEYS);
};

/** The form is still there, and nothing leads to a public tracker. */
const expectWhole = async ({ page }: Form): Promise<void> => {
  expect(await page.getByText("open an issue").count()).toBe(0);
  expect(await page.locator("a[href*='/issues']").count()).toBe(0);
  expect(await textOf(page).isVisible()).toBe(true);
};

test("Word's title, bold, bullets, steps, table and link arrive as Markdown", async () => {
  const form = await opened("Before.\n\nAfter.", "Before.");
  await paste(form.page, WORD);
  await textOf(form.page).getByText("Second bullet").waitFor();
  await expectWhole(form);
  expect(await saveIn(form)).toBe(
    [
      "Before.",
      "## Opening hours",
      "We open **early**, _always_.",
      "- First bullet\n  - Inner bullet\n- Second bullet",
      "1. Step one",
      "| Day | Calls |\n| :-- | :---- |\n| Mon | 4     |",
      "[More](https://example.com/more)",
      "After.",
    ].join("\n\n"),
  );
});

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Prices</span></h1>
<p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-weight:400;"> and </span><span style="font-style:italic;">slanted</span><span style="font-weight:400;"> words.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>one below</span></p></li></ul></ul>
<div dir="ltr"><table><colgroup><col width="100" /><col /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700;">Plan</span></p></td><td><p><span>Price</span></p></td></tr><tr><td colspan="2"><p><span>All</span></p></td></tr></tbody></table></div></b>`;

test("Google Docs' headings, bold, nested lists and tables arrive, also with a merged cell", async () => {
  const form = await opened("Before.", "Before.");
  await paste(form.page, GOOGLE);
  await textOf(form.page).getByText("one below").waitFor();
  expect(await saveIn(form)).toBe(
    [
      "Before.",
      "## Prices",
      "**Bold** and _slanted_ words.",
      "- one\n  - one below",
      "| Plan | Price |\n| :--- | :---- |\n| All  |       |",
    ].join("\n\n"),
  );
});

const PICTURES = [
  [
    "a web page",
    '<p>Copied <img src="https://example.com/a.png" alt="A chart"> and more.</p>',
    "A chart",
    "Copied and more.",
  ],
  [
    "Word",
    `<p class=MsoNormal>Text</p><p><img width=200 height=100 src="file:///C:/image001.png"></p>`,
    "number 1",
    "Text",
  ],
  [
    "Google Docs",
    `<b style="font-weight:normal"><p><span><span><img src="blob:https://docs.google.com/1" width="100" height="100"></span></span></p><p>Below</p></b>`,
    "number 1",
    "Below",
  ],
  [
    "a link",
    '<p><a href="https://example.com"><img src="https://example.com/logo.png"></a> Text</p>',
    "number 1",
    "Text",
  ],
  [
    "a table",
    '<table><tr><td>a</td><td><img src="https://example.com/c.png" alt="C"></td></tr><tr><td>b</td><td>c</td></tr></table>',
    "C",
    "b",
  ],
] as const;

test("pasting a picture from any program keeps the form and the words, and names the picture", async () => {
  const form = await opened("Before.", "Before.");
  for (const [, html, name, words] of PICTURES) {
    await paste(form.page, html);
    await expectWhole(form);
    for (const part of [`[fill in] picture: ${name}`, ...words.split(" ")])
      await textOf(form.page).filter({ hasText: part }).waitFor();
    await form.page.keyboard.press("ControlOrMeta+Z");
    await expectWhole(form);
    await textOf(form.page).filter({ hasNotText: "[fill in]" }).waitFor();
  }
});

test("a file on the clipboard and an empty paste change nothing", async () => {
  const form = await opened("Before.", "Before.");
  for (const html of ["<style>p{}</style>", "<!-- nothing -->", "<script>alert(1)</script>", "<p></p>", " "]) {
    await copy(form.page, { "text/html": html });
    await form.page.keyboard.press("ControlOrMeta+V");
    await expectWhole(form);
  }
  expect((await textOf(form.page).textContent())?.trim()).toBe("Before.");
});

test.each([
  ["a list", "- one\n- two\n\nAfter.", "one", "<ul><li>new</li></ul>", "- one\n  - new\n- two\n\nAfter."],
  [
    "a sentence",
    "One sentence here.\n\nAfter.",
    "One",
    "<p>and <strong>more</strong></p>",
    "One sentence here.and **more**\n\nAfter.",
  ],
  [
    "a table",
    "| a | b |\n| --- | --- |\n| c | d |",
    "c",
    "<p>x</p><p>y</p>",
    "| a    | b |\n| ---- | - |\n| cx y | d |",
  ],
  ["a quotation", "> quoted\n\nAfter.", "quoted", "<p>x</p><p>y</p>", "> quoted\n>\n> x\n>\n> y\n\nAfter."],
  [
    "an empty text",
    "a",
    "a",
    "<table><tr><td>k</td><td>v</td></tr><tr><td>1</td><td>2</td></tr></table>",
    "a\n\n| k  | v  |\n| :- | :- |\n| 1  | 2  |",
  ],
])("pasting into %s", async (_, markdown, words, html, expected) => {
  const form = await opened(markdown, words);
  await paste(form.page, html);
  await expectWhole(form);
  expect(await saveIn(form)).toBe(expected);
});

test.each([
  [
    "a table without a header row",
    "<table><tr><td>12</td><td><ul><li>a</li><li>b</li></ul></td></tr><tr><td>14</td><td>15</td></tr></table>",
    "| 12 | a b |\n| :- | :-- |\n| 14 | 15  |",
  ],
  [
    "lists of Word on the web",
    `<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>Outer</p></li></ul></div><div class="ListContainerWrapper"><ol start="3"><li data-aria-level="2"><p>Inner</p></li></ol></div><p><u>under</u></p>`,
    "- Outer\n\n  3. Inner",
  ],
])("%s arrives", async (_, html, expected) => {
  const form = await opened("Before.", "Before");
  await form.page.keyboard.press("Enter");
  await paste(form.page, html);
  expect(await saveIn(form)).toContain(expected);
});

/** Steps that failed in Decap CMS (#7123, #7561, #7699), and their relatives. */
test.each([
  ["a link at the end of a bullet", "- a\n- [b](/blog).\n- c", "b", ["End", "Backspace", "Backspace"]],
  ["a link that is a bullet", "- a\n- [b](/blog)\n- c", "b", ["End", "Backspace", "Backspace", "Backspace"]],
  ["a line break in a bullet", "- a\n- b", "b", ["End", "Shift+Enter", "Backspace", "Backspace", "Backspace"]],
  [
    "words after a line break in a bullet",
    "- a\n- b",
    "b",
    ["End", "Shift+Enter", "x", "Backspace", "Backspace", "Backspace", "Backspace"],
  ],
  ["a bold bullet", "- **a**\n- **b**\n- c", "b", ["End", "Backspace", "Backspace", "Backspace"]],
  [
    "a link in an inner bullet",
    "- a\n  - [b](/blog).\n- c",
    "b",
    ["End", "Backspace", "Backspace", "Backspace", "Backspace"],
  ],
  ["a link in a numbered step", "1. a\n2. [b](/blog).", "b", ["End", "Backspace", "Backspace", "Backspace"]],
  [
    "a link in a paragraph",
    "One.\n\n[b](/blog).\n\nTwo.",
    "b",
    ["End", "Backspace", "Backspace", "Backspace", "Backspace"],
  ],
  [
    "the last bullets of several",
    "One.\n\n- a\n- b\n- c\n\nTwo.",
    "a",
    ["Home", "Shift+ArrowDown", "Shift+ArrowDown", "Backspace", "Backspace"],
  ],
  ["a bullet with two paragraphs", "- a\n\n  second\n- b", "second", ["Home", "Backspace", "Backspace", "Backspace"]],
  [
    "everything",
    "- a\n- [b](/blog)\n\n| x | y |\n| --- | --- |\n| 1 | 2 |",
    "a",
    ["ControlOrMeta+A", "Backspace", "Backspace"],
  ],
])("deleting %s keeps the form", async (_, markdown, words, keys) => {
  const form = await opened(markdown, words);
  await press(form, keys);
  await expectWhole(form);
  await press(form, ["End"]);
  await typeSlowly(form, "typed");
  await expectWhole(form);
  expect(await saveIn(form)).toContain("typed");
});

test("deleting at the edges of a table's cell leaves the table whole", async () => {
  const form = await opened("| a | b |\n| --- | --- |\n| cell | d |", "cell");
  await press(form, ["Delete", "Enter", "Home", "Backspace", "Backspace"]);
  await typeSlowly(form, "x");
  expect(await saveIn(form)).toBe("| a     | b |\n| ----- | - |\n| xcell | d |");
});

test("a text that the editor cannot show becomes Markdown, with all that was typed", async () => {
  const form = await opened("Before.", "Before.");
  await typeSlowly(form, " More.");
  await form.page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (name === "h2") throw new Error("There are no headings.");
      return create(name);
    };
  });
  await form.page.getByRole("button", { name: "Heading", exact: true }).click();
  await form.page
    .getByRole("status")
    .getByText(/shown as Markdown/)
    .waitFor();
  expect(await form.page.getByLabel("Text as Markdown").inputValue()).toContain("## Before. More.");
  expect(await form.page.locator("a[href*='/issues']").count()).toBe(0);
});

describe("a date", () => {
  const date = (page: Page) => page.getByLabel("Date", { exact: true }).first();
  const saveDate = async (form: Form): Promise<string | undefined> => {
    await form.save();
    await form.saved();
    return /^date: (.*)$/m.exec(editor.read(PATH))?.[1];
  };

  test("is typed by the keyboard, year included, over an old one and into an empty field", async () => {
    const form = await opened("Text.", "Text.");
    await date(form.page).focus();
    await form.page.keyboard.type("11252025");
    expect(await saveDate(form)).toMatch(/^"?2025-11-25"?$/);
    await date(form.page).focus();
    await form.page.keyboard.press("Backspace");
    await form.page.locator(".field-problem").getByText("is empty").waitFor();
    await form.page.keyboard.type("12032024");
    expect(await saveDate(form)).toMatch(/^"?2024-12-03"?$/);
  });

  test.each(["1907", "0026", "2199"])("in the year %s is refused at its field, and not saved", async (year) => {
    const form = await opened("Text.", "Text.");
    const before = editor.read(PATH);
    await date(form.page).fill(`${year}-12-03`);
    await form.page.getByLabel("Title", { exact: true }).first().focus();
    await form.page.locator(".field-problem").getByText("write a year from 1990 to 2100").waitFor();
    await form.save();
    await form.page.getByRole("alert").filter({ hasText: "Not saved" }).getByText(/year/).first().waitFor();
    expect(editor.read(PATH)).toBe(before);
  });
});
