/** Addresses that pages had before they were renamed: a visitor comes to the page, whichever way. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startServer } from "../../src/hosting/reference-server";
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

test("who follows an old link from elsewhere comes to the page, with what came after the question mark", async () => {
  await page.goto(`${origin}${OLD}?utm_source=brief`);
  expect(page.url()).toBe(`${origin}${NOW}?utm_source=brief`);
  expect(await heading()).toContain("Buxtehude");
});

test("who takes a step inside the site to an old address comes to the page, and goes back past it", async () => {
  await page.goto(`${origin}/about`);
  await waitForHydration(page);
  // Gatsby asks the host whether the page is there after all, and loads the document where the host sends it on.
  await Promise.all([page.waitForURL(origin + NOW), leaveFor(page, OLD)]);
  expect(await heading()).toContain("Buxtehude");
  await page.goBack();
  expect(page.url()).toBe(`${origin}/about`);
});

test("so does who comes to a host that knows no redirects", async () => {
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

test("no page but the one where there is nothing asks for the list of old addresses", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", "/blog", NOW]) await page.goto(origin + path, { waitUntil: "networkidle" });
  expect(asked).not.toContain("/redirects.json");
  await page.goto(`${origin}/blog/nie-dagewesen`, { waitUntil: "networkidle" });
  expect(asked).toContain("/redirects.json");
});
