/** Pictures in a text, with dimensions, so that they cause no layout shift. */
import type { Element } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { element, mediaFile, replaceAt, visitElements, type Transformer } from "./tree";

/** The sizes and formats of pictures, by path relative to content/media. */
export type Pictures = ReadonlyMap<string, IGatsbyImageData>;

/** Width of an image in a text: the viewport on phones, the text column elsewhere. */
const SIZES = "(min-width: 45rem) 42rem, 92vw";

const responsive = ({ properties }: Element, { images, width, height }: IGatsbyImageData): Element => {
  const { src: _, ...others } = properties ?? {};
  const { src, srcSet } = images.fallback ?? {};
  return element("picture", {}, [
    ...(images.sources ?? []).map(({ type, srcSet }) => element("source", { type, srcSet, sizes: SIZES })),
    element("img", { src, srcSet, sizes: SIZES, width, height, loading: "lazy", decoding: "async", ...others }),
  ]);
};

/** On a page: every format and size of each picture. */
export const withPictures =
  (pictures: Pictures): Transformer =>
  (tree) =>
    visitElements(tree, ["img"], (node, index, parent) => {
      const found = pictures.get(mediaFile(node.properties?.["src"])?.file ?? "");
      return found && replaceAt(parent, index, responsive(node, found));
    });

/** In a feed: one size for reading. A picture that cannot be shown is left out. */
export const withPlainPictures =
  (pictures: Pictures): Transformer =>
  (tree) =>
    visitElements(tree, ["img"], (node, index, parent) => {
      const named = mediaFile(node.properties?.["src"]);
      if (!named) return;
      const { images, width, height } = pictures.get(named.file) ?? {};
      const src = images?.fallback?.src;
      if (!src) return replaceAt(parent, index);
      node.properties = { ...node.properties, src, width, height };
    });
