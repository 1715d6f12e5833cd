/** The content check and the pages must parse Markdown alike. */
import { createRequire } from "node:module";
import type { Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { setParserPlugins } from "../../../plugins/gatsby-remark-gfm-options";
import type { Source } from "../../../src/content-model/source";
import { bodyOf, visitMarkdown, wordsOf } from "../../../src/content-model/source/markdown";
import { headingsOf, withHeadingIds } from "../../../src/gatsby/schema/resolvers/html";
import { headingIds } from "../../../src/content-model/source/heading-ids";

const ours = createRequire(__filename);
const pages = createRequire(ours.resolve("gatsby-transformer-remark/package.json"));

test.each(["remark", "remark-gfm", "remark-footnotes", "remark-parse"])(
  "%s is the package that renders the pages",
  (name) => {
    expect(ours.resolve(name)).toBe(pages.resolve(name));
  },
);

test("single tildes strike nothing through, in the check and on the page", () => {
  const page = remark().use(gfm as never);
  for (const [plugin, options] of setParserPlugins({ singleTilde: false })) page.use(plugin, options as never);
  const source = { body: "5~10 calls, 20~30 on Mondays, and ~~none~~ on Sundays" };
  for (const tree of [page.parse(source.body) as Root, bodyOf(source as Source)]) {
    const struck: string[] = [];
    visitMarkdown(tree, (node) => node.type === "delete" && struck.push(wordsOf(node)));
    expect(struck).toEqual(["none"]);
  }
});

test.each([
  ["What it costs", "What it costs"],
  ["Fees &#x26; taxes", "Fees & taxes"],
  ["3 &#x3C; 5 &gt; 4", "3 < 5 > 4"],
  ["Dana&#39;s &quot;plan&quot;", `Dana's "plan"`],
  ["<em>Über</em> <code>größe</code>", "Über größe"],
  ["خبز", "خبز"],
])("the heading %s has the same id in the check and on the page", (html, words) => {
  expect(withHeadingIds(`<h2>${html}</h2><h3>${html}</h3>`)).toBe(
    [2, 3]
      .map(
        (
          (idOf) => (level: number) =>
            `<h${level} id="${idOf(words)}">${html}</h${level}>`
        )(headingIds()),
      )
      .join(""),
  );
});

test("the table of contents links to second-level headings, by their displayed text", () => {
  const html = withHeadingIds("<h2>Fees &#x26; <em>taxes</em></h2><p>Text</p><h3>In detail</h3><h2>What we ask</h2>");
  const headings = headingsOf(html);
  expect(headings.map(({ label }) => label)).toEqual(["Fees & taxes", "What we ask"]);
  for (const { id, label } of headings) expect(html).toMatch(new RegExp(`<h2 id="${id}">${label.slice(0, 4)}`));
});
