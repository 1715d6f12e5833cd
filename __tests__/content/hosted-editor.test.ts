/** The form editor on the built site: there only where the content names a repository. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepFormOf, type HostBackend } from "../../src/editor/browser/hosted-backend";
import { writeHostedEditor } from "../../src/editor/hosted";
import type { FormConfig } from "../../src/editor/form-config";
import { VALID } from "../support/content-folder";

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
  await writeHostedEditor(built, join(folder, "content"));
  expect(existsSync(join(built, "admin"))).toBe(false);
});

test("a site whose content names a repository has the editor, which writes there and nowhere else", async () => {
  const site = VALID["site.yaml"] ?? "";
  writeFileSync(
    join(folder, "content/site.yaml"),
    `${site}editor: { backend: gitea, repo: agency/site, branch: main, apiRoot: "https://git.agency.example/api/v1" }\n`,
  );
  await writeHostedEditor(built, join(folder, "content"));
  const config = JSON.parse(readFileSync(join(built, "admin/config.json"), "utf8")) as FormConfig;
  expect(config.backend).toEqual({
    name: "gitea",
    repo: "agency/site",
    branch: "main",
    api_root: "https://git.agency.example/api/v1",
  });
  expect(config.media_folder).toBe("content/media");
  const places = config.collections.flatMap(
    ({ folder: place, files }) => place ?? files?.map(({ file }) => file) ?? [],
  );
  expect(places.filter((place) => !place.startsWith("content/"))).toEqual([]);
  expect(JSON.stringify(config)).not.toMatch(/proxy|local_backend|localhost/);
  const page = readFileSync(join(built, "admin/index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual(['src="/admin/editor.js"']);
  expect(readFileSync(join(built, "admin/editor.js"), "utf8").length).toBeGreaterThan(1_000_000);
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
  await keepFormOf(host, "content/").persistEntry({ dataFiles: [{ path, raw }] }, {});
  expect(written).toEqual([text.replace("You do.", "You do, all of them.")]);
});
