/** Pictures of HTML. */
import { FILL_IN } from "../../content-model/fields/fill-in";
import type { Element } from "hast";
import type { MarkdownOptions } from "./options";
import { absolute, element, property, textNode, type HtmlNode } from "./tree";

/** The URL of a picture, which a script may load later. */
export const pictureAddress = (image: Element): string => {
  const first = (name: string): string => property(image, name).split(/[\s,]+/)[0] ?? "";
  const found = [
    ...["dataSrc", "dataLazySrc", "dataOriginal", "dataOrigFile"].map((name) => property(image, name)),
    first("dataSrcset"),
    property(image, "src"),
    first("srcSet"),
  ].map(absolute);
  return found.find((address) => address && !address.startsWith("data:")) ?? found.find(Boolean) ?? "";
};

/** True for an alternative text that says nothing: a file's name, with or without its ending, or signs only. */
const isFileName = (alt: string, address: string): boolean => {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return (
    plain(alt) === "" ||
    /^\S+\.[a-z]{3,4}$/i.test(alt) ||
    (/^\S*[\d_]\S*$/.test(alt) && plain(address.split("/").at(-1) ?? "").includes(plain(alt)))
  );
};

/** The picture as it is here: an emoji is a sign of the text, and one that is missing leaves its description. */
export const pictureHere = (
  image: Element,
  { addresses, note, isNotes }: MarkdownOptions,
): HtmlNode | readonly HtmlNode[] => {
  const address = pictureAddress(image);
  const given = property(image, "alt").replace(/\s+/g, " ");
  if (/^\p{Extended_Pictographic}/u.test(given)) return textNode(given);
  const path = isNotes ? undefined : addresses.picture(address);
  if (path === undefined) {
    if (isNotes && address) note(`show notes have no pictures: ${address}`, address);
    return isFileName(given, address) ? [] : [textNode(" "), element("em", {}, [textNode(given)]), textNode(" ")];
  }
  const alt = isFileName(given, address) ? (addresses.altOf(address) ?? "") : given;
  if (!alt) note(`the picture ${path} has no alternative text`, address.split("/").at(-1));
  return element("img", { src: path, alt: alt || `${FILL_IN} what the picture shows` });
};
