/**
 * Films and files of a text, under the policy that hosts send: nothing of another host before the press, and no
 * script.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Server } from "node:http";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { parse } from "yaml";
import { startServer } from "../../scripts/lib/reference-server";
import { FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";

jest.setTimeout(60_000);

const labels = parse(readFileSync(resolve("__tests__/fixtures/other-agency/labels.yaml"), "utf8")) as {
  film: { play: string; watch: string };
};
const ARTICLE = "/blog/preis-unter-fuenf-euro";

let server: Server;
let origin: string;
let browser: Browser;
let page: Page;
let elsewhere: string[];
let errors: string[];

beforeAll(async () => {
  const started = await startServer(join(FIXTURE_SITE, "../delivery"), 0);
  server = started.server;
  origin = `http://localhost:${started.port}`;
  browser = await launchTestChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Opens a tab in which the films' hosts answer with a page of one word. */
const open = async (path: string, options: BrowserContextOptions = {}): Promise<void> => {
  const context = await browser.newContext(options);
  page = await context.newPage();
  elsewhere = [];
  errors = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  await context.route(/youtube|vimeo/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Player" });
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
};
afterEach(() => page.context().close());

const film = (index: number) => page.frameLocator(`.film >> nth=${index} >> iframe`);

test.each<[string, BrowserContextOptions]>([
  ["with a pointer", {}],
  ["without JavaScript", { javaScriptEnabled: false }],
])("a film plays in its place once it is pressed, and not before: %s", async (_, options) => {
  await open(ARTICLE, options);
  await page.locator(".film").first().scrollIntoViewIfNeeded();
  const play = film(0).getByRole("link", { name: labels.film.play.replace("{host}", "YouTube") });
  await play.waitFor();
  expect(elsewhere).toEqual([]);
  await play.click();
  await film(0).getByText("Player").waitFor();
  expect(elsewhere).toEqual(["https://www.youtube-nocookie.com/embed/kru3sTe_n0W?autoplay=1&rel=0"]);
  expect(errors).toEqual([]);
});

test("a film plays by the keyboard, after a press on a link of another page", async () => {
  await open("/blog");
  await page.locator(`main a[href='${ARTICLE}']`).first().click();
  await page.locator(".film").nth(1).scrollIntoViewIfNeeded();
  const play = film(1).getByRole("link");
  await play.waitFor();
  expect(await film(1).getByRole("img").getAttribute("alt")).toBe("Die Theke, kurz bevor der Film beginnt");
  await play.press("Enter");
  await film(1).getByText("Player").waitFor();
  expect(elsewhere).toEqual(["https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"]);
  expect(errors).toEqual([]);
});

test("on paper a film is the address of its page", async () => {
  await open(ARTICLE);
  await page.emulateMedia({ media: "print" });
  // The stylesheet for print has a low priority.
  await page.locator(".film iframe").first().waitFor({ state: "hidden" });
  expect(await page.locator(".film figcaption a").first().getAttribute("href")).toBe(
    "https://www.youtube.com/shorts/kru3sTe_n0W",
  );
});

test("a file to download says what it is, and is served as that", async () => {
  await open(ARTICLE);
  const link = page.getByRole("link", { name: /^Preisliste für Feinbäcker \(PDF, 1\s?kB\)$/ });
  const address = await link.getAttribute("href");
  expect(address).toMatch(/^\/static\/.+\/preisliste\.pdf$/);
  const response = await page.request.get(origin + address);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the agency's name, the search and the menu are in one row on a phone", async () => {
  await open(ARTICLE, { viewport: { width: 360, height: 800 } });
  const middles = await page.locator("header").evaluate((header) =>
    [...header.querySelectorAll("a, button")]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
});
