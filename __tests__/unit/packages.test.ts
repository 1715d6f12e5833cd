/** What comes from the registry: in versions that are named, with checksums, and without running anything. */
import { readFileSync } from "node:fs";

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
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

test("every package has a checksum", () => {
  const without = locked.filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle);
  expect(without.map(([path]) => path)).toEqual([]);
});

test("no package runs code when it is installed, and the document on security names each one that would", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const document = readFileSync("docs/security.md", "utf8");
  const names = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
