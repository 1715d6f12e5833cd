/**
 * Sizes and formats of pictures, from measured facts. gatsbyImageData ignores EXIF orientation, so it crops rotated
 * pictures, and has no widths for very small ones.
 */
import { withArtDirection, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { type MediaFacts, TALLEST } from "content-kit";
import { BREAKPOINTS } from "../../../design/tokens";
import { measureMedia } from "content-kit/read";

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
export type Resize = (
  args: Size & { toFormat: string; fit: "fill" | "cover"; cropFocus?: number; quality?: number },
) => Promise<{ src: string }>;

/** Fallback format for all browsers. */
const FALLBACKS: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };

/** Facts of a valid picture; `undefined` for other files. */
export const pictureFacts = (path: string): (MediaFacts & Size) | undefined => {
  const facts = measureMedia([path]).get(path);
  const { form = "", fault, width, height } = facts ?? {};
  return facts && form in FALLBACKS && !fault && width && height ? { ...facts, width, height } : undefined;
};

/** A part of a picture. */
interface Crop {
  /** Width relative to height. */
  ratio: number;
  /** The part that stays, as in CSS `object-position`. */
  focus?: string | null | undefined;
}

/** The part that stays, as sharp names it; the middle by default. */
const GRAVITY: Readonly<Record<string, number>> = {
  top: sharp.gravity.north,
  "top right": sharp.gravity.northeast,
  right: sharp.gravity.east,
  "bottom right": sharp.gravity.southeast,
  bottom: sharp.gravity.south,
  "bottom left": sharp.gravity.southwest,
  left: sharp.gravity.west,
  "top left": sharp.gravity.northwest,
};

const cropped = ({ width, height }: Size, ratio: number): Size => ({
  width: Math.max(1, Math.min(width, Math.round(height * ratio))),
  height: Math.max(1, Math.min(height, Math.round(width / ratio))),
});

/** All sizes of a picture, or of a part of it: its own format, AVIF and WebP. */
export const pageImageData = async (
  facts: MediaFacts & Size,
  resize: Resize,
  crop?: Crop,
): Promise<IGatsbyImageData> => {
  const { sizes, base } = pageSizes(crop ? cropped(facts, crop.ratio) : facts);
  const fitting = crop
    ? { fit: "cover" as const, cropFocus: GRAVITY[crop.focus ?? ""] ?? sharp.gravity.center }
    : { fit: "fill" as const };
  const filesIn = (toFormat: string) => Promise.all(sizes.map((size) => resize({ ...size, toFormat, ...fitting })));
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

/** Widths with the crop for wide screens; below them are phones and narrow tablets. */
const WIDE = `(min-width:${BREAKPOINTS.medium}.01em)`;

/** A picture with one crop for narrow and one for wide screens. */
export const directedImageData = async (
  facts: MediaFacts & Size,
  resize: Resize,
  { wide, narrow, focus }: { wide: number; narrow: number; focus?: string | null | undefined },
): Promise<IGatsbyImageData> => {
  const [onWide, onNarrow] = await Promise.all(
    [wide, narrow].map((ratio) => pageImageData(facts, resize, { ratio, focus })),
  );
  if (!onWide || !onNarrow) throw new Error("A picture has no crop.");
  return withArtDirection(onNarrow, [{ media: WIDE, image: onWide }]);
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
