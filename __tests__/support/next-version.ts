/** A delivery of the next version: the built site with other scripts, another build hash and other texts, packaged. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageSite } from "site-delivery/deploy/package-site";
import { readHostedSite } from "../../src/site/hosted-site";
import { walkDir } from "content-kit/lib/walk-dir";

const SCRIPT_HASH = /[0-9a-f]{8}(?=\.js$)/;
const TEXT = /\.(?:html|js|json)$/;

const backwards = (text: string): string => [...text].reverse().join("");

/** Reverses hashes everywhere, so that references stay valid. */
const renamed = (text: string, hashes: readonly string[]): string =>
  hashes.reduce((changed, hash) => changed.replaceAll(hash, backwards(hash)), text);

/**
 * Packages the fixture site as another build.
 * @param built Gatsby's output
 * @param folder where the other output and its delivery are written
 * @param words a sentence of its pages, and its replacement
 * @returns the folder of the delivery
 */
export const packageNextVersion = async (
  built: string,
  folder: string,
  words: readonly [before: string, after: string],
): Promise<string> => {
  const output = join(folder, "public");
  const delivery = join(folder, "delivery");
  cpSync(built, output, { recursive: true });
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(output, "page-data/app-data.json"), "utf8"),
  ) as Record<"webpackCompilationHash", string>;
  const hashes = readdirSync(join(output, "static/js")).flatMap((name) => SCRIPT_HASH.exec(name)?.[0] ?? []);
  for (const name of walkDir(output)) {
    const file = join(output, renamed(name, hashes));
    if (file !== join(output, name)) renameSync(join(output, name), file);
    if (!TEXT.test(name)) continue;
    const text = renamed(readFileSync(file, "utf8"), [...hashes, webpackCompilationHash]);
    writeFileSync(file, text.replaceAll(...words));
  }
  process.env["SITE_CONTENT"] = resolve("__tests__/fixtures/other-agency");
  await packageSite(output, delivery, readHostedSite(output), new Date("2026-06-15T12:00:00Z"));
  delete process.env["SITE_CONTENT"];
  return delivery;
};
