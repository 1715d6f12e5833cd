import { feedHtml, linkedMediaIn, mediaIn, type HtmlNode } from "../../../src/gatsby/outputs/feeds/article-html";

const element = (
  tagName: string,
  properties: Record<string, unknown>,
  ...children: (HtmlNode | string)[]
): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});

const html = (...children: HtmlNode[]): string =>
  feedHtml(
    { type: "root", children },
    {
      url: "https://agency.example/blog/one",
      facts: { name: "Example & Söhne" },
      files: new Map([["price list.pdf", { url: "/static/b2/list.pdf", words: "(PDF, 1.2 MB)" }]]),
      pictures: new Map([["team/desk one.jpg", { src: "/static/a1/desk.jpg", width: 1200, height: 800 }]]),
    },
  );

test.each([
  ["/contact", "https://agency.example/contact"],
  ["/services/paid-media#pricing", "https://agency.example/services/paid-media#pricing"],
  ["#section-two", "https://agency.example/blog/one#section-two"],
  ["https://other.example/a?b=1&c=2", "https://other.example/a?b=1&amp;c=2"],
  ["mailto:hello@agency.example", "mailto:hello@agency.example"],
])("a link to %s becomes absolute", (href, whole) => {
  expect(html(element("a", { href }, "there"))).toBe(`<a href="${whole}">there</a>`);
});

test("a link to a file has the address of the served copy, and says what the file is", () => {
  const link = element("a", { href: "../media/price%20list.pdf" }, "prices");
  expect(html(link)).toBe('<a href="https://agency.example/static/b2/list.pdf">prices (PDF, 1.2 MB)</a>');
  expect(linkedMediaIn(element("p", {}, link))).toEqual(["price list.pdf"]);
});

test("a disallowed link is replaced by its text", () => {
  expect(html(element("a", { href: "javascript:alert(1)" }, "there"))).toBe("there");
});

test("a picture of content/media has its URL, size and text", () => {
  expect(html(element("img", { src: "../media/team/desk%20one.jpg", alt: 'A "desk"', className: ["wide"] }))).toBe(
    '<img src="https://agency.example/static/a1/desk.jpg" width="1200" height="800" alt="A &quot;desk&quot;">',
  );
  expect(mediaIn(element("p", {}, element("img", { src: "../media/team/desk%20one.jpg" })))).toEqual([
    "team/desk one.jpg",
  ]);
});

test("an external picture keeps its URL; a missing one is removed", () => {
  expect(html(element("img", { src: "https://other.example/a.png", alt: "" }))).toBe(
    '<img src="https://other.example/a.png" alt="">',
  );
  expect(html(element("img", { src: "../media/gone.jpg", alt: "Gone" }))).toBe("");
});

test("classes, styles, ids and wrappers are removed", () => {
  expect(
    html(
      element(
        "div",
        { className: ["table-scroll"], tabIndex: 0 },
        element("h2", { id: "section-a", style: "color:red" }, "A"),
      ),
      element("ol", { start: 3 }, element("li", {}, "Three")),
      element("td", { colSpan: 2, align: "right" }, "2"),
    ),
  ).toBe('<h2>A</h2><ol start="3"><li>Three</li></ol><td colspan="2">2</td>');
});

test("scripts and frames are removed with their contents", () => {
  expect(
    html(element("script", {}, "alert(1)"), element("iframe", { src: "https://x.example" }), element("p", {}, "Text")),
  ).toBe("<p>Text</p>");
});

test("text is escaped, and placeholders are filled in", () => {
  expect(html(element("p", {}, '"{name}" < 5 & </script> ]]> 🥐 خبز'))).toBe(
    "<p>&quot;Example &amp; Söhne&quot; &lt; 5 &amp; &lt;/script&gt; ]]&gt; 🥐 خبز</p>",
  );
});
