/** Maps a file's path to its kind of content and its slug. */
import type { ContentKind } from "./kind";
import { allKinds } from ".";

export interface KindMatch {
  kind: ContentKind;
  /** The entry's slug; empty for kinds that have one file only. */
  slug: string;
}

const pattern = (files: string): RegExp =>
  new RegExp(
    `^${files
      .replace(/[.]/g, "\\.")
      .replace(/\\\.yaml$/, "\\.ya?ml")
      .replace("{slug}", "([^/]+)")}$`,
  );

const patterns = allKinds.map((kind) => ({ kind, test: pattern(kind.files) }));

/** Tells which kinds of file a folder uses: texts for episodes, for example, only with an episode. */
export const usedKinds = (paths: readonly string[]): ((kind: Pick<ContentKind, "textsFor">) => boolean) => {
  const names = new Set(paths.map((path) => matchKind(path)?.kind.name));
  return ({ textsFor }) => textsFor === undefined || names.has(textsFor);
};

const known = new Map<string, KindMatch | undefined>();

/** The kind that a path below `content/` belongs to, or `undefined` where none does. */
export const matchKind = (path: string): KindMatch | undefined => {
  if (known.has(path)) return known.get(path);
  const found = patterns.find(({ test }) => test.test(path));
  const match = found && { kind: found.kind, slug: found.test.exec(path)?.[1] ?? "" };
  known.set(path, match);
  return match;
};
