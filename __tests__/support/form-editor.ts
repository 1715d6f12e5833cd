/** The form editor over a content folder, without the site; starts in seconds. */
import { once } from "node:events";
import type { Server } from "node:http";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import express from "express";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { serveEditor } from "../../src/editor/dev-server";
import type { DevServer } from "../../src/editor/http";
import { editorPaths } from "../../src/routes";
import { launchTestChromium } from "./chromium";
import { closeTab } from "./close-tab";

/** Timeout for bundling the editor and starting a browser. */
const START = 120_000;
const STEP = 60_000;

/** A tab with a form. */
export interface Form {
  readonly page: Page;
  /** Opens the form of an entry and waits for its fields. */
  open: (collection: string, entry: string) => Promise<void>;
  /** Goes to the list of entries, from which the next form opens without reloading the editor. */
  leave: () => Promise<void>;
  /** Opens the form of a new entry. */
  begin: (collection: string) => Promise<void>;
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Clicks Save. */
  save: () => Promise<void>;
  /** Waits until everything is saved. */
  saved: () => Promise<void>;
}

export interface Editor {
  readonly url: string;
  readonly folder: string;
  read: (file: string) => string;
  write: (file: string, text: string | Uint8Array) => void;
  /** A form; a second one in a test is in another browser. */
  newForm: () => Promise<Form>;
}

const formIn = (page: Page, editor: Editor): Form => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    page,
    open: async (collection, entry) => {
      await page.goto(`${editor.url}/admin#/collections/${collection}/entries/${entry}`);
      await page.getByText("Changes saved").waitFor();
    },
    leave: async () => {
      await page.goto(`${editor.url}/admin#/collections/blog`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
    begin: async (collection) => {
      await page.goto(`${editor.url}/admin#/collections/${collection}/new`);
      await button("Save").waitFor();
    },
    type: async (field, text) => {
      await field.click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    save: () => button("Save").click(),
    saved: () => page.getByText("Changes saved").waitFor(),
  };
};

/** A context whose tabs begin without stored data, but with the compiled script, which takes a second to compile. */
interface FirstBrowser {
  context: BrowserContext;
  session: CDPSession;
}

const firstBrowser = async (browser: Browser): Promise<FirstBrowser> => {
  const context = await newContext(browser);
  return { context, session: await context.newCDPSession(await context.newPage()) };
};

const newContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  context.setDefaultTimeout(STEP);
  return context;
};

const SOURCE = resolve(__dirname, "../fixtures/other-agency");

/**
 * Serves the editor for the tests of one file; each starts with the original content.
 * @param keepsTab true if a test that has saved leaves its tab to the next one: loading the editor takes seconds
 */
export const editorForTests = ({ keepsTab = false } = {}): Editor => {
  let url = "";
  let folder = "";
  let browser: Browser | undefined;
  let stop: () => Promise<void> = () => Promise.resolve();
  let first: FirstBrowser | undefined;
  let kept: Page | undefined;
  /** Tabs of a test. */
  let tabs: Page[] = [];

  const editor: Editor = {
    get url() {
      return url;
    },
    get folder() {
      return folder;
    },
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    newForm: async () => {
      if (!browser) throw new Error("The editor exists only while tests run.");
      first ??= await firstBrowser(browser);
      const context = tabs.length === 0 ? first.context : await newContext(browser);
      const page = kept ?? (await context.newPage());
      kept = undefined;
      tabs.push(page);
      return formIn(page, editor);
    },
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "forms-"));
    process.env["SITE_CONTENT"] = folder;
    const app = express() as DevServer & { listen: (port: number, host: string) => Server };
    // Bundling takes three seconds: support/start-forms.ts has done it for all files.
    const script = readFileSync(process.env["EDITOR_SCRIPT"] ?? "");
    app.get(editorPaths.script, (_request, response) =>
      response.setHeader("content-type", "text/javascript").setHeader("cache-control", "max-age=3600").end(script),
    );
    await serveEditor(app);
    const server = app.listen(0, "localhost");
    await once(server, "listening");
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    };
    browser = await launchTestChromium();
  }, START);

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(SOURCE, folder, { recursive: true });
  });

  afterEach(async () => {
    const [own, ...others] = tabs;
    tabs = [];
    await Promise.all(others.map(closeTab));
    if (keepsTab && (await own?.getByText("Changes saved").isVisible())) {
      await own?.goto(`${url}/admin#/collections/blog`);
      // Read before the next test begins with other files.
      await own?.locator("a[href*='/blog/entries/']").first().waitFor();
      kept = own;
      return;
    }
    await own?.close();
    await first?.session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "indexeddb,local_storage" });
  });

  afterAll(async () => {
    await browser?.close();
    await stop();
    delete process.env["SITE_CONTENT"];
    rmSync(folder, { recursive: true, force: true });
  });

  return editor;
};
