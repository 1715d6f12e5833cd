/** Packages Gatsby's output into the folder that hosts serve; only changed files are compressed and written. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checksum } from "content-kit/lib/digest";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { walkDir } from "content-kit/lib/walk-dir";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import type { SiteToHost } from "../hosting/rules";
import { compressed, isText, withCopies } from "./compress";
import { hostFiles } from "./host-files";
import { MANIFEST, manifestText, readableManifest, SITE, type ManifestFile } from "./manifest";
import { deliveredFiles, pageAddress } from "./public-files";

/** Concurrent files: enough for zlib's threads, few enough for memory. */
const CONCURRENCY = 2 * availableParallelism();

/** References to hashed files. */
const HASHED_NAMES = /static\/[\w@%./~-]+/g;

/**
 * Gatsby leaves media of earlier builds in /static; a removed picture must not stay online. Webpack clears old scripts
 * itself, and their references cannot be matched by name.
 * @param sources files of the output by their path in the delivery
 */
const withoutLeftovers = (sources: ReadonlyMap<string, string>): Map<string, string> => {
  const used = new Set<string>();
  for (const [name, source] of sources)
    if (isText(name))
      for (const [match] of readFileSync(source, "latin1").matchAll(HASHED_NAMES))
        // Copied: a substring of a match would keep the whole page in memory.
        if (!used.has(match)) used.add(Buffer.from(safeDecodeUri(match) ?? match).toString());
  const isUsed = (name: string): boolean => !/^static\/(?!js\/)/.test(name) || used.has(name);
  return new Map([...sources].filter(([name]) => isUsed(name)));
};

type Entry = [name: string, file: ManifestFile];

const entryOf = (name: string, bytes: Buffer): Entry => [name, { size: bytes.length, sha256: checksum(bytes) }];

/** Writes a file and its compressed copies. */
const writeWithCopies = async (site: string, name: string, bytes: Buffer): Promise<Entry[]> => {
  const names = withCopies(name);
  const files = await compressed(name, bytes);
  return files.map((file, index) => {
    const each = names[index] ?? name;
    writeFileAtomic(join(site, each), file);
    return entryOf(each, file);
  });
};

/** The files of the delivery before, as far as they are still there. */
const readDelivered = (delivery: string): Map<string, ManifestFile> => {
  const present = new Set(walkDir(join(delivery, SITE)));
  const { files = {} } = readableManifest(delivery) ?? {};
  return new Map(Object.entries(files).filter(([name]) => present.has(name)));
};

/** Packages all files with limited concurrency. @returns their entries, and how many were written */
const packageFiles = async (
  site: string,
  sources: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, ManifestFile>,
): Promise<{ entries: Entry[]; written: number }> => {
  const packaged = { entries: [] as Entry[], written: 0 };
  const queue = sources.entries();
  const work = async (): Promise<void> => {
    for (const [name, source] of queue) {
      const bytes = readFileSync(source);
      const known = withCopies(name).map((each) => [each, before.get(each)] as const);
      const isKnown =
        known.every((entry): entry is Entry => entry[1] !== undefined) && known[0]?.[1].sha256 === checksum(bytes);
      packaged.entries.push(...(isKnown ? known : await writeWithCopies(site, name, bytes)));
      if (!isKnown) packaged.written += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return packaged;
};

const sorted = (entries: Entry[]): Record<string, ManifestFile> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Packages the site: `site/` with all public files and compressed copies, `manifest.json`, and the rules for hosts.
 *
 * @param output Gatsby's output folder
 * @param delivery the folder to create or update
 * @param hosted what the rules for hosts depend on
 * @param today base of security.txt's expiry date
 * @returns one line for the terminal
 * @throws if there is no built site, or a file cannot be written; the delivery then has no manifest, so nobody deploys it
 */
export const packageSite = async (
  output: string,
  delivery: string,
  hosted: SiteToHost,
  today = new Date(),
): Promise<string> => {
  if (!existsSync(join(output, "index.html"))) throw new Error(`There is no built site in ${output}.`);
  const site = join(delivery, SITE);
  mkdirSync(site, { recursive: true });
  const before = readDelivered(delivery);
  // The next run packages everything anew if this one is interrupted.
  rmSync(join(delivery, MANIFEST), { force: true });

  const sources = new Map(
    Array.from(deliveredFiles(walkDir(output)), ([name, file]): [string, string] => [name, `${output}/${file}`]),
  );
  const kept = withoutLeftovers(sources);
  const { entries, written } = await packageFiles(site, kept, before);
  const names = [...kept.keys()];
  const ofHosts = hostFiles(hosted, names, today);
  for (const [name, text] of Object.entries(ofHosts.site))
    entries.push(...(await writeWithCopies(site, name, Buffer.from(text))));
  const files = sorted(entries);
  const beside = sorted(Object.entries(ofHosts.beside).map(([name, text]) => entryOf(name, Buffer.from(text))));

  const known = new Set([...Object.keys(beside), ...Object.keys(files).map((name) => `${SITE}/${name}`)]);
  for (const file of walkDir(delivery)) if (!known.has(file)) rmSync(join(delivery, file), { force: true });
  for (const [name, text] of Object.entries(ofHosts.beside)) writeFileAtomic(join(delivery, name), text);
  const pages = names.filter((name) => pageAddress(name) !== null).length;
  writeFileAtomic(join(delivery, MANIFEST), manifestText({ pages, beside, files }));
  return `${site}: ${pages} pages, ${Object.keys(files).length} files; ${written} of them new or changed.`;
};
