/** Three-way merge of Markdown, block by block. */
import { diff3Merge } from "node-diff3";
import { parseMarkdown } from "content-kit";
import type { Resolve } from "./merge-values";

/** The Markdown blocks of a text. */
export const blocksOf = (text: string): string[] =>
  parseMarkdown(text).children.map(({ position }) => text.slice(position?.start.offset, position?.end.offset));

const EMPTY_LINE = "\n\n";

const inner = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();

const shown = (blocks: readonly string[]): string | undefined =>
  blocks.length > 0 ? blocks.join(EMPTY_LINE) : undefined;

/** One side's blocks with the other side's in place of the base's; undefined unless one only adds to as many. */
const addedTo = (
  base: readonly string[],
  adding: readonly string[],
  changing: readonly string[],
): string[] | undefined =>
  base.length === changing.length && base.length === new Set(base).size && base.every((block) => adding.includes(block))
    ? adding.map((block) => changing[base.indexOf(block)] ?? block)
    : undefined;

/** Blocks that both have changed: one by one, where they are as many; what both have added stays. */
const mergeRegion = (
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  resolve: Resolve,
): string[] => {
  if (base.length === 0) return [...theirs, ...ours.filter((block) => !theirs.includes(block))];
  const merged = addedTo(base, theirs, ours) ?? addedTo(base, ours, theirs);
  if (merged) return merged;
  if (base.length > 1 && base.length === ours.length && base.length === theirs.length)
    return base.flatMap((_, index) => {
      const one = (blocks: readonly string[]) => blocks.slice(index, index + 1);
      return mergeRegion(one(base), one(ours), one(theirs), resolve);
    });
  const chosen = resolve({ base: shown(base), ours: shown(ours), theirs: shown(theirs) });
  return typeof chosen === "string" ? [chosen] : [];
};

/** Merges a form's text into the file's. @param base the text when the form was opened */
export const mergeMarkdown = (base: string, ours: string, theirs: string, resolve: Resolve): string => {
  const [before, mine, now] = [inner(base), inner(ours), inner(theirs)];
  if (before === mine || mine === now) return theirs;
  if (before === now) return `\n${mine}\n`;
  const merged = diff3Merge(blocksOf(mine), blocksOf(before), blocksOf(now)).flatMap(({ ok, conflict }) =>
    conflict ? mergeRegion(conflict.o, conflict.a, conflict.b, resolve) : (ok ?? []),
  );
  return `\n${merged.join(EMPTY_LINE)}\n`;
};
