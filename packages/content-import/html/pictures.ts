/** Pictures of HTML. */
import { FILL_IN } from "content-kit";
import type { Element } from "hast";
import type { MarkdownOptions } from "./options";
import { absolute, element, property, textNode, type HtmlNode } from "./tree";

/** The URL of a picture, which a script may load later. */
export const pictureAddress = (image: Element): string => {
  const names = ["dataSrc", "dataLazySrc", "dataOriginal", "dataSrcset", "src", "srcSet"];
  const found = names.map((name) => absolute(property(image, name).split(/[\s,]+/)[0] ?? ""));
  return found.find((url) => url && !url.startsWith("data:")) ?? property(image, "src");
};

/** True for an alternative text that says nothing: signs, or a file's name such as `IMG_1234`. */
const isFileName = (alt: string): boolean => !/\p{L}/u.test(alt) || /^\S+\.[a-z]{3,4}$|^\S*[\d_]\S*$/i.test(alt);

/** The picture as it is here: an emoji is a sign of the text, and one that is missing leaves its description. */
export const pictureHere = (
  image: Element,
  { addresses, note, isNotes }: MarkdownOptions,
): HtmlNode | readonly HtmlNode[] => {
  const address = pictureAddress(image);
  const given = property(image, "alt").replace(/\s+/g, " ");
  if (/^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|.\uFE0F?\u20E3)/u.test(given)) return textNode(given);
  const path = isNotes ? undefined : addresses.picture(address);
  if (path === undefined) {
    if (isNotes && address) note(`show notes have no pictures: ${address}`, address);
    return isFileName(given) ? [] : [textNode(" "), element("em", {}, [textNode(given)]), textNode(" ")];
  }
  const alt = isFileName(given) ? (addresses.altOf(address) ?? "") : given;
  if (!alt) note(`the picture ${path} has no alternative text`, address.split("/").at(-1));
  return element("img", { src: path, alt: alt || `${FILL_IN} what the picture shows` });
};
