/** An article's life: written with a picture in the form, and published; others are deleted and get a new path. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { FormCollection } from "content-editor/form-collections";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { fillForm } from "../support/fill-form";
import { startNginx } from "../support/nginx";
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";
import { startWorkerd } from "../support/workerd";
import { DELETED_ARTICLE, NEW_ARTICLE, OLD_ARTICLE } from "./deploy";

const STEP = 120_000;
const PICTURE = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/laden.jpg"));
const FILE = "content/blog/one-more-oven.md";
const ARTICLE = {
  title: "One more oven",
  excerpt: "Why a second oven pays for itself sooner than a second shop.",
  date: "2026-02-03",
  author: "Jördis",
  metadata: { title: "One more oven | Kante & Korn", description: "What a second oven costs, and what it bakes." },
  body: "A sentence about the quincunx oven.",
};
const PATH = "/blog/one-more-oven";

/** Everything that lists articles, as delivered. */
const LISTS = ["blog.html", "blog/rss.xml", "sitemaps/blog/sitemap-0.xml"];

const listsIn = (project: Project, path: string): string[] =>
  LISTS.map((file) => join("delivery/site", file))
    .filter((file) => project.exists(file) && project.read(file).includes(path))
    .map((file) => file.replace("delivery/site/", ""));

/** Runs the work while a host serves the delivery. */
const served = async (
  { folder }: Project,
  start: typeof startNginx,
  work: (port: number) => Promise<void>,
): Promise<void> => {
  const server = await start(join(folder, "delivery"));
  try {
    await work(server.port);
  } finally {
    await server.stop();
  }
};

/**
 * @param inFolder the project, which has the article afterwards
 * @param url of the project in `npm run edit`
 */
export const describeArticle = (inFolder: () => Project, url: () => string): void => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchTestChromium()));
  afterAll(() => browser.close());

  const write = async (page: Page): Promise<void> => {
    const config = (await (await fetch(`${url()}/admin/config.json`)).json()) as { collections: FormCollection[] };
    const fields = config.collections.find(({ name }) => name === "blog")?.fields ?? [];
    await page.goto(`${url()}/admin#/collections/blog/new`);
    await page.getByRole("button", { name: "Save", exact: true }).waitFor();
    const { body, ...rest } = ARTICLE;
    await fillForm(page, "/collections/blog/new", fields, rest);
    await fillForm(page, "/collections/blog/new", fields, { body });
    await page.keyboard.press("Enter");
    await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
    const file = { name: "Second Oven.JPG", mimeType: "image/jpeg", buffer: PICTURE };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".picture-in-text input:focus").fill("An oven beside another");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/\/entries\//);
    await page.getByText("Nothing to save").waitFor();
  };

  test("with a picture is written in the form, and its page is beside it", async () => {
    const project = inFolder();
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
    page.setDefaultTimeout(STEP);
    await write(page);
    await page.locator(`a[href$="${PATH}"]`, { hasText: "See the page" }).waitFor();
    expect(project.read(FILE)).toContain(`${ARTICLE.body}\n`);
    expect(project.read(FILE)).toContain("![An oven beside another](../media/blog/second-oven.jpg)\n");
    await page.goto(url() + PATH);
    await page.getByRole("heading", { level: 1, name: ARTICLE.title }).waitFor();
    await page.getByRole("img", { name: "An oven beside another" }).waitFor();
    await closeTab(page);
  });
};

/** @param inFolder the project as it was built with the article */
export const describePublishedArticle = (inFolder: () => Project): void => {
  test("is on its page, in the list, the feed, the sitemap, the search and on its card", async () => {
    const project = inFolder();
    expect(listsIn(project, PATH)).toEqual(LISTS);
    const browser = await launchTestChromium();
    await served(project, startNginx, async (port) => {
      const { status, body } = await ask(port, { path: PATH });
      expect(status).toBe(200);
      const html = body.toString();
      expect(html).toContain("quincunx");
      const [, card = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
      expect(await ask(port, { path: card })).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/search?q=quincunx`);
      await page.locator(`main a[href="${PATH}"]`).waitFor();
    }).finally(() => browser.close());
  });
};

/** Deletes an article of the fixture, which `npm test` has built. */
export const deleteArticle = (project: Project): void => project.remove(`content${DELETED_ARTICLE}.md`);

/** @param inFolder the project as it was built without an article, and with another one at a new path */
export const describeDeletedArticle = (inFolder: () => Project): void => {
  test("is gone", async () => {
    const project = inFolder();
    expect(listsIn(project, DELETED_ARTICLE)).toEqual([]);
    await served(project, startNginx, async (port) => {
      expect((await ask(port, { path: DELETED_ARTICLE })).status).toBe(404);
    });
  });

  test("an article with a new path redirects from its old one on every host", async () => {
    const project = inFolder();
    // Feed readers recognize the article by the path that it had first.
    expect(listsIn(project, OLD_ARTICLE)).toEqual(["blog/rss.xml"]);
    expect(listsIn(project, NEW_ARTICLE)).toEqual(LISTS);
    for (const start of [startNginx, startWorkerd])
      await served(project, start as typeof startNginx, async (port) => {
        const { status, headers } = await ask(port, { path: `${OLD_ARTICLE}?from=letter` });
        expect(status).toBe(301);
        expect(headers["location"]).toMatch(new RegExp(`${NEW_ARTICLE}\\?from=letter$`));
        expect((await ask(port, { path: NEW_ARTICLE })).status).toBe(200);
      });
  });
};
