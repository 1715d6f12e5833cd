/**
 * Sizes and formats of pictures, from measured facts. gatsbyImageData ignores EXIF orientation, so it crops rotated
 * pictures, and has no widths for very small ones.
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { TALLEST, type MediaFacts } from "../../../content-model/fields/media-facts";
import { measureMedia } from "../../content/media/measure";

/** Maximum layout width in pixels; twice that for dense screens. */
const WIDEST = 1200;
const SCALES = [0.25, 0.5, 1, 2];

/** Maximum width of covers in podcast directories. */
const WIDEST_IN_APPS = 3000;

/** Displayed size. */
interface Size {
  width: number;
  height: number;
}

const scaled = ({ width, height }: Size, to: number): Size => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

/** Sizes on pages, ascending, and the layout's; never larger than the picture. */
export const pageSizes = (size: Size): { sizes: Size[]; base: Size } => {
  const largest = Math.min(size.width, Math.floor((TALLEST * size.width) / size.height));
  const base = Math.min(WIDEST, largest);
  const widths = SCALES.map((scale) => Math.max(1, Math.round(scale * base))).filter((width) => width <= largest);
  return { sizes: [...new Set(widths)].map((width) => scaled(size, width)), base: scaled(size, base) };
};

/** Resizes the picture; returns its URL. */
export type Resize = (args: Size & { toFormat: string; fit: "fill"; quality?: number }) => Promise<{ src: string }>;

/** Fallback format for all browsers. */
const FALLBACKS: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };

/** Facts of a valid picture; `undefined` for other files. */
export const pictureFacts = (path: string): (MediaFacts & Size) | undefined => {
  const facts = measureMedia([path]).get(path);
  const { form = "", fault, width, height } = facts ?? {};
  return facts && form in FALLBACKS && !fault && width && height ? { ...facts, width, height } : undefined;
};

/** All sizes of a picture: its own format, AVIF and WebP. */
export const pageImageData = async (facts: MediaFacts & Size, resize: Resize): Promise<IGatsbyImageData> => {
  const { sizes, base } = pageSizes(facts);
  const filesIn = (toFormat: string) => Promise.all(sizes.map((size) => resize({ ...size, toFormat, fit: "fill" })));
  const srcSetOf = (files: readonly { src: string }[]): string =>
    files.map(({ src }, index) => `${src} ${sizes[index]?.width}w`).join(",\n");
  const own = FALLBACKS[facts.form ?? ""] ?? "jpg";
  const others = ["avif", "webp"].filter((format) => format !== own);
  const [files = [], ...otherFiles] = await Promise.all([own, ...others].map(filesIn));
  return {
    layout: "constrained",
    ...base,
    ...(facts.color && { backgroundColor: facts.color }),
    images: {
      fallback: {
        src: files[sizes.findIndex(({ width }) => width === base.width)]?.src ?? "",
        srcSet: srcSetOf(files),
      },
      sources: others.map((format, index) => ({ srcSet: srcSetOf(otherFiles[index] ?? []), type: `image/${format}` })),
    },
  };
};

/** A picture for podcast apps, with its size. */
export interface AppPicture extends Size {
  src: string;
}

/**
 * The picture for podcast apps, which support JPEG and PNG only, and often ignore EXIF orientation.
 * @param original URL of the file, used if suitable
 */
export const appPicture = async (facts: MediaFacts & Size, original: string, resize: Resize): Promise<AppPicture> => {
  const size = { width: facts.width, height: facts.height };
  const isKnown = facts.form === "JPEG" || facts.form === "PNG";
  const width = Math.min(size.width, WIDEST_IN_APPS, Math.floor((TALLEST * size.width) / size.height));
  if (isKnown && !facts.isTurned && width === size.width) return { src: original, ...size };
  const target = scaled(size, width);
  const toFormat = facts.hasAlpha ? "png" : "jpg";
  return { ...(await resize({ ...target, toFormat, fit: "fill", quality: 85 })), ...target };
};
