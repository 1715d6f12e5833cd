/** A real browser for the tests of one file: tabs, visits, and all that goes wrong in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core";
import { parse } from "yaml";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { launchTestChromium, type SystemTypeface } from "./chromium";
import { closeTab } from "./close-tab";

/** Where start-site serves the built site. */
export const ORIGIN = process.env["SITE_ORIGIN"] ?? "";

/** A file of the content, for the words that a visitor reads: editors may change them. */
export const content = <T>(file: string): T => parse(readFileSync(join(__dirname, "../../content", file), "utf8")) as T;

/** A page of a real browser is slower than a function; what a single step waits for takes far less. */
const TEST_TIMEOUT = 120_000;
const STEP_TIMEOUT = 30_000;
jest.setTimeout(TEST_TIMEOUT);

/** What must not happen on any page. */
export interface Troubles {
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  errors: string[];
  /** Requests without an answer, or with one of 400 and above, but for the document that the visitor asked for. */
  failed: string[];
  /** Requests to any other host. */
  elsewhere: string[];
}

export const NO_TROUBLES: Troubles = { errors: [], failed: [], elsewhere: [] };

interface TabOptions extends BrowserContextOptions {
  /**
   * Addresses at which there is nothing. Gatsby asks for a page's data, and whether the page is there after all, before
   * it shows the not-found view: at these addresses such requests may fail.
   */
  nothingAt?: readonly string[];
  /** The only typeface of the system, until the site's own arrive. */
  typeface?: SystemTypeface;
}

export interface Tab {
  readonly page: Page;
  /** Loads a document and waits until it works; without JavaScript, until it is there. */
  visit: (path: string) => Promise<Response>;
  /** Everything that the page asked for since the last visit began. */
  readonly requests: readonly string[];
  /** Hands over what went wrong since somebody last asked; what is left is told as an error after each test. */
  takeTroubles: () => Troubles;
}

/** One for each typeface of a system. */
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

/** The browser's own words for a failed request, which is told by its address anyway. */
const isAboutRequest = (text: string): boolean => text.startsWith("Failed to load resource");

const watch = (page: Page, nothingAt: readonly string[], troubles: () => Troubles): void => {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isAboutRequest(message.text()))
      troubles().errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles().errors.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ORIGIN) troubles().elsewhere.push(request.url());
  });
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const url = new URL(response.url());
    if (response.status() < 400 || isDocument || expectedToFail(url, nothingAt)) return;
    troubles().failed.push(`${response.status()} ${url.pathname}`);
  });
  page.on("requestfailed", (request) => {
    // A page that is left, and a player that has heard enough, call off what they asked for.
    const reason = request.failure()?.errorText ?? "no answer";
    if (reason !== "net::ERR_ABORTED") troubles().failed.push(`${reason} ${request.url()}`);
  });
};

/** The files of the typeface of texts, by their addresses. */
export const TEXT_FONTS = /\/(text|bold)-[^/]*\.woff2$/;

/** Opens a tab for the tests of the describe block around it, which share it; each begins with a visit. */
export const openTab = ({ nothingAt = [], typeface, ...options }: TabOptions = {}): Tab => {
  let opened: Page | undefined;
  let requests: string[] = [];
  let troubles: Troubles = structuredClone(NO_TROUBLES);

  const page = (): Page => {
    if (!opened) throw new Error("The tab is open while tests run, not before.");
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
      if (!response) throw new Error(`${path} was answered without a document.`);
      if (options.javaScriptEnabled !== false) await waitForHydration(page());
      return response;
    },
  };
};

/** Waits, after a step inside the site, until the page of an address stands there. */
export const arrived = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL(ORIGIN + path);
  const { pathname } = new URL(ORIGIN + path);
  await page.waitForFunction((expected) => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
    return href !== undefined && new URL(href).pathname === expected;
  }, pathname);
};

/** Goes to a path as Gatsby's own links do. */
export const leaveFor = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(to), path);

/** The same, and waits until the path's page stands there. */
export const stepTo = async (page: Page, path: string, ending = path): Promise<void> => {
  await leaveFor(page, path);
  await arrived(page, ending);
};

/** Where the window stands once it no longer moves. */
export const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const STILL = 500; // Milliseconds: the last pixels of a smooth scroll are slow.
        let last = window.scrollY;
        let since = performance.now();
        const look = (): void => {
          const now = performance.now();
          if (window.scrollY !== last) since = now;
          last = window.scrollY;
          if (now - since < STILL) requestAnimationFrame(look);
          else done(last);
        };
        requestAnimationFrame(look);
      }),
  );

/** Tries again until the expectation holds, and tells the last failure where it never does. */
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
