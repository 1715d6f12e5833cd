/** `npm run check:content`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REAL_FOLDER } from "../support/content-folder";
import { contentScript } from "../support/content-script";

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(REAL_FOLDER, copy, { recursive: true });
  writeFileSync(join(copy, "services/paid-media/faq.yaml"), "items:\n\t- question: Who?\n");
  // Files of the operating system are ignored.
  writeFileSync(join(copy, "services/paid-media/.DS_Store"), "\0");
  writeFileSync(join(copy, "services/paid-media/faq.yaml~"), "items:\n");
  writeFileSync(join(copy, "blog/README.md"), "# How we write\n");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the command reports success", () => {
  const { status, stdout, stderr } = contentScript("check-content", REAL_FOLDER);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ content files in content: no problem found\.\n$/);
});

test("the command prints exactly the problems of a broken folder, and fails", () => {
  const { status, stdout, stderr } = contentScript("check-content", copy);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("services/paid-media/faq.yaml:2:1  yaml-tab\n    2 | →- question: Who?\n      | ^\n");
  expect(stderr).toMatch(/\n\n1 problem in 1 file\.\n$/);
});

test("the command names a missing folder, and fails", () => {
  const { status, stdout, stderr } = contentScript("check-content", join(copy, "nowhere"));
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^The content folder .* cannot be read: .*\n$/);
});

test("output larger than a pipe's buffer is complete", () => {
  const many = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(REAL_FOLDER, many, { recursive: true });
    const state = join(many, "locations/florida.yaml");
    const states = readFileSync(state, "utf8").replaceAll("population:", "inhabitants:");
    for (const name of ["florida", "texas", "california"]) writeFileSync(join(many, `locations/${name}.yaml`), states);
    const { status, stderr } = contentScript("check-content", many);
    expect(status).toBe(1);
    expect(stderr.length).toBeGreaterThan(65_536);
    expect(stderr).toMatch(/\d+ problems in 3 files\.\n$/);
  } finally {
    rmSync(many, { recursive: true });
  }
});
