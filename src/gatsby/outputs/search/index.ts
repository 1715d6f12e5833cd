/** Builds the search index from the built pages. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Reporter } from "gatsby";
import { searchFiles } from "../../../routes";
import type { ContentStore } from "../../content-store";
import { jsonDigest } from "content-kit/lib/digest";
import { foldedText } from "../../../search/tokenize";
import { Library } from "../../../site/content/collections";
import { pageHeadings, pageText } from "./extract-text";
import { type SearchRecord, searchPages, searchRecord } from "./records";
import { vocabularyOf } from "./vocabulary";

/** Pagefind is ESM-only, and Gatsby compiles this file to CommonJS, so indexing runs in a child process. */
const WRITER = "src/gatsby/outputs/search/pagefind-worker.mjs";

/** The records of all indexed pages, with the text of the built pages. */
const searchRecords = (library: Library, site: string): SearchRecord[] =>
  searchPages(library).map((page) => {
    if (page.text !== undefined) return searchRecord(page, page.text);
    const html = readFileSync(join(site, page.path, "index.html"), "utf8");
    return searchRecord(page, pageText(html), pageHeadings(html));
  });

/** As Pagefind gets a record: normalized, but for what results show. */
const folded = ({ url, content, shown, searched }: SearchRecord) => ({
  url,
  content: foldedText(content),
  meta: { ...shown, ...Object.fromEntries(Object.entries(searched).map(([name, text]) => [name, foldedText(text)])) },
});

/** Writes index, script and vocabulary into the built site. */
export const writeSearchFiles = async (
  records: readonly SearchRecord[],
  language: string,
  site: string,
): Promise<void> => {
  const folder = join(site, searchFiles.folder);
  rmSync(folder, { recursive: true, force: true });
  // Pagefind knows languages without a region.
  const input = JSON.stringify({ language: language.split("-")[0], records: records.map(folded) });
  const writing = promisify(execFile)(process.execPath, [WRITER, folder]);
  // If the process exits early, its own error is more useful than EPIPE.
  writing.child.stdin?.on("error", () => undefined).end(input);
  const words = vocabularyOf(records.map(({ searched, content }) => [...Object.values(searched), content].join(" ")));
  await writing;
  writeFileSync(join(site, searchFiles.words), words.join("\n"));
};

const readDigest = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Builds the search index; skipped if no indexed page has changed since the last build. */
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
  const isUnchanged = readDigest(digestFile) === digest && existsSync(join(site, searchFiles.words));
  if (!isUnchanged) {
    await writeSearchFiles(records, language, site);
    mkdirSync(dirname(digestFile), { recursive: true });
    writeFileSync(digestFile, digest);
  }
  reporter.info(`Search: ${records.length} pages, ${isUnchanged ? "unchanged" : "re-indexed"}.`);
};
