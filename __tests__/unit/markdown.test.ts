/** The check and the pages must read Markdown alike. */
import { createRequire } from "node:module";
import { withHeadingIds } from "../../src/build/field-extensions";
import { headingIds } from "../../src/content-model/heading-ids";

const ours = createRequire(__filename);
const pages = createRequire(ours.resolve("gatsby-transformer-remark/package.json"));

test.each(["remark", "remark-gfm", "remark-footnotes", "remark-parse"])(
  "%s is the very package that the pages are rendered with",
  (name) => {
    expect(ours.resolve(name)).toBe(pages.resolve(name));
  },
);

test.each([
  ["What it costs", "What it costs"],
  ["Fees &#x26; taxes", "Fees & taxes"],
  ["3 &#x3C; 5 &gt; 4", "3 < 5 > 4"],
  ["Dana&#39;s &quot;plan&quot;", `Dana's "plan"`],
  ["<em>Über</em> <code>größe</code>", "Über größe"],
  ["خبز", "خبز"],
])("the heading %s has the same id on the page as for the check", (html, words) => {
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
