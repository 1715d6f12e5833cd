/** The content of this repository, and the command that editors check it with. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readContent } from "../../src/build/read-content";
import { formatProblems } from "../../src/content-model/problem";
import { REAL_FOLDER } from "../support/content-folder";

const root = resolve(__dirname, "../..");

/** `npx tsx scripts/check-content.ts`, without the half second that npx takes to find tsx. */
const checkContentCommand = (folder: string) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/check-content.ts"], {
    cwd: root,
    env: { ...process.env, SITE_CONTENT: folder, NODE_OPTIONS: "" },
    encoding: "utf8",
  });

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(REAL_FOLDER, copy, { recursive: true });
  writeFileSync(join(copy, "services/paid-media/faq.yaml"), "items:\n\t- question: Who?\n");
  // What editors' programs leave behind is no content.
  writeFileSync(join(copy, "services/paid-media/.DS_Store"), "\0");
  writeFileSync(join(copy, "services/paid-media/faq.yaml~"), "items:\n");
  writeFileSync(join(copy, "blog/README.md"), "# How we write\n");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the content of this repository has no problem", () => {
  const { entries, problems } = readContent(REAL_FOLDER);
  expect(formatProblems(problems)).toBe(formatProblems([]));
  expect(entries.length).toBeGreaterThan(0);
});

test("the command says that it found nothing and succeeds", () => {
  const { status, stdout, stderr } = checkContentCommand(REAL_FOLDER);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ content files in content: no problem found\.\n$/);
});

test("the command tells every problem of a broken folder, and nothing but those, and fails", () => {
  const { status, stdout, stderr } = checkContentCommand(copy);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("services/paid-media/faq.yaml:2:1  yaml-tab\n    2 | →- question: Who?\n      | ^\n");
  expect(stderr).toMatch(/\n\n1 problem in 1 file\. Each is explained in docs\/content-errors\.md\.\n$/);
});

test("the command names a folder that is not there, and fails", () => {
  const { status, stdout, stderr } = checkContentCommand(join(copy, "nowhere"));
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(`The content folder ${join(copy, "nowhere")} cannot be read`);
});
