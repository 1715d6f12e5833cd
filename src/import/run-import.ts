/** Checks what an import would write until all of it is right or a draft, and writes it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileMessage } from "../content-model/messages";
import { isError, type ContentProblem } from "../content-model/messages/problem";
import { readContent } from "../site/read-content";
import type { Edit, ImportedFile, ImportResult, LeftOut } from "./entry-file";
import type { MediaImport } from "./media";
import type { Verdicts } from "./wordpress";

/** An export that has been read. */
export interface Importer {
  readonly leftOut: readonly LeftOut[];
  /** Finds the files that it needs. */
  load: () => Promise<void>;
  files: (verdicts: Verdicts) => ImportedFile[];
  /** Files that were there, with the old addresses of lists. */
  edits?: () => Edit[];
  remarks: () => string[];
}

/** Links of drafts depend on each other: each pass can find further ones. */
const MOST_PASSES = 6;

/** All errors of the content with the new files. */
const errorsWith = (folder: string, files: readonly Edit[], media: MediaImport): ContentProblem[] => {
  const changes = new Map<string, Uint8Array>([
    ...files.map(({ path, text }) => [path, Buffer.from(text)] as const),
    ...media.files,
  ]);
  return readContent(folder, changes).problems.filter(isError);
};

/** The errors of each new file. */
const byFile = (errors: readonly ContentProblem[], own: ReadonlySet<string>): Map<string, ContentProblem[]> => {
  const found = new Map<string, ContentProblem[]>();
  for (const problem of errors)
    if (own.has(problem.file)) found.set(problem.file, [...(found.get(problem.file) ?? []), problem]);
  return found;
};

const withFix = (problem: ContentProblem): string => {
  const { message, help } = fileMessage(problem);
  return `${message} Fix: ${help}`;
};

const identity = (problem: ContentProblem): string => `${problem.file} ${problem.code} ${fileMessage(problem).message}`;

/** What a check says of the files; true where it is something new. */
const judge = (
  found: ReadonlyMap<string, ContentProblem[]>,
  verdicts: Verdicts,
  refused: Map<string, string>,
): boolean => {
  let isNew = false;
  for (const [path, problems] of found) {
    const isRedirect = problems.some(({ code }) => code === "redirect-conflict");
    const taken = problems.find(({ code }) => code === "duplicate-address" || code === "reserved-address");
    if (taken && !refused.has(path)) {
      refused.set(path, fileMessage(taken).message);
      isNew = true;
    } else if (isRedirect && !verdicts.withoutRedirects.has(path)) {
      verdicts.withoutRedirects.add(path);
      isNew = true;
    } else if (!verdicts.drafts.get(path)?.length) {
      verdicts.drafts.set(
        path,
        problems.map((problem) => `line ${problem.line}: ${withFix(problem)}`),
      );
      isNew = true;
    }
  }
  return isNew;
};

/** What would be written. */
export const planImport = async (folder: string, importer: Importer, media: MediaImport): Promise<ImportResult> => {
  await importer.load();
  const before = new Set(readContent(folder).problems.map(identity));
  const verdicts: Verdicts = { drafts: new Map(), withoutRedirects: new Set() };
  const refused = new Map<string, string>();
  const titles = new Map<string, string>();
  let files: ImportedFile[] = [];
  let edits = importer.edits?.() ?? [];
  let errors: ContentProblem[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let all = importer.files(verdicts);
    // A link to a draft is one that leads nowhere.
    const drafts = all.filter(({ path, isDraft }) => isDraft && !verdicts.drafts.has(path));
    for (const { path } of drafts) verdicts.drafts.set(path, []);
    if (drafts.length > 0) all = importer.files(verdicts);
    for (const { path, title } of all) titles.set(path, title);
    files = all.filter(({ path }) => !refused.has(path));
    errors = errorsWith(folder, [...files, ...edits], media);
    const own = new Set([...files.map(({ path }) => path), ...media.files.keys()]);
    const isRefused = ({ path }: Edit): boolean =>
      errors.some(({ file, code }) => file === path && code === "redirect-conflict");
    const left = edits.filter((edit) => !isRefused(edit));
    if (!judge(byFile(errors, own), verdicts, refused) && left.length === edits.length) break;
    edits = left;
  }
  // With more entries, a list page can need words for its further pages.
  const paths = new Set(files.map(({ path }) => path));
  const needs = errors
    .filter((problem) => !paths.has(problem.file) && !before.has(identity(problem)))
    .map((problem) => `content/${problem.file}:${problem.line}  ${withFix(problem)}`);
  const leftOut = [...refused].map(([path, why]) => ({ what: `"${titles.get(path) ?? path}"`, why }));
  return {
    files,
    edits,
    media: media.files,
    leftOut: [...importer.leftOut, ...leftOut],
    remarks: [...importer.remarks(), ...needs],
  };
};

/** Writes the files; of those that were there before, only old addresses and files of an earlier run change. */
export const writeImport = (folder: string, { files, edits, media }: ImportResult): void => {
  for (const { path, text } of edits) writeFileSync(join(folder, path), text);
  const texts = files.map(({ path, text, isUpdate }) => [path, text, isUpdate] as const);
  for (const [path, content, isUpdate] of [
    ...[...media].map(([name, bytes]) => [name, bytes, false] as const),
    ...texts,
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: isUpdate ? "w" : "wx" });
  }
};
