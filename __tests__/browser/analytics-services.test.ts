/** Google Tag Manager on small pages under the generated policy of nginx. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { analyticsSources, type AnalyticsSettings } from "../../src/content-model/fields/analytics-services";
import { hostedPaths } from "../../src/site/hosted-site";
import { readContent } from "../../src/site/read-content";
import { analyticsOf } from "../../src/gatsby/outputs/analytics";
import { nginxRules } from "site-delivery/hosting/nginx";
import { hostingRules } from "site-delivery/hosting/rules";
import { GOOGLE_STUBS } from "../support/analytics-stubs";
import { eventually } from "../support/browser";
import { launchTestChromium } from "../support/chromium";
import { startNginx } from "../support/nginx";
import type { RunningServer } from "../support/running-server";
import { startStandInHost, type StandInHost } from "../support/stand-in-host";

jest.setTimeout(60_000);

const HOST = "www.kante-korn.example";
const { entries } = readContent(resolve("__tests__/fixtures/other-agency"));

/** The other agency's content with another service. */
const withService = (analytics: AnalyticsSettings): typeof entries =>
  entries.map((entry) => (entry.path === "site.yaml" ? { ...entry, data: { ...entry.data, analytics } } : entry));

let folder: string;
let standIn: StandInHost | undefined;
let server: RunningServer | undefined;
let browser: Browser | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "services-"));
});
afterEach(async () => {
  await browser?.close();
  await server?.stop();
  await standIn?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The hash of an empty script: beside a hash, browsers allow no other inline code. */
const NO_SCRIPT = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Of the container, a tag, a page and a call. */
const REQUESTS = 4;

interface Outcome {
  asked: string[];
  refused: string[];
  ran: { tag: boolean; customCode: boolean };
}

/** Opens a page with a telephone number, agrees if asked, and calls. */
const callFrom = async (settings: AnalyticsSettings): Promise<Outcome> => {
  const analytics = analyticsOf(withService(settings));
  if (!analytics) throw new Error("The content has no analytics.");
  const files = {
    "index.html": `<!doctype html><html lang="de"><title>Seite</title><body><a href="tel:+49406696912">Anruf</a><footer><a href="${analytics.link?.to}">Cookies</a></footer><script src="${analytics.path}"></script>`,
    [analytics.path.slice(1)]: analytics.script,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
    writeFileSync(join(folder, "site", name), text);
  }
  const site = {
    ...hostedPaths,
    redirects: [],
    scriptHashes: [NO_SCRIPT],
    frameOrigins: [],
    hostedAudio: false,
    editor: null,
  };
  const rules = hostingRules({ ...site, analytics: analyticsSources(settings) });
  writeFileSync(join(folder, "nginx.conf"), nginxRules(rules));
  const host = await startStandInHost(GOOGLE_STUBS);
  standIn = host;
  server = await startNginx(folder);
  // Every other host, so that the policy alone decides.
  browser = await launchTestChromium("Liberation Sans", { [HOST]: "127.0.0.1", "*": host.address });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    const [, source] = /'(https:[^']+|[^']*inline[^']*)'.*Content Security Policy/.exec(message.text()) ?? [];
    if (/Content Security Policy/.test(message.text())) refused.push(source ?? "inline code");
  });
  await page.goto(`http://${HOST}:${server.port}/`);
  if (analytics.link) await page.getByRole("button", { name: "Einverstanden" }).click();
  const asked: string[] = [];
  const take = (): number => asked.push(...host.takeRequests().map(({ url }) => url));
  // The events start with the service's script.
  await eventually(async () => {
    expect(take()).toBeGreaterThanOrEqual(REQUESTS - 1);
  });
  await page.evaluate(() => {
    const link = document.querySelector("a");
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();
  });
  await eventually(async () => {
    expect(take()).toBe(REQUESTS);
  });
  const ran = await page.evaluate(() => {
    const { ranTag, ranCustomCode } = window as Window & { ranTag?: boolean; ranCustomCode?: boolean };
    return { tag: ranTag === true, customCode: ranCustomCode === true };
  });
  return { asked, refused, ran };
};

const GTM = { service: "gtm", id: "GTM-AB12CD3", tagHosts: ["https://tags.example"] } as const;

test("Google Tag Manager: tags of the hosts that are named, and no custom code", async () => {
  const { asked, refused, ran } = await callFrom(GTM);
  expect(asked).toEqual(
    expect.arrayContaining([
      "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3",
      "https://tags.example/tag.js",
      "https://www.google-analytics.com/g/collect?en=gtm.js",
      "https://www.google-analytics.com/g/collect?en=click_to_call",
    ]),
  );
  expect(ran).toEqual({ tag: true, customCode: false });
  expect(refused).toHaveLength(2);
});

test("after a no, the cookies of Tag Manager's tags are deleted, also those of the whole domain", async () => {
  await callFrom({ ...GTM, cookies: ["_fb*", "_pin"] });
  const [context] = browser?.contexts() ?? [];
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error("The page is closed.");
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  expect(await names()).toEqual(["_fbp", "_gcl_au", "_pin", "own"]);
  await page.getByRole("link", { name: "Cookies" }).click();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Ablehnen" }).click()]);
  expect(await names()).toEqual(["own"]);
});

test("Google Tag Manager with customCode runs custom code as well", async () => {
  const { refused, ran } = await callFrom({ ...GTM, customCode: true });
  expect(ran).toEqual({ tag: true, customCode: true });
  expect(refused).toHaveLength(1);
});
