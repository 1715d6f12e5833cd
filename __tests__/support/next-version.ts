/** A delivery of the next version: other scripts, another build hash, other texts. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";
import { checksum } from "../../src/lib/digest";
import { readManifest, SITE } from "../../src/deploy/manifest";
import { inlineScriptHashes } from "../../src/deploy/site-facts";
import { nginxRules } from "../../src/hosting/nginx";
import { hostingRules, type HostingRules } from "../../src/hosting/rules";

const SCRIPT_HASH = /[0-9a-f]{20}(?=\.js$)/;
const TEXT = /\.(?:html|js|json)$/;

const backwards = (text: string): string => [...text].reverse().join("");

/** Reverses hashes everywhere, so that references stay valid. */
const renamed = (text: string, hashes: readonly string[]): string =>
  hashes.reduce((changed, hash) => changed.replaceAll(hash, backwards(hash)), text);

/**
 * Copies a delivery as another build.
 * @param words a sentence of its pages, and its replacement
 */
export const writeNextVersion = (from: string, to: string, words: readonly [before: string, after: string]): void => {
  cpSync(from, to, { recursive: true });
  const site = join(to, SITE);
  const scripts = join(site, "static/js");
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(site, "page-data/app-data.json"), "utf8")) as Record<
    "webpackCompilationHash",
    string
  >;
  const hashes = readdirSync(scripts).flatMap((name) => SCRIPT_HASH.exec(name)?.[0] ?? []);
  const manifest = readManifest(to);
  manifest.files = {};
  const scriptHashes = new Set<string>();
  for (const name of walkDir(site)) {
    if (/\.(?:br|gz)$/.test(name)) {
      rmSync(join(site, name));
      continue;
    }
    const newName = renamed(name, hashes);
    if (newName !== name) renameSync(join(site, name), join(site, newName));
    const file = join(site, newName);
    if (TEXT.test(name)) {
      const text = renamed(readFileSync(file, "utf8"), [...hashes, webpackCompilationHash]);
      writeFileSync(file, text.replaceAll(...words));
    }
    const bytes = readFileSync(file);
    if (name.endsWith(".html")) for (const hash of inlineScriptHashes(bytes.toString("utf8"))) scriptHashes.add(hash);
    manifest.files[newName] = { size: bytes.length, sha256: checksum(bytes) };
  }
  const old = JSON.parse(readFileSync(join(to, "rules.json"), "utf8")) as HostingRules;
  const rules = hostingRules({
    redirects: old.redirects,
    scriptHashes: [...scriptHashes],
    frameOrigins: [],
    mediaOrigins: [],
    editor: null,
  });
  writeFileSync(join(to, "rules.json"), JSON.stringify(rules));
  writeFileSync(join(to, "nginx.conf"), nginxRules(rules));
  writeFileSync(join(to, "manifest.json"), JSON.stringify(manifest));
};
