/**
 * A developer follows docs/developing.md: a field is one declaration and its place on the page; a kind of page, here
 * awards, is the files that the docs list.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { FormCollection } from "content-editor/form-collections";
import { launchTestChromium } from "../support/chromium";
import { startNginx } from "../support/nginx";
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";

const STEP = 120_000;
const FIXTURE = resolve(__dirname, "../fixtures/award");
const PATCH = readFileSync(join(FIXTURE, "award.patch"), "utf8");
const PATH = "/awards/goldene-kruste";

/** Runs code of the project, and returns what it prints as JSON. */
const inProject = <T>({ folder }: Project, code: string): T => {
  const args = [
    "--require",
    "tsx/cjs",
    "--eval",
    `Promise.resolve(${code}).then((it) => console.log(JSON.stringify(it)))`,
  ];
  const { NODE_OPTIONS: _options, ...env } = process.env;
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" })) as T;
};

/** @param inFolder the project, which has the code and the content of awards afterwards */
export const describeNewCode = (inFolder: () => Project): void => {
  let project: Project;

  const change = (file: string, from: string, to: string): void => {
    const text = project.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    project.write(file, text.replace(from, to));
  };

  /** Adds awards: the code as a patch, and their content. */
  const addAwards = (): void => {
    for (const name of ["__tests__/support", "docs"]) cpSync(name, join(project.folder, name), { recursive: true });
    execFileSync("git", ["apply", "-"], {
      cwd: project.folder,
      input: PATCH,
      // Otherwise Git takes the paths as those of the repository around the copy.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(project.folder) },
    });
    cpSync(join(FIXTURE, "content"), join(project.folder, "content"), { recursive: true });
    const views = "content/pages/not-found.yaml";
    project.write(views, project.read(views) + readFileSync(join(FIXTURE, "not-found.yaml"), "utf8"));
  };

  beforeAll(() => {
    project = inFolder();
    change(
      "src/content-model/kinds/writing.ts",
      "    author: line(",
      '    series: line("The series that it is part of.", "Opening hours", { max: 40 }).optional(),\n    author: line(',
    );
    change("src/templates/article.tsx", "      excerpt\n", "      excerpt\n      series\n");
    change("src/templates/article.tsx", "      <article>\n", "      <p>{article.series}</p>\n      <article>\n");
    // A city is a part of its state's file, and its field is one line as well.
    change(
      "src/content-model/kinds/location.ts",
      "    draft,\n",
      '    nickname: line("What people call it.", "The Magic City", { max: 40 }).optional(),\n    draft,\n',
    );
    change("src/templates/city.tsx", "      stateInSentences\n", "      stateInSentences\n      nickname\n");
    change("src/templates/city.tsx", "      <Deferred>\n", "      <p>{city.nickname}</p>\n      <Deferred>\n");
    addAwards();
    change("content/blog/salz-in-der-luft.md", "author: ", "series: Die Ofenpost\nauthor: ");
    change(
      "content/locations/niedersachsen.yaml",
      "    slug: buxtehude\n",
      "    slug: buxtehude\n    nickname: Märchenstadt\n",
    );
  });

  test("a kind of page takes at most 14 files besides its content, and the docs list each", () => {
    const files = Array.from(PATCH.matchAll(/^diff --git a\/(\S+)/gm), ([, file = ""]) => file);
    expect(files.length).toBeLessThanOrEqual(14);
    const listed = readFileSync("docs/developing.md", "utf8")
      .replaceAll("<kind>", "award")
      .replaceAll("<list>", "awards");
    expect(files.filter((file) => !listed.includes(`. \`${file}\``))).toEqual([]);
  });

  test("the content check knows the field", () => {
    change("content/blog/salz-in-der-luft.md", "series: Die Ofenpost", "series: [Die, Ofenpost]");
    const { code, output } = project.npm(["check:content"]);
    expect(code).toBe(1);
    expect(output).toMatch(/content\/blog\/salz-in-der-luft\.md:\d+:\d+ /);
    expect(output).toContain("series");
    change("content/blog/salz-in-der-luft.md", "series: [Die, Ofenpost]", "series: Die Ofenpost");
  });

  test("npm run new creates an entry of the new kind, as a draft", () => {
    const { code, output } = project.npm(["new", "--", "award", "Neun Bilder"]);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(project.read("content/awards/neun-bilder.md")).toMatch(/^title: Neun Bilder\n[^]*^draft: true$/m);
  });
};

/** @param url of the project in `npm run edit` */
export const describeNewFields = (url: () => string): void => {
  test("those and the new kind of page, added by following the docs, are on the site and in its forms", async () => {
    const config = (await (await fetch(`${url()}/admin/config.json`)).json()) as { collections: FormCollection[] };
    const fieldsOf = (collection: string) => config.collections.find(({ name }) => name === collection)?.fields ?? [];
    expect(fieldsOf("blog").find(({ name }) => name === "series")).toMatchObject({ widget: "string" });
    expect(fieldsOf("awards").map(({ name }) => name)).toEqual(expect.arrayContaining(["title", "giver", "body"]));
    const browser = await launchTestChromium();
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(STEP);
      await page.goto(`${url()}/blog/salz-in-der-luft`, { timeout: STEP });
      await page.getByText("Die Ofenpost").waitFor();
      await page.goto(`${url()}/locations/niedersachsen/buxtehude`, { timeout: STEP });
      await page.getByText("Märchenstadt").waitFor();
    } finally {
      await browser.close();
    }
  });
};

/** @param inFolder the project, built with awards */
export const describeAwards = (inFolder: () => Project): void => {
  test("it is built: list, page, 404 page, sitemap, llms.txt, social card and search", async () => {
    const project = inFolder();
    const delivered = (file: string): string => project.read(join("delivery/site", file));
    expect(delivered("awards.html")).toContain(`href="${PATH}"`);
    expect(delivered("awards.html")).not.toContain("neun-bilder");
    expect(delivered("sitemaps/awards/sitemap-0.xml")).toMatch(new RegExp(`${PATH}</loc><lastmod>`));
    expect(delivered("llms.txt")).toContain(PATH);
    const nginx = await startNginx(join(project.folder, "delivery"));
    const browser = await launchTestChromium();
    try {
      const page = await ask(nginx.port, { path: PATH });
      expect(page.body.toString()).toContain("<strong>Körnerkruste</strong>");
      const [, card = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page.body.toString()) ?? [];
      expect(card).toBe(`/social${PATH}.png`);
      expect(await ask(nginx.port, { path: card })).toMatchObject({
        status: 200,
        headers: { "content-type": "image/png" },
      });
      const missing = await ask(nginx.port, { path: "/awards/none" });
      expect(missing.status).toBe(404);
      expect(missing.body.toString()).toContain("Diese Urkunde fehlt");
      const tab = await browser.newPage();
      tab.setDefaultTimeout(STEP);
      await tab.goto(`http://127.0.0.1:${nginx.port}/search?q=Innung`);
      await tab.locator(`main a[href="${PATH}"]`).waitFor();
    } finally {
      await browser.close();
      await nginx.stop();
    }
  });

  test("its pages keep the rules for built pages, and are among the screenshots", () => {
    expect(inProject(inFolder(), 'require("./__tests__/support/seo-site").allOffences("public", "content")')).toEqual(
      [],
    );
    const samples = inProject<{ kind: string; path: string }[]>(
      inFolder(),
      'require("./scripts/lib/sample-pages").samplePages(require("./src/site/read-content").readContent("content").pages)',
    );
    expect(samples.find(({ kind }) => kind === "award")?.path).toBe(PATH);
  });
};
