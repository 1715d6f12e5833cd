/** Renders Markdown images as responsive pictures with dimensions, so that they cause no layout shift. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { safeDecodeUri } from "../../../lib/safe-decode-uri";

const IMAGE = /<img src="(?:\.\.\/)*media\/([^"]+)"([^>]*)>/g;

/** Width of an image in a text: the viewport on phones, the text column elsewhere. */
const SIZES = "(min-width: 45rem) 42rem, 92vw";

const pictureHtml = (attributes: string, { images, width, height }: IGatsbyImageData): string => {
  const sources = (images.sources ?? [])
    .map(({ srcSet, type }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`)
    .join("");
  const { src = "", srcSet = "" } = images.fallback ?? {};
  return `<picture>${sources}<img src="${src}" srcset="${srcSet}" sizes="${SIZES}" width="${width}" height="${height}" loading="lazy" decoding="async"${attributes}></picture>`;
};

/** Replaces every image from content/media; `lookup` returns its sizes and formats. */
export const withPictures = async (
  html: string,
  lookup: (file: string) => Promise<IGatsbyImageData | undefined>,
): Promise<string> => {
  const files = [...new Set([...html.matchAll(IMAGE)].map((match) => match[1] ?? ""))];
  const found = new Map(
    await Promise.all(files.map(async (file) => [file, await lookup(safeDecodeUri(file) ?? file)] as const)),
  );
  return html.replace(IMAGE, (whole, file: string, attributes: string) => {
    const data = found.get(file);
    return data ? pictureHtml(attributes.replace(/\s*\/$/, ""), data) : whole;
  });
};
