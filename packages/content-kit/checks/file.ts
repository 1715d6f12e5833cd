/** Checks a file by itself, against its kind. */
import { finding, warning, type Finding } from "../messages/finding";
import type { z } from "zod";
import { addressProblem } from "./addresses";
import { checkBody, unknownPlaceholder } from "./body";
import { checkProse } from "./prose";
import { problemOfFile, type Entry, type FileCheck } from "./entry";
import { markupInField } from "./stray-markup";
import { unfinishedLines } from "./unfinished";
import { didYouMean } from "../messages/did-you-mean";
import { explainIssues, misreadNumbers } from "./explain";
import { MEDIA_ENDINGS, SLUG, slugProblem } from "../fields";
import type { ContentKind } from "../kinds/kind";
import type { KindMatcher } from "../kinds/match-kind";
import { placeholdersIn } from "../lib/placeholders";
import { isError, type ContentProblem } from "../messages/problem";
import { fieldMeta, unwrap, valueAt, visitValues, type PathStep } from "../fields/schema-walk";
import { slugOf } from "../lib/slug";
import { readSource, type ContentFile, type Source } from "../source";
import { codePoint, hasWords, INVISIBLE } from "../messages/words";

/** The path this file would have as a file of the given kind. */
const pathOfKind = ({ files }: ContentKind, path: string): string => {
  const folders = path.split("/");
  return files
    .split("/")
    .map((part, index) => part.replace("{slug}", (folders[index] ?? "").replace(/\.[^.]*$/, "")))
    .join("/");
};

/** Valid locations near a path: patterns in the same folder, otherwise all top-level places. */
const placesNear = (path: string, kinds: readonly ContentKind[]): string => {
  const top = (name: string): string => (name.includes("/") ? `${name.split("/", 1)[0]}/` : name);
  const near = kinds.filter(({ files }) => files.includes("/") && top(files) === top(path));
  const paths = new Set((near.length > 0 ? near : kinds).map(({ files }) => (near.length > 0 ? files : top(files))));
  return [...paths].join(", ");
};

/** The kinds of a model. */
interface KnownKinds extends Pick<KindMatcher, "matchKind"> {
  kinds: readonly ContentKind[];
}

/** Files of other programs: with another extension, they would still not be text. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|html?|pdf)$/i;

const unknownFile = (path: string, { kinds, matchKind }: KnownKinds): ContentProblem => {
  const name = path.split("/").at(-1) ?? "";
  // A second extension, which some programs hide.
  const [, whole] = /^(.*\.(?:md|yaml))\.[a-z]+$/i.exec(path) ?? [];
  const isMedia = MEDIA_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`));
  const isNear = ({ files }: ContentKind): boolean => files.split("/").length === path.split("/").length;
  const candidates = DOCUMENT.test(path) ? [] : kinds.filter(isNear);
  const guess = isMedia
    ? `media/${name}`
    : whole !== undefined && matchKind(whole)
      ? whole
      : didYouMean(
          path,
          candidates.map((kind) => pathOfKind(kind, path)),
        );
  return problemOfFile(path, finding("unknown-file", { guess, placesNear: placesNear(path, kinds) }));
};

/** What is wrong with the slug of a file, which no computer, or no address, may have as a name. */
const badFileName = (file: string, slug: string): ContentProblem[] => {
  const isFolder = file.includes(`/${slug}/`);
  const ending = isFolder ? "" : (/\.[^.]*$/.exec(file)?.[0] ?? "");
  const problem = SLUG.test(slug)
    ? slugProblem(slug)
    : {
        is: "becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens",
        help: `call it "${slugOf(slug) || "a-name"}${ending}", for example.`,
      };
  return problem
    ? [problemOfFile(file, finding("bad-file-name", { slug, is: problem.is, fix: problem.help, isFolder }))]
    : [];
};

/** A text in a field. */
interface Text {
  value: string;
  schema: z.ZodType;
  path: readonly PathStep[];
}

/** The texts of all fields. */
const textsIn = (kind: ContentKind, data: unknown): Text[] => {
  const texts: Text[] = [];
  visitValues(kind.schema, data, (value, schema, path) => {
    if (typeof value === "string") texts.push({ value, schema, path });
  });
  return texts;
};

/** What is wrong with a text, and with which words of it; several problems where several words are. */
type TextCheck = (text: Text) => (Finding & { words?: string })[];

const checkPlaceholders: TextCheck = ({ value, schema, path }) => {
  const allowed = fieldMeta(unwrap(schema)).placeholders ?? [];
  return placeholdersIn(value)
    .filter((name) => !allowed.includes(name))
    .map((name) => ({ ...unknownPlaceholder({ path }, name, allowed), words: `{${name}}` }));
};

/** Half of a character, by an escape such as "\uD83D": no file and no address can have it. */
const HALF = /\p{Surrogate}/u;

/** Control characters that are written as escapes, such as "\x07": they make feeds invalid. */
const checkEscapes: TextCheck = ({ value }) => {
  const [found] = INVISIBLE.exec(value) ?? HALF.exec(value) ?? [];
  return found === undefined ? [] : [finding("invisible-sign", { code: codePoint(found) })];
};

/** Markup in plain-text fields. */
const checkMarks: TextCheck = ({ value, schema, path }) => {
  const found = fieldMeta(schema).control === "markdown" ? undefined : markupInField(value);
  return found === undefined ? [] : [{ ...warning("markdown-in-plain-text/field", { path, found }), words: found }];
};

/** Addresses in fields that cannot lead anywhere. */
const checkAddresses: TextCheck = ({ value, schema, path }) => {
  const { link, isAddress, isSiteUrl } = fieldMeta(schema);
  if (isSiteUrl && URL.canParse(value) && new URL(value).pathname.length > 1)
    return [finding("wrong-form/site-url", { path, pathname: new URL(value).pathname, origin: new URL(value).origin })];
  const problem = link || isAddress ? addressProblem(value) : undefined;
  return problem ? [problem] : [];
};

const missingBody = (file: string, { body }: ContentKind, source: Source): ContentProblem[] =>
  body?.required && !hasWords(source.body)
    ? [{ file, ...source.at(source.bodyLine), ...finding("missing-body", { description: body.description }) }]
    : [];

/** Checks one file by itself. */
export const checkFile = (file: ContentFile, known: KnownKinds): FileCheck => {
  const { path } = file;
  const text = new TextDecoder().decode(file.bytes);
  const match = known.matchKind(path);
  if (!match) return { path, problems: [unknownFile(path, known)] };
  const { kind, slug } = match;
  const problems = slug ? badFileName(path, slug) : [];
  const { source, problems: reading } = readSource(file, kind.schema);
  problems.push(...reading);
  if (!source) return { path, problems };
  const parsed = kind.schema.safeParse(source.data);
  const texts = textsIn(kind, source.data);
  const inTexts = (check: TextCheck): ContentProblem[] =>
    texts.flatMap((text) =>
      check(text).map(({ words, ...found }) => ({ file: path, ...source.locate(text.path, false, words), ...found })),
    );
  const addresses = inTexts(checkAddresses);
  if (!parsed.success) {
    const found = explainIssues(parsed.error.issues, { file: path, schema: kind.schema, source });
    // Repairing an address also fixes its format, so report it once.
    problems.push(
      ...found.filter(({ line, column }) => !addresses.some((other) => other.line === line && other.column === column)),
    );
  }
  problems.push(
    ...inTexts(checkEscapes),
    ...addresses,
    ...inTexts(checkPlaceholders),
    ...inTexts(checkMarks),
    ...unfinishedLines(path, text, valueAt(source.data, ["draft"]) === true),
    ...misreadNumbers({ file: path, schema: kind.schema, source }),
    ...missingBody(path, kind, source),
    ...checkBody(path, kind, source),
    ...checkProse(path, kind, source),
  );
  if (problems.some(isError) || !parsed.success)
    return { path, faulty: { kind, slug, path, data: source.data as Entry["data"], source }, problems };
  return { path, entry: { kind, slug, path, data: parsed.data, source }, problems };
};
