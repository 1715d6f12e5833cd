/** Takes over what an older site or a podcast's host has. */
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Site } from "content-kit/site";
import { UsageError } from "./entry";
import { MediaImport } from "./media";
import { importPodcast } from "./podcast";
import { planImport, type ImportResult } from "./run";
import { decodeText } from "./text";
import { importWordpress } from "./wordpress";
import { readFeed } from "./xml";

export { UsageError } from "./entry";
export { importReport } from "./report";
export { writeImport, type ImportResult } from "./run";

export interface ImportOptions {
  source: "wordpress" | "podcast";
  /** Paths or URLs of exports or feeds. */
  files: readonly string[];
  folder: string;
  /** Where pictures and recordings are. */
  media?: string | undefined;
  canFetch: boolean;
  /** True where visitors may see what has no note. */
  publish: boolean;
}

const isUrl = (file: string): boolean => /^https?:\/\//i.test(file);

/** The first bytes of zip and gzip. */
const COMPRESSED = /^(?:PK\u0003\u0004|\u001F\u008B)/;

const readText = async (file: string): Promise<string> => {
  const response = isUrl(file) ? await fetch(file, { signal: AbortSignal.timeout(60_000) }) : undefined;
  if (response && !response.ok) throw new UsageError(`${file} responded with ${response.status}.`);
  if (!response && !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`There is no file ${file}.`);
  const bytes = response ? new Uint8Array(await response.arrayBuffer()) : readFileSync(file);
  if (COMPRESSED.test(Buffer.from(bytes.subarray(0, 4)).toString("latin1")))
    throw new UsageError(`${file} is compressed: unzip it first, and name the .xml that is in it.`);
  if (bytes.length === 0) throw new UsageError(`${file} is empty.`);
  return decodeText(bytes);
};

/**
 * What an import would write.
 * @throws UsageError where a file cannot be taken
 */
export const planContent = async (
  site: Site,
  { source, files, folder, ...options }: ImportOptions,
): Promise<ImportResult> => {
  const media = new MediaImport({ folder, source: options.media, canFetch: options.canFetch });
  const reader = site.reader(folder);
  const content = reader.read();
  const feeds = [];
  for (const file of files) feeds.push(readFeed(await readText(file), isUrl(file) ? file : basename(file)));
  const importer = await (source === "podcast" ? importPodcast : importWordpress)(feeds, { site, content, media });
  return planImport(reader, importer, media, options.publish);
};
