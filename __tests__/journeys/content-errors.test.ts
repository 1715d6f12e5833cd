/**
 * Mistakes in the content: every command lists them and keeps the last good site; once they are fixed, builds and
 * develop servers go on. And a run that was killed does not damage the next build.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { checksum } from "../../src/lib/digest";
import { walkDir } from "../../src/lib/walk-dir";
import { launchTestChromium } from "../support/chromium";
import { makeMistake, MISTAKES } from "../support/content-mistakes";
import { copyProject } from "../support/copy-project";
import { freePort } from "../support/free-port";
import { npmRun, npmStart, type NpmProcess } from "../support/npm-command";

const FIXTURE = "__tests__/fixtures/other-agency";
const NOT_BUILT = "The site was not built. The last delivery is unchanged.\n";
const INTERRUPTED = "The last run was interrupted: the cache is cleared for a full build.";
const SERVICE = "services/fotografie/index.md";
const HEADING = "Größe, Glanz und Geräusch";

const MINUTES = 60_000;
jest.setTimeout(10 * MINUTES);

let project: string;
const inProject = (...names: string[]): string => join(project, ...names);
const content = (...names: string[]): string => inProject("content", ...names);

const restore = (): void => {
  rmSync(content(), { recursive: true });
  cpSync(FIXTURE, content(), { recursive: true });
};

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(content(file), "utf8");
  expect(text).toContain(from);
  writeFileSync(content(file), text.replace(from, to));
};

/** Every file of a folder with its checksum. */
const filesOf = (folder: string): [string, string][] =>
  walkDir(inProject(folder)).map((file) => [file, checksum(readFileSync(inProject(folder, file)))]);

const manifest = (): string => readFileSync(inProject("delivery/manifest.json"), "utf8");

/** Of a build without a cache. */
let clean: string;

let browser: Browser;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "journey-"));
  copyProject(project, FIXTURE);
  const { status, stdout, stderr } = npmRun(project, "build");
  if (status !== 0) throw new Error(stdout + stderr);
  clean = manifest();
  browser = await launchTestChromium();
}, 10 * MINUTES);

afterEach(restore);

afterAll(async () => {
  await browser.close();
  rmSync(project, { recursive: true, force: true });
});

test.each(MISTAKES.map((mistake) => [mistake.code, mistake] as const))(
  "%s is reported with its place and fix",
  (code, mistake) => {
    makeMistake(content(), mistake);
    const { status, stdout, stderr } = npmRun(project, "check:content");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    // The first problem: path, line, column and code, then the sentence, then the fix.
    const [first = ""] = stderr.split("\n\n");
    expect(first).toMatch(new RegExp(`^content/${mistake.reportedIn ?? mistake.file}:\\d+:\\d+  ${code}\\n`));
    expect(first).toMatch(/\n {2}\S.*\n {2}Fix: \S/);
  },
);

/** Makes all mistakes. @returns the list of problems */
const makeMistakes = (): string => {
  for (const mistake of MISTAKES) makeMistake(content(), mistake);
  const { stderr } = npmRun(project, "check:content");
  return stderr;
};

test("with errors, build and start fail with the list and change nothing, and the build after the fix is warm", () => {
  const list = makeMistakes();
  for (const { code } of MISTAKES) expect(list).toContain(`  ${code}\n`);
  // Gatsby deletes unknown files with the rest of its cache.
  writeFileSync(inProject(".cache/of-the-last-build"), "");
  const before = { site: filesOf("public"), delivery: filesOf("delivery") };
  for (const command of ["build", "start"])
    expect(npmRun(project, command)).toEqual({ status: 1, stdout: "", stderr: list + NOT_BUILT });
  expect({ site: filesOf("public"), delivery: filesOf("delivery") }).toEqual(before);

  restore();
  const { status, stdout } = npmRun(project, "build");
  expect(status).toBe(0);
  expect(stdout).not.toContain(INTERRUPTED);
  expect(existsSync(inProject(".cache/of-the-last-build"))).toBe(true);
  expect(manifest()).toBe(clean);
});

describe("a develop server", () => {
  let server: NpmProcess | undefined;
  let url: string;
  let page: Page;

  const isMarked = (): boolean => existsSync(inProject(".cache/state-saved"));
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((next) => setTimeout(next, 2));
  };
  const dialog = () => page.getByRole("dialog");

  const start = async (command: "develop" | "edit"): Promise<NpmProcess> => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = npmStart(project, command, "-p", String(port));
    const { stderr, stdout } = server;
    await until(() => stdout().includes(url) || stderr().includes("ERROR"));
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.setDefaultTimeout(3 * MINUTES);
    return server;
  };

  afterEach(async () => {
    await page.close();
    await server?.end("SIGKILL");
  });

  test("npm run develop starts with errors, lists them in the browser, and shows the page once they are fixed", async () => {
    const list = makeMistakes();
    const { stderr, end } = await start("develop");
    expect(stderr()).toBe(list);
    await page.goto(`${url}/services/fotografie`);
    await dialog().waitFor();
    const shown = await dialog().innerText();
    for (const [where] of list.matchAll(/^content\/\S+:\d+:\d+/gm)) expect(shown).toContain(where);
    for (const [fix] of list.matchAll(/(?<=^ {2})Fix: .*/gm)) expect(shown.replace(/\s+/g, " ")).toContain(fix);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    restore();
    await page.getByRole("heading", { name: HEADING }).waitFor();
    expect(await dialog().count()).toBe(0);

    // Ended while idle, it leaves a cache that the build can use.
    await until(isMarked);
    await end("SIGINT");
    const { status, stdout } = npmRun(project, "build");
    expect(status).toBe(0);
    expect(stdout).not.toContain(INTERRUPTED);
    expect(manifest()).toBe(clean);
  });

  test("npm run edit does so, too; killed right after a save, it leaves the next build a full one", async () => {
    change(SERVICE, "order: ", "ordre: ");
    const list = npmRun(project, "check:content").stderr;
    const edit = await start("edit");
    expect(edit.stderr()).toBe(list);
    await page.goto(`${url}/services/fotografie`);
    await dialog().waitFor();
    change(SERVICE, "ordre: ", "order: ");
    await page.getByRole("heading", { name: HEADING }).waitFor();

    change(SERVICE, HEADING, "Glanz\n\n<b>Glanz</b>");
    await dialog().waitFor();
    expect(await dialog().innerText()).toMatch(new RegExp(`content/${SERVICE}:\\d+:\\d+`));
    await until(() => (edit.stdout() + edit.stderr()).includes("The pages keep their last valid state."));
    // The last valid text, which the dialog covers.
    expect(await page.locator("main h2", { hasText: HEADING }).count()).toBe(1);
    change(SERVICE, "<b>Glanz</b>", "Glanz");
    await dialog().waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Glanz", exact: true }).waitFor();

    await until(isMarked);
    change(SERVICE, "## Glanz", "## Glut");
    await until(() => !isMarked());
    await edit.end("SIGKILL");
    restore();
    const { status, stdout } = npmRun(project, "build");
    expect(status).toBe(0);
    expect(stdout).toContain(INTERRUPTED);
    expect(manifest()).toBe(clean);
  });
});

/** Deletes the node of a text from Gatsby's database: what an interrupted run without the marker left. */
const DELETE_TEXT = `
  const { createRequire } = require("node:module");
  const { open } = createRequire(require.resolve("gatsby/package.json"))("lmdb");
  const nodes = open({ name: "root", path: ".cache/data/datastore", compression: true }).openDB({ name: "nodes" });
  for (const key of [...nodes.getKeys()])
    if (nodes.get(key)?.fileAbsolutePath?.endsWith(process.argv[1])) nodes.removeSync(key);
`;

test("a build in which the text of a page is missing names the file, and delivers nothing", () => {
  const before = filesOf("delivery");
  execFileSync(process.execPath, ["-e", DELETE_TEXT, SERVICE], { cwd: project });
  change("services/fotografie/content.yaml", "title: Bilder", "title: Neue Bilder");
  const { status, stdout, stderr } = npmRun(project, "build");
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`The text of ${SERVICE} is missing in Gatsby's cache.`);
  expect(filesOf("delivery")).toEqual(before);
});
