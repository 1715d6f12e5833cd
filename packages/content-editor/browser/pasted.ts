/** Cleans HTML of the clipboard: from word processors, spreadsheets and web pages. */
import { FILL_IN } from "content-kit";
import { asAddress } from "./link-address";
import { all, rename, unwrap, wordsOf, wrapContent } from "./pasted-dom";
import { readLists } from "./pasted-lists";
import { readTables } from "./pasted-tables";

/** A picture whose bytes the clipboard has, and the text that stands for it until it is in the form. */
export interface PastedPicture {
  file: File;
  alt: string;
  mark: string;
}

export interface Pasted {
  html: string;
  pictures: PastedPicture[];
}

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean => fontWeight === "bold" || Number(fontWeight) >= 600;

/** Google Docs says with styles what others say with elements, and wraps everything in a `<b>` that is not bold. */
const readStyles = (body: HTMLElement): void => {
  for (const element of all(body, "b, strong")) if (element.style.fontWeight && !isBold(element.style)) unwrap(element);
  for (const element of all(body, "span[style], a[style]")) {
    const { style } = element;
    if (isBold(style) && !element.closest("strong, b, th, h1, h2, h3, h4, h5, h6")) wrapContent(element, "strong");
    if (style.fontStyle === "italic" && !element.closest("em, i")) wrapContent(element, "em");
    if (style.textDecoration.includes("line-through") && !element.closest("del, s")) wrapContent(element, "del");
  }
  for (const element of all(body, "[style]")) element.removeAttribute("style");
};

/** Google Docs has no element for a title, only large letters. */
const TITLE_SIZE = 20;

/** Where there is a heading of the first level, all move down: that level is the page's title. */
const readHeadings = (body: HTMLElement): void => {
  for (const title of all(body, "p[class~=MsoTitle], p[class~=title]")) rename(title, "h1");
  for (const paragraph of all(body, "[id^=docs-internal-guid] p")) {
    const parts = all(paragraph, "span").filter((part) => wordsOf(part) !== "");
    if (parts.length > 0 && parts.every(({ style }) => parseFloat(style.fontSize) >= TITLE_SIZE))
      rename(paragraph, "h1");
  }
  const isLowered = body.querySelector("h1") !== null;
  for (const level of [6, 5, 4, 3, 2, 1])
    for (const heading of all(body, `h${level}`)) rename(heading, `h${Math.min(4, level + (isLowered ? 1 : 0))}`);
};

const remove = (body: HTMLElement, selector: string): void => {
  for (const element of all(body, selector)) element.remove();
};

/** The file in a `data:` URL; nothing for another URL, or for a format that the site does not show. */
const fileIn = (url: string): File | undefined => {
  const [, type = "", format = "", base64 = ""] =
    /^data:(image\/(png|jpeg|gif|webp));base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  if (base64 === "") return undefined;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], `picture.${format.toLowerCase().replace("jpeg", "jpg")}`, { type });
};

/** In pixels; smaller pictures are icons, and count who reads. */
const ICON = 32;

const isSmall = (picture: Element): boolean =>
  ["width", "height"].some((side) => Number(picture.getAttribute(side) ?? ICON) < ICON);

/** Puts a mark that the launch check finds in place of each picture. @returns those that the form can take */
const replacePictures = (body: HTMLElement): PastedPicture[] => {
  const pictures: PastedPicture[] = [];
  remove(body, "svg, canvas, source");
  for (const caption of all(body, "figcaption")) rename(caption, "p");
  for (const picture of all(body, "img")) {
    // Word adds below an empty line, in its own language, that it has made the description itself.
    const [described = ""] = (picture.getAttribute("alt") ?? "").trim().split(/(?:\r?\n|\r){2}/);
    const alt = described.replace(/\s+/g, " ");
    const src = picture.getAttribute("src") ?? "";
    const file = fileIn(src);
    if (isSmall(picture)) {
      picture.remove();
      continue;
    }
    const named = /^https?:/.test(src) ? /[^/?#]+(?=[?#]|$)/.exec(src)?.[0] : undefined;
    const mark = `${FILL_IN} picture: ${alt || named || `number ${pictures.length + 1}`}`;
    if (file) pictures.push({ file, alt, mark });
    const paragraph = body.ownerDocument.createElement("p");
    paragraph.textContent = mark;
    const block = picture.closest("p, h1, h2, h3, h4, h5, h6");
    if (block && !block.closest("td, th, li")) {
      block.after(paragraph);
      picture.remove();
    } else picture.replaceWith(mark);
  }
  return pictures;
};

/** Services that count who follows a link, with the parameter that has its URL. */
const COUNTED =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)|[\w.]+\.safelinks\.protection\.outlook\.com\/\?(?:.*&)?url)=([^&#]+)/i;

/** Links as they are written here; anchors of the document, and files of the other computer, are only text. */
const readLinks = (body: HTMLElement): void => {
  for (const link of all(body, "a")) {
    const written = link.getAttribute("href") ?? "";
    const [, counted] = COUNTED.exec(written) ?? [];
    const url = counted === undefined ? written : decodeURIComponent(counted);
    link.removeAttribute("title");
    if (/^(?:https?:|mailto:|tel:|\/)/i.test(url) && wordsOf(link) !== "") link.setAttribute("href", asAddress(url));
    else unwrap(link);
  }
};

/** The cleaned HTML, with marks for its pictures. */
export const cleaned = (html: string): Pasted => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  remove(body, "style, script, meta, link, title, xml, input, select, textarea, [hidden]");
  for (const space of all(body, "o\\:p")) if (wordsOf(space) === "") space.remove();
  // Comments of Word, and what its editors have deleted.
  remove(body, "[style*='mso-element:comment-list'], .MsoCommentReference, [style*='mso-hide:all'], del[datetime]");
  readHeadings(body);
  readLists(body);
  readStyles(body);
  readTables(body);
  const pictures = replacePictures(body);
  readLinks(body);
  // A paragraph that is all of an item would set the items apart.
  for (const words of all(body, "li > p:first-child")) if (words.nextElementSibling?.nodeName !== "P") unwrap(words);
  for (const paragraph of all(body, "p")) if (wordsOf(paragraph) === "") paragraph.remove();
  return { html: body.innerHTML.replace(/[\u00AD\u200B\uFEFF]/g, "").replaceAll("&nbsp;", " "), pictures };
};
