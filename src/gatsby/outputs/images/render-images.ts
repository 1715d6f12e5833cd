/** Renders missing images, reuses cached ones, and deletes obsolete ones. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { walkDir } from "../../../lib/walk-dir";
import { jsonDigest } from "../../../lib/digest";
import { codePointsOf } from "./cmap";
import { ownTypefaces, prepareTypefaces } from "./fonts";
import { moreTypefaces, type Typeface } from "./more-typefaces";
import { drawable, missingSigns, type MissingSigns, rareSigns } from "./signs";
import { installedPackages } from "./typeface-packages";
import type { Drawing } from "./types";

/** Numbers of images. */
export interface DrawingReport {
  drawn: number;
  kept: number;
  removed: number;
  /** Characters that no font has, which are left out. */
  missing: MissingSigns[];
}

interface Folders {
  /** Cache between builds, by hash of all inputs. */
  cache: string;
  /** The built site. */
  output: string;
}

/** Packages that affect the result, besides the Noto fonts. */
const PACKAGES = ["sharp", "@fontsource/bricolage-grotesque", "@fontsource/instrument-sans"];

/** Folders with rendering code. */
const CODE = ["src/gatsby/outputs/images", "src/design", "src/components/illustration"];

/** Hash of rendering code, packages and language. */
const drawingCode = (language: string): string => {
  const hash = createHash("sha256").update(language);
  for (const folder of CODE) for (const file of walkDir(folder)) hash.update(readFileSync(join(folder, file)));
  const { resolve: find } = createRequire(resolve("package.json"));
  for (const name of [...PACKAGES, ...installedPackages(language)])
    hash.update((JSON.parse(readFileSync(find(`${name}/package.json`), "utf8")) as { version: string }).version);
  return hash.digest("hex");
};

/** Cache key of an image. */
const drawingName = (drawing: Drawing, code: string): string =>
  createHash("sha256").update(code).update(JSON.stringify(drawing)).digest("hex").slice(0, 32);

interface Job {
  drawing: Drawing;
  target: string;
}

/** Fonts for characters that the site's own fonts lack. The missing ones are cached: finding them takes a second. */
class RareSigns {
  private readonly file: string;
  private readonly key: string;
  private found: Promise<{ typefaces: Typeface[]; missing: Set<number> }> | undefined;

  constructor(
    private readonly signs: ReadonlySet<number>,
    private readonly language: string,
    cache: string,
    code: string,
  ) {
    this.file = join(cache, "signs.json");
    this.key = jsonDigest([code, [...signs].sort()]);
  }

  private find(): Promise<{ typefaces: Typeface[]; missing: Set<number> }> {
    return (this.found ??= this.lacking().then((signs) => moreTypefaces(signs, this.language)));
  }

  /** The characters that the site's own fonts do not have. */
  private async lacking(): Promise<Set<number>> {
    const typefaces = this.signs.size > 0 ? await ownTypefaces() : [];
    const own = new Set(typefaces.flatMap(({ data }) => [...codePointsOf(data)]));
    return new Set([...this.signs].filter((sign) => !own.has(sign)));
  }

  async typefaces(): Promise<Typeface[]> {
    return (await this.find()).typefaces;
  }

  /** The characters that no font has. */
  async missing(): Promise<Set<number>> {
    const before = existsSync(this.file)
      ? (JSON.parse(readFileSync(this.file, "utf8")) as { key: string; missing: number[] })
      : undefined;
    if (before?.key === this.key) return new Set(before.missing);
    const { missing } = await this.find();
    writeFileSync(this.file, JSON.stringify({ key: this.key, missing: [...missing] }));
    return missing;
  }
}

const runDrawing = async (jobs: readonly Job[], cache: string, more: readonly Typeface[]): Promise<void> => {
  const child = spawn(process.execPath, ["--import", "tsx", resolve("src/gatsby/outputs/images/render-worker.ts")], {
    env: { ...process.env, NODE_OPTIONS: "", FONTCONFIG_FILE: await prepareTypefaces(resolve(cache), more) },
    stdio: ["pipe", "inherit", "pipe"],
  });
  let reason = "";
  child.stderr.on("data", (chunk: Buffer) => (reason += chunk.toString()));
  child.stdin.end(JSON.stringify(jobs));
  const code = await new Promise<number | null>((done, fail) => child.on("close", done).on("error", fail));
  if (code !== 0) throw new Error(`Pictures could not be rendered.\n${reason}`);
};

/** @throws if an image cannot be rendered, with the reason. */
export const drawPictures = async (
  drawings: readonly Drawing[],
  { cache, output }: Folders,
  language = "en",
): Promise<DrawingReport> => {
  const code = drawingCode(language);
  mkdirSync(cache, { recursive: true });
  const signs = new RareSigns(rareSigns(drawings), language, cache, code);
  const unknown = await signs.missing();
  const named = drawings
    .map((drawing) => drawable(drawing, unknown))
    .map((drawing) => ({ drawing, kept: join(cache, drawingName(drawing, code)) }));
  const missing = named.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) {
    // Renamed when complete: an interrupted build leaves no partial images.
    await runDrawing(
      missing.map(({ drawing, kept }) => ({ drawing, target: `${kept}.new` })),
      cache,
      await signs.typefaces(),
    );
    for (const { kept } of missing) if (existsSync(`${kept}.new`)) renameSync(`${kept}.new`, kept);
  }
  for (const { drawing, kept } of named) {
    mkdirSync(join(output, dirname(drawing.file)), { recursive: true });
    copyFileSync(kept, join(output, drawing.file));
  }
  return {
    drawn: missing.length,
    kept: named.length - missing.length,
    removed: removeOthers(named, { cache, output }),
    missing: missingSigns(drawings, unknown),
  };
};

/** Deletes obsolete images of the cache and cards of the site. */
const removeOthers = (named: readonly { drawing: Drawing; kept: string }[], { cache, output }: Folders): number => {
  const used = new Set(named.map(({ kept }) => kept));
  for (const file of readdirSync(cache))
    if (/^[\da-f]{32}/.test(file) && !used.has(join(cache, file))) rmSync(join(cache, file));
  const shown = new Set(named.map(({ drawing }) => join(output, drawing.file)));
  const cards = join(output, "social");
  const others = existsSync(cards) ? walkDir(cards).filter((file) => !shown.has(join(cards, file))) : [];
  for (const file of others) rmSync(join(cards, file));
  return others.length;
};
