/** Files of the form editor on the built site; browser tests are in __tests__/forms and __tests__/browser. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../../src/site/read-content";
import { writeHostedEditor } from "../../src/editor/hosted";
import { VALID } from "../support/content-folder";

/** Copies several megabytes. */
jest.setTimeout(60_000);

let folder: string;
let built: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hosted-"));
  built = join(folder, "public");
  for (const [path, text] of Object.entries(VALID)) {
    mkdirSync(dirname(join(folder, "content", path)), { recursive: true });
    writeFileSync(join(folder, "content", path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("without a repository in the settings there is no editor, and an earlier build's is deleted", async () => {
  mkdirSync(join(built, "admin"), { recursive: true });
  writeFileSync(join(built, "admin/index.html"), "");
  await writeHostedEditor(readContent(join(folder, "content")).entries, built);
  expect(existsSync(join(built, "admin"))).toBe(false);
});
