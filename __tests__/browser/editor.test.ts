/** The editor's basic task: open a form, change a text, save, and see it on the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { DEVELOP_START, developSite, type DevelopedSite } from "../support/develop-site";

/** The develop server renders a page at its first request. */
const FIRST_VIEW = 60_000;

let content: string;
let site: DevelopedSite;
let browser: Browser;
let page: Page;
let elsewhere: string[];

jest.setTimeout(FIRST_VIEW * 2);

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), "edited-content-"));
  cpSync("__tests__/fixtures/other-agency", content, { recursive: true });
  site = await developSite(content, { root: resolve(".develop-site/editor"), env: { CONTENT_EDITOR: "1" } });
  browser = await launchTestChromium();
}, DEVELOP_START);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(content, { recursive: true, force: true });
}, FIRST_VIEW);

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  context.setDefaultTimeout(FIRST_VIEW);
  elsewhere = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.url) elsewhere.push(request.url());
  });
  page = await context.newPage();
});

afterEach(async () => {
  await closeTab(page);
  expect(elsewhere).toEqual([]);
});

const linesOf = (file: string): string[] => readFileSync(join(content, file), "utf8").split("\n");

/** Changed lines of a file, before and after. */
const changedLines = (before: readonly string[], file: string): [string, string][] => {
  const after = linesOf(file);
  expect(after).toHaveLength(before.length);
  return before.flatMap((line, index): [string, string][] =>
    line === after[index] ? [] : [[line, after[index] ?? ""]],
  );
};

const openForm = async (collection: string, entry: string): Promise<void> => {
  await page.goto(`${site.url}/admin#/collections/${collection}/entries/${entry}`);
  await page.getByText("Changes saved").waitFor();
};

const save = async (): Promise<void> => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Save now").click();
};

const saved = (): Promise<void> => page.getByText("Changes saved").waitFor();

/** A page of the site that is open beside the form, once it shows this text. */
const openBeside = async (path: string, words: string): Promise<(words: string) => Promise<void>> => {
  const beside = await page.context().newPage();
  // Hot updates arrive only after the page has connected to the develop server.
  const connected = new Promise<void>((done) => {
    beside.on("websocket", (socket) => void socket.once("framereceived", () => done()));
  });
  const shows = (expected: string): Promise<void> =>
    beside.getByText(expected).filter({ visible: true }).first().waitFor();
  await beside.goto(site.url + path);
  await shows(words);
  await connected;
  return shows;
};

test("an article's title, changed in its form, changes one line of its file, and the site", async () => {
  const file = "blog/preis-unter-fuenf-euro.md";
  const before = linesOf(file);
  const shows = await openBeside("/blog/preis-unter-fuenf-euro", "trotzdem satt?");
  await openForm("blog", "preis-unter-fuenf-euro");
  await page.getByLabel("Title", { exact: true }).first().fill("Zwölf Preise über fünf Euro");
  await save();
  await saved();
  expect(changedLines(before, file)).toEqual([
    [before.find((line) => line.startsWith("title:")), expect.stringMatching(/^title: .*Zwölf Preise über fünf Euro/)],
  ]);
  await shows("Zwölf Preise über fünf Euro");
});

test("a tier's price, changed in the form of a service, changes one line of its file, and the site", async () => {
  const file = "services/fotografie/pricing.yaml";
  const before = linesOf(file);
  const price = /^\s+monthly: (.*)$/.exec(before.find((line) => /^\s+monthly:/.test(line)) ?? "")?.[1] ?? "";
  const tier = /^ {2}- name: (.*)$/m.exec(before.join("\n"))?.[1] ?? "";
  const shows = await openBeside("/services/fotografie", price);
  await openForm("service-fotografie", "PricingPlan");
  // A collapsed list item shows its name below its button.
  await page.getByText(tier, { exact: true }).locator("xpath=../div[1]/button[1]").click();
  await page.getByLabel("Monthly").first().fill("777 €");
  await save();
  await saved();
  expect(changedLines(before, file)).toEqual([
    [expect.stringContaining(price), expect.stringMatching(/^\s+monthly: 777 €$/)],
  ]);
  await shows("777 €");
});

test("a city, renamed in the form of its state, changes one line of its file, and the site", async () => {
  const file = "locations/niedersachsen.yaml";
  const before = linesOf(file);
  const [, name = "", slug = ""] = /\{ name: ([^,]+), slug: ([^,]+),/.exec(before.join("\n")) ?? [];
  const shows = await openBeside(`/locations/niedersachsen/${slug}`, name);
  await openForm("locations", "niedersachsen");
  await page.getByPlaceholder(/^Find one of/).fill(name);
  await page.getByLabel("Name", { exact: true }).last().fill("Neustadt");
  await save();
  await saved();
  expect(changedLines(before, file)).toEqual([
    [expect.stringContaining(`name: ${name},`), expect.stringContaining("name: Neustadt,")],
  ]);
  await shows("Neustadt");
});

test("a heading, pointed at on its page, is changed beside it, and brought back", async () => {
  const file = "pages/home.yaml";
  const before = linesOf(file);
  await page.goto(site.url);
  const heading = page.getByRole("heading", { level: 1 });
  const words = await heading.innerText();
  await page.getByRole("button", { name: "Changing texts" }).waitFor();
  await heading.hover();
  await page.getByText("Home page › Hero › Title").filter({ visible: true }).first().waitFor();
  await heading.click();
  const form = page.frameLocator("iframe");
  const field = form.locator(":focus");
  await expect(field.inputValue()).resolves.toBe(words);
  await field.fill("Brot spricht.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Save now").click();
  await form.getByText("Changes saved").waitFor();
  await page.getByRole("heading", { level: 1, name: "Brot spricht.", exact: true }).waitFor();
  expect(changedLines(before, file)).toEqual([
    [expect.stringContaining(words), expect.stringMatching(/^ +title: Brot spricht\.$/)],
  ]);

  await page.getByText("Last saves").click();
  await page.getByRole("button", { name: "Bring back what was before" }).first().click();
  await page.getByRole("heading", { level: 1, name: words, exact: true }).waitFor();
  expect(changedLines(before, file)).toEqual([]);
});

test("invalid content is not written, and the form explains why", async () => {
  const file = "locations/niedersachsen.yaml";
  const before = linesOf(file);
  await openForm("locations", "niedersachsen");
  await page.getByLabel("Slug", { exact: true }).first().fill("Not an address");
  await save();
  const panel = page.getByRole("alert").filter({ hasText: "Not saved" });
  await panel.waitFor();
  expect((await panel.textContent())?.toLowerCase()).toContain("slug");
  expect(linesOf(file)).toEqual(before);
});

test("other sites cannot write through the editor's server", async () => {
  const answer = await fetch(`${site.url}/admin/server/api/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
    body: JSON.stringify({ action: "info" }),
  });
  expect(answer.status).toBe(403);
});

test("without JavaScript, the editor says that it needs it", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(`${site.url}/admin`);
  expect(await bare.getByText(/needs JavaScript/).isVisible()).toBe(true);
  await closeTab(bare);
});
