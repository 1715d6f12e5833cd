/** Files of an older site on their way to content/media: found in a folder, or fetched. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import sharp from "sharp";
import { slugOf } from "../content-model/fields/slug";
import { safeDecodeUri } from "../lib/safe-decode-uri";

export interface MediaOptions {
  /** The content folder. */
  folder: string;
  /** Where the older site's files are, such as its uploads. */
  source?: string;
  /** True where files that are not there may be fetched. */
  canFetch: boolean;
}

/** In bytes: hosts refuse larger files. */
const LARGEST = 25 * 1024 * 1024;

const USED_AS_IT_IS = /\.(?:jpe?g|png|webp|avif|pdf|mp3|m4a|vtt|json)$/i;
/** Pictures that the site cannot show, of which it gets a copy that it can. */
const TO_CONVERT = /\.(?:gif|bmp|tiff?|svg|heic)$/i;

/** The path of an upload, without the host, the size that WordPress adds, and its query. */
const uploadPath = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? "");
  return (safeDecodeUri(path) ?? path).replace(/^.*\/(?:wp-content\/)?(?:uploads|files)\//, "");
};

const withoutSize = (path: string): string => path.replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/, "");

/** A file's name in content/media. */
const mediaName = (path: string): string => {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/.exec(basename(path)) ?? [];
  return `${slugOf(stem) || "file"}${ending.toLowerCase()}`;
};

export class MediaImport {
  /** New files, by path from the content folder. */
  readonly files = new Map<string, Uint8Array>();
  /** Paths below content/media by address. */
  private readonly known = new Map<string, string | undefined>();
  private index: Map<string, string> | undefined;

  constructor(private readonly options: MediaOptions) {}

  /** Makes a file ready, so that `pathOf` knows it. */
  async load(address: string, below: string): Promise<void> {
    if (!address || this.known.has(address)) return;
    this.known.set(address, undefined);
    const found = this.find(address) ?? (await this.fetched(address));
    if (!found || found.bytes.length === 0 || found.bytes.length > LARGEST) return;
    const usable = await this.usable(found.name, found.bytes);
    if (usable) this.known.set(address, this.place(`${below}/${mediaName(usable.name)}`, usable.bytes));
  }

  /** The path below content/media of what was loaded from an address. */
  pathOf(address: string): string | undefined {
    return this.known.get(address);
  }

  private find(address: string): { name: string; bytes: Uint8Array } | undefined {
    const { source } = this.options;
    if (source === undefined) return undefined;
    const path = uploadPath(address);
    // Another file of that name, in another folder, is the wrong one only where both are there.
    for (const candidate of [withoutSize(path), path]) {
      const direct = join(source, candidate);
      const isInside = !relative(source, direct).startsWith("..");
      const file = isInside && existsSync(direct) ? direct : this.byName().get(basename(candidate).toLowerCase());
      if (file !== undefined && statSync(file).isFile()) return { name: file, bytes: readFileSync(file) };
    }
    return undefined;
  }

  private byName(): Map<string, string> {
    const { source = "" } = this.options;
    this.index ??= new Map(
      (readdirSync(source, { recursive: true }) as string[])
        .filter((path) => !path.split(sep).some((part) => part.startsWith(".")))
        .map((path) => [basename(path).toLowerCase(), join(source, path)]),
    );
    return this.index;
  }

  private async fetched(address: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
    if (!this.options.canFetch || !/^https?:\/\//i.test(address)) return undefined;
    for (const url of new Set([withoutSize(address), address])) {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
        if (response.ok) return { name: uploadPath(url), bytes: new Uint8Array(await response.arrayBuffer()) };
      } catch {
        // Reported as a file that is not there.
      }
    }
    return undefined;
  }

  private async usable(name: string, bytes: Uint8Array): Promise<{ name: string; bytes: Uint8Array } | undefined> {
    if (USED_AS_IT_IS.test(name)) return { name, bytes };
    if (!TO_CONVERT.test(name)) return undefined;
    try {
      return { name: name.replace(TO_CONVERT, ".png"), bytes: await sharp(bytes).png().toBuffer() };
    } catch {
      return undefined;
    }
  }

  /** The path of the file, under another name where that one is taken by another file. */
  private place(path: string, bytes: Uint8Array): string {
    const { folder } = this.options;
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? path : path.replace(/(\.\w+)?$/, `-${count}$1`);
      const inContent = `media/${candidate}`;
      const onDisk = join(folder, inContent);
      const taken = this.files.get(inContent) ?? (existsSync(onDisk) ? readFileSync(onDisk) : undefined);
      if (!taken) {
        this.files.set(inContent, bytes);
        return candidate;
      }
      if (Buffer.compare(taken, bytes) === 0) return candidate;
    }
  }
}
