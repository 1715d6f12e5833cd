/** On an unsupported Gatsby version the plugin prints one line and changes nothing. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PLUGIN = resolve("plugins/gatsby-plugin-fast-builds");

/** Runs all hooks with arguments that fail when used. */
const RUN = `
  require(process.argv[1] + "/register.js");
  const hooks = require(process.argv[1] + "/gatsby-node.js");
  const unused = new Proxy({}, { get: (_, name) => { throw new Error("used " + String(name)); } });
  const config = { plugins: [] };
  const args = { actions: { replaceWebpackConfig: (now) => { if (now !== config) throw new Error("changed"); } },
    getConfig: () => config, reporter: unused, getNodesByType: unused, stage: "develop" };
  for (const hook of Object.values(hooks)) hook(args);
  console.log(JSON.stringify(Object.keys(hooks)));
`;

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(site, "node_modules/gatsby"), { recursive: true });
  writeFileSync(join(site, "package.json"), "{}");
});
afterEach(() => rmSync(site, { recursive: true }));

const run = (version: string) => {
  writeFileSync(join(site, "node_modules/gatsby/package.json"), JSON.stringify({ name: "gatsby", version }));
  return spawnSync(process.execPath, ["-e", RUN, PLUGIN], { cwd: site, encoding: "utf8" });
};

test.each(["5.17.0", "6.0.0", "5.15.3", "5.160.0"])("Gatsby %s: one line, and every hook does nothing", (version) => {
  const { status, stdout, stderr } = run(version);
  expect(stderr.trim()).toBe(`gatsby-plugin-fast-builds: written for Gatsby 5.16, found ${version}. It does nothing.`);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toContain("onCreateWebpackConfig");
});
