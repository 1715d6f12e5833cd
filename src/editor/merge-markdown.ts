/** Three-way merge of Markdown, block by block. */
import { parseMarkdown } from "../content-model/source/markdown";
import { mergeSequences } from "./merge-sequences";
import type { Resolve } from "./merge-values";

interface Blocks {
  texts: string[];
  /** Separators of adjacent blocks, by both blocks. */
  gaps: Map<string, string>;
}

const pairOf = (above: string, below: string): string => `${above}\0${below}`;

/** Splits a text into Markdown blocks. */
const blocksOf = (text: string): Blocks => {
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
  const merged = mergeSequences(bases.texts, ourBlocks.texts, theirBlocks.texts, (clash) => {
    const chosen = resolve({ base: shown(clash.base), ours: shown(clash.ours), theirs: shown(clash.theirs) });
    return typeof chosen === "string" ? [chosen] : [];
  });
  const gapBetween = (above: string, below: string): string => {
    const pair = pairOf(above, below);
    return theirBlocks.gaps.get(pair) ?? ourBlocks.gaps.get(pair) ?? EMPTY_LINE;
  };
  return around(
    merged.map((text, index) => (index === 0 ? "" : gapBetween(merged[index - 1] ?? "", text)) + text).join(""),
  );
};
