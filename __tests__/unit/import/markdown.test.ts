/** HTML of older sites as Markdown. */
import { toMarkdown, withParagraphs } from "../../../src/import/markdown";
import { withoutShortcodes } from "../../../src/import/shortcodes";

const notes: string[] = [];
beforeEach(() => void notes.splice(0));

const markdown = (html: string, isNotes = false): string =>
  toMarkdown(html, {
    isNotes,
    note: (message) => void notes.push(message),
    addresses: {
      picture: (address) => (address.endsWith("gone.jpg") ? undefined : `../media/blog/${address.split("/").at(-1)}`),
      link: (address) => (address.startsWith("/gone") || address.startsWith("#") ? undefined : address),
      altOf: (address) => (address.endsWith("titled.jpg") ? "The oven at dawn" : undefined),
    },
  });

test.each([
  ["<h1>One</h1><h4>Two</h4><h2>Three</h2><p>x</p>", "## One\n\n### Two\n\n### Three\n\nx"],
  ["<h3><strong>Bold</strong><br>heading</h3>", "## Bold heading"],
  ["<p>5 * 3 = [x] _y_</p>", "5 \\* 3 = \\[x\\] \\_y\\_"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", "- a\n    - b"],
  ["<p><del>old</del> <b> spaced </b>end</p>", "~~old~~ **spaced** end"],
  ["<p>Fill {name} in, not <code>{this}</code>.</p>", "Fill `{name}` in, not `{this}`."],
  ["<dl><dt>Term</dt><dd>Meaning</dd></dl>", "**Term**\n\nMeaning"],
  ["<p>a\u200bb\u00ad</p><p>&nbsp;</p><p>c</p>", "ab\n\nc"],
])("%s", (html, expected) => {
  expect(markdown(html).replace(/- {3}/g, "- ")).toBe(expected);
});

test("a table keeps its cells on one line each, with a head", () => {
  const rows = markdown(
    "<table><tr><td><p>a</p><p>b</p></td><td>1 | 2<br>3</td></tr><tr><td>c</td><td>4</td></tr></table>",
  ).split("\n");
  expect(rows.map((row) => row.replace(/[\s|:-]+/g, " ").trim()).filter(Boolean)).toEqual(["a b 1 \\ 2 3", "c 4"]);
  expect(rows.some((row) => /^\| ?-/.test(row))).toBe(true);
});

test.each([
  ['<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>'],
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>',
  ],
  ["<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>"],
])("a film becomes its address, alone in a paragraph: %s", (html) => {
  expect(markdown(`<p>Before</p>${html}<p>after</p>`)).toBe(
    "Before\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nafter",
  );
});

test("pictures keep their words, or get those that are known; what is missing is reported", () => {
  expect(
    markdown(
      '<figure><a href="https://old.example/big.jpg"><img src="https://old.example/a.jpg" alt="A loaf"></a><figcaption>Our <b>best</b></figcaption></figure>' +
        '<p><img src="titled.jpg"><img src="none.jpg" alt="IMG_1.jpg"><img src="gone.jpg" alt="x"></p>',
    ),
  ).toBe(
    "![A loaf](../media/blog/a.jpg)\n\n_Our **best**_\n\n![The oven at dawn](../media/blog/titled.jpg)![[fill in] what the picture shows](../media/blog/none.jpg)",
  );
  expect(notes).toEqual([
    expect.stringMatching(/titled.jpg had no alternative text/),
    expect.stringMatching(/none.jpg has no alternative text/),
    expect.stringMatching(/gone.jpg was left out/),
  ]);
});

test("a link to a page that is not here leaves its words, and says so", () => {
  expect(markdown('<p><a href="/gone">words</a>, <a href="/contact">contact</a>, <a href="#top">up</a></p>')).toBe(
    "words, [contact](/contact), up",
  );
  expect(notes).toHaveLength(2);
});

test("scripts, forms and frames are left out, and forms and frames are reported", () => {
  expect(
    markdown('<script>alert(1)</script><form><input></form><iframe src="https://maps.example/x"></iframe><p>x</p>'),
  ).toBe("x");
  expect(notes.join("\n")).toMatch(/https:\/\/maps\.example\/x/);
  expect(notes.join("\n")).toMatch(/form/);
});

test("show notes have paragraphs, links and lists alone", () => {
  expect(markdown('<h2>Links</h2><blockquote><p>Said</p></blockquote><p><img src="a.jpg"></p><hr><p>x</p>', true)).toBe(
    "**Links**\n\nSaid\n\nx",
  );
});

test("texts of the classic editor get paragraphs, and keep code as it is", () => {
  expect(
    markdown(withParagraphs("One\ntwo\n\n<b>Three</b>\n<ul>\n<li>x</li>\n</ul>\nFour\n\n<pre>a\n\nb</pre>")).replace(
      /- {3}/g,
      "- ",
    ),
  ).toBe("One  \ntwo\n\n**Three**\n\n- x\n\nFour\n\n```\na\n\nb\n```");
});

test("shortcodes become what the site has, and the rest goes with a note", () => {
  const said: string[] = [];
  const text = withoutShortcodes(
    '[caption id="a"]<img src="a.jpg"> Words[/caption] [gallery ids="1, 2"] [embed]https://vimeo.com/1[/embed] [contact-form-7 id="3"] [tabs][tab title="x"]inner[/tab][/tabs] [sic] [[gallery]] <code>[audio]</code>',
    { imageOf: (id) => `<img src="${id}.jpg">`, ownImages: [], note: (message) => void said.push(message) },
  );
  expect(text.replace(/\s+/g, " ").trim()).toBe(
    '<figure><img src="a.jpg"> <figcaption>Words</figcaption></figure> <figure><img src="1.jpg"></figure> <figure><img src="2.jpg"></figure> <p><a href="https://vimeo.com/1">https://vimeo.com/1</a></p> inner [sic] [gallery] <code>[audio]</code>',
  );
  expect(said.join("\n")).toMatch(/\[contact-form-7\]/);
  expect(said.join("\n")).toMatch(/\[tab\]/);
});
