import { feedHtml, mediaIn, type HtmlNode } from "../../../src/gatsby/outputs/feeds/article-html";

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
      pictures: new Map([["team/desk one.jpg", { src: "/static/a1/desk.jpg", width: 1200, height: 800 }]]),
    },
  );

test.each([
  ["/contact", "https://agency.example/contact"],
  ["/services/paid-media#pricing", "https://agency.example/services/paid-media#pricing"],
  ["#section-two", "https://agency.example/blog/one#section-two"],
  ["https://other.example/a?b=1&c=2", "https://other.example/a?b=1&amp;c=2"],
  ["mailto:hello@agency.example", "mailto:hello@agency.example"],
])("a link to %s has a whole address", (href, whole) => {
  expect(html(element("a", { href }, "there"))).toBe(`<a href="${whole}">there</a>`);
});

test("of a link that a reader must not follow, the words stay", () => {
  expect(html(element("a", { href: "javascript:alert(1)" }, "there"))).toBe("there");
});

test("a picture from content/media has the address, the size and the words that it has on the site", () => {
  expect(html(element("img", { src: "../media/team/desk%20one.jpg", alt: 'A "desk"', className: ["wide"] }))).toBe(
    '<img src="https://agency.example/static/a1/desk.jpg" width="1200" height="800" alt="A &quot;desk&quot;">',
  );
  expect(mediaIn(element("p", {}, element("img", { src: "../media/team/desk%20one.jpg" })))).toEqual([
    "team/desk one.jpg",
  ]);
});

test("a picture elsewhere keeps its address; one that the site does not have is left out", () => {
  expect(html(element("img", { src: "https://other.example/a.png", alt: "" }))).toBe(
    '<img src="https://other.example/a.png" alt="">',
  );
  expect(html(element("img", { src: "../media/gone.jpg", alt: "Gone" }))).toBe("");
});

test("nothing of the site's design goes along: no classes, styles, ids or wrappers", () => {
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

test("neither scripts nor frames go along, nor what is in them", () => {
  expect(
    html(element("script", {}, "alert(1)"), element("iframe", { src: "https://x.example" }), element("p", {}, "Text")),
  ).toBe("<p>Text</p>");
});

test("text stays text, whatever characters it has, and names in braces are filled in", () => {
  expect(html(element("p", {}, '"{name}" < 5 & </script> ]]> 🥐 خبز'))).toBe(
    "<p>&quot;Example &amp; Söhne&quot; &lt; 5 &amp; &lt;/script&gt; ]]&gt; 🥐 خبز</p>",
  );
});
