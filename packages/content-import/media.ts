/** Files of an older site on their way to content/media: found in a folder, or fetched. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { slugOf } from "content-kit/lib/slug";
import { decodeText } from "./text";

interface MediaOptions {
  /** The content folder. */
  folder: string;
  /** Where the older site's files are, such as its uploads. */
  source?: string | undefined;
  /** True where files that are not there may be fetched. */
  canFetch: boolean;
}

/** In bytes: hosts refuse larger files. */
const LARGEST = 25 * 1024 * 1024;

const USED_AS_IT_IS = /\.(?:jpe?g|png|webp|avif|pdf|mp3|m4a)$/i;

interface Found {
  name: string;
  bytes: Uint8Array;
}

const pathOf = (url: string): string => {
  const path = URL.canParse(url) ? new URL(url).pathname : (url.split(/[?#]/)[0] ?? "");
  return safeDecodeUri(path) ?? path;
};

/** The original of a picture, of which WordPress makes copies in several sizes. */
const withoutSize = (url: string): string => url.replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+(?:\?|$))/, "");

/** A file's name in content/media. */
const mediaName = (path: string): string => {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(basename(path)) ?? [];
  return `${slugOf(stem) || "file"}${ending.toLowerCase()}`;
};

/** A file as the site can show it; hosts of pictures have URLs that do not say what they are. */
const usable = async ({ name, bytes }: Found): Promise<Found | undefined> => {
  if (USED_AS_IT_IS.test(name)) return { name, bytes };
  try {
    const image = sharp(bytes);
    const { format } = await image.metadata();
    if (/^(?:jpeg|png|webp)$/.test(format)) return { name: `${name}.${format.replace("e", "")}`, bytes };
    return { name: name.replace(/(?:\.\w+)?$/, ".png"), bytes: await image.png().toBuffer() };
  } catch {
    return undefined;
  }
};

export class MediaImport {
  /** New files, by path from the content folder. */
  readonly files = new Map<string, Uint8Array>();
  /** Paths below content/media by URL. */
  private readonly known = new Map<string, string | undefined>();
  private readonly reasons = new Map<string, string>();
  /** Hosts that did not answer. */
  private readonly gone = new Set<string>();

  constructor(private readonly options: MediaOptions) {}

  /** Makes a file ready, so that `pathOf` knows it. */
  async load(url: string, below: string): Promise<void> {
    if (!url || this.known.has(url)) return;
    this.known.set(url, undefined);
    const found = await this.read(url);
    if (!found) return;
    const isLarge = found.bytes.length > LARGEST;
    const file = isLarge ? undefined : await usable(found);
    if (file) this.known.set(url, this.place(`${below}/${mediaName(file.name)}`, file.bytes));
    else this.reasons.set(url, isLarge ? "it has over 25 MB" : "it is of a kind that the site cannot show");
  }

  pathOf(url: string): string | undefined {
    return this.known.get(url);
  }

  /** Why there is no file for a URL. */
  whyNot(url: string): string {
    return this.reasons.get(url) ?? "it is not among the files";
  }

  /** The text of a file that is read, and not taken as it is. */
  async text(url: string): Promise<string | undefined> {
    const found = await this.read(url);
    return found && decodeText(found.bytes);
  }

  /** Adds a file, under another name where that one is taken by another file. @returns its path below content/media */
  place(path: string, bytes: Uint8Array): string {
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? path : path.replace(/(\.\w+)?$/, `-${count}$1`);
      const inContent = `media/${candidate}`;
      const onDisk = join(this.options.folder, inContent);
      const taken = this.files.get(inContent) ?? (existsSync(onDisk) ? readFileSync(onDisk) : undefined);
      if (!taken) this.files.set(inContent, bytes);
      if (!taken || Buffer.compare(taken, bytes) === 0) return candidate;
    }
  }

  private async read(url: string): Promise<Found | undefined> {
    const found = this.find(url) ?? (await this.fetched(url));
    if (found?.bytes.length !== 0) return found;
    this.reasons.set(url, "it is empty");
    return undefined;
  }

  /** A file at the end of the URL's path: the copy may begin at any of its folders. */
  private find(url: string): Found | undefined {
    const { source } = this.options;
    if (source === undefined) return undefined;
    for (const path of [withoutSize(pathOf(url)), pathOf(url)]) {
      const parts = path.split("/").filter((part) => part && part !== "..");
      for (const index of parts.keys()) {
        const file = join(source, ...parts.slice(index));
        if (statSync(file, { throwIfNoEntry: false })?.isFile()) return { name: file, bytes: readFileSync(file) };
      }
    }
    return undefined;
  }

  private async fetched(url: string): Promise<Found | undefined> {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || !this.options.canFetch) return undefined;
    const { host } = new URL(url);
    const secure = url.replace(/^http:/i, "https:");
    let reason = `${host} could not be reached`;
    for (const address of this.gone.has(host) ? [] : new Set([withoutSize(secure), secure, url])) {
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
        if (response.ok) return { name: pathOf(address), bytes: new Uint8Array(await response.arrayBuffer()) };
        reason = `${host} responded with ${response.status}`;
      } catch {
        if (address === url) this.gone.add(host);
      }
    }
    this.reasons.set(url, `it is not among the files, and ${reason}`);
    return undefined;
  }
}
