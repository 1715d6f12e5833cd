/** Forms with files on a git host, here Decap CMS's in-memory test backend. */
import "../support/the-site";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { adminPage } from "content-editor/files";
import { formConfig } from "content-editor/form-config";
import { readContent } from "../../src/site/read-content";
import { launchTestChromium } from "../support/chromium";
import { contentFiles } from "../support/content-folder";

jest.setTimeout(240_000);

const FOLDER = resolve(__dirname, "../fixtures/other-agency");
const ARTICLE = "content/blog/preis-unter-fuenf-euro.md";

interface Tree {
  [name: string]: Tree | { path: string; content: string };
}

declare global {
  interface Window {
    repoFiles: Tree;
  }
}

let server: Server;
let url: string;
let browser: Browser;
let page: Page;

const files = contentFiles(FOLDER)
  .filter((path) => !path.startsWith("media/"))
  .map((path): [string, string] => [`content/${path}`, readFileSync(join(FOLDER, path), "utf8")]);

beforeAll(async () => {
  const { entries } = readContent(FOLDER);
  const answers: Record<string, [string, string]> = {
    "/admin": ["text/html", adminPage("Tests")],
    "/admin/config.json": [
      "application/json",
      JSON.stringify(formConfig({ name: "test-repo" }, { entries, root: "content/" }, [])),
    ],
    "/admin/editor.js": ["text/javascript", readFileSync(process.env["EDITOR_SCRIPT"] ?? "", "utf8")],
  };
  server = createServer(({ url: path = "" }, response) => {
    const [type, text] = answers[path] ?? ["text/plain", ""];
    response.writeHead(answers[path] ? 200 : 404, { "content-type": type }).end(text);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchTestChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

const read = (path: string): Promise<string | undefined> =>
  page.evaluate((steps) => {
    const found = steps.reduce<Tree | undefined>((tree, step) => tree?.[step] as Tree | undefined, window.repoFiles);
    return (found as { content?: string } | undefined)?.content;
  }, path.split("/"));

/** A commit by somebody else. */
const commit = (path: string, content: string): Promise<void> =>
  page.evaluate(
    ([steps, text]) => {
      const name = steps.pop() ?? "";
      const folder = steps.reduce<Tree>((tree, step) => (tree[step] ??= {}) as Tree, window.repoFiles);
      folder[name] = { path: [...steps, name].join("/"), content: text };
    },
    [path.split("/"), content] as const,
  );

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  await page.addInitScript((all) => {
    const tree: Tree = {};
    for (const [path, content] of all) {
      const steps = path.split("/");
      const name = steps.pop() ?? "";
      const folder = steps.reduce<Tree>((inner, step) => (inner[step] ??= {}) as Tree, tree);
      folder[name] = { path, content };
    }
    window.repoFiles = tree;
  }, files);
  await page.goto(`${url}/admin#/collections/blog/entries/preis-unter-fuenf-euro`);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Nothing to save").waitFor();
});

afterEach(() => page.context().close());

const typeInto = async (label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};

const save = (): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

const original = files.find(([path]) => path === ARTICLE)?.[1] ?? "";

test("another person's commit is kept, and so is the file's formatting", async () => {
  const meanwhile = original.replace("author: Jördis & Özgür", "author: Somebody else");
  await commit(ARTICLE, meanwhile);
  await typeInto("Title", "Mine");
  await save();
  await page.getByText("Nothing to save").waitFor();
  expect(await read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Mine'"));
});

test("a conflict is shown, and nothing is committed before the editor decides", async () => {
  const meanwhile = original.replace("author: Jördis & Özgür", "author: Somebody else");
  await commit(ARTICLE, meanwhile);
  await typeInto("Author", "Me");
  await save();
  await page.getByRole("dialog").getByText("Somebody else", { exact: true }).waitFor();
  expect(await read(ARTICLE)).toBe(meanwhile);
  await page.getByRole("dialog").getByText("Yours").click();
  await page.getByText("Save what I chose").click();
  await page.getByText("Nothing to save").waitFor();
  expect(await read(ARTICLE)).toBe(original.replace("author: Jördis & Özgür", "author: Me"));
});

test("a file that was changed meanwhile is not deleted without confirmation", async () => {
  page.on("dialog", (dialog) => void dialog.accept());
  const meanwhile = original.replace("author: Jördis & Özgür", "author: Somebody else");
  await commit(ARTICLE, meanwhile);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("dialog").getByText("author: Somebody else").waitFor();
  expect(await read(ARTICLE)).toBe(meanwhile);
  await page.getByText("Delete it all the same").click();
  await page.waitForURL(/collections\/blog$/);
  expect(await read(ARTICLE)).toBeUndefined();
});

test("a deletion that the host does not carry out is refused, as on a protected branch of Gitea", async () => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => {
    const top = window.repoFiles["content"] as Tree;
    top["blog"] = new Proxy(top["blog"] as Tree, { deleteProperty: () => true });
  });
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("alert").getByText("Your account may not save in this website.").waitFor();
});

test("invalid content is not committed, and the error is shown at its field", async () => {
  await typeInto("Author", "The team of {nowhere}");
  await save();
  await page.getByRole("alert").getByText('"Author" has {nowhere}, which is not filled in here.').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "field-author");
  expect(await read(ARTICLE)).toBe(original);
});
