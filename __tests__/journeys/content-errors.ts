/**
 * Mistakes in the content: every command lists them and keeps the last good site; once they are fixed, builds and
 * develop servers go on. And a run that was killed does not damage the next build.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { checksum } from "content-kit/lib/digest";
import { walkDir } from "content-kit/lib/walk-dir";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { makeMistake, MISTAKES } from "../support/content-mistakes";
import { FIXTURE, type Project, type Running } from "../support/project";
import { describeNewcomer, INTERRUPTED } from "./newcomer";

const NOT_BUILT = "The site was not built. The last delivery is unchanged.\n";
const SERVICE = "services/fotografie/index.md";
const HEADING = "Größe, Glanz und Geräusch";

const MINUTES = 60_000;

/** Deletes the node of a text from Gatsby's database: what an interrupted run without the marker left. */
const DELETE_TEXT = `
  const { createRequire } = require("node:module");
  const { open } = createRequire(require.resolve("gatsby/package.json"))("lmdb");
  const nodes = open({ name: "root", path: ".cache/data/datastore", compression: true }).openDB({ name: "nodes" });
  for (const key of [...nodes.getKeys()])
    if (nodes.get(key)?.fileAbsolutePath?.endsWith(process.argv[1])) nodes.removeSync(key);
`;

/** @param inFolder the project, which is not built yet; its content is left as it was */
export const describeContentErrors = (inFolder: () => Project): void => {
  let project: Project;

  const change = (file: string, from: string, to: string): void => {
    const text = project.read(`content/${file}`);
    expect(text).toContain(from);
    project.write(`content/${file}`, text.replace(from, to));
  };

  /** Every file of a folder with its checksum. */
  const filesOf = (folder: string): [string, string][] =>
    walkDir(join(project.folder, folder)).map((file) => [
      file,
      checksum(readFileSync(join(project.folder, folder, file))),
    ]);

  const manifest = (): string => project.read("delivery/manifest.json");

  /** Of the build that `npm test` has made. */
  const clean = readFileSync(join(FIXTURE_DELIVERY, "manifest.json"), "utf8");

  let browser: Browser;
  let page: Page | undefined;
  let server: Running | undefined;

  beforeAll(async () => {
    project = inFolder();
    browser = await launchTestChromium();
  });

  afterEach(async () => {
    await page?.close();
    await server?.stop("SIGKILL");
    page = server = undefined;
    project.restore();
  });

  afterAll(() => browser.close());

  const listOfProblems = (): string => {
    const { code, stdout, stderr } = project.npm(["check:content"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    return stderr;
  };

  /** Makes all mistakes. @returns the list of problems */
  const makeMistakes = (): string => {
    for (const mistake of MISTAKES) makeMistake(join(project.folder, "content"), mistake);
    return listOfProblems();
  };

  const isMarked = (): boolean => project.exists(".cache/state-saved");
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((next) => setTimeout(next, 2));
  };

  test("npm run develop starts with errors, lists them in the browser, and follows the files; it is killed right after a save", async () => {
    const list = makeMistakes();
    server = await project.start(["run", "--silent", "develop"], /localhost:\d+/);
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.setDefaultTimeout(5 * MINUTES);
    await page.goto(`http://localhost:${server.port}/services/fotografie`);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(server.stderr()).toBe(list);
    const shown = await dialog.innerText();
    for (const [where] of list.matchAll(/^content\/\S+:\d+:\d+/gm)) expect(shown).toContain(where);
    for (const [fix] of list.matchAll(/(?<=^ {2})Fix: .*/gm)) expect(shown.replace(/\s+/g, " ")).toContain(fix);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const { file } of MISTAKES) project.write(`content/${file}`, readFileSync(join(FIXTURE, file)));
    await page.getByRole("heading", { name: HEADING }).waitFor();
    expect(await dialog.count()).toBe(0);

    change(SERVICE, HEADING, "Glanz\n\n<b>Glanz</b>");
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(new RegExp(`content/${SERVICE}:\\d+:\\d+`));
    const { output, stop } = server;
    await until(() => output().includes("The pages keep their last valid state."));
    // The last valid text, which the dialog covers.
    expect(await page.locator("main h2", { hasText: HEADING }).count()).toBe(1);
    change(SERVICE, "<b>Glanz</b>", "Glanz");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Glanz", exact: true }).waitFor();

    await until(isMarked);
    change(SERVICE, "## Glanz", "## Glut");
    await until(() => !isMarked());
    await stop("SIGKILL");
  });

  describe("Then npm start", () => describeNewcomer(inFolder));

  test("the full build has the files of one that was not interrupted", () => expect(manifest()).toBe(clean));

  test("the list has each mistake with its place, its code and its fix", () => {
    const problems = makeMistakes().split("\n\n");
    for (const { code, file, reportedIn = file } of MISTAKES) {
      // Path, line, column and code, then the sentence, then the fix.
      const first = new RegExp(`^content/${reportedIn}:\\d+:\\d+  ${code}\\n`);
      expect(problems).toContainEqual(expect.stringMatching(first));
      expect(problems.find((problem) => first.test(problem))).toMatch(/\n {2}\S.*\n {2}Fix: \S/);
    }
  });

  test("with errors, build and start fail with the list and change nothing", () => {
    const list = makeMistakes();
    // Gatsby deletes unknown files with the rest of its cache.
    project.write(".cache/of-the-last-build", "");
    const before = { site: filesOf("public"), delivery: filesOf("delivery") };
    for (const command of ["build", "start"])
      expect(project.npm([command])).toMatchObject({ code: 1, stdout: "", stderr: list + NOT_BUILT });
    expect({ site: filesOf("public"), delivery: filesOf("delivery") }).toEqual(before);
  });

  test("a build in which the text of a page is missing names the file, and delivers nothing", () => {
    const before = filesOf("delivery");
    execFileSync(process.execPath, ["-e", DELETE_TEXT, SERVICE], { cwd: project.folder });
    change("services/fotografie/content.yaml", "title: Bilder", "title: Neue Bilder");
    const { code, output } = project.npm(["build"]);
    expect(code).toBe(1);
    expect(output).toContain(`The text of ${SERVICE} is missing in Gatsby's cache.`);
    // The failed builds before have left a cache that a build can use.
    expect(output).not.toContain(INTERRUPTED);
    expect(project.exists(".cache/of-the-last-build")).toBe(true);
    expect(filesOf("delivery")).toEqual(before);
  });
};
