/** The form editor as a team has it on its built site. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../scripts/chromium";
import { startServer } from "../../scripts/site-server";
import { readContent } from "../../src/build/read-content";
import type { FormConfig } from "../../src/editor/form-config";
import { writeHostedEditor } from "../../src/editor/hosted";

/** Bundling the editor takes seconds on a slow machine. */
jest.setTimeout(60_000);

let folder: string;
let built: string;
let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosted-"));
  built = join(folder, "public");
  cpSync("__tests__/fixtures/other-agency", join(folder, "content"), { recursive: true });
  const settings = join(folder, "content/site.yaml");
  const editor = "editor: { backend: github, repo: agency/site, branch: main, baseUrl: https://auth.agency.example }";
  writeFileSync(settings, `${readFileSync(settings, "utf8")}${editor}\n`);
  await writeHostedEditor(readContent(join(folder, "content")).entries, built);
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, "index.html"), "");
  const started = await startServer(built, 0);
  server = started.server;
  origin = `http://localhost:${started.port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("its forms write to the repository that site.yaml names, and only into the content folder", () => {
  const config = JSON.parse(readFileSync(join(built, "admin/config.json"), "utf8")) as FormConfig;
  expect(config.backend).toEqual({
    name: "github",
    repo: "agency/site",
    branch: "main",
    base_url: "https://auth.agency.example",
  });
  const places = config.collections.flatMap(
    ({ folder: place, files }) => place ?? files?.map(({ file }) => file) ?? [],
  );
  expect([...places, config.media_folder].filter((place) => !place.startsWith("content/"))).toEqual([]);
  expect(JSON.stringify(config)).not.toMatch(/proxy|local_backend|localhost/);
});

test("it asks the editor to sign in, is not for search engines, and asks no other host before", async () => {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: /GitHub/ }).waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(elsewhere).toEqual([]);
  await page.close();
});
