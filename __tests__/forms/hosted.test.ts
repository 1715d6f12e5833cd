/** Forms with files on GitHub, here a stand-in for its API over a real repository. */
import "../support/the-site";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { adminPage } from "content-editor/files";
import { formConfig } from "content-editor/form-config";
import { readContent } from "../../src/site/read-content";
import { launchTestChromium } from "../support/chromium";
import { startStandInGitHub, type StandInGitHub } from "../support/stand-in-github";

jest.setTimeout(240_000);

const FOLDER = resolve(__dirname, "../fixtures/other-agency");
const ARTICLE = "content/blog/preis-unter-fuenf-euro.md";
const original = readFileSync(resolve(FOLDER, "blog/preis-unter-fuenf-euro.md"), "utf8");
const meanwhile = original.replace("author: Jördis & Özgür", "author: Somebody else");

let gitHub: StandInGitHub;
let server: Server;
let url: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { entries } = readContent(FOLDER);
  gitHub = startStandInGitHub(FOLDER);
  server = createServer((request, response) => {
    const { url: path = "" } = request;
    if (path.startsWith("/api/")) return gitHub.answer(request, response);
    const backend = { name: "github", repo: "agency/site", branch: "main", api_root: `${url}/api` };
    const config = formConfig(backend, { entries, root: "content/" }, []);
    const answers: Record<string, [string, string]> = {
      "/admin": ["text/html", adminPage("Tests")],
      "/admin/config.json": ["application/json", JSON.stringify(config)],
      "/admin/editor.js": ["text/javascript", readFileSync(process.env["EDITOR_SCRIPT"] ?? "", "utf8")],
    };
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
  gitHub.stop();
});

beforeEach(async () => {
  gitHub.reset();
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  // Signed in before.
  await page.addInitScript(() =>
    localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "github", login: "editor", token: "t" })),
  );
  await page.goto(`${url}/admin#/collections/blog/entries/preis-unter-fuenf-euro`);
  await page.getByText("Nothing to save").waitFor();
});

afterEach(() => page.context().close());

const typeInto = async (label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};

const save = (): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

test("another person's commit is kept, and so is the file's formatting", async () => {
  gitHub.commit(ARTICLE, meanwhile);
  await typeInto("Title", "Mine");
  await save();
  await page.getByText("Nothing to save").waitFor();
  expect(gitHub.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Mine'"));
});

test("a conflict is shown, and nothing is committed before the editor decides", async () => {
  gitHub.commit(ARTICLE, meanwhile);
  await typeInto("Author", "Me");
  await save();
  await page.getByRole("dialog").getByText("Somebody else", { exact: true }).waitFor();
  expect(gitHub.read(ARTICLE)).toBe(meanwhile);
  await page.getByRole("dialog").getByText("Yours").click();
  await page.getByText("Save what I chose").click();
  await page.getByText("Nothing to save").waitFor();
  expect(gitHub.read(ARTICLE)).toBe(original.replace("author: Jördis & Özgür", "author: Me"));
});

test("a file that was changed meanwhile is deleted only once somebody has seen the change", async () => {
  page.on("dialog", (dialog) => void dialog.accept());
  gitHub.commit(ARTICLE, meanwhile);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("alert").getByText("It was changed while its form was open.").waitFor();
  expect(gitHub.read(ARTICLE)).toBe(meanwhile);
  await page.reload();
  await page.locator('input[value="Somebody else"]').waitFor();
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.waitForURL(/collections\/blog$/);
  expect(gitHub.read(ARTICLE)).toBeUndefined();
});

test("a deletion that the host does not carry out is refused, as on a protected branch of Gitea", async () => {
  page.on("dialog", (dialog) => void dialog.accept());
  gitHub.beforeMove = () => false;
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("alert").getByText("Your account may not save in this website.").waitFor();
});

test("an expired sign-in and a commit between reading and writing are refused, and the next press saves all", async () => {
  gitHub.beforeMove = () => gitHub.commit(ARTICLE, meanwhile);
  await typeInto("Title", "Mine");
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, json: { message: "Bad credentials" } }));
  await save();
  await page.getByRole("alert").getByText("The git host no longer accepts your sign-in.").waitFor();
  await page.unroute("**/api/**");
  await save();
  await page.getByRole("alert").getByText("Somebody else saved at the same moment.").waitFor();
  expect(gitHub.read(ARTICLE)).toBe(meanwhile);
  await save();
  await page.getByText("Nothing to save").waitFor();
  expect(gitHub.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Mine'"));
});

test("invalid content is not committed, and the error is shown at its field", async () => {
  await typeInto("Author", "The team of {nowhere}");
  await save();
  await page.getByRole("alert").getByText('"Author" has {nowhere}, which is not filled in here.').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "field-author");
  expect(gitHub.read(ARTICLE)).toBe(original);
});
