/** Maps a file's path to its kind of content and its slug. */
import type { ContentKind } from "./kind";

export interface KindMatch {
  kind: ContentKind;
  /** The entry's slug; empty for kinds that have one file only. */
  slug: string;
}

export interface KindMatcher {
  /** The kind that a path below the content folder belongs to: the first whose `files` fit; `undefined` where none does. */
  matchKind: (path: string) => KindMatch | undefined;
  /** Tells which kinds of file a folder uses: texts for episodes, for example, only with an episode. */
  usedKinds: (paths: readonly string[]) => (kind: Pick<ContentKind, "textsFor">) => boolean;
}

const pattern = (files: string): RegExp =>
  new RegExp(
    `^${files
      .replace(/[.]/g, "\\.")
      .replace(/\\\.yaml$/, "\\.ya?ml")
      .replace("{slug}", "([^/]+)")}$`,
  );

/** Tells the files of these kinds apart. */
export const kindMatcher = (kinds: readonly ContentKind[]): KindMatcher => {
  const patterns = kinds.map((kind) => ({ kind, test: pattern(kind.files) }));
  const known = new Map<string, KindMatch | undefined>();
  const matchKind = (path: string): KindMatch | undefined => {
    if (known.has(path)) return known.get(path);
    const found = patterns.find(({ test }) => test.test(path));
    const match = found && { kind: found.kind, slug: found.test.exec(path)?.[1] ?? "" };
    known.set(path, match);
    return match;
  };
  const usedKinds: KindMatcher["usedKinds"] = (paths) => {
    const names = new Set(paths.map((path) => matchKind(path)?.kind.name));
    return ({ textsFor }) => textsFor === undefined || names.has(textsFor);
  };
  return { matchKind, usedKinds };
};
