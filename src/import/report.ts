/** What an import has done, in words. */
import { lineOf, type ImportedFile, type ImportResult, type Note } from "./entry-file";

const count = (number: number, one: string, other = `${one}s`): string => `${number} ${number === 1 ? one : other}`;

/** Text of an export on one line: no name or title can break the report. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const noteLine = (folder: string, file: ImportedFile, note: Note): string =>
  `      ${folder}/${file.path}:${lineOf(file, note)}  ${note.isLacking ? "lacking: " : ""}${oneLine(note.message)}`;

/** Each thing once, in the order of its lines. */
const notesOf = (folder: string, file: ImportedFile): string[] => {
  const byMessage = new Map<string, Note>();
  for (const note of file.notes) {
    const known = byMessage.get(note.message);
    byMessage.set(note.message, {
      ...note,
      near: known?.near ?? note.near,
      isLacking: note.isLacking || known?.isLacking === true,
    });
  }
  return [...byMessage.values()]
    .sort((one, other) => lineOf(file, one) - lineOf(file, other))
    .map((note) => noteLine(folder, file, note));
};

const part = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? [title, ...lines, ""] : []);

const fileLines = (folder: string, files: readonly ImportedFile[]): string[] =>
  files.flatMap((file) => [
    `  ${folder}/${file.path}  ${oneLine(file.title)}${file.isUpdate ? " (of an earlier run, now with what was missing)" : ""}`,
    ...notesOf(folder, file),
  ]);

/** @param folder how the content folder is called */
export const importReport = (
  { files, edits, media, leftOut, remarks }: ImportResult,
  { folder, isDryRun }: { folder: string; isDryRun: boolean },
): string => {
  const drafts = files.filter(({ isDraft }) => isDraft);
  const shown = files.filter(({ isDraft }) => !isDraft);
  const noted = shown.filter(({ notes }) => notes.length > 0);
  const plain = shown.filter(({ notes }) => notes.length === 0);
  return [
    ...part(`Taken (${plain.length}):`, fileLines(folder, plain)),
    ...part(`Taken with a note (${noted.length}):`, fileLines(folder, noted)),
    ...part(`Taken as drafts, which visitors do not see (${drafts.length}):`, fileLines(folder, drafts)),
    ...part(
      `Left out (${leftOut.length}):`,
      leftOut.map(({ what, why }) => `  ${oneLine(what)}: ${oneLine(why)}`),
    ),
    ...part("Besides:", [
      ...edits.map(
        ({ path }) =>
          `  ${folder}/${path} ${isDryRun ? "would list" : "lists"} the old addresses of categories, tags, authors and the feed.`,
      ),
      ...remarks.map((remark) => `  ${oneLine(remark)}`),
    ]),
    `${isDryRun ? "Would be written" : "Written"}: ${count(files.length, "file")} and ${count(media.size, "picture or other file", "pictures and other files")}; ${count(leftOut.length, "entry", "entries")} left out.`,
    isDryRun
      ? "Nothing was written, because of --dry-run."
      : "Next: npm run check:content, then npm run develop, where drafts show with a badge.",
  ].join("\n");
};
