/** `npm run import`: takes over what an older site or a podcast's host has. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { contentDir } from "../src/gatsby/content/content-dir";
import { readContent } from "../src/gatsby/content/read-content";
import { MediaImport } from "../src/import/media";
import { PodcastImport } from "../src/import/podcast";
import { importReport } from "../src/import/report";
import { planImport, writeImport, type Importer } from "../src/import/run-import";
import { WordpressImport } from "../src/import/wordpress";
import { readWordpressExport } from "../src/import/wxr";

const HELP = `Takes over an older site's texts. Nothing that is there is overwritten; a second run takes in what is new.

  npm run import -- wordpress export.xml   posts and pages of a WordPress export (Tools > Export > All content)
  npm run import -- podcast feed.xml       the episodes of a podcast's feed

  --media <folder>  where pictures and recordings are, such as a copy of wp-content/uploads
  --offline         fetches nothing that is not in that folder
  --dry-run         says what would be written, and writes nothing
  --help            shows this

SITE_CONTENT=folder names another content folder.`;

class UsageError extends Error {}

const readText = (file: string | undefined): string => {
  if (file === undefined) throw new UsageError(HELP);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  return readFileSync(file, "utf8");
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      media: { type: "string" },
      offline: { type: "boolean" },
      "dry-run": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [source, file] = positionals;
  if (values.help) return console.log(HELP);
  if (source !== "wordpress" && source !== "podcast") throw new UsageError(HELP);
  if (values.media !== undefined && !statSync(values.media, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${values.media}.`);
  const text = readText(file);
  const folder = contentDir();
  const content = readContent(folder);
  const media = new MediaImport({ folder, source: values.media, canFetch: !values.offline });
  const importer: Importer =
    source === "wordpress"
      ? new WordpressImport(readWordpressExport(text), content, media)
      : new PodcastImport(text, content, media);
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
