/** Checks a content folder: each file against its kind, and the files against each other. */
import { addressProblem } from "./addresses";
import { checkBody } from "./body";
import { garbledLines } from "./garbled";
import { checkProse } from "./prose";
import { checkCrossFile } from "./cross-file";
import type { CheckResult, Entry, FileCheck } from "./entry";
import { markupInField } from "./stray-markup";
import { allowedPlaceholders, didYouMean, explainIssues, misreadNumbers } from "../messages/explain";
import { describePath } from "../messages/voices";
import { MEDIA_ENDINGS, SLUG, slugProblem } from "../fields";
import type { ContentKind } from "../kinds/kind";
import { allKinds } from "../kinds";
import { matchKind } from "../kinds/match-kind";
import { placeholdersIn } from "../fields/placeholders";
import type { Media } from "../fields/media-facts";
import { isError, type ContentProblem } from "../messages/problem";
import { fieldMeta, visitValues } from "../fields/schema-walk";
import { slugOf } from "../fields/slug";
import { readSource, type ContentFile, type Source } from "../source";
import { hasWords, INVISIBLE, shorten } from "../messages/words";

/** The path this file would have as a file of the given kind. */
const pathOfKind = ({ files }: ContentKind, path: string): string => {
  const folders = path.split("/");
  return files
    .split("/")
    .map((part, index) => part.replace("{slug}", (folders[index] ?? "").replace(/\.[^.]*$/, "")))
    .join("/");
};

/** Valid locations near a path: patterns in the same folder, otherwise all top-level places. */
const placesNear = (path: string): string => {
  const top = (name: string): string => (name.includes("/") ? `${name.split("/", 1)[0]}/` : name);
  const near = allKinds.filter(({ files }) => files.includes("/") && top(files) === top(path));
  const places = new Set(
    (near.length > 0 ? near : allKinds).map(({ files }) => (near.length > 0 ? files : top(files))),
  );
  return [...places].join(", ");
};

const unknownFile = (path: string): ContentProblem => {
  const told = { file: path, line: 1, column: 1, code: "unknown-file" } as const;
  if (MEDIA_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`)))
    return {
      ...told,
      message: "Pictures, audio and transcripts belong in media/.",
      help: `move it to media/${path.split("/").at(-1)}.`,
    };
  const [, rest] = /^(.*\.(?:md|yaml))\.[a-z]+$/i.exec(path) ?? [];
  if (rest !== undefined && matchKind(rest))
    return {
      ...told,
      message: "The file has a second extension, which some programs hide.",
      help: `rename it to ${rest.split("/").at(-1)}.`,
    };
  const candidates = allKinds.filter(({ files }) => files.split("/").length === path.split("/").length);
  const guess = didYouMean(
    path,
    candidates.map((kind) => pathOfKind(kind, path)),
  );
  return {
    ...told,
    message: "The site knows no file of this name, so nothing would show it.",
    help: guess ? `did you mean ${guess}?` : `content belongs in ${placesNear(path)}; pictures and audio in media/.`,
  };
};

/** The slug of a file that no computer, or no address, may have as a name. */
const unusableName = (file: string, slug: string): ContentProblem[] => {
  const problem = slugProblem(slug);
  return problem
    ? [
        {
          file,
          line: 1,
          column: 1,
          code: "bad-file-name",
          message: `"${slug}" ${problem.is}.`,
          help: `rename the ${file.includes(`/${slug}/`) ? "folder" : "file"}: ${problem.help}`,
        },
      ]
    : [];
};

const badFileName = (file: string, slug: string): ContentProblem => ({
  file,
  line: 1,
  column: 1,
  code: "bad-file-name",
  message: `"${slug}" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.`,
  help: `rename the ${file.includes(`/${slug}/`) ? "folder" : "file"}, for example to "${slugOf(slug) || "a-name"}${file.includes(`/${slug}/`) ? "" : /\.[^.]*$/.exec(file)?.[0]}".`,
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
        message: `"${describePath(path)}" has {${name}}, which is not filled in here.`,
        help:
          allowed.length === 0
            ? "write the text itself."
            : `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${allowed.map((word) => `{${word}}`).join(", ")}.`,
      });
    }
  });
  return problems;
};

/** Texts that contain only whitespace or invisible characters. */
const checkBlank = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(kind.schema, source.data, (value, _, path) => {
    if (typeof value !== "string" || value === "" || hasWords(value)) return;
    problems.push({
      file,
      code: "too-short",
      ...source.locate(path),
      message: `"${describePath(path)}" contains only spaces or invisible characters.`,
      help: "fill it in, or remove the whole line if the field is optional.",
    });
  });
  return problems;
};

/** Half of a character, by an escape such as "\uD83D": no file and no address can have it. */
const HALF = /\p{Surrogate}/u;

/** Control characters that are written as escapes, such as "\x07": they make feeds invalid. */
const checkEscapes = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(kind.schema, source.data, (value, _, path) => {
    const [found] = typeof value === "string" ? (INVISIBLE.exec(value) ?? HALF.exec(value) ?? []) : [];
    if (found === undefined) return;
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    problems.push({
      file,
      code: "invisible-sign",
      ...source.locate(path),
      message: `"${describePath(path)}" has the character U+${code}, which cannot be shown.`,
      help: "delete it; in the file it is a backslash with letters or digits behind it.",
    });
  });
  return problems;
};

/** Markup in plain-text fields. */
const checkMarks = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(kind.schema, source.data, (value, schema, path) => {
    const isPlain = typeof value === "string" && fieldMeta(schema).control !== "markdown";
    const markup = isPlain ? markupInField(value) : undefined;
    if (!markup) return;
    problems.push({
      file,
      code: "markdown-in-plain-text",
      severity: "warning",
      ...source.locate(path),
      message: `"${describePath(path)}" is plain text, so this markup is shown as written: ${shorten(markup.found)}`,
      help: markup.help,
    });
  });
  return problems;
};

/** Addresses in fields that cannot lead anywhere. */
const checkAddresses = (file: string, kind: ContentKind, source: Source): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  visitValues(kind.schema, source.data, (value, schema, path) => {
    const { link, isAddress } = fieldMeta(schema);
    const problem = (link || isAddress) && typeof value === "string" ? addressProblem(value) : undefined;
    if (problem) problems.push({ file, ...source.locate(path), ...problem });
  });
  return problems;
};

const missingBody = (file: string, { body }: ContentKind, source: Source): ContentProblem[] =>
  body?.required && !hasWords(source.body)
    ? [
        {
          file,
          ...source.at(source.bodyLine),
          code: "missing-body",
          message: "There is no text below the fields.",
          help: `write it after the second line of three hyphens. ${body.description}`,
        },
      ]
    : [];

/** Checks one file by itself. */
export const checkFile = (file: ContentFile): FileCheck => {
  const { path } = file;
  const match = matchKind(path);
  if (!match) return { path, problems: [unknownFile(path)] };
  const { kind, slug } = match;
  const problems: ContentProblem[] = [];
  if (slug) problems.push(...(SLUG.test(slug) ? unusableName(path, slug) : [badFileName(path, slug)]));
  const { source, problems: reading } = readSource(file, kind.schema);
  problems.push(...reading);
  if (!source) return { path, problems };
  const parsed = kind.schema.safeParse(source.data);
  const blank = checkBlank(path, kind, source);
  const addresses = checkAddresses(path, kind, source);
  if (!parsed.success) {
    const found = explainIssues(parsed.error.issues, { file: path, schema: kind.schema, source });
    // Filling in a blank text, or repairing an address, also fixes its format, so report it once.
    problems.push(
      ...found.filter(
        ({ line, column }) => ![...blank, ...addresses].some((other) => other.line === line && other.column === column),
      ),
    );
  }
  problems.push(
    ...garbledLines(path, new TextDecoder().decode(file.bytes)),
    ...blank,
    ...checkEscapes(path, kind, source),
    ...addresses,
    ...checkPlaceholders(path, kind, source),
    ...checkMarks(path, kind, source),
    ...misreadNumbers({ file: path, schema: kind.schema, source }),
    ...missingBody(path, kind, source),
    ...checkBody(path, kind, source),
    ...checkProse(path, kind, source),
  );
  if (problems.some(isError) || !parsed.success)
    return { path, faulty: { kind, slug, path, data: source.data as Entry["data"], source }, problems };
  return { path, entry: { kind, slug, path, data: parsed.data, source }, problems };
};

/**
 * Checks the files of a content folder against each other, and returns all problems, including those of each file.
 * @param checks every file but those in media/
 * @param media the files in media/
 */
export const checkContent = (checks: readonly FileCheck[], media: Media): CheckResult => {
  const entries = checks.flatMap(({ entry }) => entry ?? []);
  const faulty = checks.flatMap((check) => check.faulty ?? []);
  const problems = checks.flatMap((check) => check.problems);
  problems.push(...checkCrossFile({ entries, faulty, paths: checks.map(({ path }) => path), media }));
  return { entries, faulty, problems };
};
