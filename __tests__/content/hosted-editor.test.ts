/** The form editor on the built site, but for what needs a browser: that is in __tests__/browser/hosted-editor.test.ts. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../../src/gatsby/content/read-content";
import { preserveFormattingOf, type HostBackend } from "../../src/editor/browser/hosted-backend";
import { writeHostedEditor } from "../../src/editor/hosted";
import { VALID } from "../support/content-folder";

/** The editor is some megabytes to copy. */
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

test("a site whose content names no repository has no editor, and loses that of an earlier build", async () => {
  mkdirSync(join(built, "admin"), { recursive: true });
  writeFileSync(join(built, "admin/index.html"), "");
  await writeHostedEditor(readContent(join(folder, "content")).entries, built);
  expect(existsSync(join(built, "admin"))).toBe(false);
});

test("what a team saves on its git host keeps the form of the file", async () => {
  const path = "content/services/paid-media/faq.yaml";
  const text = 'items:\n  # Asked most.\n  - question: "Who owns them?"\n    answer: You do.\n';
  const written: string[] = [];
  const host: HostBackend = {
    getEntry: () => Promise.resolve({ data: text }),
    persistEntry: ({ dataFiles }) => Promise.resolve(written.push(...dataFiles.map(({ raw }) => raw))),
  };
  const raw = "items:\n  - answer: You do, all of them.\n    question: Who owns them?\n";
  await preserveFormattingOf(host, "content/").persistEntry({ dataFiles: [{ path, raw }] }, {});
  expect(written).toEqual([text.replace("You do.", "You do, all of them.")]);
});
