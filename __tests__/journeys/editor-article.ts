/** An article's life: written with a picture in the form, published, scheduled, renamed and deleted. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { FormCollection } from "content-editor/form-collections";
import { walkDir } from "content-kit/lib/walk-dir";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { fillForm } from "../support/fill-form";
import { startNginx } from "../support/nginx";
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";
import { startWorkerd } from "../support/workerd";
import { DAY_OF_DEPLOYS } from "./deploy";

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
const RENAMED_FILE = "content/blog/a-second-oven.md";
const RENAMED = "/blog/a-second-oven";

/** Everything that lists articles, as delivered. */
const LISTS = ["blog.html", "blog/rss.xml", "sitemaps/blog/sitemap-0.xml"];

const listsIn = (project: Project, path: string): string[] =>
  LISTS.map((file) => join("delivery/site", file))
    .filter((file) => project.exists(file) && project.read(file).includes(path))
    .map((file) => file.replace("delivery/site/", ""));

const picturesIn = ({ folder }: Project): string[] =>
  walkDir(join(folder, "delivery/site")).filter((file) => file.includes("second-oven"));

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

/** @param inFolder the project, which is built with the renamed article afterwards, on the day of the deploys */
export const describeArticle = (inFolder: () => Project): void => {
  let project: Project;
  let browser: Browser;

  beforeAll(async () => {
    project = inFolder();
    browser = await launchTestChromium();
  });
  afterAll(() => browser.close());

  const build = (env: Record<string, string> = {}): void => {
    const { code, output } = project.npm(["build"], env);
    expect({ code, output }).toMatchObject({ code: 0 });
  };

  const write = async (page: Page, url: string): Promise<void> => {
    const config = (await (await fetch(`${url}/admin/config.json`)).json()) as { collections: FormCollection[] };
    const fields = config.collections.find(({ name }) => name === "blog")?.fields ?? [];
    await page.goto(`${url}/admin#/collections/blog/new`);
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

  test("an article with a picture is written in the form, and its page is beside it", async () => {
    const site = await project.start(["run", "edit"], /You can now view|Edit the content at/);
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
    try {
      page.setDefaultTimeout(STEP);
      const url = `http://localhost:${site.port}`;
      await write(page, url);
      await page.locator(`a[href$="${PATH}"]`, { hasText: "See the page" }).waitFor();
      expect(project.read(FILE)).toContain(`${ARTICLE.body}\n`);
      expect(project.read(FILE)).toContain("![An oven beside another](../media/blog/second-oven.jpg)\n");
      await page.goto(url + PATH);
      await page.getByRole("heading", { level: 1, name: ARTICLE.title }).waitFor();
      await page.getByRole("img", { name: "An oven beside another" }).waitFor();
    } finally {
      await closeTab(page);
      await site.stop();
    }
  });

  test("a scheduled article is nowhere, and the build names its day; it appears on its day", () => {
    project.write(FILE, project.read(FILE).replace(/^date: .*$/m, "date: 2099-01-31"));
    const { code, output } = project.npm(["build"]);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("2099") as string });
    expect(listsIn(project, PATH)).toEqual([]);
    expect(project.exists("delivery/site/blog/one-more-oven.html")).toBe(false);
    build({ SITE_TODAY: "2099-01-31" });
    expect(listsIn(project, PATH)).toEqual(LISTS);
  });

  test("a new article is on its page, in the list, the feed, the sitemap, the search and on its card", async () => {
    expect(listsIn(project, PATH)).toEqual(LISTS);
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
    });
  });

  test("a renamed article redirects from its old address on every host", async () => {
    const text = project.read(FILE).replace(/^date: .*$/m, `date: ${ARTICLE.date}`);
    project.remove(FILE);
    project.write(RENAMED_FILE, text.replace("---\n", `---\nredirectFrom:\n  - ${PATH}\n`));
    build({ SITE_TODAY: DAY_OF_DEPLOYS });
    // Feed readers recognize the article by the address that it had first.
    expect(listsIn(project, PATH)).toEqual(["blog/rss.xml"]);
    expect(listsIn(project, RENAMED)).toEqual(LISTS);
    expect(picturesIn(project)).not.toEqual([]);
    for (const start of [startNginx, startWorkerd])
      await served(project, start as typeof startNginx, async (port) => {
        const { status, headers } = await ask(port, { path: `${PATH}?from=letter` });
        expect(status).toBe(301);
        expect(headers["location"]).toMatch(new RegExp(`${RENAMED}\\?from=letter$`));
        expect((await ask(port, { path: RENAMED })).status).toBe(200);
      });
  });
};

/** Deletes it as an editor does, with its picture. @returns its address */
export const deleteArticle = (project: Project): string => {
  project.remove(RENAMED_FILE);
  project.remove("content/media/blog/second-oven.jpg");
  return RENAMED;
};

/** @param inFolder the project as it was built without the article */
export const describeDeletedArticle = (inFolder: () => Project): void => {
  test("a deleted article is gone, with the picture that only it showed", async () => {
    const project = inFolder();
    expect(listsIn(project, RENAMED)).toEqual([]);
    expect(picturesIn(project)).toEqual([]);
    await served(project, startNginx, async (port) => {
      expect((await ask(port, { path: RENAMED })).status).toBe(404);
      expect((await ask(port, { path: PATH })).status).toBe(404);
    });
  });
};
