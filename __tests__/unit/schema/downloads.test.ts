/** Links to files of content/media. */
import { describeFiles, linkedFiles, withDownloads } from "../../../src/gatsby/schema/resolvers/downloads";

const LINK = '<a href="../media/prices/list%202.pdf" title="All">our <em>prices</em></a>';
const FILES = new Map([["prices/list 2.pdf", { url: "/static/a1/list 2.pdf", bytes: 1_234_567 }]]);

test.each([
  ["en-US", null, "(PDF, 1.2 MB)"],
  ["de-DE", null, "(PDF, 1,2 MB)"],
  ["fr-FR", "– {type}, {size}", "– PDF, 1,2 Mo"],
])("a link leads to the served copy, and says its type and size: %s", (language, form, words) => {
  const html = withDownloads(`<p>See ${LINK}.</p>`, describeFiles(FILES, { language, form }));
  expect(html.replace(/[\u00a0\u202f]/g, " ")).toBe(
    `<p>See <a href="/static/a1/list%202.pdf" title="All">our <em>prices</em> <small>${words}</small></a>.</p>`,
  );
});

test("a link into the file keeps the page that it opens at", () => {
  const html = '<a href="../../media/prices/list%202.pdf#page=3">x</a>';
  expect(withDownloads(html, describeFiles(FILES, { language: "en" }))).toContain("/static/a1/list%202.pdf#page=3");
});

test("the files of a text are found once each, and other links are left alone", () => {
  expect(linkedFiles(`${LINK}${LINK}<a href="/contact">x</a><img src="../media/a.jpg">`)).toEqual([
    "prices/list 2.pdf",
  ]);
  expect(withDownloads('<a href="/contact">x</a>', new Map())).toBe('<a href="/contact">x</a>');
});
