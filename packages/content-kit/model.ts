/** A content model: its kinds of file, and the rules that a folder of them obeys. */
import { checkBetweenFiles, type FolderOfKinds } from "./checks/between-files";
import { checkDownloads } from "./checks/downloads";
import type { CheckResult, FileCheck } from "./checks/entry";
import { checkFile } from "./checks/file";
import { checkMedia } from "./checks/media";
import type { Media } from "./fields/media-facts";
import type { ContentKind } from "./kinds/kind";
import { kindMatcher, type KindMatcher } from "./kinds/match-kind";
import type { ContentProblem } from "./messages/problem";
import type { ContentFile } from "./source";

/** The media files of a folder, which checks need, too. */
interface Surroundings {
  /** The files of media/. */
  media: Media;
  /** Reads a file of media/; undefined if it does not exist. */
  readMedia: (name: string) => Uint8Array | undefined;
}

/** A folder as rules see it. */
export interface CheckedFolder extends FolderOfKinds, Surroundings {}

/** Finds problems in a folder. `F` is what the model derives from the entries. */
export type Rule<F> = (folder: CheckedFolder & F) => ContentProblem[];

export interface Model<F> extends KindMatcher {
  kinds: readonly ContentKind[];
  /** Checks one file by itself. */
  checkFile: (file: ContentFile) => FileCheck;
  /**
   * Checks the files of a folder together, and returns all problems, including those of each file.
   * @param files the result of each file's own check, without those of media/; files that nothing uses are left out
   * @param day another day than today, as YYYY-MM-DD
   */
  check: (files: readonly FileCheck[], surroundings: Surroundings, day?: string) => CheckResult & F;
}

/** Drops problems between files on lines that already have an error of their own. */
const withoutConsequences = (problems: readonly ContentProblem[], files: readonly FileCheck[]): ContentProblem[] => {
  const lineOf = ({ file, line }: ContentProblem): string => `${file}:${line}`;
  const faultyLines = new Set(files.flatMap((file) => (file.faulty ? file.problems.map(lineOf) : [])));
  return problems.filter((problem) => !faultyLines.has(lineOf(problem)));
};

/**
 * Puts a model together.
 * @param derive works out what rules and callers need of the entries, such as today's date
 */
export const defineModel = <F extends object>({
  kinds,
  derive,
  rules,
}: {
  kinds: readonly ContentKind[];
  derive: (entries: CheckResult["entries"], day?: string) => F;
  rules: readonly Rule<F>[];
}): Model<F> => {
  const matcher = kindMatcher(kinds);
  const known = { kinds, ...matcher };
  const check: Model<F>["check"] = (all, surroundings, day) => {
    const isUsed = matcher.usedKinds(all.map(({ path }) => path));
    const files = all.filter(({ path }) => isUsed(matcher.matchKind(path)?.kind ?? {}));
    const entries = files.flatMap(({ entry }) => entry ?? []);
    const faulty = files.flatMap((file) => file.faulty ?? []);
    const derived = derive(entries, day);
    const paths = files.map(({ path }) => path);
    const folder = { ...known, ...surroundings, ...derived, entries, faulty, paths };
    const between = [
      ...checkBetweenFiles(folder),
      ...checkMedia([...entries, ...faulty], surroundings.media),
      ...checkDownloads([...entries, ...faulty], surroundings.media),
      ...rules.flatMap((rule) => rule(folder)),
    ];
    const problems = [...files.flatMap((file) => file.problems), ...withoutConsequences(between, files)];
    return { ...derived, entries, faulty, problems };
  };
  return { ...known, checkFile: (file) => checkFile(file, known), check };
};
