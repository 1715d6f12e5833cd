/** The fixture's site in `npm run edit`, started once for the tests of a file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { launchTestChromium } from "./chromium";
import { DEVELOP_START, developSite, type DevelopedSite } from "./develop-site";

export interface Developed {
  /** A folder with nothing but the content folder. */
  folder: string;
  /** The content folder: a copy. */
  content: string;
  site: DevelopedSite;
  browser: Browser;
}

const STOP = 60_000;

const start = (): (() => Developed) => {
  let developed: Developed | undefined;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "developed-"));
    const content = join(folder, "content");
    cpSync("__tests__/fixtures/other-agency", content, { recursive: true });
    const change = (file: string, from: RegExp, to: string): void => {
      const path = join(content, file);
      writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    };
    const nextYear = String(new Date().getFullYear() + 1);
    // So that there is a page of a job.
    change("careers/backstubengeselle.md", /^closes: .*$/m, `closes: "${nextYear}-12-31"`);
    // So that the footer has the link to the cookie dialog.
    change("site.yaml", /service: plausible\n {2}id: .*\n {2}host: .*/, "service: ga4\n  id: G-AB12CD34EF");
    // A day that is centuries away is a warning.
    change("podcast/folge-von-uebermorgen.md", /2099/, nextYear);
    const site = await developSite(content, { root: resolve(".develop-site/fixture"), command: "edit" });
    developed = { folder, content, site, browser: await launchTestChromium() };
  }, DEVELOP_START);

  afterAll(async () => {
    await developed?.browser.close();
    await developed?.site.stop();
    rmSync(folder, { recursive: true, force: true });
  }, STOP);

  return () => {
    if (!developed) throw new Error("The site exists only while tests run.");
    return developed;
  };
};

let started: ReturnType<typeof start> | undefined;

/** Starts it for a file and its modules. @returns the site, once tests run */
export const developFixture = (): (() => Developed) => (started ??= start());
