/** What an item of an export has besides its text: pictures, texts for search engines, notes, custom fields. */
import { isDownload } from "../../content-model/fields";
import { bodyOf, fieldText, plainText } from "../html";
import { piecesOf } from "../settings";
import { pictureAddress } from "../to-markdown/pictures";
import type { WordpressItem } from "../wxr";

/** The `<img>` of an attachment. */
export const imgOf = ({ fileUrl, meta, title, excerpt }: WordpressItem): string => {
  const escape = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const alt = meta.get("_wp_attachment_image_alt") ?? "";
  const caption = excerpt.trim() ? `<figcaption>${excerpt}</figcaption>` : "";
  return `<img src="${escape(fileUrl)}" alt="${escape(alt)}" data-title="${escape(title)}">${caption}`;
};

/** The addresses of pictures and files that a text uses. */
export const mediaOf = (html: string, hosts: RegExp): string[] => {
  if (!/<img|background|href\s*=\s*["']?[^"'>\s]*\.\w+["'?#\s>]/i.test(html)) return [];
  const body = bodyOf(html);
  const absolute = (address: string | null): string =>
    address?.startsWith("//") ? `https:${address}` : (address ?? "").trim();
  const backgrounds = Array.from(body.querySelectorAll("[style*=background]")).map(
    (element) => /url\(\s*["']?([^"')]+)/i.exec(element.getAttribute("style") ?? "")?.[1] ?? "",
  );
  return [
    ...Array.from(body.querySelectorAll("img")).map(pictureAddress),
    ...backgrounds.map(absolute),
    ...Array.from(body.querySelectorAll("a"))
      .map((link) => absolute(link.getAttribute("href")))
      .filter((href) => isDownload(href.split(/[?#]/)[0] ?? "") && hosts.test(href)),
  ].filter(Boolean);
};

/** True for an attachment that is a picture. */
export const isImage = ({ type, fileUrl }: WordpressItem): boolean =>
  type === "attachment" && /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(fileUrl);

/** What the fields that plugins for search results fill say, if it is a text. */
const seoText = (item: WordpressItem, ...names: readonly string[]): string =>
  names.map((name) => item.meta.get(name) ?? "").find((text) => text.trim() && !/%%?\w+%%?/.test(text)) ?? "";

/** The title that search engines get. */
export const seoTitleOf = (item: WordpressItem): string =>
  fieldText(seoText(item, "_yoast_wpseo_title", "rank_math_title", "_aioseo_title"));

/** The description that search engines get. */
export const seoDescriptionOf = (item: WordpressItem): string =>
  fieldText(seoText(item, "_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"));

/** Fields of WordPress and its plugins that are no words of an author. */
export const isTechnical = (name: string, value: string): boolean =>
  name.startsWith("_") ||
  BUILDERS.test(name) ||
  /^(?:a:\d+:|O:\d+:|s:\d+:|[[{])/.test(value.trim()) ||
  /^(?:enclosure|footnotes|classic-editor|rank_math_|yoast|aioseo|dsq_|syndication_|wpforms|et_|fusion|avada|slide_template|sharing_|robotsmeta)/.test(
    name,
  ) ||
  plainText(value).split(/\s+/).length < 3 ||
  !/\p{L}{2}/u.test(plainText(value)) ||
  /^\s*(?:https?:\/\/\S+\s*)+$/.test(value);

/** Fields in which page builders store texts of their own. */
const BUILDERS =
  /^(?:_elementor_data|_fl_builder_data|panels_data|_?ct_builder_json|_bricks_page_content_\d|_breakdance_data|_cornerstone_data|mfn-page-items|_themify_builder_settings_json|_vcv-pageContent|tve_updated_post)$/;

/** What a page builder stores next to a text. */
export const builderPieces = ({ meta }: WordpressItem): ReturnType<typeof piecesOf> =>
  [...meta].flatMap(([name, value]) => (BUILDERS.test(name) ? piecesOf(value, "text") : []));

/** The notes of the block editor, by their ids. */
export const footnotesOf = ({ meta }: WordpressItem): { id: string; content: string }[] => {
  try {
    const list: unknown = JSON.parse(meta.get("footnotes") || "[]");
    return (Array.isArray(list) ? list : []).flatMap((one: { id?: unknown; content?: unknown }) =>
      typeof one.id === "string" && typeof one.content === "string" ? [{ id: one.id, content: one.content }] : [],
    );
  } catch {
    return [];
  }
};
