/**
 * Sizes and formats of pictures, by the facts that the content check has found. gatsbyImageData does not know of EXIF
 * orientation, so it crops pictures that a phone holds sideways, and has no widths for the smallest ones.
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { TALLEST, type MediaFacts } from "../../../content-model/fields/media-facts";
import { measureMedia } from "../../content/media/measure";

/** In pixels: the width of a picture in the layout, at most; twice as many for dense screens. */
const WIDEST = 1200;
const SCALES = [0.25, 0.5, 1, 2];

/** Podcast directories take covers up to this width. */
const WIDEST_IN_APPS = 3000;

/** A picture's size as it is shown. */
interface Size {
  width: number;
  height: number;
}

const scaled = ({ width, height }: Size, to: number): Size => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

/** The sizes of a picture on pages, ascending, and the one that its layout has; never larger than the picture itself. */
export const pageSizes = (size: Size): { sizes: Size[]; base: Size } => {
  const largest = Math.min(size.width, Math.floor((TALLEST * size.width) / size.height));
  const base = Math.min(WIDEST, largest);
  const widths = SCALES.map((scale) => Math.max(1, Math.round(scale * base))).filter((width) => width <= largest);
  return { sizes: [...new Set(widths)].map((width) => scaled(size, width)), base: scaled(size, base) };
};

/** Resizes the picture, and returns the address of the result. */
export type Resize = (args: Size & { toFormat: string; fit: "fill"; quality?: number }) => Promise<{ src: string }>;

/** The format of the picture that every browser shows. */
const FALLBACKS: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };

/** The facts of a picture that the check has passed; `undefined` for other files. */
export const pictureFacts = (path: string): (MediaFacts & Size) | undefined => {
  const facts = measureMedia([path]).get(path);
  const { form = "", fault, width, height } = facts ?? {};
  return facts && form in FALLBACKS && !fault && width && height ? { ...facts, width, height } : undefined;
};

/** All sizes of a picture, in its own format, AVIF and WebP. */
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
    images: {
      fallback: {
        src: files[sizes.findIndex(({ width }) => width === base.width)]?.src ?? "",
        srcSet: srcSetOf(files),
      },
      sources: others.map((format, index) => ({ srcSet: srcSetOf(otherFiles[index] ?? []), type: `image/${format}` })),
    },
  };
};

/** A picture as podcast apps take it, with its size. */
export interface AppPicture extends Size {
  src: string;
}

/**
 * The picture for podcast apps, which know JPEG and PNG alone, and of which many ignore EXIF orientation.
 * @param original the address of the file itself, used if it is right as it is
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
