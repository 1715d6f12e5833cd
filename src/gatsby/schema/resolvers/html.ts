/** Texts and transformations of rendered HTML. */
import { headingIds } from "../../../content-model/source/heading-ids";

const ESCAPED: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Converts HTML to plain text: strips tags and decodes entities. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => ESCAPED[name] ?? whole);

/** Adds ids to headings, matching those of the link check. */
export const withHeadingIds = (html: string): string => {
  const idOf = headingIds();
  return html.replace(
    /<(h[2-4])>([\s\S]*?)<\/\1>/g,
    (_, tag: string, inner: string) => `<${tag} id="${idOf(textOf(inner))}">${inner}</${tag}>`,
  );
};

/** Aligns columns by style: Remark writes `align`, which HTML no longer has. */
export const withAlignedColumns = (html: string): string =>
  html.replace(/<(t[hd]) align="(left|center|right)">/g, '<$1 style="text-align:$2">');

/** Wraps tables so that wide ones scroll by touch and keyboard instead of the page. */
export const withScrollingTables = (html: string): string =>
  html
    .replaceAll("<table>", `<div class="table-scroll" tabindex="0" role="group"><table>`)
    .replaceAll("</table>", "</table></div>");

/** The second-level headings of rendered HTML, for the table of contents. */
export const headingsOf = (html: string): { id: string; label: string }[] =>
  Array.from(html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g), ([, id = "", inner = ""]) => ({
    id,
    label: textOf(inner),
  }));
