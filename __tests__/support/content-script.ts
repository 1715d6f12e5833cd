import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { resolve } from "node:path";

/**
 * Runs one of scripts/ on a content folder, as npm would, without the half second that npx takes to find tsx. Nobody is
 * there to answer what it asks.
 */
export const contentScript = (name: string, folder: string, ...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], {
    cwd: resolve(__dirname, "../.."),
    env: { ...process.env, SITE_CONTENT: folder, NODE_OPTIONS: "" },
    encoding: "utf8",
    input: "",
  });
