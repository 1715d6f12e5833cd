/** `npm run import`: takes over what an older site or a podcast's host has. */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { importReport, planContent, UsageError, writeImport } from "content-import";
import { contentDir, folderName } from "content-kit/read";
import { site } from "../src/site/site";

const HELP = `Takes over an older site's texts, as drafts. Nothing that is there is overwritten; a second run takes what is new.
The old URLs of WordPress's lists are added to pages/blog.yaml.

  npm run import -- wordpress export.xml   posts and pages of a WordPress export (Tools > Export > All content),
                                           which may be in several files, or the posts of a blog's RSS feed
  npm run import -- podcast feed.xml       the episodes of a podcast's feed; its URL will do

  --publish         publishes what has nothing to be looked at; without it, all entries are drafts
  --media <folder>  where pictures and recordings are, such as a copy of wp-content/uploads
  --offline         fetches nothing that is not in that folder
  --dry-run         says what would be written, and writes nothing
  --help            shows this

SITE_CONTENT=folder names another content folder.`;

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      publish: { type: "boolean", default: false },
      media: { type: "string" },
      offline: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  const [source, ...files] = positionals;
  if (values.help) return console.log(HELP);
  if ((source !== "wordpress" && source !== "podcast") || files.length === 0) throw new UsageError(HELP);
  const { media, publish, "dry-run": isDryRun } = values;
  if (media !== undefined && !statSync(media, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${media}.`);
  const folder = contentDir();
  const result = await planContent(site, { source, files, folder, media, canFetch: !values.offline, publish });
  if (!isDryRun) writeImport(folder, result);
  console.log(importReport(result, { folder: folderName(folder), isDryRun }));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
