/** Compilation of gatsby-config.ts and gatsby-node.ts. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gatsbyEnvironment } from "../../../scripts/lib/gatsby-env";

/** Gatsby's own compile step. */
const COMPILE = `
  const { compileGatsbyFiles } = require("gatsby/dist/utils/parcel/compile-gatsby-files");
  compileGatsbyFiles(process.cwd()).then(async () => {
    const file = (name) => require(process.cwd() + "/.cache/compiled/" + name);
    process._rawDebug(JSON.stringify([file("gatsby-config.js").default, Object.keys(file("gatsby-node.js"))]));
    process._rawDebug(await file("gatsby-node.js").onPreInit());
  });
`;

let site: string;
beforeEach(() => {
  // A path with a space.
  site = join(mkdtempSync(join(tmpdir(), "site-")), "the site");
  mkdirSync(site);
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  writeFileSync(join(site, "name.ts"), `export const name: string = "from another file";\n`);
  writeFileSync(
    join(site, "gatsby-config.ts"),
    `import { name } from "./name";\nexport default { siteMetadata: { name } };\n`,
  );
});
afterEach(() => rmSync(resolve(site, ".."), { recursive: true }));

const compile = (gatsbyNode: string): { status: number | null; told: string } => {
  writeFileSync(join(site, "gatsby-node.ts"), gatsbyNode);
  writeFileSync(join(site, "compile.cjs"), COMPILE);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["compile.cjs"], {
    cwd: site,
    encoding: "utf8",
    env: { ...gatsbyEnvironment(), NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  return { status, told: stdout + stderr };
};

test("are compiled with their local imports; packages are required", () => {
  const { told } = compile(`import { join } from "path";\nexport const onPreInit = (): string => join("a", "b");\n`);
  expect(told).toContain(`[{"siteMetadata":{"name":"from another file"}},["onPreInit"]]`);
});

test("resolve later imports by the same rules, without extensions", () => {
  const { told } = compile(`export const onPreInit = async () => Object.keys(await import("send/index")).join();\n`);
  expect(told).toMatch(/^default$/m);
  expect(readFileSync(join(site, ".cache/compiled/gatsby-node.js"), "utf8")).not.toMatch(/\bimport\(/);
});

test("with a syntax error end the build with file, line and text", () => {
  const { status, told } = compile("export const onPreInit = (): string => {\n  const = 1;\n};\n");
  expect(status).not.toBe(0);
  expect(told).toContain("gatsby-node.ts:2");
  expect(told).toContain(`Expected identifier but found "="`);
});
