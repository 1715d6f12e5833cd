/** Content problems in the browser while files are broken, fixed, added and deleted in develop. */
import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { closeTab } from "../support/close-tab";
import type { Developed } from "../support/developed-fixture";
import { DEVELOP_START, type DevelopedSite } from "../support/develop-site";

const ARTICLE = "blog/preis-unter-fuenf-euro.md";
const HEADING = "## Größe, Glanz und Geräusch";
const SERVICE = "services/fotografie/index.md";
const FIXTURE = "__tests__/fixtures/other-agency";
const NEW_ARTICLE = "blog/neu.md";

/** @param developed the fixture's site, with the fixture's content; it is left as it was */
export const describeContentProblems = (developed: () => Developed): void => {
  let content: string;
  let site: DevelopedSite;
  let page: Page;

  const read = (path: string): string => readFileSync(join(content, path), "utf8");
  const write = (path: string, text: string): void => writeFileSync(join(content, path), text);
  const remove = (path: string): void => rmSync(join(content, path));

  const dialog = () => page.getByRole("dialog");
  const reopen = () => page.getByRole("button", { name: /in the content$/ });

  beforeAll(async () => {
    ({ content, site } = developed());
    page = await developed().browser.newPage({ viewport: { width: 360, height: 740 } });
    // The develop server renders a page at its first request.
    page.setDefaultTimeout(40_000);
    await page.goto(`${site.url}/services/fotografie`);
    await page.getByRole("heading", { name: HEADING.slice(3) }).waitFor();
  }, DEVELOP_START);

  afterAll(() => closeTab(page));

  // A failed test must not leave its changes to the next.
  afterEach(() => {
    const whole = readFileSync(join(FIXTURE, SERVICE), "utf8");
    if (read(SERVICE) !== whole) write(SERVICE, whole);
    rmSync(join(content, NEW_ARTICLE), { force: true });
  });

  test("the overlay can be closed by Escape and reopened, by keyboard", async () => {
    const whole = read(SERVICE);
    write(SERVICE, `${whole}\n<b>Neu</b>\n`);
    await dialog().waitFor();
    expect(
      await page.evaluate(() => document.querySelector("#content-problems")?.shadowRoot?.activeElement?.textContent),
    ).toBe("Show the page");
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run("#content-problems"),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    await reopen().focus();
    await page.keyboard.press("Enter");
    await dialog().waitFor();
    await dialog().getByRole("button", { name: "Show the page" }).click();
    await dialog().waitFor({ state: "hidden" });

    write(SERVICE, whole);
    await reopen().waitFor({ state: "hidden" });
  });

  test("a warning stays in the corner", async () => {
    const whole = read(SERVICE);
    write(SERVICE, `${whole}\n[Amt](http://example.org)\n`);
    await reopen().waitFor();
    expect(await reopen().innerText()).toBe("1 warning in the content");
    expect(await dialog().count()).toBe(0);
    await page.getByRole("link", { name: "Amt" }).waitFor();
    write(SERVICE, whole);
    await reopen().waitFor({ state: "hidden" });
  });

  test("a saved file is read even if its modification time is unchanged", async () => {
    const whole = read(SERVICE);
    const saveAt = (text: string, time: Date): void => {
      write(SERVICE, text);
      utimesSync(join(content, SERVICE), time, time);
    };
    // Ahead of the clock: chokidar ignores a change of a file that was read after its modification time.
    const time = new Date(Date.now() + 3_600_000);
    saveAt(`${whole}\n## Zuerst\n`, time);
    await page.getByRole("heading", { name: "Zuerst" }).waitFor();
    saveAt(`${whole}\n## Zuletzt\n`, time);
    await page.getByRole("heading", { name: "Zuletzt" }).waitFor();
    write(SERVICE, whole);
    await page.getByRole("heading", { name: "Zuletzt" }).waitFor({ state: "hidden" });
  });

  test("a new file is checked and gets its page, and links to a deleted file are reported", async () => {
    const article = read(ARTICLE).replace(/^redirectFrom:\n(?: +- .*\n)+/m, "");
    write(NEW_ARTICLE, article.replace(/^title: .*$/m, "title: Ganz neu").replace(/^date:/m, "dtae:"));
    await dialog().waitFor();
    expect(await dialog().innerText()).toContain("/blog/neu.md:");
    write(NEW_ARTICLE, article.replace(/^title: .*$/m, "title: Ganz neu"));
    await dialog().waitFor({ state: "hidden" });
    const whole = read(SERVICE);
    write(SERVICE, `${whole}\n[Neues](/blog/neu)\n`);
    await page.getByRole("link", { name: "Neues" }).waitFor();
    await page.goto(`${site.url}/blog/neu`);
    await page.getByRole("heading", { level: 1, name: "Ganz neu" }).waitFor();

    remove(NEW_ARTICLE);
    await dialog().waitFor();
    expect(await dialog().innerText()).toContain('The link "Neues" leads to /blog/neu, where there is no page.');
    write(SERVICE, whole);
    await dialog().waitFor({ state: "hidden" });
    // The list is updated shortly after the check; if it were not, this loop would time out.
    do {
      await page.goto(`${site.url}/blog`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    } while ((await page.getByText("Ganz neu").count()) > 0);
  });
};
