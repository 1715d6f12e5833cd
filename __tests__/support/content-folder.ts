/** A small content folder in memory with the model's examples, independent of the real content, and its checks. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { stringify } from "yaml";
import { measureBytes } from "content-kit/read/measure";
import { walkDir } from "content-kit/lib/walk-dir";
import { model } from "../../src/site/model";
import type { Entry, FileCheck } from "content-kit/checks/entry";
import { exampleOf } from "content-kit/fields/examples";
import type { ContentKind } from "content-kit/kinds/kind";
import { allKinds, kinds } from "../../src/content-model/kinds";
import { fileMessage } from "content-kit/messages/index";
import type { Message } from "content-kit/messages/message";
import { formatProblems, type ContentProblem } from "content-kit/messages/problem";

/** Texts or bytes by path from the content folder; `undefined` takes a file away. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Slugs of the model's examples for links and references. */
const SLUGS: Readonly<Record<string, string>> = {
  Industry: "dental-implants",
  State: "florida",
  LegalDocument: "terms",
  PlainPage: "accessibility",
};

const slugOf = ({ name, files }: ContentKind): string =>
  SLUGS[name] ?? (files.startsWith("services/") ? "paid-media" : "one");

/** Claims in the examples of pages. */
const CLAIMS = ["bookings", "appointment-requests", "nearby-patients", "practices-served"];

const fieldsOf = (kind: ContentKind): Record<string, unknown> => {
  const fields = exampleOf(kind.schema) as Record<string, unknown>;
  if (kind === kinds.site)
    return { ...fields, claims: CLAIMS.map((id) => ({ id, number: "3.2x", label: "bookings" })) };
  // Optional fields too: most cities have them.
  const city = { name: "Miami", slug: "miami", population: 442241, latitude: 25.7743, longitude: -80.1937 };
  return kind === kinds.state ? { ...fields, cities: [city] } : fields;
};

const textOf = (kind: ContentKind): string => {
  const yaml = stringify(fieldsOf(kind), { lineWidth: 0, aliasDuplicateObjects: false });
  return kind.body ? `---\n${yaml}---\n\nA first paragraph.\n` : yaml;
};

/** One valid file of every kind. */
export const VALID: Readonly<Record<string, string>> = Object.fromEntries(
  allKinds.map((kind) => [kind.files.replace("{slug}", slugOf(kind)), textOf(kind)]),
);

/** The top-level fields of a file, and the text above and below them. */
const partsOf = (text: string): { above: string; fields: string[]; below: string } => {
  const [, above = "", yaml = text, below = ""] = /^(---\n)([^]*?\n)(---\n[^]*)$/.exec(text) ?? [];
  return { above, fields: yaml.split(/^(?=[^\s#-])/m), below };
};

/**
 * A valid file with one text replaced. The changed field comes first, so its line does not depend on other fields.
 * @throws unless the text occurs exactly once.
 */
export const edited = (path: string, from: string, to: string): Files => {
  const { above, fields, below } = partsOf(VALID[path] ?? "");
  const found = [...fields, below].filter((part) => part.includes(from));
  const [part = ""] = found;
  if (found.length !== 1 || part.split(from).length !== 2)
    throw new Error(`${path} does not have ${from} exactly once`);
  const change = (text: string): string => text.replace(from, () => to);
  if (part === below) return { [path]: [above, ...fields, change(below)].join("") };
  return { [path]: [above, change(part), ...fields.filter((field) => field !== part), below].join("") };
};

/** A valid Markdown file with another text below its fields. */
export const withText = (path: string, text: string): Files => ({ [path]: withBody(path, text) });

/** A valid file with these fields first, in place of those of the same names. */
export const withFields = (path: string, text: string): string => {
  const { above, fields, below } = partsOf(VALID[path] ?? "");
  const nameIn = (field: string): string | undefined => /^[\w-]+(?=:)/m.exec(field)?.[0];
  const given = new Set(text.split(/^(?=[\w-]+:)/m).map(nameIn));
  return [above, text, ...fields.filter((field) => !given.has(nameIn(field))), below].join("");
};

/** A valid Markdown file with another text below its fields. */
export const withBody = (path: string, text: string): string => {
  const { above, fields } = partsOf(VALID[path] ?? "");
  return [above, ...fields, "---\n\n", text].join("");
};

/** The repository's own content, even if SITE_CONTENT is set. */
export const REAL_FOLDER = resolve(__dirname, "../../content");

/** All files of a folder, without hidden ones. */
export const contentFiles = (folder: string): string[] =>
  walkDir(folder).filter((path) => !basename(path).startsWith("."));

/** The date of the check, after all dates in the examples. */
export const TODAY = "2026-06-15";

/** Cached checks by path, so that unchanged files are checked once. */
const checked = new Map<string, { content: string | Uint8Array; check: FileCheck }>();

const checkOnce = (path: string, content: string | Uint8Array): FileCheck => {
  const before = checked.get(path);
  if (before?.content === content) return before.check;
  const check = model.checkFile({ path, bytes: Buffer.from(content as string) });
  if (!before) checked.set(path, { content, check });
  return check;
};

/** Writes files to a folder on the disk. */
export const writeFiles = (folder: string, files: Files): void => {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** A problem with its message for files. */
export type WordedProblem = ContentProblem & Message;

/** The problems of a folder, as the build finds them. */
export const problemsOf = (files: Files): WordedProblem[] => {
  const present = Object.entries(files)
    .flatMap(([path, content]): [string, string | Uint8Array][] => (content === undefined ? [] : [[path, content]]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isMedia = ([path]: [string, unknown]): boolean => path.startsWith("media/");
  const written = new Map(
    present.filter(isMedia).map(([path, content]) => [path.slice("media/".length), Buffer.from(content as string)]),
  );
  const media = measureBytes([...written].map(([name, bytes]) => ({ name, bytes })));
  const checks = present.filter((file) => !isMedia(file)).map(([path, content]) => checkOnce(path, content));
  const { problems } = model.check(checks, { media, readMedia: (name) => written.get(name) }, TODAY);
  return problems.map((problem) => ({ ...problem, ...fileMessage(problem) }));
};

/** The report after these changes to the valid folder. */
export const reportAfter = (changes: Files): string => formatProblems(problemsOf({ ...VALID, ...changes }));

/** Removes a template's indentation; backslashes are literal. */
export const report = ({ raw }: TemplateStringsArray): string => {
  const lines = raw.join("").split("\n").slice(1, -1);
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent)).join("\n");
};

/** The same with a final newline. */
export const file = (strings: TemplateStringsArray): string => `${report(strings)}\n`;

/** The entries of valid files. */
export const entriesOf = (files: Files): Entry[] =>
  Object.entries(files).flatMap(([path, content]) =>
    content === undefined ? [] : (checkOnce(path, content).entry ?? []),
  );
