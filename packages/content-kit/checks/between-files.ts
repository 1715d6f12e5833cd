/** Checks between the files of a folder: references, duplicates, missing files. */
import { finding, warning } from "../messages/finding";
import { problemAt, problemOfFile, type CheckedFiles, type Entry } from "./entry";
import { didYouMean } from "../messages/did-you-mean";
import { isSingle, type ContentKind } from "../kinds/kind";
import type { KindMatcher } from "../kinds/match-kind";
import type { ContentProblem } from "../messages/problem";
import { MOST_NAMES } from "../messages/words";
import { memoizeByObject, memoizeByValue } from "../lib/memoize";
import { usesOf } from "./uses";

/** A folder's files, and the kinds that they may be of. */
export interface FolderOfKinds extends CheckedFiles, KindMatcher {
  kinds: readonly ContentKind[];
}

/** The names that the parts of an entry have, by the kind of reference. */
const partNames = memoizeByObject((entry: Entry): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(entry.kind.parts ?? {}).map(([name, part]) => [name, part.choices(entry).map(({ value }) => value)]),
  ),
);

/** Tells the names that references of a kind may have; undefined where they are not known. */
const namesOf = ({ kinds, entries, paths, matchKind }: FolderOfKinds) => {
  // If the defining file is broken or missing, reporting every reference would bury that error.
  const read = new Set(entries.map(({ path }) => path));
  const matches = paths.flatMap((path) => ({ path, ...matchKind(path) }));
  const isUnknown = (kind: ContentKind): boolean =>
    matches.some((match) => match.kind === kind && !read.has(match.path)) ||
    (isSingle(kind) && !entries.some((entry) => entry.kind === kind));
  return (reference: string): ReadonlySet<string> | undefined => {
    const own = kinds.find(({ name }) => name === reference);
    // Files with errors count: they exist.
    if (own) return new Set(matches.flatMap(({ kind, slug }) => (kind === own && slug ? [slug] : [])));
    const definer = kinds.find(({ parts }) => parts && reference in parts);
    return definer && !isUnknown(definer)
      ? new Set(entries.flatMap((entry) => (entry.kind === definer ? (partNames(entry)[reference] ?? []) : [])))
      : undefined;
  };
};

const checkReferences = (folder: FolderOfKinds): ContentProblem[] => {
  const known = memoizeByValue(namesOf(folder));
  return [...folder.entries, ...folder.faulty].flatMap((entry) =>
    usesOf(entry).references.flatMap((use): ContentProblem[] => {
      const { kind, value, subject } = use;
      const all = known(kind);
      if (!all || all.has(value)) return [];
      const guess = didYouMean(value, [...all]);
      const names = all.size <= MOST_NAMES ? [...all] : [];
      return [
        { file: entry.path, ...use.place, ...finding("unknown-reference", { subject, kind, value, guess, names }) },
      ];
    }),
  );
};

/** Reports every list item whose name is already taken. */
const repeated = (entry: Entry, list: string, field: string): ContentProblem[] => {
  const firsts = new Map<string, number>();
  const items = entry.data[list] as readonly Readonly<Record<string, unknown>>[];
  return items.flatMap((item, index) => {
    const name = String(item[field]);
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, index);
      return [];
    }
    const { line } = entry.source.locate([list, first, field]);
    const path = [list, index, field];
    return [problemAt(entry, path, finding("duplicate-slug/in-list", { path, name, line }))];
  });
};

const duplicatesIn = memoizeByObject((entry: Entry): ContentProblem[] =>
  entry.kind.namedOnce ? repeated(entry, ...entry.kind.namedOnce) : [],
);

/** Reports the files that a folder lacks. @param why what needs them */
export const missingFiles = (
  { paths, matchKind }: FolderOfKinds,
  needed: readonly ContentKind[],
  slug: string,
  why?: string,
): ContentProblem[] => {
  const has = new Set(
    paths.map((path) => matchKind(path)).flatMap((match) => (match?.slug === slug ? match.kind : [])),
  );
  return needed
    .filter((kind) => !has.has(kind))
    .map(({ files, description }) =>
      problemOfFile(files.replace("{slug}", slug), finding("missing-file", { description, ...(why && { why }) })),
    );
};

const checkMissingFiles = (folder: FolderOfKinds): ContentProblem[] => {
  const { kinds, paths, usedKinds, matchKind } = folder;
  const topFolder = ({ files }: ContentKind): string => files.slice(0, files.indexOf("/"));
  const inFolders = kinds.filter(({ isInEachFolder }) => isInEachFolder);
  const slugs = (name: string): Set<string> =>
    new Set(paths.flatMap((path) => (path.startsWith(`${name}/`) ? (matchKind(path)?.slug ?? []) : [])));
  return [
    ...missingFiles(folder, kinds.filter(isSingle).filter(usedKinds(paths)), ""),
    ...[...new Set(inFolders.map(topFolder))].flatMap((name) =>
      [...slugs(name)].flatMap((slug) => {
        const needed = inFolders.filter((kind) => topFolder(kind) === name);
        return missingFiles(folder, needed, slug, `The ${needed[0]?.noun.replace(/^an? /, "")} "${slug}" needs it.`);
      }),
    ),
  ];
};

/** Entries with the name of another one, as a copied file has. */
const checkNames = ({ entries }: FolderOfKinds): ContentProblem[] =>
  entries.flatMap((entry, index): ContentProblem[] => {
    const { uniqueName } = entry.kind;
    if (!uniqueName) return [];
    const path = [uniqueName.field];
    const value = String(entry.data[uniqueName.field]);
    const first = entries
      .slice(0, index)
      .find((other) => other.kind === entry.kind && other.data[uniqueName.field] === value);
    const report = uniqueName.severity === "warning" ? warning : finding;
    return first ? [problemAt(entry, path, report("duplicate-name", { path, value, file: first.path }))] : [];
  });

/** All problems between the files of a folder that its kinds describe. */
export const checkBetweenFiles = (folder: FolderOfKinds): ContentProblem[] => [
  ...checkMissingFiles(folder),
  ...checkReferences(folder),
  ...folder.entries.flatMap(duplicatesIn),
  ...checkNames(folder),
];
