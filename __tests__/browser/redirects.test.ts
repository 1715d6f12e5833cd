/** Redirects from old addresses, on any way there. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startServer } from "../../scripts/lib/reference-server";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { leaveFor } from "../support/browser";
import { FIXTURE_DELIVERY, FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";

let running: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  running = await startServer(FIXTURE_DELIVERY, 0);
  origin = `http://localhost:${running.port}`;
  browser = await launchTestChromium();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  running.server.close();
});

const OLD = "/locations/nds/buxtehude";
const NOW = "/locations/niedersachsen/buxtehude";

const heading = async (): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();

test("a visit from elsewhere is redirected, with its query", async () => {
  await page.goto(`${origin}${OLD}?utm_source=brief`);
  expect(page.url()).toBe(`${origin}${NOW}?utm_source=brief`);
  expect(await heading()).toContain("Buxtehude");
});

test("client-side navigation to an old address is redirected, and back skips it", async () => {
  await page.goto(`${origin}/about`);
  await waitForHydration(page);
  // Gatsby requests the page from the host, and loads the document that it redirects to.
  await Promise.all([page.waitForURL(origin + NOW), leaveFor(page, OLD)]);
  expect(await heading()).toContain("Buxtehude");
  await page.goBack();
  expect(page.url()).toBe(`${origin}/about`);
});

test("so is a visit to a host without redirects", async () => {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    const files = [pathname, `${pathname}/index.html`, "/locations/404.html"].map((path) => join(FIXTURE_SITE, path));
    const file = files.find((path) => existsSync(path) && statSync(path).isFile()) ?? "";
    const type = { ".js": "text/javascript", ".json": "application/json" }[extname(file)] ?? "text/html";
    response.writeHead(file === files[2] ? 404 : 200, { "content-type": type }).end(readFileSync(file));
  });
  await new Promise<void>((done) => host.listen(0, "localhost", done));
  const plain = `http://localhost:${(host.address() as AddressInfo).port}`;
  await page.goto(`${plain}${OLD}?utm_source=brief`);
  await page.waitForURL(`${plain}${NOW}?utm_source=brief`);
  await page.getByRole("heading", { level: 1, name: /Buxtehude/ }).waitFor();
  await page.goto("about:blank");
  host.close();
});

test("only the 404 page loads the list of redirects", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", "/blog", NOW]) await page.goto(origin + path, { waitUntil: "networkidle" });
  expect(asked).not.toContain("/redirects.json");
  await page.goto(`${origin}/blog/nie-dagewesen`, { waitUntil: "networkidle" });
  expect(asked).toContain("/redirects.json");
});
