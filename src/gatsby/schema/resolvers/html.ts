/** Transformations of rendered HTML. */
import { headingIds } from "../../../content-model/source/heading-ids";
import { textOf } from "./html-text";

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
