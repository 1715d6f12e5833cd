/** The form editor on a built site, served by nginx with its own headers. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { packageSite } from "site-delivery/deploy/package-site";
import { readHostedSite } from "../../src/site/hosted-site";
import { readContent } from "../../src/site/read-content";
import { site } from "../../src/site/site";
import type { FormConfig } from "content-editor/form-config";
import { writeHostedEditor } from "content-editor/hosted";
import { FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";
import type { RunningServer } from "../support/running-server";
import { startWorkerd } from "../support/workerd";

/** Bundling the editor takes seconds on a slow machine. */
jest.setTimeout(240_000);

const AUTH = "https://auth.agency.example";
const API = "https://api.github.com";

let folder: string;
let built: string;
let server: RunningServer;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosted-"));
  built = join(folder, "public");
  const content = join(folder, "content");
  cpSync("__tests__/fixtures/other-agency", content, { recursive: true });
  const settings = join(content, "site.yaml");
  const editor = `editor: { backend: github, repo: agency/site, branch: main, baseUrl: ${AUTH} }`;
  writeFileSync(settings, `${readFileSync(settings, "utf8")}${editor}\n`);
  cpSync(FIXTURE_SITE, built, { recursive: true });
  await writeHostedEditor(site, readContent(content).entries, built);
  process.env["SITE_CONTENT"] = content;
  await packageSite(built, join(folder, "delivery"), readHostedSite(built));
  delete process.env["SITE_CONTENT"];
  server = await startNginx(join(folder, "delivery"));
  origin = `http://localhost:${server.port}`;
  browser = await launchTestChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A tab, with blocked requests and requests to other hosts. */
const openTab = async (): Promise<{ page: Page; refused: string[]; elsewhere: string[] }> => {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(90_000);
  const refused: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  return { page, refused, elsewhere };
};

test("its forms write to the repository of site.yaml, inside the content folder", () => {
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

test("it asks the editor to sign in, has noindex, and requests no other host before", async () => {
  const { page, refused, elsewhere } = await openTab();
  const response = await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: /GitHub/ }).waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);
  await closeTab(page);
});

test("the sign-in window can respond to the editor, which then calls the git host", async () => {
  const { page, refused } = await openTab();
  const context = page.context();
  // Stubs of the two other servers.
  await context.route(`${AUTH}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>
        addEventListener("message", () =>
          opener.postMessage('authorization:github:success:{"token":"t","provider":"github"}', "${origin}"));
        opener.postMessage("authorizing:github", "*");
      </script>`,
    }),
  );
  const anyone = { "access-control-allow-origin": "*" };
  await context.route(`${API}/**`, (route) => route.fulfill({ json: {}, headers: anyone }));
  await page.goto(`${origin}/admin`);
  const asked = page.waitForResponse(`${API}/user`);
  await page.getByRole("button", { name: /GitHub/ }).click();
  expect((await asked).status()).toBe(200);
  expect(refused).toEqual([]);
  await closeTab(page);
});

test.each([
  ["nginx", startNginx],
  ["Cloudflare's runtime", startWorkerd],
])("on %s it has its own headers, and pages keep the strict policy", async (_host, start) => {
  const host = await start(join(folder, "delivery"));
  try {
    const headersAt = async (path: string) => (await ask(host.port, { path })).headers;
    for (const path of ["/", "/about", "/nope", "/icon.svg", "/page-data/app-data.json"]) {
      const headers = await headersAt(path);
      expect([path, headers["content-security-policy"]]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-[^,]+$/),
      ]);
      expect([path, headers["cross-origin-opener-policy"]]).toEqual([path, "same-origin"]);
    }
    for (const path of ["/admin", "/admin/editor.js", "/admin/config.json", "/admin/links.json"]) {
      const headers = await headersAt(path);
      expect([path, headers["content-security-policy"]]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none'; script-src 'self' 'unsafe-eval'; [^,]+$/),
      ]);
      expect(headers).toMatchObject({
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
      });
    }
    expect(await ask(host.port, { path: "/admin/" })).toMatchObject({ status: 301, headers: { location: "/admin" } });
  } finally {
    await host.stop();
  }
});
