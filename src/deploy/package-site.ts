/** Lays out what Gatsby built as the folder that hosts serve; does again only what has changed since the last time. */
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { inThreads } from "../build/in-threads";
import { deliverFile, withCopies, writeFileAtomic, writeWithCopies, type Job, type Known } from "./package-file";
import { deliveredFiles, pageAddresses } from "./public-files";
import { hostFiles } from "./host-files";
import { filesOf, foldersOf, isSameListing, list, type Listing } from "./listing";
import { checksum, MANIFEST, manifestText, SITE, type ManifestFile } from "./manifest";
import { readSite } from "./site-facts";
import { forgetState, readState, writeState, type State } from "./package-state";

const DELIVER_FILE = { module: "src/deploy/package-file.ts", name: "deliverFile", run: deliverFile };
/** So many files are delivered in the time in which another thread starts. */
const WORTH_A_THREAD = 300;

const isAsKnown = (source: string, { mtime, size }: Known): boolean => {
  const now = statSync(source);
  return now.mtimeMs === mtime && now.size === size;
};

/**
 * Gatsby leaves pictures and sound of earlier builds in /static: a picture that was taken out of the content must not
 * stay online. Scripts are cleared by webpack, and name each other in pieces.
 */
const withoutLeftovers = (files: ReadonlyMap<string, Known>): string[] => {
  // Many pages share a list of names.
  const lists = new Set([...files.values()].map(({ names }) => names));
  const named = new Set([...lists].flatMap((names) => names.map((name) => safeDecodeUri(name) ?? name)));
  return [...files.keys()].filter(
    (name) => !name.startsWith("static/") || name.startsWith("static/js/") || named.has(name),
  );
};

/** What a delivered folder holds. */
interface Delivered {
  site: Listing;
  names: ReadonlySet<string>;
  /** The files that lie there with all their copies, as far as they are remembered. */
  whole: ReadonlySet<string>;
}

const deliveredIn = ({ files }: State, site: Listing): Delivered => {
  const names = new Set(filesOf(site));
  const whole = [...files].filter(([name, known]) => withCopies(name, known).every((each) => names.has(each)));
  return { site, names, whole: new Set(whole.map(([name]) => name)) };
};

/** What is known of a delivery before the site that it is to be made of is built. */
export interface Preparation {
  before: State;
  delivered: Delivered;
}

/** Looks at the delivery as it is, which Gatsby does not touch: there is time for that while it builds. */
export const prepareDelivery = (delivery: string): Preparation => {
  const site = join(delivery, SITE);
  const before = readState(delivery);
  return { before, delivered: deliveredIn(before, existsSync(site) ? list(site, before.site) : new Map()) };
};

/** What the folder holds now: what is as it was when it was looked at is not looked through again. */
const deliveredNow = (site: string, { before, delivered }: Preparation): Delivered => {
  const now = list(site, delivered.site);
  return isSameListing(now, delivered.site) ? delivered : deliveredIn(before, now);
};

const manifestOfCopies = (name: string, copies: Known["copies"]): [string, ManifestFile][] =>
  copies.map(({ ending, size, sha256 }) => [name + ending, { size, sha256 }]);

export interface Delivery {
  /** How many pages there are, and how many files. */
  pages: number;
  files: number;
  /** How many files were written anew. */
  written: number;
}

/** @param delivery the folder that was made */
export const inWords = ({ pages, files, written }: Delivery, delivery: string): string =>
  `${delivery}/site: ${pages} pages, ${files} files; ${written} of them new or changed.`;

/**
 * Makes the delivery: `site/` with every file for visitors and its compressed copies, `manifest.json`, and the rules for
 * hosts.
 * @param output what Gatsby built
 * @param delivery the folder to make or to bring up to date
 * @param today the day that the expiry of security.txt is counted from
 * @param preparation what the delivery was a while ago
 * @throws where there is no built site, or a file cannot be written; the manifest is then the old one or none.
 */
export const deliver = async (
  output: string,
  delivery: string,
  today: Date,
  preparation: Preparation = prepareDelivery(delivery),
): Promise<Delivery> => {
  if (!existsSync(join(output, "index.html"))) throw new Error(`There is no built site in ${output}.`);
  const site = join(delivery, SITE);
  mkdirSync(site, { recursive: true });
  forgetState(delivery);
  const { before } = preparation;
  const there = deliveredNow(site, preparation);
  const built = list(output, before.output);
  const files = new Map<string, Known>();
  const jobs: Job[] = [];
  for (const [name, file] of deliveredFiles(filesOf(built))) {
    const source = `${output}/${file}`;
    const known = before.files.get(name);
    const whole = there.whole.has(name) ? known : undefined;
    if (whole && isAsKnown(source, whole)) files.set(name, whole);
    else jobs.push({ name, source, delivered: whole });
  }
  const delivered = await inThreads(DELIVER_FILE, site, jobs, jobs.length / WORTH_A_THREAD);
  let written = 0;
  jobs.forEach(({ name }, index) => {
    const now = delivered[index] as Known;
    if (now.sha256 !== before.files.get(name)?.sha256) written += 1;
    files.set(name, now);
  });

  const kept = withoutLeftovers(files).sort();
  const ofHosts = hostFiles(readSite(output), kept, today);
  const { length: pages } = pageAddresses(kept);
  const entries: [string, ManifestFile][] = kept.flatMap((name) => {
    const { size, sha256, copies } = files.get(name) as Known;
    return [[name, { size, sha256 }], ...manifestOfCopies(name, copies)] as [string, ManifestFile][];
  });
  for (const [name, text] of Object.entries(ofHosts.site)) {
    const bytes = Buffer.from(text);
    entries.push([name, { size: bytes.length, sha256: checksum(bytes) }]);
    entries.push(...manifestOfCopies(name, writeWithCopies(site, name, bytes)));
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = new Map(entries);
  // A file that a run before was cut off in is no longer there where this one wrote it.
  const writtenNow = jobs.flatMap(({ name }) => withCopies(name, files.get(name) as Known));
  const gone = [...there.names, ...writtenNow].filter((file) => !manifest.has(file));
  for (const file of gone) rmSync(join(site, file), { force: true });

  for (const [name, text] of Object.entries(ofHosts.beside)) writeFileAtomic(join(delivery, name), text);
  const touched = foldersOf([...writtenNow, ...Object.keys(ofHosts.site), ...gone]);
  writeState(delivery, { files, output: built, site: list(site, there.site, (folder) => touched.has(folder)) });
  writeFileAtomic(join(delivery, MANIFEST), manifestText(pages, manifest));
  return { pages, files: manifest.size, written };
};
