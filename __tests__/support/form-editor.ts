/** The form editor over a content folder, without the site; starts in seconds. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { editorPaths } from "content-editor/paths";
import { launchTestChromium } from "./chromium";
import { closeTab } from "./close-tab";
import { startEditorServer, type EditorServer } from "./editor-server";

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
  /** Waits until everything is saved; throws what the form says if it refuses the save. */
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
      await page.getByText("Nothing to save").waitFor();
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
    saved: async () => {
      const refusal = page.locator(".problems[role=alert]");
      const isAnswered = await page
        .getByText("Nothing to save")
        .or(refusal)
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      if (isAnswered && !(await refusal.isVisible())) return;
      throw new Error((await (isAnswered ? refusal : page.locator("body")).innerText()).slice(0, 3000));
    },
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

/**
 * Serves the editor for the tests of one file; each starts with the original content.
 * @param keepsTab true if a test that has saved leaves its tab to the next one: loading the editor takes seconds
 */
export const editorForTests = ({ keepsTab = false } = {}): Editor => {
  let url = "";
  let server: EditorServer | undefined;
  let browser: Browser | undefined;
  let first: FirstBrowser | undefined;
  let kept: Page | undefined;
  /** Tabs of a test. */
  let tabs: Page[] = [];

  const editor: Editor = {
    get url() {
      return url;
    },
    get folder() {
      return server?.content ?? "";
    },
    read: (file) => readFileSync(join(editor.folder, file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(join(editor.folder, file)), { recursive: true });
      writeFileSync(join(editor.folder, file), text);
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
    // Bundling takes three seconds: support/start-forms.ts has done it for all files.
    const script = readFileSync(process.env["EDITOR_SCRIPT"] ?? "");
    server = await startEditorServer({
      prepare: (app) =>
        app.get(editorPaths.script, (_request, response) =>
          response.setHeader("content-type", "text/javascript").setHeader("cache-control", "max-age=3600").end(script),
        ),
    });
    url = `http://localhost:${server.port}`;
    browser = await launchTestChromium();
  }, START);

  beforeEach(() => server?.restore());

  afterEach(async () => {
    const [own, ...others] = tabs;
    tabs = [];
    await Promise.all(others.map(closeTab));
    if (keepsTab && (await own?.getByText("Nothing to save").isVisible())) {
      await own?.goto(`${url}/admin#/collections/blog`);
      // Read before the next test begins with other files.
      await own?.locator("a[href*='/blog/entries/']").first().waitFor();
      kept = own?.removeAllListeners("dialog");
      return;
    }
    await own?.close();
    await first?.session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "indexeddb,local_storage" });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return editor;
};
