/** Lays out what Gatsby built as the folder that hosts serve; does again only what has changed since the last time. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../files-below";
import { writeWhole, writeWithCopies, type Job, type Known } from "./deliver-file";
import { deliverFiles } from "./deliver-files";
import { deliveredFiles, pageAddresses } from "./delivered-files";
import { hostFiles } from "./host-files";
import { checksum, MANIFEST, SITE, type Manifest, type ManifestFile } from "./manifest";
import { readSite } from "./read-site";

/** Raised whenever the same file would be delivered in another form, so that what is remembered is forgotten. */
const FORM = 3;

const STATE = "state.json";

const readState = (delivery: string): Map<string, Known> => {
  try {
    const state = JSON.parse(readFileSync(join(delivery, STATE), "utf8")) as { form: number; files: [string, Known][] };
    return new Map(state.form === FORM ? state.files : []);
  } catch {
    return new Map(); // None yet, or cut off: everything is done anew.
  }
};

const isAsKnown = (source: string, { mtime, size }: Known): boolean => {
  const now = statSync(source);
  return now.mtimeMs === mtime && now.size === size;
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
  const there = new Set(filesBelow(site));
  const files = new Map<string, Known>();
  const jobs: Job[] = [];
  for (const [name, file] of deliveredFiles(output)) {
    const source = join(output, file);
    const known = before.get(name);
    const isWhole = known && [name, ...Object.keys(known.copies)].every((each) => there.has(each));
    if (isWhole && isAsKnown(source, known)) files.set(name, known);
    else jobs.push({ name, source, delivered: isWhole ? known : undefined });
  }
  const delivered = await deliverFiles(site, jobs);
  let written = 0;
  jobs.forEach(({ name }, index) => {
    const now = delivered[index] as Known;
    if (now.sha256 !== before.get(name)?.sha256) written += 1;
    files.set(name, now);
  });

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
    entries.push(...Object.entries(writeWithCopies(site, name, bytes)));
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.files = Object.fromEntries(entries);
  for (const [name, { copies }] of files) for (const file of [name, ...Object.keys(copies)]) there.add(file);
  // A file that a run before was cut off in is no longer there where this one wrote it.
  for (const file of there) if (!(file in manifest.files)) rmSync(join(site, file), { force: true });

  for (const [name, text] of Object.entries(ofHosts.beside)) writeWhole(join(delivery, name), text);
  writeWhole(join(delivery, STATE), JSON.stringify({ form: FORM, files: [...files] }));
  writeWhole(join(delivery, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return { manifest, written };
};
