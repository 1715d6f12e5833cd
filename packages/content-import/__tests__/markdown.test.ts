/** HTML of older sites and of the clipboard as Markdown. */
import { parseHtml } from "../html/parse";
import { treeToMarkdown } from "../html-to-markdown";

const markdown = (html: string, isNotes = false): string =>
  treeToMarkdown(parseHtml(html), {
    isNotes,
    note: () => undefined,
    addresses: {
      picture: (url) => (url.endsWith("gone.jpg") ? undefined : `../media/blog/${url.split("/").at(-1)}`),
      link: (url) => (url.startsWith("/gone") ? undefined : url),
      altOf: () => undefined,
    },
  });

test.each([
  ["levels of headings", "<h1>One</h1><h4>Two</h4><h2>Three</h2>", "## One\n\n### Two\n\n## Three"],
  ["signs of Markdown", "<p>1. no list</p><p>5 * 3 = a_b &amp; R&D</p>", "1\\. no list\n\n5 \\* 3 = a_b & R&D"],
  ["emphasis that can be read", "<b> a </b>x <b>b:</b>c <i>d</i>e", "**a** x b:c *d*e"],
  ["emphasis that touches", "<b>a</b><b>b</b> <b><b>c</b></b>", "**ab** **c**"],
  ["two numbered lists", "<ol><li>a</ol><ol><li>b</ol>", "1. a\n\n1) b"],
  ["an inner list", '<ul><li>a<ol start="3"><li>b</ol></ul>', "- a\n  3. b"],
  ["line ends", "a<br>b<br><br>c<p>&nbsp;</p>", "a\\\nb\n\nc"],
  [
    "a table's foot",
    "<table><tfoot><tr><td>S<td>2</tfoot><tbody><tr><th>A<th>B</table>",
    "| A | B |\n| - | - |\n| S | 2 |",
  ],
  ["wide cells", "<table><tr><th>A<th>B<tr><td colspan=2>x<br>y</table>", "| A | B |\n| - | - |\n| x y | |"],
  [
    "a caption",
    '<figure><img src="a.jpg" alt="A desk"><figcaption>Noon</figcaption></figure>',
    "![A desk](../media/blog/a.jpg)\n\n*Noon*",
  ],
  ["a missing picture", '<img src="gone.jpg" alt="A desk">', "*A desk*"],
  ["an emoji", 'Done <img src="x.svg" alt="🎉"> <img src="y.svg" alt="🇩🇪">', "Done 🎉 🇩🇪"],
  [
    "a film",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "<https://www.youtube.com/watch?v=dQw4w9WgXcQ>",
  ],
  ["a typed mail address", "To dana_roe@x.example.", "To <dana_roe@x.example>."],
  [
    "a typed URL",
    "See http://old.example/a_b_c, www.a_b.example.",
    "See <http://old.example/a_b_c>, [www.a_b.example](https://www.a_b.example).",
  ],
  ["brackets of an author", "3 < 4 <dana@x.example>", "3 < 4 <dana@x.example>"],
  ["a link that leads nowhere", '<a href="/gone">there</a>', "there"],
  [
    "a link to a heading",
    '<a href="#x">Next</a><h2 id="x">A heading</h2>',
    "[Next](#section-a-heading)\n\n## A heading",
  ],
  ["braces", "Fill {name} in", "Fill `{name}` in"],
  ["raised numbers", "10<sup>6</sup> 5<sup>th</sup>", "10⁶ 5th"],
  [
    "a footnote",
    '<p>a<sup><a href="#n">1</a></sup></p><hr><ol><li id="n">b <a href="#r">↩</a></li></ol>',
    "a[^1]\n\n---\n\n[^1]: b",
  ],
  ["terms", "<dl><dt>Term<dd>Meaning</dl>", "**Term**\n\nMeaning"],
])("%s", (_, html, expected) => expect(markdown(html)).toBe(expected));

test("show notes are paragraphs, links, lists and emphasis alone", () =>
  expect(markdown("<h2>A</h2><blockquote>b</blockquote><table><tr><td>c<td>d</table><pre>e</pre><hr>{f}", true)).toBe(
    "**A**\n\nb\n\nc d\n\ne\n\n(f)",
  ));
