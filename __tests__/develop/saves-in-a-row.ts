/** `npm run edit` lives through saves and requests at any distance, and loses none. The content is left as it was. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Developed } from "../support/developed-fixture";
import { pick, randomFrom } from "../support/seeded-random";

/** Files, a text in each, and the page that shows it. Hundreds of pages depend on some. */
const FILES = [
  { file: "site.yaml", after: "Am Telefon reden wir", path: "/contact" },
  { file: "pages/home.yaml", after: "Ihr Brot kann mehr", path: "/" },
  { file: "services/fotografie/index.md", after: "Brot lebt ungefähr", path: "/services/fotografie" },
  { file: "locations/niedersachsen.yaml", after: "name: Buxtehude", path: "/locations/niedersachsen/buxtehude" },
  { file: "blog/salz-in-der-luft.md", after: "nach Tang und frischen", path: "/blog/salz-in-der-luft" },
] as const;
/** Gets a page for each save: Gatsby runs its query when it is first requested, at any step of a rebuild. */
const UNOPENED = "locations/hamburg.yaml";
const SAVES = 40;
/** Milliseconds between two saves; most are far below. */
const MOST = 4000;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** @param developed the fixture's site */
export const describeSavesInARow = (developed: () => Developed): void => {
  test("each file that was saved is shown, and the server is the same", async () => {
    const { content, site, browser } = developed();
    const files = FILES.map((one) => ({ ...one, whole: readFileSync(join(content, one.file), "utf8"), word: "" }));
    const random = randomFrom(52);
    const page = await browser.newPage();
    const hamburg = readFileSync(join(content, UNOPENED), "utf8");
    const request = async (save: number): Promise<string> =>
      (await fetch(`${site.url}/page-data/locations/hamburg/viertel-${save}/page-data.json`)).text();
    try {
      const cities = Array.from({ length: SAVES }, (_, save) => `  - { name: Viertel ${save}, slug: viertel-${save} }`);
      writeFileSync(join(content, UNOPENED), `${hamburg}${cities.join("\n")}\n`);
      while (!(await request(0)).includes("Viertel 0")) await wait(100);
      const requested: Promise<string>[] = [];
      for (let save = 0; save < SAVES; save += 1) {
        const one = pick(random, files);
        one.word = `Harbor${save}`;
        writeFileSync(join(content, one.file), one.whole.replace(one.after, `${one.after} ${one.word}`));
        requested.push(wait(random(1000)).then(() => request(save).catch(String)));
        await wait(MOST * (random(1000) / 1000) ** 4);
      }
      // Gatsby gives up after 15 seconds: some on a loaded machine, one in six if page data is not written in turn.
      const answers = await Promise.all(requested);
      expect(answers.filter((text) => text.includes('"Viertel ')).length).toBeGreaterThan(SAVES * 0.9);
      expect(site.output()).not.toMatch(/could not be rebuilt|The server has ended/);
      for (const { path, word } of files) {
        await page.goto(site.url + path);
        await page.getByText(word).filter({ visible: true }).first().waitFor({ timeout: 40_000 });
      }
      for (let save = 0; save < SAVES; save += 1) expect(await request(save)).toContain(`"Viertel ${save}"`);
    } finally {
      await page.close();
      writeFileSync(join(content, UNOPENED), hamburg);
      for (const { file, whole } of files) writeFileSync(join(content, file), whole);
    }
  }, 600_000);

  test("a save while its page is loading is shown on it", async () => {
    const { content, site, browser } = developed();
    const { file, after, path } = FILES[4];
    const [whole, page] = [readFileSync(join(content, file), "utf8"), await browser.newPage()];
    const data = `${site.url}/page-data${path}/page-data.json`;
    await page.route(data, async (route) => {
      const response = await route.fetch();
      writeFileSync(join(content, file), whole.replace(after, `${after} Loading`));
      while (!(await (await fetch(data)).text()).includes("Loading")) await wait(100);
      await route.fulfill({ response });
    });
    try {
      await page.goto(site.url + path);
      await page.getByText("Loading").waitFor();
    } finally {
      await page.close();
      writeFileSync(join(content, file), whole);
    }
  }, 60_000);
};
