/** Dependencies: exact versions, checksums, no install scripts. */
import { readFileSync } from "node:fs";
import { browserPackages } from "../../support/browser-packages";

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== "");

test("every version is exact", () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

/** For other platforms than servers and tests run on; see docs/security.md. */
const isForOtherMachines = ({ optional, os, cpu }: Locked): boolean =>
  optional === true &&
  ((os !== undefined && !os.includes("linux")) ||
    (cpu !== undefined && !cpu.some((name) => /^(?:x64|arm64)$/.test(name))));

test("every package for Linux has a checksum", () => {
  const downloaded = locked.filter(([path, entry]) => path.includes("node_modules/") && !entry.link && !entry.inBundle);
  const without = downloaded.filter(([, entry]) => !entry.integrity);
  expect(without.filter(([, entry]) => !isForOtherMachines(entry)).map(([path]) => path)).toEqual([]);
});

test("no package runs install scripts, and docs/security.md names those that would", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const document = readFileSync("docs/security.md", "utf8");
  const names = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

test("NOTICE names every package that visitors receive, with its licence", async () => {
  const notice = readFileSync("NOTICE", "utf8");
  const shipped = await browserPackages();
  expect(shipped.filter(({ licence }) => licence !== "MIT")).toEqual([]);
  const fonts = readFileSync("src/design/typefaces.ts", "utf8").match(/@fontsource[\w-]*\/[\w-]+/g) ?? [];
  const names = [...shipped.map(({ name }) => name), "react-dom", "plyr", "@iconify-json/lucide", ...new Set(fonts)];
  expect(names.filter((name) => !new RegExp(`^${name} +Copyright`, "m").test(notice))).toEqual([]);
});
