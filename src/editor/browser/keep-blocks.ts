/** Merges edited rich text into its Markdown source: unedited blocks keep every character. */
import { changesBetween, mergeSequences } from "../merge-sequences";

/** A block of the opened text. */
export interface SourceBlock {
  start: number;
  end: number;
  /** Its serialization when unedited. */
  unedited: string;
  /** The same in the source's style. */
  styled: string;
}

/** A block after editing. */
export interface EditedBlock {
  text: string;
  /** Its serialization in the style of a source block. */
  styledAs: (block: SourceBlock) => string;
}

const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+|[^]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** An underline below a heading ends its text; a task's checkbox begins it. */
const endsWords = ([first = ""]: readonly string[]): boolean => first.includes("\n");

/** The source with the edited words; where source and serialization differ, the serialization wins. */
const editBlock = (source: string, unedited: string, edited: string): string =>
  mergeSequences(tokensOf(unedited), tokensOf(edited), tokensOf(source), ({ ours }) => ours, endsWords).join("");

/** Similarity of two texts, 0 to 1. */
const similarity = (a: string, b: string): number => {
  const words = new Map<string, number>();
  const [ours, theirs] = [tokensOf(a), tokensOf(b)];
  for (const word of ours) words.set(word, (words.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of theirs) {
    const left = words.get(word) ?? 0;
    if (left > 0) common += 1;
    words.set(word, left - 1);
  }
  return (2 * common) / Math.max(1, ours.length + theirs.length);
};

/** Minimum similarity of an edited block; below it counts as new. */
const SAME_BLOCK = 0.4;

/** How many blocks are compared with one: each with all would take seconds in a long text. */
const REACH = 30;

/** The source block of each edited block; `undefined` for new ones. */
const origins = (unedited: readonly string[], edited: readonly string[]): (number | undefined)[] => {
  const found: (number | undefined)[] = [];
  let old = 0;
  for (const { start, end, items } of changesBetween(unedited, edited)) {
    while (old < start) found.push(old++);
    if (items.length === end - start) found.push(old);
    else {
      for (const [place, item] of items.entries()) {
        const scores = unedited.slice(old, Math.min(end, old + REACH)).map((text) => similarity(text, item));
        const best = Math.max(...scores, 0);
        /** Prefer a more similar block further down. */
        const isElsewhere = (): boolean =>
          items.slice(place + 1, place + REACH).some((other) => similarity(unedited[old] ?? "", other) > best);
        const isNew = best < SAME_BLOCK || (scores[0] === best && isElsewhere());
        const origin = isNew ? undefined : old + scores.indexOf(best);
        found.push(origin);
        if (origin !== undefined) old = origin + 1;
      }
    }
    old = end;
  }
  while (old < unedited.length) found.push(old++);
  return found;
};

const EMPTY_LINE = "\n\n";

/** Source between blocks that the rich text does not know, such as link definitions, with empty lines around it. */
const betweenBlocks = (gap: string): string => (gap.trim() === "" ? EMPTY_LINE : `\n\n${gap.trim()}\n\n`);

/**
 * The complete text after an edit.
 * @param edited the current blocks
 */
export const keepBlocks = (source: string, blocks: readonly SourceBlock[], edited: readonly EditedBlock[]): string => {
  const from = origins(
    blocks.map(({ unedited }) => unedited),
    edited.map((block) => block.text),
  );
  /** The source after a block. */
  const gapAfter = (index: number): string =>
    source.slice(blocks[index]?.end ?? 0, blocks[index + 1]?.start ?? source.length);
  const kept = new Set(from);
  let text = source.slice(0, blocks[0]?.start ?? source.length);
  const lost = (first: number, last: number): string =>
    Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index)
      .filter((index) => !kept.has(index))
      .map((index) => gapAfter(index).trim())
      .filter(Boolean)
      .join(EMPTY_LINE);
  for (const [place, block] of edited.entries()) {
    const origin = from[place];
    const old = origin === undefined ? undefined : blocks[origin];
    text += old ? editBlock(source.slice(old.start, old.end), old.styled, block.styledAs(old)) : block.text;
    const next = from[place + 1];
    const isLast = place === edited.length - 1;
    if (origin !== undefined && (isLast ? origin === blocks.length - 1 : next === origin + 1)) {
      text += gapAfter(origin);
      continue;
    }
    const own = origin === undefined ? "" : gapAfter(origin);
    const gone = lost((origin ?? -1) + 1, next ?? (isLast ? blocks.length : 0));
    const gap = betweenBlocks([own.trim(), gone].filter(Boolean).join(EMPTY_LINE));
    text += isLast ? gap.trimEnd() : gap;
  }
  return text;
};
