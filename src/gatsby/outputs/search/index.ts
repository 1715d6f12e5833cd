/** Builds what the site is searched with, from what its pages say. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Reporter } from "gatsby";
import { searchFiles } from "../../../routes";
import type { ContentStore } from "../../content/content-store";
import { jsonDigest } from "../../../lib/digest";
import { Library } from "../../content/collections";
import { pageText } from "./extract-text";
import { type SearchRecord, searchPages, searchRecord } from "./records";
import { vocabularyOf } from "./vocabulary";

/** Pagefind is a module that CommonJS, which Gatsby makes of this file, cannot load: so it has a process of its own. */
const WRITER = "src/gatsby/outputs/search/pagefind-worker.mjs";

/** The records of all pages that the search finds, with what the built pages say. */
const searchRecords = (library: Library, site: string): SearchRecord[] =>
  searchPages(library).map((page) =>
    searchRecord(page, pageText(readFileSync(join(site, page.path, "index.html"), "utf8"))),
  );

/** Writes index, script and words into the built site. */
export const writeSearchFiles = async (
  records: readonly SearchRecord[],
  language: string,
  site: string,
): Promise<void> => {
  const folder = join(site, searchFiles.folder);
  rmSync(folder, { recursive: true, force: true });
  // Pagefind knows languages without their region.
  const input = JSON.stringify({ language: language.split("-")[0], records });
  const writing = promisify(execFile)(process.execPath, [WRITER, folder]);
  // Where it ends before it has read all, its own error says why, and not that of the pipe.
  writing.child.stdin?.on("error", () => undefined).end(input);
  const words = vocabularyOf(
    records.map(({ meta: { kind: _, ...words }, content }) => [...Object.values(words), content].join(" ")),
  );
  await writing;
  writeFileSync(join(site, searchFiles.words), words.join("\n"));
};

const readKept = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Makes the site searchable; where no page that is searched has changed, what the last build wrote stays. */
export const buildSearchIndex = async (
  store: ContentStore,
  reporter: Pick<Reporter, "info">,
  site = resolve("public"),
  digestFile = resolve(".cache/search/digest.txt"),
): Promise<void> => {
  const library = new Library(store.all());
  const { language } = library.one("site");
  const records = searchRecords(library, site);
  const { version } = JSON.parse(readFileSync(resolve("node_modules/pagefind/package.json"), "utf8")) as {
    version: string;
  };
  const writer = readFileSync(WRITER, "utf8");
  const digest = jsonDigest([version, writer, language, records]);
  const isKept = readKept(digestFile) === digest && existsSync(join(site, searchFiles.words));
  if (!isKept) {
    await writeSearchFiles(records, language, site);
    mkdirSync(dirname(digestFile), { recursive: true });
    writeFileSync(digestFile, digest);
  }
  reporter.info(`Search: ${records.length} pages, ${isKept ? "as before" : "indexed anew"}.`);
};
