/** Links to files of content/media. */
import { withDownloads } from "../../../src/gatsby/schema/html/downloads";
import { linkedFilesIn } from "../../../src/gatsby/schema/html/tree";
import { htmlOf, treeOf } from "../../support/rendered-markdown";

const LINK = '[our *prices*](../media/prices/list%202.pdf "All")';
const FILES = new Map([["prices/list 2.pdf", { url: "/static/a1/list 2.pdf", bytes: 1_234_567 }]]);

test.each([
  ["en-US", null, "(PDF, 1.2 MB)"],
  ["de-DE", null, "(PDF, 1,2 MB)"],
  ["fr-FR", "– {type}, {size}", "– PDF, 1,2 Mo"],
])("a link leads to the served copy, and says its type and size: %s", (language, form, words) => {
  const html = htmlOf(`See ${LINK}.`, withDownloads(FILES, { language, form }));
  expect(html.replace(/[\u00a0\u202f]/g, " ")).toBe(
    `<p>See <a href="/static/a1/list%202.pdf" title="All">our <em>prices</em> <small>${words}</small></a>.</p>`,
  );
});

test("a link into the file keeps the page that it opens at", () => {
  const html = htmlOf("[x](../../media/prices/list%202.pdf#page=3)", withDownloads(FILES, { language: "en" }));
  expect(html).toContain('"/static/a1/list%202.pdf#page=3"');
});

test("the files of a text are found once each, and other links are left alone", () => {
  const text = `${LINK}, ${LINK}, [x](/contact), ![](../media/a.jpg)`;
  expect(linkedFilesIn(treeOf(text))).toEqual(["prices/list 2.pdf"]);
  expect(htmlOf("[x](/contact)", withDownloads(FILES, { language: "en" }))).toBe('<p><a href="/contact">x</a></p>');
});
