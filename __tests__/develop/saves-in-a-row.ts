/** `npm run edit` lives through saves at any distance, shows them, and loses none. The content is left as it was. */
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
const SAVES = 100;
/** Milliseconds between two saves; most are far below. */
const MOST = 5000;
const SHOWN_WITHIN = 40_000;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** @param developed the fixture's site */
export const describeSavesInARow = (developed: () => Developed): void => {
  test("each file that was saved is shown, and the server is the same", async () => {
    const { content, site, browser } = developed();
    const files = FILES.map((one) => ({ ...one, whole: readFileSync(join(content, one.file), "utf8"), word: "" }));
    const leave = new AbortController();
    const { body } = await fetch(`${site.url}/___content-problems`, { signal: leave.signal });
    let hasEnded = false;
    // The stream ends with its process.
    const reading = body?.pipeTo(new WritableStream()).then(
      () => (hasEnded = true),
      () => (hasEnded = !leave.signal.aborted),
    );
    const random = randomFrom(52);
    const page = await browser.newPage();
    try {
      for (let save = 0; save < SAVES && !hasEnded; save += 1) {
        const one = pick(random, files);
        one.word = `Harbor${save}`;
        writeFileSync(join(content, one.file), one.whole.replace(one.after, `${one.after} ${one.word}`));
        // As a browser that has the page open.
        const asked = `/page-data/${pick(random, FILES).path.slice(1) || "index"}/page-data.json`;
        void fetch(site.url + asked).catch(() => undefined);
        await wait(MOST * (random(1000) / 1000) ** 4);
      }
      expect(hasEnded).toBe(false);
      for (const { path, word } of files) {
        await page.goto(site.url + path);
        await page.getByText(word).filter({ visible: true }).first().waitFor({ timeout: SHOWN_WITHIN });
      }
      expect(hasEnded).toBe(false);
      expect(site.output()).not.toContain("could not be rebuilt");
    } finally {
      await page.close();
      for (const { file, whole } of files) writeFileSync(join(content, file), whole);
      leave.abort();
      await reading;
    }
  }, 600_000);
};
