/** What an import has done, in words. */
import { placeOf, placeOfNote, type ImportedEntry } from "./entry";
import type { ImportResult } from "./run";

/** Text of an export on one line: no name or title can break the report. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${oneLine(line)}`), ""] : [];

/** @param folder how the content folder is called */
export const importReport = (
  { entries, texts, media, leftOut, remarks }: ImportResult,
  { folder, isDryRun }: { folder: string; isDryRun: boolean },
): string => {
  const linesOf = (some: readonly ImportedEntry[]): string[] =>
    some.flatMap((entry) => {
      const notes = entry.notes.map((note) => `    ${placeOfNote(entry, note)}  ${note.message}`);
      return [`${folder}/${entry.path}  ${entry.title} (${placeOf(entry.source)})`, ...new Set(notes)];
    });
  const noted = entries.filter(({ notes }) => notes.length > 0);
  const plain = entries.filter(({ notes }) => notes.length === 0);
  const drafts = [...texts.values()].filter((text) => text.includes("\ndraft: true\n")).length;
  return [
    ...part(`Taken with nothing to be looked at (${plain.length}):`, linesOf(plain)),
    ...part(`Taken as drafts, to be looked at (${noted.length}):`, linesOf(noted)),
    ...part(
      `Left out (${leftOut.length}):`,
      leftOut.map(({ what, why, place }) => `${place}  ${what}: ${why}`),
    ),
    ...part("Besides:", remarks),
    `${isDryRun ? "Would be written" : "Written"}: ${texts.size} entries (${drafts} drafts) and ${media.size} pictures and other files; ${leftOut.length} entries left out.`,
    isDryRun
      ? "Nothing was written, because of --dry-run."
      : "Next: npm run check:content, then npm run develop, where drafts show with a badge.",
  ].join("\n");
};
