/** Places in a Markdown body. */
import type { Finding } from "../messages/finding";
import type { Place } from "../messages/problem";
import type { Source } from "../source";
import type { MarkdownNode } from "../source/markdown";

/** A range in the body; `length` is cut at the end of the line. */
export interface BodyPlace {
  offset: number;
  length?: number;
}

/** Converts a body range to a file position. */
export const placeInBody = ({ body, bodyLine, at }: Source, { offset, length = 1 }: BodyPlace): Place => {
  const before = body.slice(0, offset).split("\n");
  const words = body.slice(offset, offset + length).split("\n")[0] ?? "";
  return at(bodyLine + before.length - 1, (before.at(-1) ?? "").length + 1, Math.max(1, words.length));
};

/** The source range of a node. */
export const rangeOf = ({ position }: MarkdownNode): { offset: number; length: number } => {
  const offset = position?.start.offset ?? 0;
  return { offset, length: (position?.end.offset ?? offset) - offset };
};

/** The range of `words` inside a node; the whole node if they are written differently (escaped). */
export const wordsIn = (node: MarkdownNode, words: string, body: string): BodyPlace => {
  const { offset, length } = rangeOf(node);
  const found = body.slice(offset, offset + length).lastIndexOf(words);
  return found === -1 || words === "" ? { offset, length } : { offset: offset + found, length: words.length };
};

/** Takes a problem and its place in the body. */
export type Report = (place: BodyPlace, found: Finding) => void;
