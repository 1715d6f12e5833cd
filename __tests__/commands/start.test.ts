/** `npm start`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let project: string;
beforeAll(() => {
  // A fresh clone has no packages; here an installation would fail at its first step.
  project = mkdtempSync(join(tmpdir(), "clone-"));
  writeFileSync(join(project, "site.yaml"), "name: Example\n");
});
afterAll(() => rmSync(project, { recursive: true }));

test.each(["nowhere", "site.yaml"])(
  "a content folder that is none (%s) is named before anything is installed",
  (name) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("scripts/start.mjs")], {
      cwd: project,
      env: { ...process.env, SITE_CONTENT: name },
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      `The content folder ${name} does not exist, or is a file.\n` +
        "Fix: correct SITE_CONTENT, or leave it out for the folder content.\n",
    );
  },
);
