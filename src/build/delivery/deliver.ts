/** Lays out what Gatsby built as the folder that hosts serve; does again only what has changed since the last time. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressed, isText } from "./compress";
import { filesBelow } from "../files-below";
import { deliveredFiles, pageAddresses } from "./delivered-files";
import { hostFiles } from "./host-files";
import { checksum, MANIFEST, SITE, type Manifest, type ManifestFile } from "./manifest";
import { readSite } from "./read-site";

/** What is remembered of a file, so that it is not read again while it is the same. */
interface Known {
  mtime: number;
  size: number;
  sha256: string;
  /** Files with a hash in their name that it names. */
  names: string[];
  copies: Record<string, ManifestFile>;
}

/** Raised whenever the same file would be delivered in another form, so that what is remembered is forgotten. */
const FORM = 2;

const STATE = "state.json";
const AT_ONCE = 16;

/** What a page or another file can name of the files whose names carry a hash. */
const HASHED_NAMES = /static\/[\w@%./~-]+/g;

const readState = (delivery: string): Map<string, Known> => {
  try {
    const state = JSON.parse(readFileSync(join(delivery, STATE), "utf8")) as { form: number; files: [string, Known][] };
    return new Map(state.form === FORM ? state.files : []);
  } catch {
    return new Map(); // None yet, or cut off: everything is done anew.
  }
};

/** Writes a file as a whole: who reads it sees the old one or the new one. */
const writeWhole = (file: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
};

const writeWithCopies = async (site: string, name: string, bytes: Buffer): Promise<Known["copies"]> => {
  writeWhole(join(site, name), bytes);
  if (!isText(name)) return {};
  const copies: Known["copies"] = {};
  for (const [ending, copy] of Object.entries(await compressed(name, bytes))) {
    writeWhole(join(site, name + ending), copy);
    copies[name + ending] = { size: copy.length, sha256: checksum(copy) };
  }
  return copies;
};

/** Names of files, each once. What a match gives would keep the whole text alive that it was found in. */
const NAMES = new Map<string, string>();

/** The files with a hash in their name that a text names. */
const namesIn = (bytes: Buffer): string[] =>
  [...new Set(bytes.toString("utf8").match(HASHED_NAMES) ?? [])].map((name) => {
    const known = NAMES.get(name);
    if (known !== undefined) return known;
    const copy = Buffer.from(name).toString();
    NAMES.set(copy, copy);
    return copy;
  });

const deliverFile = async (source: string, site: string, name: string, known: Known | undefined): Promise<Known> => {
  const { mtimeMs: mtime, size } = statSync(source);
  const isThere = known && [name, ...Object.keys(known.copies)].every((file) => existsSync(join(site, file)));
  if (isThere && known.mtime === mtime && known.size === size) return known;
  // Others are compressed meanwhile.
  const bytes = await readFile(source);
  const sha256 = checksum(bytes);
  if (isThere && known.sha256 === sha256) return { ...known, mtime, size };
  const names = isText(name) ? namesIn(bytes) : [];
  return { mtime, size, sha256, names, copies: await writeWithCopies(site, name, bytes) };
};

/** Runs `task` for every item, a few at a time. */
const forEach = async <T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/**
 * Gatsby leaves pictures and sound of earlier builds in /static: a picture that was taken out of the content must not
 * stay online. Scripts are cleared by webpack, and name each other in pieces.
 */
const withoutLeftovers = (files: ReadonlyMap<string, Known>): string[] => {
  const named = new Set([...files.values()].flatMap(({ names }) => names.map((name) => decodeURI(name))));
  return [...files.keys()].filter(
    (name) => !name.startsWith("static/") || name.startsWith("static/js/") || named.has(name),
  );
};

export interface Delivery {
  manifest: Manifest;
  /** How many files were written anew. */
  written: number;
}

/**
 * Makes the delivery: `site/` with every file for visitors and its compressed copies, `manifest.json`, and the rules for
 * hosts.
 * @param output what Gatsby built
 * @param delivery the folder to make or to bring up to date
 * @param today the day that the expiry of security.txt is counted from
 * @throws where there is no built site, or a file cannot be written; the manifest is then the old one or none.
 */
export const deliver = async (output: string, delivery: string, today: Date): Promise<Delivery> => {
  if (!existsSync(join(output, "index.html"))) throw new Error(`There is no built site in ${output}.`);
  const site = join(delivery, SITE);
  mkdirSync(site, { recursive: true });
  const before = readState(delivery);
  // Where this run is cut off, nothing is known of what it wrote, and the next one does everything anew.
  rmSync(join(delivery, STATE), { force: true });
  const files = new Map<string, Known>();
  let written = 0;

  const deliverOne = async ([name, source]: [string, string]): Promise<void> => {
    const known = before.get(name);
    const now = await deliverFile(join(output, source), site, name, known);
    if (now.sha256 !== known?.sha256) written += 1;
    files.set(name, now);
  };
  await forEach([...deliveredFiles(output)], deliverOne);

  const kept = withoutLeftovers(files).sort();
  const ofHosts = hostFiles(readSite(output), kept, today);
  const manifest: Manifest = { pages: pageAddresses(kept).length, files: {} };
  const entries: [string, ManifestFile][] = kept.flatMap((name) => {
    const { size, sha256, copies } = files.get(name) as Known;
    return [[name, { size, sha256 }], ...Object.entries(copies)] as [string, ManifestFile][];
  });
  for (const [name, text] of Object.entries(ofHosts.site)) {
    const bytes = Buffer.from(text);
    entries.push([name, { size: bytes.length, sha256: checksum(bytes) }]);
    entries.push(...Object.entries(await writeWithCopies(site, name, bytes)));
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.files = Object.fromEntries(entries);
  for (const file of filesBelow(site)) if (!(file in manifest.files)) rmSync(join(site, file));

  for (const [name, text] of Object.entries(ofHosts.beside)) writeWhole(join(delivery, name), text);
  writeWhole(join(delivery, STATE), JSON.stringify({ form: FORM, files: [...files] }));
  writeWhole(join(delivery, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return { manifest, written };
};
