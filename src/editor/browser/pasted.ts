/** HTML of the clipboard to Markdown: from word processors, spreadsheets and web pages. */
import { FILL_IN } from "../../content-model/fields/fill-in";
import { markdownOf } from "../../import/html-to-markdown";
import { asAddress } from "./link-address";
import { all, rename, unwrap, wordsOf, wrapContent } from "./pasted-dom";
import { readLists, writeTasks } from "./pasted-lists";
import { readTables } from "./pasted-tables";

/** What became of a pasted text. */
export interface Losses {
  /** What could not be kept, each as a part of a sentence. */
  lost: string[];
  /** What is another way now, each as a sentence without its end. */
  changed: string[];
}

/** A picture whose bytes the clipboard has, and the words that stand in the text until it is in the form. */
export interface PastedPicture {
  file: File;
  alt: string;
  mark: string;
}

export interface Pasted extends Losses {
  markdown: string;
  pictures: PastedPicture[];
}

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean => fontWeight === "bold" || Number(fontWeight) >= 600;

/** Google Docs says with styles what others say with elements, and wraps everything in a `<b>` that is not bold. */
const readStyles = (body: HTMLElement): void => {
  for (const element of all(body, "b, strong")) if (element.style.fontWeight && !isBold(element.style)) unwrap(element);
  for (const element of all(body, "span[style], a[style]")) {
    const { style } = element;
    const marks = [
      isBold(style) && !element.closest("strong, b, th, h1, h2, h3, h4, h5, h6") ? "strong" : "",
      style.fontStyle === "italic" && !element.closest("em, i") ? "em" : "",
      style.textDecoration.includes("line-through") && !element.closest("del, s") ? "del" : "",
      style.verticalAlign === "super" && !element.closest("sup") ? "sup" : "",
      style.verticalAlign === "sub" && !element.closest("sub") ? "sub" : "",
    ].filter(Boolean);
    for (const mark of marks) wrapContent(element, mark);
  }
};

/** Google Docs has no element for a title, only large letters. */
const TITLE_SIZE = 20;

/** Set on what a word processor calls the title, which its chapters are not. */
const TITLE = "data-title";

const markTitle = (paragraph: HTMLElement): void => rename(paragraph, "h1").setAttribute(TITLE, "");

const readHeadings = (body: HTMLElement): void => {
  for (const title of all(body, "p[class~=MsoTitle], p[class~=title]")) markTitle(title);
  for (const quotation of all(body, "p[class~=MsoQuote], p[class~=MsoIntenseQuote]")) {
    wrapContent(quotation, "p");
    rename(quotation, "blockquote");
  }
  for (const heading of all(body, ":is(p, div)[role=heading]"))
    rename(heading, `h${Math.min(6, Number(heading.getAttribute("aria-level")) || 2)}`);
  for (const paragraph of all(body, "[id^=docs-internal-guid] p")) {
    const parts = all(paragraph, "span").filter((part) => wordsOf(part) !== "");
    if (parts.length > 0 && parts.every(({ style }) => parseFloat(style.fontSize) >= TITLE_SIZE)) markTitle(paragraph);
  }
  // The form does not show them.
  for (const link of all(body, "a[title]")) link.removeAttribute("title");
  // The sign beside a heading that leads to it.
  for (const link of all(body, ":is(h1, h2, h3, h4, h5, h6) a[href*='#']"))
    if (/^[#¶§🔗\s]*$/u.test(wordsOf(link))) link.remove();
};

/** Formulas are code: a page has them several times, as drawings, for screen readers and as their source. */
const readFormulas = (body: HTMLElement, { changed }: Losses): void => {
  for (const formula of all(body, ".katex, .MathJax, mjx-container, .mwe-math-element, math")) {
    if (!body.contains(formula)) continue;
    const source = formula.querySelector("annotation[encoding*=tex]") ?? formula.querySelector("math") ?? formula;
    const code = body.ownerDocument.createElement("code");
    code.textContent = wordsOf(source);
    formula.replaceWith(code);
    changed.push("a formula is code");
  }
};

const FOOTNOTES = "a[href^='#_ftnref'], a[href^='#_ednref'], a[href^='#ftnt_ref']";

/** The line above footnotes, and further paragraphs of one. */
const tidyFootnotes = (body: HTMLElement): void => {
  for (const note of all(body, "[style*='mso-element:footnote'], [style*='mso-element:endnote']")) {
    const [first, ...more] = all(note, ":scope > p");
    for (const paragraph of more) {
      first?.append(body.ownerDocument.createElement("br"), ...paragraph.childNodes);
      paragraph.remove();
    }
  }
  for (const line of all(body, "hr")) {
    const below: Element[] = [];
    for (let next = line.nextElementSibling; next; next = next.nextElementSibling) below.push(next);
    if (below.length > 0 && below.every((one) => one.matches(FOOTNOTES) || one.querySelector(FOOTNOTES))) line.remove();
  }
};

/** Words of pages are black, white or gray, in colors that browsers write out for each of them. */
const isVivid = (color: string): boolean => {
  const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  if (parts.length < 3)
    return /^[a-z]+$/.test(color) && !/^(?:black|white|gr[ae]y|windowtext|transparent|in\w+)$/.test(color);
  return Math.max(...parts) - Math.min(...parts) > 60;
};

/** Names the looks of words that Markdown does not have; those of links and headings mean nothing. */
const nameLooks = (body: HTMLElement, lost: string[]): void => {
  const isPlain = (element: HTMLElement): boolean =>
    wordsOf(element) !== "" && !element.closest("a, h1, h2, h3, h4, h5, h6") && !element.querySelector("a");
  const spans = all(body, "span[style], font[color]").filter(isPlain);
  if (all(body, "u, [style*=underline]").some(isPlain)) lost.push("underlining");
  if (
    all(body, "mark, [style*='mso-highlight']").some(isPlain) ||
    spans.some(({ style }) => isVivid(style.backgroundColor))
  )
    lost.push("highlighting");
  if (spans.some((span) => isVivid(span.style.color || (span.getAttribute("color") ?? "")))) lost.push("colors");
};

/** What is no part of the text, or what a text of this site does not have. */
const removeOthers = (body: HTMLElement, { lost }: Losses): void => {
  const remove = (selector: string, name?: string): void => {
    const found = all(body, selector).filter((element) => body.contains(element));
    for (const element of found) element.remove();
    if (found.length > 0 && name) lost.push(name);
  };
  remove("style, script, meta, link, title, xml, [style*='mso-element:comment-list'] hr");
  remove(
    "[style*='mso-element:comment-list'], .MsoCommentReference, a[href^='#_msocom'], sup:has(> a[href^='#cmnt'])",
    "comments",
  );
  remove("div:has(> p > a[href^='#cmnt_ref'])");
  remove("del[cite], del[datetime]", "what its editors had deleted");
  remove("[hidden], [style*='display:none'], [style*='display: none'], [style*='mso-hide:all']");
  // A page may be a form as a whole.
  for (const form of all(body, "form")) rename(form, "div");
  remove("input:not([type=checkbox]), select, textarea", "form fields");
  nameLooks(body, lost);
};

const fileName = (address: string): string => {
  if (/^(?:data|blob|cid|file):/i.test(address)) return "";
  return /[^/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? "";
};

/** The file in a `data:` URL; nothing for another URL, or for a format that the site does not show. */
const fileIn = (address: string): File | undefined => {
  const [, type = "", format = "", base64 = ""] =
    /^data:(image\/(png|jpeg|gif|webp));base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (base64 === "") return undefined;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], `picture.${format.toLowerCase().replace("jpeg", "jpg")}`, { type });
};

/** Word adds below an empty line, in its own language, that it has made the description itself. */
const altOf = (image: Element | null): string =>
  (image?.getAttribute("alt") ?? "")
    .trim()
    .replace(/(?:\r?\n|\r){2}[^]*$/, "")
    .replace(/\s+/g, " ");

/** In pixels; smaller drawings are icons. */
const ICON = 64;

/**
 * A mark that the launch check finds stays where each picture was.
 * @returns those whose marks are replaced in the form
 */
const replacePictures = (body: HTMLElement, files: readonly File[], { lost }: Losses): PastedPicture[] => {
  const pictures: PastedPicture[] = [];
  const elsewhere = all(body, "img[src^='file:'], img[src^='cid:'], img[src^='blob:']");
  // In the order of the document; fewer or more are not those of the document.
  const filesOf = new Map(elsewhere.length === files.length ? elsewhere.map((image, at) => [image, files[at]]) : []);
  for (const caption of all(body, "figcaption")) rename(caption, "p");
  for (const picture of all(body, "img, picture, svg, canvas")) {
    if (!picture.isConnected && !body.contains(picture)) continue;
    const image = picture.nodeName === "IMG" ? picture : picture.querySelector("img");
    const alt = altOf(image);
    const sizes = ["width", "height"].map((side) => Number((image ?? picture).getAttribute(side) ?? (image ? 99 : 0)));
    const isSmall = sizes.some((size) => size <= (image ? 2 : ICON));
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
    else if (isSmall) picture.remove();
    else {
      const src = image?.getAttribute("src") ?? "";
      const file = fileIn(src) ?? (image ? filesOf.get(image) : undefined);
      const name = alt || fileName(src) || (file ? `number ${pictures.length + 1}` : "without a name");
      const mark = body.ownerDocument.createElement("p");
      mark.textContent = `${FILL_IN} picture: ${name}`;
      if (file) pictures.push({ file, alt, mark: mark.textContent });
      else lost.push(`the picture “${name}”`);
      const block = picture.closest("p, h1, h2, h3, h4, h5, h6, a");
      if (block && body.contains(block) && !block.closest("td, th, li")) {
        block.after(mark);
        picture.remove();
      } else picture.replaceWith(mark);
    }
  }
  return pictures;
};

const tidy = (body: HTMLElement): void => {
  // A paragraph that is all of an item would set the items apart.
  for (const words of all(body, "li > p:first-child")) if (words.nextElementSibling?.nodeName !== "P") unwrap(words);
  for (const anchor of all(body, "a[name]:not([href]), a[href^='#_']"))
    if (
      !/^#_(?:ftn|edn)/.test(anchor.getAttribute("href") ?? "") &&
      !/^_(?:ftn|edn)/.test(anchor.getAttribute("name") ?? "")
    )
      unwrap(anchor);
};

/** Services that count who follows a link, with the parameter that has its address. */
const COUNTED =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)|[\w.]+\.safelinks\.protection\.outlook\.com\/\?(?:.*&)?url)=([^&#]+)/i;

/** Where a pasted link leads; one to a file of the other computer is dropped, and named. */
const linkOf =
  ({ lost }: Losses) =>
  (written: string): string | undefined => {
    const [, counted] = COUNTED.exec(written) ?? [];
    const address = counted === undefined ? written : decodeURIComponent(counted);
    if (/^(?:https?:|mailto:|tel:|\/|#)/i.test(address)) return asAddress(address);
    lost.push(`the link to ${address}`);
    return undefined;
  };

/** Marks of places where a word may be divided, and what else has no width. */
const INVISIBLE = /[\u00AD\u200B\uFEFF]/g;

/** The title at the top of a whole document: what is called so, or the only heading of the first level. */
const titleOf = (body: HTMLElement): HTMLElement | undefined => {
  const [title, ...others] = all(body, "h1");
  if (!title || (others.length > 0 && !title.hasAttribute(TITLE))) return undefined;
  const before = body.ownerDocument.createRange();
  before.setStart(body, 0);
  before.setEndBefore(title);
  return before.toString().trim() === "" && wordsOf(title) !== "" ? title : undefined;
};

/**
 * Converts what the clipboard has.
 * @param files pictures that are on the clipboard beside it
 * @param takeTitle takes the title of a document, which is no part of its text then
 */
export const pastedMarkdown = (html: string, files: readonly File[], takeTitle: (title: string) => boolean): Pasted => {
  const losses: Losses = { lost: [], changed: [] };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  readFormulas(body, losses);
  removeOthers(body, losses);
  readHeadings(body);
  const title = titleOf(body);
  if (title && takeTitle(wordsOf(title).replace(INVISIBLE, ""))) {
    title.remove();
    losses.changed.push("the title of the document is in the field “Title”");
  }
  readStyles(body);
  readLists(body);
  readTables(body, losses.changed);
  tidyFootnotes(body);
  const pictures = replacePictures(body, files, losses);
  tidy(body);
  const markdown = markdownOf(body, {
    addresses: { picture: () => undefined, link: linkOf(losses), altOf: () => undefined },
    note: () => undefined,
  });
  const [lost, changed] = [[...new Set(losses.lost)], [...new Set(losses.changed)]];
  return { markdown: writeTasks(markdown), pictures, lost, changed };
};
