/** Builds the bare page with Gatsby, cold and after a city was renamed. */
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gatsbyEnvironment } from "../../scripts/lib/gatsby-env";
import { renameBareCity, writeBareData } from "./bare-data";
import { checkBareSite, checkRenamed } from "./check-bare-site";
import { gatsbyBuild } from "./gatsby-build";
import { LIMIT_PAGES, limitOf } from "./limit";
import type { GatsbyBuilt, GatsbyRun } from "./results";

const SOURCE = resolve("bench/build/bare");

const build = (folder: string): Promise<GatsbyBuilt> =>
  gatsbyBuild([process.execPath, resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: folder,
    env: gatsbyEnvironment(),
  });

const limit = (folder: string): Promise<number> =>
  limitOf(
    [
      ...[
        process.execPath,
        "--import",
        resolve("node_modules/tsx/dist/loader.mjs"),
        resolve("bench/build/bare-limit.tsx"),
      ],
      ...[join(folder, "data"), `${folder}-limit`, String(LIMIT_PAGES)],
    ],
    // Without the site's JSX configuration, which uses Emotion.
    { cwd: SOURCE, env: { NODE_ENV: "production", TSX_TSCONFIG_PATH: join(SOURCE, "tsconfig.json") } },
  );

/** Imports modules of this repository, so it is loaded from its place. */
const NODE_FILE = "gatsby-node.ts";

/** @param folder a new folder for the site, which is kept */
export const runBareSite = async (folder: string, cities: number): Promise<GatsbyRun> => {
  cpSync(SOURCE, folder, { recursive: true });
  writeFileSync(join(folder, NODE_FILE), `export * from ${JSON.stringify(join(SOURCE, NODE_FILE))};\n`);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeBareData(join(folder, "data"), cities);
  const cold = await build(folder);
  const size = checkBareSite(join(folder, "public"), cities);
  const renamed = renameBareCity(join(folder, "data"));
  const again = await build(folder);
  checkRenamed(join(folder, "public"), renamed);
  return { cities, cold, changes: { "one city renamed": [again] }, size, limit: await limit(folder) };
};
