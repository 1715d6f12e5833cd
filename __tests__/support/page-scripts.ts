/** Scripts of a page and their compressed sizes, from webpack's stats. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";

export interface Weighed {
  /** Its path in the built site. */
  file: string;
  /** Size in bytes, compressed with Brotli at quality 11. */
  bytes: number;
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

const sizes = new Map<string, number>();

/** @throws if the file is missing. */
export const weigh = (site: string, file: string): Weighed => {
  const path = join(site, file);
  const bytes = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  sizes.set(path, bytes);
  return { file, bytes };
};

export const total = (files: readonly Weighed[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The file of a page's data; 404 pages share one. */
export const dataFileOf = (kind: PageKind): string => {
  const path = kind === "not-found" ? "/404.html" : PAGE_KINDS[kind];
  return `page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
};

/** Scripts that a kind of page loads without interaction: those of every page, and its own. */
export const scriptsOf = (site: string, kind: PageKind): Weighed[] => {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(site, file), "utf8")) as T;
  const { namedChunkGroups } = read<Stats>("webpack.stats.json");
  const { componentChunkName } = read<{ componentChunkName: string }>(dataFileOf(kind));
  return ["app", componentChunkName].flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) throw new Error(`webpack.stats.json does not know ${name}.`);
    return group.assets.map((asset) => weigh(site, asset.name));
  });
};

const SCRIPTS = "static/js";

/** The script with Plyr, which alone contains the URL of Plyr's CDN. */
export const playerScripts = (site: string): string[] =>
  readdirSync(join(site, SCRIPTS))
    .map((file) => `${SCRIPTS}/${file}`)
    .filter((file) => file.endsWith(".js") && readFileSync(join(site, file), "utf8").includes("cdn.plyr.io"));
