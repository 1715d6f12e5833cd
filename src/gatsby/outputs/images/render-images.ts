/** Renders missing images, reuses cached ones, and deletes obsolete ones. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { walkDir } from "content-kit/lib/walk-dir";
import { prepareTypefaces } from "./fonts";
import { drawable, isKnown } from "./letters";
import type { Drawing } from "./types";

/** Numbers of images. */
export interface DrawingReport {
  drawn: number;
  kept: number;
  removed: number;
  /** Titles that are left out, as the typeface lacks letters of theirs. */
  untitled: string[];
}

interface Folders {
  /** Cache between builds, by hash of all inputs. */
  cache: string;
  /** The built site. */
  output: string;
}

/** Packages that affect the result. */
const PACKAGES = ["sharp", "@fontsource/bricolage-grotesque", "@fontsource/instrument-sans"];

/** Folders with rendering code. */
const CODE = ["src/gatsby/outputs/images", "src/design", "src/components/illustration"];

/** Hash of rendering code and packages. */
const drawingCode = (): string => {
  const hash = createHash("sha256");
  for (const folder of CODE) for (const file of walkDir(folder)) hash.update(readFileSync(join(folder, file)));
  const { resolve: find } = createRequire(resolve("package.json"));
  for (const name of PACKAGES)
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

const runDrawing = async (jobs: readonly Job[], cache: string): Promise<void> => {
  const child = spawn(process.execPath, ["--import", "tsx", resolve("src/gatsby/outputs/images/render-worker.ts")], {
    env: { ...process.env, NODE_OPTIONS: "", FONTCONFIG_FILE: await prepareTypefaces(resolve(cache)) },
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
): Promise<DrawingReport> => {
  const code = drawingCode();
  mkdirSync(cache, { recursive: true });
  const named = drawings.map(drawable).map((drawing) => ({ drawing, kept: join(cache, drawingName(drawing, code)) }));
  const missing = named.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) {
    // Renamed when complete: an interrupted build leaves no partial images.
    await runDrawing(
      missing.map(({ drawing, kept }) => ({ drawing, target: `${kept}.new` })),
      cache,
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
    untitled: drawings.flatMap((drawing) => (drawing.kind === "card" && !isKnown(drawing.title) ? drawing.title : [])),
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
