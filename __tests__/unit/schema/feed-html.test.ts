/** A text as feeds have it. */
import type { ElementContent } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import toHtml from "hast-util-to-html";
import { withDownloads } from "../../../src/gatsby/schema/html/downloads";
import { asFeedHtml } from "../../../src/gatsby/schema/html/feed-html";
import { withPlainPictures } from "../../../src/gatsby/schema/html/pictures";
import { withScrollingTables } from "../../../src/gatsby/schema/html/tables";
import { withFacts } from "../../../src/gatsby/schema/html/texts";
import { element, picturesIn, text, transform } from "../../../src/gatsby/schema/html/tree";
import { htmlOf, treeOf } from "../../support/rendered-markdown";

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 1200,
  height: 800,
  images: { sources: [], fallback: { src: "/static/a1/desk.jpg", srcSet: "", sizes: "" } },
};

const CHAIN = [
  withFacts({ name: "Example & Söhne" }),
  withDownloads(new Map([["price list.pdf", { url: "/static/b2/list.pdf", bytes: 1_234_567 }]]), { language: "en" }),
  withPlainPictures(new Map([["team/desk one.jpg", PICTURE]])),
  asFeedHtml("https://agency.example/blog/one"),
];

const inFeed = (markdown: string): string => htmlOf(markdown, ...CHAIN);
/** Elements that Markdown has no signs for. */
const elementsInFeed = (...children: ElementContent[]): string =>
  toHtml(transform({ type: "root", children }, ...CHAIN));

test.each([
  ["/contact", "https://agency.example/contact"],
  ["/services/paid-media#pricing", "https://agency.example/services/paid-media#pricing"],
  ["#section-two", "https://agency.example/blog/one#section-two"],
  ["https://other.example/a?b=1&c=2", "https://other.example/a?b=1&#x26;c=2"],
  ["mailto:hello@agency.example", "mailto:hello@agency.example"],
])("a link to %s becomes absolute", (href, whole) => {
  expect(inFeed(`[there](${href})`)).toBe(`<p><a href="${whole}">there</a></p>`);
});

test("a link to a file has the address of the served copy, and says what the file is", () => {
  expect(inFeed("[prices](../media/price%20list.pdf)").replace("\u00a0", " ")).toBe(
    '<p><a href="https://agency.example/static/b2/list.pdf">prices <small>(PDF, 1.2 MB)</small></a></p>',
  );
});

test("a disallowed link is replaced by its text", () => {
  expect(inFeed("Go [*over* there](javascript:alert).")).toBe("<p>Go <em>over</em> there.</p>");
});

test("a picture of content/media has its URL, size and text", () => {
  const markdown = '![A "desk" of {name}](../media/team/desk%20one.jpg)';
  expect(inFeed(markdown)).toBe(
    '<p><img src="https://agency.example/static/a1/desk.jpg" width="1200" height="800" alt="A &#x22;desk&#x22; of Example &#x26; Söhne"></p>',
  );
  expect(picturesIn(treeOf(`${markdown}\n\n${markdown}`))).toEqual(["team/desk one.jpg"]);
});

test("an external picture keeps its URL; a missing one is removed", () => {
  expect(inFeed("![](https://other.example/a.png)")).toBe('<p><img src="https://other.example/a.png" alt=""></p>');
  expect(inFeed("Two: ![Gone](../media/gone.jpg)![](../media/gone.jpg).")).toBe("<p>Two: .</p>");
});

test("classes, styles, ids and wrappers are removed", () => {
  expect(htmlOf("| a | b |\n|-|-:|\n| 1 | 2 |", withScrollingTables, ...CHAIN).replaceAll("\n", "")).toBe(
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
  expect(
    elementsInFeed(
      element("div", { className: ["wide"] }, [element("h2", { id: "a", style: "color:red" }, [text("A")])]),
      element("ol", { start: 3 }, [element("li", {}, [element("span", {}, [text("Three")])])]),
      element("td", { colSpan: 2, align: "right" }, [text("2")]),
    ),
  ).toBe('<h2>A</h2><ol start="3"><li>Three</li></ol><td colspan="2">2</td>');
});

test("scripts and frames are removed with their contents, and leave no blank lines", () => {
  expect(
    elementsInFeed(
      element("script", {}, [text("alert(1)")]),
      text("\n"),
      element("p", {}, [text("One")]),
      text("\n"),
      element("iframe", { src: "https://x.example" }),
      { type: "comment", value: "x" },
      text("\n"),
      element("p", {}, [text("Two")]),
      text("\n"),
    ),
  ).toBe("<p>One</p>\n<p>Two</p>");
});

test("text is escaped, and placeholders are filled in", () => {
  expect(inFeed('"{name}" \\< 5 & `</script>` ]]> 🥐 خبز')).toBe(
    '<p>"Example &#x26; Söhne" &#x3C; 5 &#x26; <code>&#x3C;/script></code> ]]> 🥐 خبز</p>',
  );
});
