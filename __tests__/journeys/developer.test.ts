/** A developer adds a field by the steps of docs/developing.md: one declaration, and its place on the page. */
import type { Browser } from "playwright-core";
import type { FormCollection } from "../../src/editor/form-collections";
import { launchTestChromium } from "../support/chromium";
import { copiedProject, type Project } from "../support/project";

jest.setTimeout(600_000);

const STEP = 120_000;

let project: Project;
let browser: Browser;

const change = (file: string, from: string, to: string): void => {
  const text = project.read(file);
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  project.write(file, text.replace(from, to));
};

beforeAll(async () => {
  project = copiedProject("developer");
  browser = await launchTestChromium();
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
});
afterAll(() => browser.close());

test("new fields, added by following the docs, are on their pages and in their forms", async () => {
  change("content/blog/salz-in-der-luft.md", "author: ", "series: Die Ofenpost\nauthor: ");
  change("content/locations/niedersachsen.yaml", "slug: buxtehude,", "slug: buxtehude, nickname: Märchenstadt,");
  const site = await project.start(["run", "edit"], /Edit the content at/);
  try {
    const url = `http://localhost:${site.port}`;
    const config = (await (await fetch(`${url}/admin/config.json`)).json()) as { collections: FormCollection[] };
    const fields = config.collections.find(({ name }) => name === "blog")?.fields ?? [];
    expect(fields.find(({ name }) => name === "series")).toMatchObject({ widget: "string" });
    const page = await browser.newPage();
    page.setDefaultTimeout(STEP);
    await page.goto(`${url}/blog/salz-in-der-luft`, { timeout: STEP });
    await page.getByText("Die Ofenpost").waitFor();
    await page.goto(`${url}/locations/niedersachsen/buxtehude`, { timeout: STEP });
    await page.getByRole("button", { name: "Changing texts" }).waitFor();
    await page.getByText("Märchenstadt").hover();
    await page
      .getByText(/ › Nickname$/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.close();
  } finally {
    await site.stop();
  }
});

test("the content check knows it", () => {
  change("content/blog/salz-in-der-luft.md", "series: Die Ofenpost", "series: [Die, Ofenpost]");
  const { code, output } = project.npm(["check:content"]);
  expect(code).toBe(1);
  expect(output).toMatch(/content\/blog\/salz-in-der-luft\.md:\d+:\d+ /);
  expect(output).toContain("series");
});
