/** The check of a whole content folder: every file against its kind, and the files against each other. */
import { checkTogether } from "./check-together";
import { allowedPlaceholders, didYouMean, explainIssues, pathInWords } from "./explain";
import { SLUG } from "./fields";
import type { ContentKind } from "./kind";
import { allKinds } from "./kinds";
import { matchKind } from "./match-kind";
import { placeholdersIn } from "./placeholders";
import type { ContentProblem } from "./problem";
import { visitValues } from "./schema-walk";
import { readSource, type ContentFile, type Source } from "./source";

/** A file that is what its kind says, with its values. */
export interface Entry<D = Record<string, unknown>> {
  kind: ContentKind;
  slug: string;
  /** The path from the content folder. */
  path: string;
  data: D;
  source: Source;
}

export interface CheckResult {
  /** The entries without a problem of their own. */
  entries: Entry[];
  problems: ContentProblem[];
}

/** The path that a file of this kind would have with the folder or the name that the path has now. */
const pathOfKind = ({ files }: ContentKind, path: string): string => {
  const folders = path.split("/");
  return files
    .split("/")
    .map((part, index) => part.replace("{slug}", (folders[index] ?? "").replace(/\.[^.]*$/, "")))
    .join("/");
};

/** Where content may lie, near a path: in the same folder, or which folders there are. */
const placesNear = (path: string): string => {
  const top = (name: string): string => (name.includes("/") ? `${name.split("/", 1)[0]}/` : name);
  const near = allKinds.filter(({ files }) => files.includes("/") && top(files) === top(path));
  const places = new Set(
    (near.length > 0 ? near : allKinds).map(({ files }) => (near.length > 0 ? files : top(files))),
  );
  return [...places].join(", ");
};

const unknownFile = (path: string): ContentProblem => {
  const candidates = allKinds.filter(({ files }) => files.split("/").length === path.split("/").length);
  const guess = didYouMean(
    path,
    candidates.map((kind) => pathOfKind(kind, path)),
  );
  return {
    file: path,
    line: 1,
    column: 1,
    code: "unknown-file",
    message: "No kind of content is kept in a file of this name.",
    help: guess ? `did you mean ${guess}?` : `content is kept in ${placesNear(path)}; pictures and audio in media/.`,
  };
};

/** The nearest words to a name that may be part of an address. */
const asSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "a-name";

const badFileName = (file: string, slug: string): ContentProblem => ({
  file,
  line: 1,
  column: 1,
  code: "bad-file-name",
  message: `"${slug}" becomes part of an address, which may have only lower-case letters a-z, digits and single hyphens.`,
  help: `rename the ${file.includes(`/${slug}/`) ? "folder" : "file"}, for example to "${asSlug(slug)}${file.includes(`/${slug}/`) ? "" : /\.[^.]*$/.exec(file)?.[0]}".`,
});

const checkPlaceholders = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(kind.schema, source.data, (value, schema, path) => {
    if (typeof value !== "string") return;
    const allowed = allowedPlaceholders(schema);
    for (const name of placeholdersIn(value)) {
      if (allowed.includes(name)) continue;
      const guess = didYouMean(name, allowed);
      problems.push({
        file,
        code: "unknown-placeholder",
        ...source.locate(path),
        message: `"${pathInWords(path)}" has {${name}}, which is not filled in here.`,
        help:
          allowed.length === 0
            ? "write the words themselves."
            : `${guess ? `did you mean {${guess}}? ` : ""}Filled in here: ${allowed.map((word) => `{${word}}`).join(", ")}.`,
      });
    }
  });
  return problems;
};

/** Checks one file by itself. */
export const checkFile = (file: ContentFile): { entry?: Entry; problems: ContentProblem[] } => {
  const match = matchKind(file.path);
  if (!match) return { problems: [unknownFile(file.path)] };
  const { kind, slug } = match;
  const problems: ContentProblem[] = [];
  if (slug && !SLUG.test(slug)) problems.push(badFileName(file.path, slug));
  const { source, problems: reading } = readSource(file);
  problems.push(...reading);
  if (!source) return { problems };
  const parsed = kind.schema.safeParse(source.data);
  if (!parsed.success)
    problems.push(...explainIssues(parsed.error.issues, { file: file.path, schema: kind.schema, source }));
  problems.push(...checkPlaceholders(file.path, kind, source));
  if (kind.body?.required && source.body.trim() === "") {
    problems.push({
      file: file.path,
      ...source.at(source.bodyLine),
      code: "missing-body",
      message: "There is no text below the fields.",
      help: `write it after the second line of three hyphens. ${kind.body.description}`,
    });
  }
  if (problems.length > 0 || !parsed.success) return { problems };
  return { entry: { kind, slug, path: file.path, data: parsed.data, source }, problems };
};

/**
 * Checks all files of a content folder and tells ALL problems at once.
 * @param files every file but those in media/
 * @param media the paths of the files in media/, from there
 */
export const checkContent = (files: readonly ContentFile[], media: ReadonlySet<string>): CheckResult => {
  const results = files.map(checkFile);
  const entries = results.flatMap(({ entry }) => (entry ? [entry] : []));
  const problems = results.flatMap((result) => result.problems);
  problems.push(...checkTogether({ entries, paths: files.map(({ path }) => path), media }));
  return { entries, problems };
};
