/** A copy of the code beside other content, so that it has a cache and an output of its own. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const CODE = [
  "src",
  "plugins",
  "babel.config.cjs",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "package.json",
  "tsconfig.json",
  "static",
];

/** Copies the code to `folder`, with its times: what a run before left in its cache stays, and counts. */
export const copyCode = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of CODE) {
    rmSync(join(folder, name), { recursive: true, force: true });
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  if (!existsSync(join(folder, "node_modules"))) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
};

/** Copies the code, and `content` as the copy's content, to `folder`. */
export const copySite = (folder: string, content: string): void => {
  copyCode(folder);
  rmSync(join(folder, "content"), { recursive: true, force: true });
  cpSync(content, join(folder, "content"), { recursive: true });
};
