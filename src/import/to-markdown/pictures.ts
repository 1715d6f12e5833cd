/** Pictures and their captions. */
import { FILL_IN } from "../../content-model/fields/fill-in";
import { BLOCKS, absolute, all, escapeAttribute, has, keepTitle, replaceWith, textOf, unwrap } from "./dom";
import type { MarkdownOptions } from "./options";

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)/i;

/** True for an alternative text that says nothing: a file's name, with or without its ending, or signs only. */
export const isFileName = (alt: string, address: string): boolean => {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return (
    plain(alt) === "" ||
    /^\S+\.[a-z]{3,4}$/i.test(alt) ||
    (/^\S*[\d_]\S*$/.test(alt) && plain(address.split("/").at(-1) ?? "").includes(plain(alt)))
  );
};

/** The address of a picture that a script may load later. */
export const pictureAddress = (image: { getAttribute: (name: string) => string | null }): string => {
  const first = (set: string | null): string => (set ?? "").trim().split(/[\s,]+/)[0] ?? "";
  const found = [
    ...["data-src", "data-lazy-src", "data-original", "data-orig-file"].map((name) => image.getAttribute(name)),
    first(image.getAttribute("data-srcset") ?? image.getAttribute("data-lazy-srcset")),
    image.getAttribute("src"),
    first(image.getAttribute("srcset")),
  ].map((address) => absolute((address ?? "").trim()));
  return found.find((address) => address && !address.startsWith("data:")) ?? found.find(Boolean) ?? "";
};

/** Pictures for browsers without scripts: those that no script loads. */
const replaceNoscript = (body: HTMLElement): void => {
  for (const element of all(body, "noscript")) {
    const images = all(element, "img");
    const others = new Set(
      all(body, "img")
        .filter((image) => !element.contains(image))
        .map(pictureAddress),
    );
    for (const image of images)
      if (!others.has(pictureAddress(image))) element.parentNode?.insertBefore(image, element);
    element.remove();
  }
};

/** Pictures that a style shows behind words. */
const replaceBackgrounds = (body: HTMLElement): void => {
  for (const element of all(body, "[style*=background]")) {
    const [, address] =
      /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(element.getAttribute("style") ?? "") ?? [];
    if (
      !address ||
      address.startsWith("data:") ||
      all(body, "img").some((image) => pictureAddress(image) === absolute(address))
    )
      continue;
    const image = body.ownerDocument.createElement("img");
    image.setAttribute("src", absolute(address));
    element.insertBefore(image, element.firstChild);
  }
};

export const replacePictures = (body: HTMLElement, { addresses, note, isNotes }: MarkdownOptions): void => {
  replaceNoscript(body);
  if (!isNotes) replaceBackgrounds(body);
  for (const image of all(body, "img")) {
    const source = pictureAddress(image);
    const link = image.closest("a");
    if (link && IMAGE_FILE.test(link.getAttribute("href") ?? "")) unwrap(link);
    const path = isNotes ? undefined : addresses.picture(source);
    const given = (image.getAttribute("alt") ?? "").trim();
    if (path === undefined) {
      // Its words stay: they say what is missing here.
      if (!isFileName(given, source)) replaceWith(image, ` <em>${escapeAttribute(given)}</em> `);
      else image.remove();
      continue;
    }
    let alt = given;
    if (isFileName(alt, source)) {
      alt = addresses.altOf(source) ?? "";
      if (alt)
        note(`the picture ${path} had no alternative text; this one is what the old site says of it: "${alt}"`, {
          near: path,
        });
      else {
        alt = `${FILL_IN} what the picture shows`;
        note(`the picture ${path} has no alternative text`, { isLacking: true, near: path });
      }
    }
    image.setAttribute("src", path);
    image.setAttribute("alt", alt.replace(/\s+/g, " "));
    keepTitle(image, `${alt} ${textOf(image.closest("figure") ?? image)}`);
    // A picture stands in a paragraph of its own.
    const block = image.closest("p, h1, h2, h3, h4, h5, h6, figure, li, td, a");
    if (block && /^H\d$/.test(block.tagName)) {
      const paragraph = body.ownerDocument.createElement("p");
      paragraph.appendChild(image);
      block.parentNode?.insertBefore(paragraph, block);
    }
  }
  for (const caption of all(body, "figcaption, caption")) {
    const inner = caption.innerHTML.replace(/^(?:\s|<br\b[^>]*>)+|(?:\s|<br\b[^>]*>)+$/gi, "");
    if (!inner || has(caption, BLOCKS)) {
      const table = caption.tagName === "CAPTION" ? caption.closest("table") : null;
      if (table) table.parentNode?.insertBefore(caption, table);
      unwrap(caption);
      continue;
    }
    for (const emphasis of all(caption, "em, i")) unwrap(emphasis);
    const table = caption.tagName === "CAPTION" ? caption.closest("table") : null;
    if (table) table.parentNode?.insertBefore(caption, table);
    replaceWith(
      caption,
      `<p><em>${caption.innerHTML.replace(/^(?:\s|<br\b[^>]*>)+|(?:\s|<br\b[^>]*>)+$/gi, "")}</em></p>`,
    );
  }
};
