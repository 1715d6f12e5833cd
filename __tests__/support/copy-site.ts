/** A copy of the code with other content, with its own cache and output. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const CODE = [
  "src",
  "packages",
  "plugins",
  "scripts",
  "babel.config.cjs",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "package.json",
  "tsconfig.json",
  "static",
];

/** Copies the code with modification times, so that the copy's cache stays valid. */
export const copyCode = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of CODE) {
    rmSync(join(folder, name), { recursive: true, force: true });
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  // A link of before the project's folder was moved leads nowhere.
  const packages = join(folder, "node_modules");
  rmSync(packages, { recursive: true, force: true });
  symlinkSync(resolve("node_modules"), packages);
};

/** Replaces the content folder by a copy of `content`. */
export const copyContent = (folder: string, content: string): void => {
  rmSync(join(folder, "content"), { recursive: true, force: true });
  cpSync(content, join(folder, "content"), { recursive: true });
};

/** Copies the code, and `content` as its content folder. */
export const copySite = (folder: string, content: string): void => {
  copyCode(folder);
  copyContent(folder, content);
};
