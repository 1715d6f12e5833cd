/** The content check and the pages must parse Markdown alike. */
import { createRequire } from "node:module";
import type { Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { setParserPlugins } from "../../../plugins/gatsby-remark-gfm-options";
import type { Source } from "content-kit/source/index";
import { bodyOf, visitMarkdown, wordsOf } from "content-kit/source/markdown";
import { headingsOf, withHeadingIds } from "../../../src/gatsby/schema/html/headings";
import { headingIds } from "content-kit/source/heading-ids";
import { htmlOf, treeOf } from "../../support/rendered-markdown";

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
  ["Fees & taxes", "Fees & taxes"],
  ["3 \\< 5 > 4", "3 < 5 > 4"],
  [`Dana's "plan"`, `Dana's "plan"`],
  ["*Über* `größe`", "Über größe"],
  ["خبز", "خبز"],
])("the heading %s has the same id in the check and on the page", (markdown, words) => {
  const idOf = headingIds();
  const ids = [...htmlOf(`## ${markdown}\n\n### ${markdown}`, withHeadingIds).matchAll(/<h\d id="([^"]*)">/g)];
  expect(ids.map(([, id]) => id)).toEqual([idOf(words), idOf(words)]);
});

test("the table of contents links to second-level headings, by their displayed text", () => {
  const tree = treeOf("## Fees & *taxes*\n\nText\n\n### In detail\n\n## What we ask", withHeadingIds);
  expect(headingsOf(tree)).toEqual([
    { id: "section-fees--taxes", label: "Fees & taxes" },
    { id: "section-what-we-ask", label: "What we ask" },
  ]);
});
