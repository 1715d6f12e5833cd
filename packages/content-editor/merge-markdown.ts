/** Three-way merge of Markdown, block by block. */
import { diff3Merge } from "node-diff3";
import { parseMarkdown } from "content-kit";
import type { Resolve } from "./merge-values";

interface Blocks {
  texts: string[];
  /** Separators of adjacent blocks, by both blocks. */
  gaps: Map<string, string>;
}

const pairOf = (above: string, below: string): string => `${above}\0${below}`;

/** Splits a text into Markdown blocks. */
export const blocksOf = (text: string): Blocks => {
  const spans = parseMarkdown(text).children.map(({ position }) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  }));
  const texts = spans.map(({ start, end }) => text.slice(start, end));
  const gaps = spans.slice(1).map(({ start }, index): [string, string] => {
    return [pairOf(texts[index] ?? "", texts[index + 1] ?? ""), text.slice(spans[index]?.end, start)];
  });
  return { texts, gaps: new Map(gaps) };
};

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

/**
 * Merges a form's text into the file's.
 * @param base the text when the form was opened
 * @param theirs the current text of the file, whose separators are kept
 */
export const mergeMarkdown = (base: string, ours: string, theirs: string, resolve: Resolve): string => {
  const [before, mine] = [inner(base), inner(ours)];
  if (before === mine) return theirs;
  const now = inner(theirs);
  const around = (text: string): string => {
    const start = now === "" ? -1 : theirs.indexOf(now);
    return start === -1 ? `\n${text}\n` : theirs.slice(0, start) + text + theirs.slice(start + now.length);
  };
  if (before === now || mine === now) return mine === now ? theirs : around(mine);
  const [bases, ourBlocks, theirBlocks] = [blocksOf(before), blocksOf(mine), blocksOf(now)];
  const merged = diff3Merge(ourBlocks.texts, bases.texts, theirBlocks.texts).flatMap(({ ok, conflict }) =>
    conflict ? mergeRegion(conflict.o, conflict.a, conflict.b, resolve) : (ok ?? []),
  );
  const gapBetween = (above: string, below: string): string => {
    const pair = pairOf(above, below);
    return theirBlocks.gaps.get(pair) ?? ourBlocks.gaps.get(pair) ?? EMPTY_LINE;
  };
  return around(
    merged.map((text, index) => (index === 0 ? "" : gapBetween(merged[index - 1] ?? "", text)) + text).join(""),
  );
};
