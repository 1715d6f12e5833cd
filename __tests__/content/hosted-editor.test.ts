/** Files of the form editor on the built site; browser tests are in __tests__/forms and __tests__/browser. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { readContent } from "../../src/site/read-content";
import { site } from "../../src/site/site";
import { writeHostedEditor } from "content-editor/hosted";
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
  await writeHostedEditor(site, readContent(join(folder, "content")).entries, built);
  expect(existsSync(join(built, "admin"))).toBe(false);
});

test("a repository in the settings is where its forms are saved", async () => {
  const settings = join(folder, "content/site.yaml");
  const withEditor = (editor: object): void =>
    writeFileSync(settings, stringify({ ...(parse(VALID["site.yaml"] ?? "") as object), editor }));
  const written = async (): Promise<unknown> => {
    await writeHostedEditor(site, readContent(join(folder, "content")).entries, built);
    const text = readFileSync(join(built, "admin/config.json"), "utf8");
    return (JSON.parse(text) as { backend: unknown }).backend;
  };
  withEditor({ backend: "github", repo: "one/site", branch: "main", baseUrl: "https://login.example" });
  expect(await written()).toEqual({
    name: "github",
    repo: "one/site",
    branch: "main",
    base_url: "https://login.example",
  });
  withEditor({
    backend: "gitlab",
    repo: "one/site",
    branch: "live",
    appId: "abc",
    apiRoot: "https://git.example/api/v4",
  });
  expect(await written()).toEqual({
    name: "gitlab",
    repo: "one/site",
    branch: "live",
    api_root: "https://git.example/api/v4",
    app_id: "abc",
    auth_type: "pkce",
  });
  expect(readdirSync(join(built, "admin")).sort()).toEqual(["config.json", "editor.js", "index.html", "links.json"]);
});
