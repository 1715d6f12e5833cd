/** Files of an older site on their way to content/media: found in a folder, or fetched. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import sharp from "sharp";
import { slugOf } from "../lib/slug";
import { checksum } from "../lib/digest";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { isSystemFile } from "../lib/system-files";
import { charsetOf, decodeBytes } from "./bytes";

export interface MediaOptions {
  /** The content folder. */
  folder: string;
  /** Where the older site's files are, such as its uploads. */
  source?: string;
  /** True where files that are not there may be fetched. */
  canFetch: boolean;
}

/** After so many, a host is not asked again. */
const MOST_FAILURES = 2;

/** In bytes: hosts refuse larger files. */
const LARGEST = 25 * 1024 * 1024;

const USED_AS_IT_IS = /\.(?:jpe?g|png|webp|avif|pdf|mp3|m4a|vtt|srt|json|html?|txt)$/i;
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
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(basename(path)) ?? [];
  return `${slugOf(stem) || "file"}${ending.toLowerCase()}`;
};

interface Found {
  name: string;
  bytes: Uint8Array;
  charset?: string;
}

/** What a host says of a file. */
interface Answer {
  isThere: boolean;
  bytes?: number | undefined;
  /** Why it is not there. */
  why?: string;
}

const unreachable = (host: string, error: unknown): string => {
  const { cause } = error as Error & { cause?: { code?: string } };
  return `${host} could not be reached${cause?.code ? ` (${cause.code})` : ""}`;
};

/** A picture that stands in the text itself. */
const dataPicture = (address: string): Found | undefined => {
  const [, kind = "", base64, data = ""] =
    /^data:image\/([\w+.-]+)(?:;[\w=-]+)*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (!kind) return undefined;
  const bytes = base64 ? Buffer.from(data, "base64") : Buffer.from(safeDecodeUri(data) ?? data);
  const ending = kind.replace("jpeg", "jpg").replace("svg+xml", "svg").toLowerCase();
  return { name: `picture-${checksum(data).slice(0, 8)}.${ending}`, bytes };
};

export class MediaImport {
  /** New files, by path from the content folder. */
  readonly files = new Map<string, Uint8Array>();
  /** Paths below content/media by address. */
  private readonly known = new Map<string, string | undefined>();
  private readonly reasons = new Map<string, string>();
  private readonly charsets = new Map<string, string>();
  /** How often a host could not be reached. */
  private readonly failures = new Map<string, number>();
  /** Paths below the source by name. */
  private index: Map<string, string[]> | undefined;

  constructor(private readonly options: MediaOptions) {}

  /**
   * Makes a file ready, so that `pathOf` knows it.
   * @param isText true for a text that is only read, such as a transcript: its address need not say what it is
   */
  async load(address: string, below: string, isText = false): Promise<void> {
    if (!address || this.known.has(address)) return;
    this.known.set(address, undefined);
    const found = dataPicture(address) ?? this.find(address) ?? (await this.fetched(address));
    if (!found) return;
    if (found.bytes.length === 0) return void this.reasons.set(address, "it is empty");
    if (found.bytes.length > LARGEST) {
      const megabytes = Math.round(found.bytes.length / 1024 / 1024);
      return void this.reasons.set(
        address,
        `it has ${megabytes} MB, and hosts take files of at most ${LARGEST / 1024 / 1024}`,
      );
    }
    const usable = isText ? found : await this.usable(found.name, found.bytes);
    if (!usable) return void this.reasons.set(address, "it is of a kind that the site cannot show");
    if (found.charset) this.charsets.set(address, found.charset);
    this.known.set(address, this.place(`${below}/${mediaName(usable.name)}`, usable.bytes));
  }

  /** True for a file that was not in content/media before. */
  isNew(address: string): boolean {
    const path = this.known.get(address);
    return path !== undefined && this.files.has(`media/${path}`);
  }

  /** Why there is no file for an address. */
  whyNot(address: string): string | undefined {
    return this.reasons.get(address);
  }

  /** The text of what was loaded from an address; it is then no file of its own. */
  takeText(address: string): string | undefined {
    const path = this.known.get(address);
    if (path === undefined) return undefined;
    const bytes = this.files.get(`media/${path}`) ?? this.onDisk(path);
    this.files.delete(`media/${path}`);
    return bytes && decodeBytes(bytes, this.charsets.get(address));
  }

  /** Adds a file that was made from another one. */
  add(path: string, bytes: Uint8Array): string {
    return this.place(path, bytes);
  }

  private onDisk(path: string): Uint8Array | undefined {
    const file = join(this.options.folder, "media", path);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** The path below content/media of what was loaded from an address. */
  pathOf(address: string): string | undefined {
    return this.known.get(address);
  }

  private find(address: string): Found | undefined {
    const { source } = this.options;
    if (source === undefined) return undefined;
    const path = uploadPath(address);
    for (const candidate of [withoutSize(path), path]) {
      const direct = join(source, candidate);
      const isInside = !relative(source, direct).startsWith("..");
      const file = isInside && existsSync(direct) ? direct : this.byPath(candidate, address);
      if (file !== undefined && statSync(file).isFile()) return { name: file, bytes: readFileSync(file) };
    }
    return undefined;
  }

  /**
   * A file whose path has the end of this one: the copy may begin at another folder, or lie in none. A name by itself
   * is no identity where the address has a folder for each month.
   */
  private byPath(path: string, address: string): string | undefined {
    const wanted = path.toLowerCase().split("/").filter(Boolean);
    const named = this.names().get(wanted.at(-1) ?? "") ?? [];
    const ofMonth = /(?:^|\/)(?:19|20)\d\d\/\d\d\/[^/]+$/.test(path);
    const fits = named.filter((file) => {
      const parts = file.toLowerCase().split(sep);
      const folders = parts.slice(0, -1);
      const own = wanted.slice(0, -1);
      // A flat folder has one file of each name.
      if (folders.length === 0) return true;
      return ofMonth ? folders.slice(-2).join("/") === own.slice(-2).join("/") : true;
    });
    if (fits.length > 1) this.reasons.set(address, `there are ${fits.length} files of that name: ${fits.join(", ")}`);
    else if (named.length > 0 && fits.length === 0)
      this.reasons.set(
        address,
        `it is not among the files; ${named[0] ?? ""} has its name, but lies in another folder`,
      );
    const [only] = fits;
    return fits.length === 1 && only !== undefined ? join(this.options.source ?? "", only) : undefined;
  }

  private names(): Map<string, string[]> {
    if (this.index) return this.index;
    const { source = "" } = this.options;
    this.index = new Map();
    for (const path of readdirSync(source, { recursive: true }) as string[]) {
      if (path.split(sep).some(isSystemFile)) continue;
      const name = basename(path).toLowerCase();
      this.index.set(name, [...(this.index.get(name) ?? []), path]);
    }
    return this.index;
  }

  private async fetched(address: string): Promise<Found | undefined> {
    if (!/^https?:\/\//i.test(address)) return undefined;
    if (!this.options.canFetch) return undefined;
    const { host } = new URL(address);
    if (this.isGone(host))
      return void this.reasons.set(address, `it is not among the files, and ${host} could not be reached`);
    const secure = address.replace(/^http:/i, "https:");
    // The address as it was given comes last: what its host says is the reason.
    let reason = "";
    for (const url of new Set([withoutSize(secure), secure, withoutSize(address), address])) {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
        if (response.ok)
          return {
            name: uploadPath(url),
            bytes: new Uint8Array(await response.arrayBuffer()),
            charset: charsetOf(response.headers.get("content-type")),
          };
        reason = `${host} responded with ${response.status}`;
      } catch (error) {
        reason = unreachable(host, error);
      }
    }
    if (/could not be reached/.test(reason)) this.failures.set(host, (this.failures.get(host) ?? 0) + 1);
    this.reasons.set(address, `it is not among the files, and ${reason}`);
    return undefined;
  }

  /** Asks for a file that stays where it is. */
  async ask(address: string): Promise<Answer> {
    if (!this.options.canFetch || !URL.canParse(address)) return { isThere: false, why: "it could not be tried" };
    const { host } = new URL(address);
    if (this.isGone(host)) return { isThere: false, why: `${host} could not be reached` };
    try {
      const signal = AbortSignal.timeout(15_000);
      let response = await fetch(address, { method: "HEAD", signal });
      // Some hosts answer no HEAD; the first byte says the size, too.
      if (!response.ok) response = await fetch(address, { headers: { range: "bytes=0-0" }, signal });
      await response.body?.cancel();
      if (!response.ok) return { isThere: false, why: `${host} responded with ${response.status}` };
      const [, whole = response.headers.get("content-length")] =
        /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
      const bytes = Number(whole);
      return { isThere: true, bytes: Number.isInteger(bytes) && bytes > 0 ? bytes : undefined };
    } catch (error) {
      this.failures.set(host, (this.failures.get(host) ?? 0) + 1);
      return { isThere: false, why: unreachable(host, error) };
    }
  }

  /** True for a host that did not answer repeatedly. */
  private isGone(host: string): boolean {
    return (this.failures.get(host) ?? 0) >= MOST_FAILURES;
  }

  private async usable(name: string, bytes: Uint8Array): Promise<{ name: string; bytes: Uint8Array } | undefined> {
    if (USED_AS_IT_IS.test(name)) return { name, bytes };
    try {
      if (TO_CONVERT.test(name))
        return { name: name.replace(TO_CONVERT, ".png"), bytes: await sharp(bytes).png().toBuffer() };
      // Hosts of pictures have addresses that do not say what they are.
      const { format } = await sharp(bytes).metadata();
      return /^(?:jpeg|png|webp)$/.test(format) ? { name: `${name}.${format.replace("e", "")}`, bytes } : undefined;
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
