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
  [
    "<p>01.<br>one</p><p>+</p><p>##</p><p>2)</p><p>3.<b> three</b></p>",
    "01\\.  \none\n\n\\+\n\n\\##\n\n2\\)\n\n3\\. **three**",
  ],
  ["<p>5 * 3 = [x] _y_</p>", "5 \\* 3 = \\[x\\] \\_y\\_"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", "- a\n    - b"],
  ['<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', "- a\n\n    3.  b\n- c"],
  ["<p><del>old</del> <b> spaced </b>end</p>", "~~old~~ **spaced** end"],
  ["<p>Fill {name} in, not <code>{this}</code>.</p>", "Fill `{name}` in, not `{this}`."],
  ["<p>Hello {{name}}</p>", "Hello {{name}}"],
  [
    '<p>Mark {M.E.S.}, <em>{album de famille} one</em>, {} and <a href="/x/{id}">it</a></p>',
    "Mark `{M.E.S.}`, _`{album de famille}` one_, `{}` and [it](/x/%7Bid%7D)",
  ],
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

test("a cell that spans others keeps them in their columns", () => {
  const table =
    '<table><tr><th>A</th><th colspan="2">B</th></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>';
  const rows = markdown(table).split("\n");
  expect(
    rows.map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.replace(/-+/, "-").trim()),
    ),
  ).toEqual([
    ["A", "B", ""],
    ["-", "-", "-"],
    ["1", "2", "3"],
    ["", "4", "5"],
  ]);
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

test("pictures keep their words, or get those that are known; those of a picture that is not here stay", () => {
  expect(
    markdown(
      '<figure><a href="https://old.example/big.jpg"><img src="https://old.example/a.jpg" alt="A loaf"></a><figcaption>Our <b>best</b><br></figcaption></figure>' +
        '<p><img src="titled.jpg"><img src="none.jpg" alt="IMG_1.jpg"><img src="gone.jpg" alt="the oven"><img src="17-dsc_04gone.jpg" alt="DSC_04"><img src="gone.jpg" alt="__"></p>',
    ),
  ).toBe(
    "![A loaf](../media/blog/a.jpg)\n\n_Our **best**_\n\n![The oven at dawn](../media/blog/titled.jpg)![[fill in] what the picture shows](../media/blog/none.jpg) _the oven_",
  );
  expect(notes).toEqual([
    expect.stringMatching(/titled.jpg had no alternative text/),
    expect.stringMatching(/none.jpg has no alternative text/),
  ]);
});

test.each([
  [
    "data-lazy-src",
    '<img src="data:image/gif;base64,R0" data-lazy-src="a.jpg" alt="A loaf"><noscript><img src="a.jpg" alt="A loaf"></noscript>',
  ],
  ["noscript", '<noscript><img src="a.jpg" alt="A loaf"></noscript>'],
  ["srcset", '<img srcset="a.jpg 300w, b.jpg 600w" alt="A loaf">'],
])("a picture that a script loads later is found once: %s", (_, html) => {
  expect(markdown(`<p>${html}</p>`)).toBe("![A loaf](../media/blog/a.jpg)");
});

test("a link to a page that is not here leaves its words; one to a heading of the text leads there", () => {
  expect(
    markdown(
      '<h2 id="faq">Ärger, Öl</h2><p><a href="/gone">words</a>, <a href="/contact">contact</a>, <a href="#top">up</a>, <a href="#faq">down</a></p>',
    ),
  ).toBe("## Ärger, Öl\n\nwords, [contact](/contact), up, [down](#section-arger-ol)");
});

test("scripts and forms are left out; frames and recordings of other hosts become links", () => {
  expect(
    markdown(
      '<script>alert(1)</script><form><input></form><iframe src="https://maps.example/x" title="The way"></iframe><audio controls><source src="https://host.example/one.mp3"></audio><p>x</p>',
    ),
  ).toBe("[The way](https://maps.example/x)\n\n[one.mp3](https://host.example/one.mp3)\n\nx");
});

test.each([
  ["H<sub>2</sub>O, m<sup>2</sup>, the 10<sup>th</sup>, x<sub>max</sub>", "H₂O, m², the 10th, xₘₐₓ"],
  ["<q>It rang, <q>twice</q></q>", "“It rang, ‘twice’”"],
  ["<address>1 Main St<br>Norfolk</address>", "1 Main St  \nNorfolk"],
  ["<blockquote><p>It rang.</p><cite>A <b>baker</b></cite></blockquote>", "> It rang.\n> \n> — A **baker**"],
  ['<abbr title="search engine optimization">SEO</abbr>', "SEO (search engine optimization)"],
  ["<pre>one<br>two<br><br>three</pre>", "```\none\ntwo\n\nthree\n```"],
  ["a<em>b</em>c and <b>(d)</b>e", "a*b*c and (d)e"],
  ['<a href="/contact"><h3>Call <b>us</b></h3><p>today</p></a>', "## [Call us](/contact)\n\n[today](/contact)"],
  ["<strong><p>a</p><p>b</p></strong>", "**a**\n\n**b**"],
  ["Write to Dana <dana@old.example>, if a<b, or &lt;b&gt;", "Write to Dana \\<dana@old.example>, if a\\<b, or \\<b>"],
  ['one<br="">two', "one  \ntwo"],
  [
    "https://example.org/_a_(b) and &amp;amp;",
    "[https://example.org/\\_a\\_(b)](https://example.org/_a_\\(b\\)) and \\&amp;",
  ],
])("%s keeps its meaning", (html, expected) => {
  expect(markdown(/^<(?:p|pre|address|a|strong|blockquote)\b/.test(html) ? html : `<p>${html}</p>`)).toBe(expected);
});

test.each([
  [
    "of the block editor",
    '<p>Nine<sup data-fn="u-1" class="fn"><a href="#u-1" id="u-1-link">1</a></sup> of ten.</p><ol><li id="u-1">Counted <b>twice</b>. <a href="#u-1-link">↩︎</a></li></ol>',
  ],
  [
    "of a word processor",
    '<p>Nine<a href="#_ftn1" name="_ftnref1">[1]</a> of ten.</p><hr><p><a href="#_ftnref1" name="_ftn1">[1]</a> Counted <b>twice</b>.</p>',
  ],
  ["of a plugin", "<p>Nine<x-note>Counted <b>twice</b>.</x-note> of ten.</p>"],
])("footnotes %s are footnotes", (_, html) => {
  expect(
    markdown(html)
      .replace("---\n\n", "")
      .replace(/\n\n---/, ""),
  ).toBe("Nine[^1] of ten.\n\n[^1]: Counted **twice**.");
});

test("show notes have paragraphs, links and lists alone", () => {
  expect(
    markdown(
      '<h2>Links</h2><blockquote><p>Said</p></blockquote><p><img src="a.jpg"></p><hr><p>x {y z} <code>{ a(); }</code></p>',
      true,
    ),
  ).toBe("**Links**\n\nSaid\n\nx (y z) ( a(); )");
});

test("texts of the classic editor get paragraphs, and keep code as it is", () => {
  expect(
    markdown(withParagraphs("One\ntwo\n\n<b>Three</b>\n<ul>\n<li>x</li>\n</ul>\nFour\n\n<pre>a\n\nb</pre>")).replace(
      /- {3}/g,
      "- ",
    ),
  ).toBe("One  \ntwo\n\n**Three**\n\n- x\n\nFour\n\n```\na\n\nb\n```");
});

const shortcodes = (html: string): { text: string; said: string } => {
  const said: string[] = [];
  const text = withoutShortcodes(html, {
    imageOf: (id) => `<img src="${id}.jpg">`,
    ownImages: [],
    note: (message) => void said.push(message),
  });
  return { text: text.replace(/\s+/g, " ").trim(), said: said.join("\n") };
};

test.each([
  [
    '[caption id="a"]<img src="a.jpg"> Words[/caption]',
    '<figure><img src="a.jpg"> <figcaption>Words</figcaption></figure>',
  ],
  ['[gallery ids="1, 2"]', '<figure><img src="1.jpg"></figure> <figure><img src="2.jpg"></figure>'],
  ["[embed]https://vimeo.com/1[/embed]", '<p><a href="https://vimeo.com/1">https://vimeo.com/1</a></p>'],
  ["[audio https://host.example/a.mp3]", '<p><a href="https://host.example/a.mp3">https://host.example/a.mp3</a></p>'],
  ['[su_button url="https://a.example/"]Go[/su_button]', '<div><p><a href="https://a.example/">Go</a></p></div>'],
  ["[box][box]inner[/box] outer[/box]", "<div>inner outer</div>"],
  ["[sic] [[gallery]] [1] <code>[audio]</code>", "[sic] [gallery] [1] <code>[audio]</code>"],
  [
    '[sourcecode language="php"]<?php echo \'<a href="x">\';\n}[/sourcecode]',
    "<pre><code class=\"language-php\"><?php echo '<a href=&quot;x&quot;>'; }</code></pre>"
      .replace(/<(?=\?|a )/g, "&lt;")
      .replace(">';", "&gt;';")
      .replaceAll("'", "&#39;"),
  ],
])("the shortcode %s becomes what the site has", (html, expected) => {
  expect(shortcodes(html).text).toBe(expected);
});

test.each([['[contact-form-7 id="3"]'], ["[tweet 3195]"], ["[table 5]"], ["[map]"]])(
  "what %s showed is reported",
  (html) => {
    const { text, said } = shortcodes(`a ${html} b`);
    expect(text).toBe("a b");
    expect(said).toContain(/\w[\w-]*/.exec(html)?.[0]);
  },
);
