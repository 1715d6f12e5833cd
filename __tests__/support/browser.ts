/** Browser tests: tabs, visits, and recording of errors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core";
import { parse } from "yaml";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { launchTestChromium, type SystemTypeface } from "./chromium";
import { closeTab } from "./close-tab";

/** Origin of the built site, set by start-site. */
export const ORIGIN = process.env["SITE_ORIGIN"] ?? "";

/** A content file: tests compare with current texts. */
export const content = <T>(file: string): T => parse(readFileSync(join(__dirname, "../../content", file), "utf8")) as T;

/** The contact page's frame, which a stand-in answers. */
const MAP = content<{ map: { embedUrl: string } }>("site.yaml").map.embedUrl;

/** For a whole test; single steps take far less. */
const TEST_TIMEOUT = 120_000;
const STEP_TIMEOUT = 30_000;
jest.setTimeout(TEST_TIMEOUT);

/** Errors that no page may cause. */
export interface Troubles {
  /** Console errors and warnings, and uncaught exceptions. */
  errors: string[];
  /** Failed requests and statuses from 400, except for the visited document. */
  failed: string[];
  /** Requests to other hosts, except for the map. */
  elsewhere: string[];
}

export const NO_TROUBLES: Troubles = { errors: [], failed: [], elsewhere: [] };

interface TabOptions extends BrowserContextOptions {
  /** Unknown addresses: before Gatsby shows the 404 page, it requests page data there, which may fail. */
  nothingAt?: readonly string[];
  /** The only system font. */
  typeface?: SystemTypeface;
}

export interface Tab {
  readonly page: Page;
  /** Loads a document and waits for hydration, or for the document without JavaScript. */
  visit: (path: string) => Promise<Response>;
  /** URLs requested since the last visit began. */
  readonly requests: readonly string[];
  /** Returns and clears the recorded errors; any left fail the test. */
  takeTroubles: () => Troubles;
}

/** One browser per system font. */
const browsers = new Map<SystemTypeface | undefined, Promise<Browser>>();

const browserWith = (typeface?: SystemTypeface): Promise<Browser> => {
  const browser = browsers.get(typeface) ?? launchTestChromium(typeface);
  browsers.set(typeface, browser);
  return browser;
};

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
});

const expectedToFail = (url: URL, nothingAt: readonly string[]): boolean =>
  nothingAt.some((path) => url.pathname === path || url.pathname === `/page-data${path}/page-data.json`);

/** Chromium's console message about a failed request, which is recorded anyway. */
const isAboutRequest = (text: string): boolean => text.startsWith("Failed to load resource");

const watch = (page: Page, nothingAt: readonly string[], troubles: () => Troubles): void => {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isAboutRequest(message.text()))
      troubles().errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles().errors.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ORIGIN && request.url() !== MAP)
      troubles().elsewhere.push(request.url());
  });
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const url = new URL(response.url());
    if (response.status() < 400 || isDocument || expectedToFail(url, nothingAt)) return;
    troubles().failed.push(`${response.status()} ${url.pathname}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page, or a buffered player, aborts requests.
    const reason = request.failure()?.errorText ?? "no answer";
    if (reason !== "net::ERR_ABORTED") troubles().failed.push(`${reason} ${request.url()}`);
  });
};

/** Files of the text font. */
export const TEXT_FONTS = /\/(text|bold)-[^/]*\.woff2$/;

/** Opens a tab shared by the tests of the enclosing describe block; each begins with a visit. */
export const openTab = ({ nothingAt = [], typeface, ...options }: TabOptions = {}): Tab => {
  let opened: Page | undefined;
  let requests: string[] = [];
  let troubles: Troubles = structuredClone(NO_TROUBLES);

  const page = (): Page => {
    if (!opened) throw new Error("The tab exists only while tests run.");
    return opened;
  };
  const takeTroubles = (): Troubles => {
    const found = troubles;
    troubles = structuredClone(NO_TROUBLES);
    return found;
  };

  beforeAll(async () => {
    const context = await (await browserWith(typeface)).newContext(options);
    context.setDefaultTimeout(STEP_TIMEOUT);
    const map = { contentType: "text/html", body: '<h1 tabindex="0">The map of the service</h1>' };
    await context.route(
      ({ href }) => href === MAP,
      (route) => route.fulfill(map),
    );
    opened = await context.newPage();
    watch(opened, nothingAt, () => troubles);
    opened.on("request", (request) => requests.push(request.url()));
  });
  afterEach(() => expect(takeTroubles()).toEqual(NO_TROUBLES));
  afterAll(() => opened && closeTab(opened));

  return {
    get page() {
      return page();
    },
    get requests() {
      return requests;
    },
    takeTroubles,
    visit: async (path) => {
      requests = [];
      const response = await page().goto(ORIGIN + path, { waitUntil: "load" });
      if (!response) throw new Error(`${path} returned no document.`);
      if (options.javaScriptEnabled !== false) await waitForHydration(page());
      return response;
    },
  };
};

/** Waits until client-side navigation has reached a path. */
export const arrived = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL(ORIGIN + path);
  const { pathname } = new URL(ORIGIN + path);
  await page.waitForFunction((expected) => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
    return href !== undefined && new URL(href).pathname === expected;
  }, pathname);
};

/** Navigates like Gatsby's links. */
export const leaveFor = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(to), path);

/** The same, and waits for the path's page. */
export const navigateTo = async (page: Page, path: string, ending = path): Promise<void> => {
  await leaveFor(page, path);
  await arrived(page, ending);
};

/** The scroll position once it is stable. */
export const settledScrollTop = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const STILL = 30; // Frames: smooth scrolling ends slowly, and a loaded machine draws few.
        let last = window.scrollY;
        let frames = 0;
        const look = (): void => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames < STILL) requestAnimationFrame(look);
          else done(last);
        };
        requestAnimationFrame(look);
      }),
  );

/** Retries until the expectation holds; otherwise throws its last failure. */
export const eventually = async (expectation: () => Promise<void>): Promise<void> => {
  const end = Date.now() + STEP_TIMEOUT;
  for (;;)
    try {
      return await expectation();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((done) => setTimeout(done, 20));
    }
};
