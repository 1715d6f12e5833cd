/** The README's example is a content model of another site that works. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

test("the example checks a folder, with its own rule", () => {
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  const [, example = ""] = /```ts\n([^]*?)```/.exec(readFileSync(resolve(__dirname, "../README.md"), "utf8")) ?? [];
  const module = resolve(__dirname, "../readme-example.ts");
  writeFileSync(module, `${example}\nconsole.log(check(process.argv[2]!).join("\\n"));`);
  mkdirSync(join(folder, "recipes"));
  writeFileSync(join(folder, "recipes/bread.yaml"), "title: Bread\nminutes: 45\nresting: 60\n");
  writeFileSync(join(folder, "recipes/cake.yaml"), "title: Cake\nminute: 45\nresting: 20\n");
  const { stdout, stderr } = spawnSync(process.execPath, ["--require", "tsx/cjs", module, folder], {
    encoding: "utf8",
  });
  rmSync(module);
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^recipes\/bread\.yaml:2 "minutes" \(45\) is less than "resting" \(60\)\.$/m);
  expect(stdout).toMatch(/^recipes\/cake\.yaml:2 .*minute/m);
});
