/**
 * Marks texts with the place that they come from: one character of Unicode's private use at their end, whose number
 * is that of the place. They are marked where data enters the page, and the mark is taken off where text enters the
 * document.
 */
import { EVERY_ITEM } from "../../../site/pages/text-source";
import type { FieldPlace, PlacesOfQuery, PlaceTree } from "../place";

/** Supplementary Private Use Area-A: no typeface and no content file has its characters. */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const MARK = /[\u{F0000}-\u{FFFFD}]/gu;
/** The same in an address. */
const ENCODED_MARK = /%F3%B[\dA-F]%[89AB][\dA-F]%[89AB][\dA-F]/gi;

/** All places so far, so that marks keep their meaning while a page is shown. */
const places: FieldPlace[] = [];
const known = new Map<string, number>();

const register = (place: FieldPlace): number => {
  const key = JSON.stringify([place.file, place.path, place.derived, place.shown]);
  const index = known.get(key) ?? places.length;
  known.set(key, index);
  places[index] = place;
  return index;
};

/** The place of a number. */
export const placeAt = (index: number): FieldPlace | undefined => places[index];

/** The numbers of the places of an answer. */
export const registerAll = ({ places: answered }: PlacesOfQuery): number[] => answered.map(register);

/** The numbers of the places in a text, in their order; that of a template comes after those of what is filled in. */
export const marksIn = (text: string): number[] =>
  Array.from(text.matchAll(MARK), ([mark]) => (mark.codePointAt(0) ?? FIRST) - FIRST);

export const isMarked = (text: string): boolean => text.search(MARK) !== -1;

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK, "").replace(ENCODED_MARK, "");

/** Marks each paragraph, as the page shows them one by one. */
const withMark = (text: string, index: number): string => {
  if (text.trim() === "" || FIRST + index > LAST) return text;
  const mark = String.fromCodePoint(FIRST + index);
  return text.replace(/(\S)(\s*)(?=\n[^\S\n]*\n|$(?![^]))/g, `$1${mark}$2`);
};

/** A copy of a query's result whose texts are marked. */
export const markTexts = <T>(value: T, tree: PlaceTree | undefined, numbers: readonly number[]): T => {
  const mark = (part: unknown, at: PlaceTree | undefined): unknown => {
    if (at === null || at === undefined || part === null || part === undefined) return part;
    if (typeof at === "number") {
      const index = numbers[at];
      const place = index === undefined ? undefined : places[index];
      if (index === undefined || !place?.isMarked) return part;
      if (typeof part === "string") return withMark(part, index);
      return part;
    }
    if (Array.isArray(part))
      return part.map((item, index) => mark(item, Array.isArray(at) ? at[index] : at[EVERY_ITEM]));
    if (typeof part !== "object" || Array.isArray(at)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, mark(item, at[key])]));
  };
  return mark(value, tree) as T;
};
