/** `npm run check:content`, with which editors check what they wrote. */
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
  // What editors' programs leave behind is no content.
  writeFileSync(join(copy, "services/paid-media/.DS_Store"), "\0");
  writeFileSync(join(copy, "services/paid-media/faq.yaml~"), "items:\n");
  writeFileSync(join(copy, "blog/README.md"), "# How we write\n");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the command says that it found nothing and succeeds", () => {
  const { status, stdout, stderr } = contentScript("check-content", REAL_FOLDER);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+ content files in content: no problem found\.\n$/);
});

test("the command tells every problem of a broken folder, and nothing but those, and fails", () => {
  const { status, stdout, stderr } = contentScript("check-content", copy);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("services/paid-media/faq.yaml:2:1  yaml-tab\n    2 | →- question: Who?\n      | ^\n");
  expect(stderr).toMatch(/\n\n1 problem in 1 file\. Each is explained in docs\/content-errors\.md\.\n$/);
});

test("the command names a folder that is not there, and fails", () => {
  const { status, stdout, stderr } = contentScript("check-content", join(copy, "nowhere"));
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^The content folder .* cannot be read: .*\n$/);
});

test("a list that is longer than a pipe holds at once arrives whole", () => {
  const many = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(REAL_FOLDER, many, { recursive: true });
    const state = join(many, "locations/florida.yaml");
    const states = readFileSync(state, "utf8").replaceAll("population:", "inhabitants:");
    for (const name of ["florida", "texas", "california"]) writeFileSync(join(many, `locations/${name}.yaml`), states);
    const { status, stderr } = contentScript("check-content", many);
    expect(status).toBe(1);
    expect(stderr.length).toBeGreaterThan(65_536);
    expect(stderr).toMatch(/\d+ problems in 3 files\. Each is explained in docs\/content-errors\.md\.\n$/);
  } finally {
    rmSync(many, { recursive: true });
  }
});
