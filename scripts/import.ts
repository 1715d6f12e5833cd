/** `npm run import`: takes over what an older site or a podcast's host has. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { changeFields } from "../src/editor/content-file";
import { contentDir } from "../src/site/content/content-dir";
import { readContent } from "../src/site/read-content";
import { charsetOf, decodeBytes } from "../src/import/bytes";
import { MediaImport } from "../src/import/media";
import { PodcastImport } from "../src/import/podcast";
import { nextPageOf } from "../src/import/podcast/item";
import { importReport } from "../src/import/report";
import { planImport, writeImport, type Importer } from "../src/import/run-import";
import { WordpressImport, type TopicChoice } from "../src/import/wordpress";
import { joinExports, readWordpressExport } from "../src/import/wxr";

const HELP = `Takes over an older site's texts. Nothing that is there is overwritten; a second run takes in what is new.
The old addresses of WordPress's lists are added to pages/blog.yaml.

  npm run import -- wordpress export.xml   posts and pages of a WordPress export (Tools > Export > All content),
                                           which may be in several files
  npm run import -- podcast feed.xml       the episodes of a podcast's feed; its address will do

  --media <folder>  where pictures and recordings are, such as a copy of wp-content/uploads
  --offline         fetches nothing that is not in that folder
  --topics <which>  what becomes topics of articles: categories, tags or both; without it, both
  --dry-run         says what would be written, and writes nothing
  --help            shows this

SITE_CONTENT=folder names another content folder.`;

class UsageError extends Error {}

const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

/** Reads a file or an address, in the encoding that it declares. */
const readText = async (file: string | undefined): Promise<string> => {
  if (file === undefined) throw new UsageError(HELP);
  if (isAddress(file)) {
    const response = await fetch(file, { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new UsageError(`${file} responded with ${response.status}.`);
    return decodeBytes(new Uint8Array(await response.arrayBuffer()), charsetOf(response.headers.get("content-type")));
  }
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new UsageError(`${file} is a folder, not a file.`);
  return decodeBytes(readFileSync(file));
};

const MOST_PAGES = 1000;

/** A feed and the pages that follow it. */
const readPages = async (
  file: string | undefined,
  canFetch: boolean,
): Promise<{ pages: string[]; missing?: string }> => {
  const pages = [await readText(file)];
  const seen = new Set<string>(file ? [file] : []);
  for (let base = file; pages.length < MOST_PAGES;) {
    const next = nextPageOf(pages.at(-1) ?? "");
    const address =
      next && URL.canParse(next, base && isAddress(base) ? base : undefined)
        ? new URL(next, base && isAddress(base) ? base : undefined).href
        : next;
    if (!address || seen.has(address)) return { pages };
    seen.add(address);
    if (!canFetch) return { pages, missing: address };
    try {
      pages.push(await readText(address));
    } catch {
      return { pages, missing: address };
    }
    base = address;
  }
  return { pages };
};

const isTopicChoice = (text: string): text is TopicChoice => ["categories", "tags", "both"].includes(text);

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      media: { type: "string" },
      offline: { type: "boolean" },
      topics: { type: "string", default: "both" },
      "dry-run": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [source, ...files] = positionals;
  if (values.help) return console.log(HELP);
  if (source !== "wordpress" && source !== "podcast") throw new UsageError(HELP);
  if (values.media !== undefined && !statSync(values.media, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${values.media}.`);
  const { topics } = values;
  if (!isTopicChoice(topics)) throw new UsageError(`--topics is categories, tags or both, not ${topics}.`);
  if (source === "podcast" && files.length > 1) throw new UsageError("Take in one feed at a time.");
  const canFetch = !values.offline;
  const folder = contentDir();
  const content = readContent(folder);
  const media = new MediaImport({ folder, source: values.media, canFetch });
  const wordpress = async (): Promise<Importer> => {
    const texts: string[] = [];
    for (const file of files.length > 0 ? files : [undefined]) texts.push(await readText(file));
    return new WordpressImport(joinExports(texts.map(readWordpressExport)), content, media, topics, changeFields);
  };
  const podcast = async (): Promise<Importer> => {
    const { pages, missing } = await readPages(files[0], canFetch);
    return new PodcastImport(pages, content, media, missing);
  };
  const importer = await (source === "wordpress" ? wordpress() : podcast());
  const result = await planImport(folder, importer, media);
  const isDryRun = values["dry-run"] === true;
  if (!isDryRun) writeImport(folder, result);
  console.log(importReport(result, { folder: relative(process.cwd(), folder) || ".", isDryRun }));
};

main().catch((error: unknown) => {
  const isExpected =
    error instanceof UsageError || (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  console.error(isExpected || error instanceof Error ? (error as Error).message : error);
  process.exit(1);
});
