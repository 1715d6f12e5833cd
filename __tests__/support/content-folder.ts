/**
 * A small content folder in memory, and the checks that a real one goes through. Every field of it has the example that
 * the content model gives, so that the tests do not hang on the words of the real content.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { stringify } from "yaml";
import { readEpisodeMedia } from "../../src/gatsby/content/audio/episode-media";
import { checkFolder } from "../../src/gatsby/content/checks";
import { walkDir } from "../../src/lib/walk-dir";
import { checkFile } from "../../src/content-model/checks";
import type { Entry, FileCheck } from "../../src/content-model/checks/entry";
import { checkEpisodes } from "../../src/content-model/checks/episodes";
import { exampleOf } from "../../src/content-model/fields/examples";
import type { ContentKind } from "../../src/content-model/kinds/kind";
import { allKinds, kinds } from "../../src/content-model/kinds";
import { mediaForm, type Media } from "../../src/content-model/fields/media-form";
import { formatProblems, type ContentProblem } from "../../src/content-model/messages/problem";

/** Texts or bytes by path from the content folder; `undefined` takes a file away. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A way to break the valid folder. */
export interface Slip {
  /** What the editor did. */
  slip: string;
  /** The files that are not as in the valid folder. */
  changes: Files;
  /** The whole text that the editor reads. */
  told: string;
}

/** The slug that the model's examples use for entries that links and references lead to. */
const SLUGS: Readonly<Record<string, string>> = {
  Industry: "dental-implants",
  State: "florida",
  LegalDocument: "terms",
};

const slugOf = ({ name, files }: ContentKind): string =>
  SLUGS[name] ?? (files.startsWith("services/") ? "paid-media" : "one");

/** The claims that the examples of the pages name. */
const CLAIMS = ["bookings", "appointment-requests", "nearby-patients", "practices-served"];

const fieldsOf = (kind: ContentKind): Record<string, unknown> => {
  const fields = exampleOf(kind.schema) as Record<string, unknown>;
  if (kind === kinds.site)
    return { ...fields, claims: CLAIMS.map((id) => ({ id, number: "3.2x", label: "bookings" })) };
  // With what is not required, too: most cities have it.
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

/** The top-level fields of a file, and what stands above and below them. */
const partsOf = (text: string): { above: string; fields: string[]; below: string } => {
  const [, above = "", yaml = text, below = ""] = /^(---\n)([^]*?\n)(---\n[^]*)$/.exec(text) ?? [];
  return { above, fields: yaml.split(/^(?=[^\s#-])/m), below };
};

/**
 * A valid file with one of its texts replaced. The field with the text comes first, so that its line does not hang on how
 * many fields the kind has.
 * @throws where the text is not there exactly once.
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
export const withText = (path: string, text: string): Files => ({
  [path]: (VALID[path] ?? "").replace("A first paragraph.\n", () => text),
});

/** The content of this repository, whatever folder a test run is told to build from. */
export const REAL_FOLDER = resolve(__dirname, "../../content");

/** The paths of all files of a folder on the disk but those of the operating system. */
export const contentFiles = (folder: string): string[] =>
  walkDir(folder).filter((path) => !basename(path).startsWith("."));

/** The day on which the folder is checked, after every day that the model's examples name. */
export const TODAY = "2026-06-15";

/** What was found in a file before, so that the files of the valid folder are read once. */
const checked = new Map<string, { content: string | Uint8Array; check: FileCheck }>();

const checkOnce = (path: string, content: string | Uint8Array): FileCheck => {
  const before = checked.get(path);
  if (before?.content === content) return before.check;
  const check = checkFile({ path, bytes: Buffer.from(content as string) });
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

/** What is wrong between the episodes and the recordings that they name, which are measured where they lie on the disk. */
const episodeProblems = (entries: readonly Entry[], files: Files, media: Media): ContentProblem[] => {
  if (media.size === 0) return checkEpisodes(entries, { audio: new Map(), transcripts: new Map() });
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const paths = [...media.keys()].map((name) => `media/${name}`);
    writeFiles(folder, Object.fromEntries(paths.map((path) => [path, files[path]])));
    return checkEpisodes(entries, readEpisodeMedia(folder, entries, media));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The problems of a folder of these files, found as the build finds them. */
export const problemsOf = (files: Files): ContentProblem[] => {
  const present = Object.entries(files)
    .flatMap(([path, content]): [string, string | Uint8Array][] => (content === undefined ? [] : [[path, content]]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isMedia = ([path]: [string, unknown]): boolean => path.startsWith("media/");
  const media = present
    .filter(isMedia)
    .map(([path, content]) => [path.slice("media/".length), mediaForm(Buffer.from(content as string))] as const);
  const checks = present.filter((file) => !isMedia(file)).map(([path, content]) => checkOnce(path, content));
  const folder = checkFolder(checks, new Map(media), TODAY);
  return [...folder.problems, ...episodeProblems(folder.entries, files, new Map(media))];
};

/** What an editor reads after having made these changes to the valid folder. */
export const toldAfter = (changes: Files): string => formatProblems(problemsOf({ ...VALID, ...changes }));

/** The text of a template without the indentation that the test file gives it; backslashes stay as they are. */
export const told = ({ raw }: TemplateStringsArray): string => {
  const lines = raw.join("").split("\n").slice(1, -1);
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent)).join("\n");
};

/** The same, as a file that ends in a line end. */
export const file = (strings: TemplateStringsArray): string => `${told(strings)}\n`;

/** What the files of a folder say, as far as each is right by itself. */
export const entriesOf = (files: Files): Entry[] =>
  Object.entries(files).flatMap(([path, content]) =>
    content === undefined ? [] : (checkOnce(path, content).entry ?? []),
  );
