/** Packages Gatsby's output into the folder that hosts serve; only changes are written. */
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checksum } from "../lib/digest";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { walkDir } from "../lib/walk-dir";
import { writeFileAtomic } from "../lib/write-file-atomic";
import { packageFile, withCopies, writeWithCopies, type Job, type Known } from "./package-file";
import { deliveredFiles, pageAddresses } from "./public-files";
import { hostFiles } from "./host-files";
import { MANIFEST, manifestText, pathInDelivery, SITE, type ManifestFile } from "./manifest";
import { readSite } from "./site-facts";
import { discardState, readState, stateFile, writeState } from "./package-state";

/** Concurrent files: enough for zlib's threads, few enough for memory. */
const CONCURRENCY = 2 * availableParallelism();

const isAsKnown = (source: string, { mtime, size }: Known): boolean => {
  const now = statSync(source);
  return now.mtimeMs === mtime && now.size === size;
};

/**
 * Gatsby leaves media of earlier builds in /static; a removed picture must not stay online. Webpack clears old scripts
 * itself, and their references cannot be matched by name.
 */
const withoutLeftovers = (files: ReadonlyMap<string, Known>): string[] => {
  // Many pages share one list.
  const lists = new Set([...files.values()].map(({ names }) => names));
  const named = new Set([...lists].flatMap((names) => names.map((name) => safeDecodeUri(name) ?? name)));
  return [...files.keys()].filter(
    (name) => !name.startsWith("static/") || name.startsWith("static/js/") || named.has(name),
  );
};

/** Packages all files with limited concurrency. @returns their states by name */
const packageFiles = async (site: string, jobs: readonly Job[]): Promise<Map<string, Known>> => {
  const packaged = new Map<string, Known>();
  const queue = jobs.values();
  const work = async (): Promise<void> => {
    for (const job of queue) packaged.set(job.name, await packageFile(site, job));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return packaged;
};

const fileOf = (bytes: Buffer): ManifestFile => ({ size: bytes.length, sha256: checksum(bytes) });

const manifestOfCopies = (name: string, copies: Known["copies"]): [string, ManifestFile][] =>
  copies.map(({ ending, size, sha256 }) => [name + ending, { size, sha256 }]);

export interface Delivery {
  /** Number of pages. */
  pages: number;
  files: number;
  /** Number of new or changed files. */
  written: number;
}

/** One line for the terminal. @param delivery the folder */
export const formatDelivery = ({ pages, files, written }: Delivery, delivery: string): string =>
  `${delivery}/site: ${pages} pages, ${files} files; ${written} of them new or changed.`;

/**
 * Packages the site: `site/` with all public files and compressed copies, `manifest.json`, and the rules for hosts.
 *
 * @param output Gatsby's output folder
 * @param delivery the folder to create or update
 * @param today base of security.txt's expiry date
 * @throws if there is no built site, or a file cannot be written; the manifest is then the old one or missing
 */
export const packageSite = async (output: string, delivery: string, today: Date): Promise<Delivery> => {
  if (!existsSync(join(output, "index.html"))) throw new Error(`There is no built site in ${output}.`);
  const site = join(delivery, SITE);
  mkdirSync(site, { recursive: true });
  const state = stateFile(output);
  const before = readState(state, delivery);
  discardState(state);
  const present = new Set(walkDir(site));
  const isWhole = (name: string, known: Known): boolean => withCopies(name, known).every((each) => present.has(each));

  const files = new Map<string, Known>();
  const jobs: Job[] = [];
  for (const [name, file] of deliveredFiles(walkDir(output))) {
    const source = `${output}/${file}`;
    const known = before.files.get(name);
    const delivered = known && isWhole(name, known) ? known : undefined;
    if (delivered && isAsKnown(source, delivered)) files.set(name, delivered);
    else jobs.push({ name, source, delivered });
  }
  let written = 0;
  for (const [name, now] of await packageFiles(site, jobs)) {
    if (now.sha256 !== before.files.get(name)?.sha256) written += 1;
    files.set(name, now);
  }

  const kept = withoutLeftovers(files).sort();
  const ofHosts = hostFiles(readSite(output), kept, today);
  const { length: pages } = pageAddresses(kept);
  const entries: [string, ManifestFile][] = kept.flatMap((name): [string, ManifestFile][] => {
    const { size, sha256, copies } = files.get(name) as Known;
    return [[name, { size, sha256 }], ...manifestOfCopies(name, copies)];
  });
  for (const [name, text] of Object.entries(ofHosts.site)) {
    const bytes = Buffer.from(text);
    entries.push([name, fileOf(bytes)]);
    entries.push(...manifestOfCopies(name, await writeWithCopies(site, name, bytes)));
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = new Map(entries);
  const beside = Object.entries(ofHosts.beside).sort(([a], [b]) => (a < b ? -1 : 1));
  const known = new Set([MANIFEST, ...beside.map(([name]) => name), ...[...manifest.keys()].map(pathInDelivery)]);
  for (const file of walkDir(delivery)) if (!known.has(file)) rmSync(join(delivery, file), { force: true });

  for (const [name, text] of beside) writeFileAtomic(join(delivery, name), text);
  const besideFiles = new Map(beside.map(([name, text]) => [name, fileOf(Buffer.from(text))]));
  writeFileAtomic(join(delivery, MANIFEST), manifestText(pages, besideFiles, manifest));
  writeState(state, delivery, { files });
  return { pages, files: manifest.size, written };
};
