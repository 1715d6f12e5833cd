/** A delivery of a few small files. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checksum } from "../../src/lib/digest";
import type { Manifest } from "../../src/deploy/manifest";
import { nginxRules } from "../../src/hosting/nginx";
import { hostingRules } from "../../src/hosting/rules";

const rules = hostingRules({ redirects: [], scriptHashes: [], frameOrigins: [], mediaOrigins: [], editor: null });

/** Pages of a version, each with its name: ten and the home page. */
export const pagesOf = (version: string, count = 10): Record<string, string> =>
  Object.fromEntries(
    ["index", ...Array.from({ length: count - 1 }, (_, index) => `page-${index}`)].map((name) => [
      `${name}.html`,
      `<p>${name} of ${version}</p>`,
    ]),
  );

/** Scripts of a version: its own, and one that all versions share. */
export const scriptsOf = (version: string): Record<string, string> => ({
  [`static/js/app-${version}.js`]: `"${version}"`,
  "static/js/shared-1.js": '"shared"',
});

/** Writes a delivery of these files, replacing the folder. */
export const writeDelivery = (folder: string, files: Record<string, string>): void => {
  rmSync(folder, { recursive: true, force: true });
  const manifest: Manifest = { pages: Object.keys(files).filter((name) => name.endsWith(".html")).length, files: {} };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "site", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    manifest.files[name] = { size: Buffer.byteLength(text), sha256: checksum(Buffer.from(text)) };
  }
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "rules.json"), JSON.stringify(rules));
  writeFileSync(join(folder, "nginx.conf"), nginxRules(rules));
};

/** A delivery of a version. */
export const writeVersion = (folder: string, version: string, pages?: number): void =>
  writeDelivery(folder, { ...pagesOf(version, pages), ...scriptsOf(version) });
