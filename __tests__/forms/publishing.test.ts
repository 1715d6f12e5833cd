/** An editor sees what is not published, publishes it, and takes it back, without a terminal. */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { FileChange } from "content-editor/publish/describe-files";
import type { CommittedChange, Version } from "content-editor/publish/history";
import type { Published, PublishRequest } from "content-editor/publish/publish";
import { editorPaths } from "content-editor/paths";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { startEditorServer, type EditorServer } from "../support/editor-server";
import { ask as request } from "../support/raw-request";

jest.setTimeout(300_000);

const PRICES = "services/fotografie/pricing.yaml";
const ARTICLE = "blog/salz-in-der-luft.md";
const PICTURE = "media/hochkant.jpg";

/** Without the settings of the person who runs the tests. */
const NOBODY = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
const COLLEAGUE = ["-c", "user.name=Wiebke", "-c", "user.email=wiebke@kante-korn.example"];

let editor: EditorServer;
let folder: string;
let remote: string;
let colleague: string;
/** Answers with the commit that it was built from, once it was built. */
let live: Server;
let liveCommit = "";
let browser: Browser;

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...NOBODY },
    stdio: "pipe",
  }).trim();

const textIn = (folder: string, file: string): string => readFileSync(join(folder, "content", file), "utf8");
const contentOf = (file: string): string => textIn(folder, file);
const published = (file: string): string => `${git(remote, "show", `main:content/${file}`)}\n`;

/** Changes a file as somebody does in a text editor. */
const change = (folder: string, file: string, from: RegExp, to: string): void => {
  const text = textIn(folder, file);
  expect(text).toMatch(from);
  writeFileSync(join(folder, "content", file), text.replace(from, to));
};

/** A colleague changes a file, and publishes it. */
const colleaguePublishes = (file: string, from: RegExp, to: string): void => {
  git(colleague, "pull", "--quiet");
  change(colleague, file, from, to);
  git(colleague, ...COLLEAGUE, "commit", "--quiet", "-am", "Change one thing");
  git(colleague, "push", "--quiet");
};

type Answer<T> = { status: number } & Partial<T> & { error?: string; problems?: { text: string; form?: string }[] };

const ask = async <T>(path: string, body: object = {}): Promise<Answer<T>> => {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await request(editor.port, { method: "POST", path: `/admin/publish/${path}`, ...json });
  return { status: answer.status, ...(JSON.parse(answer.body.toString()) as T) };
};

type Outcome = { state: Published["state"] } & Partial<Extract<Published, { state: "undecided" }>> & {
    words?: string[];
    note?: string;
  };

const publish = (request: PublishRequest = {}) => ask<Outcome>("start", request);
const changes = async (): Promise<FileChange[]> => (await ask<{ files: FileChange[] }>("changes")).files ?? [];
const paths = async (): Promise<string[]> => (await changes()).map(({ path }) => path);

beforeAll(async () => {
  Object.assign(process.env, NOBODY);
  const script = readFileSync(process.env["EDITOR_SCRIPT"] ?? "");
  editor = await startEditorServer({
    prepare: (app) =>
      app.get(editorPaths.script, (_request, response) =>
        response.setHeader("content-type", "text/javascript").end(script),
      ),
  });
  editor.restore();
  ({ folder } = editor);
  remote = join(folder, "remote.git");
  colleague = join(folder, "colleague");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(folder, "init", "--quiet", "--initial-branch=main");
  writeFileSync(join(folder, "developer.txt"), "one\n");
  writeFileSync(join(folder, ".gitignore"), "/remote.git\n/colleague\n");
  git(folder, "add", "--all");
  git(folder, ...COLLEAGUE, "commit", "--quiet", "-m", "Begin");
  git(folder, "remote", "add", "origin", remote);
  git(folder, "push", "--quiet", "--set-upstream", "origin", "main");
  git(folder, "clone", "--quiet", remote, colleague);
  live = createServer((_request, response) => response.end(JSON.stringify({ commit: liveCommit })));
  live.listen(0, "127.0.0.1");
  await once(live, "listening");
  process.env["LIVE_SITE"] = `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
  browser = await launchTestChromium();
});

afterAll(async () => {
  await browser?.close();
  live?.close();
  delete process.env["LIVE_SITE"];
  await editor?.stop();
});

/** What a CI job does after a push. */
const build = (): void => {
  liveCommit = git(remote, "rev-parse", "main");
};

const openDialog = async (page: Page, hash = ""): Promise<void> => {
  await page.goto(`http://localhost:${editor.port}/admin${hash}`);
  if (hash) await page.getByText("Nothing to save").waitFor();
  await page.getByRole("button", { name: "Changes and publishing" }).click();
  await page.getByRole("dialog", { name: "Not published yet" }).waitFor();
};

test("what is not published is listed in words; one file is discarded, the rest published until it is online", async () => {
  change(folder, PRICES, /monthly: .*/, "monthly: 9.999 €");
  change(folder, ARTICLE, /^title: .*/m, "title: Salz auf der Linse");
  writeFileSync(join(folder, "developer.txt"), "not committed\n");
  writeFileSync(join(folder, "staged.txt"), "staged\n");
  git(folder, "add", "staged.txt");
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(60_000);
  await openDialog(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Fotografie › Prices" }).waitFor();
  await dialog.getByRole("link", { name: "Tiers › Rundstück › Price › Monthly" }).waitFor();
  await dialog.getByText("9.999 €").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole("button", { name: "Discard: Article “Salz auf der Linse”" }).press("Enter");
  await dialog.getByText("It is as it is published.").waitFor();
  expect(contentOf(ARTICLE)).toBe(published(ARTICLE));
  expect(await paths()).toEqual([PRICES]);
  await dialog.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await dialog.getByLabel("Name").fill("Jördis");
  await dialog.getByLabel("E-mail").fill("joerdis@kante-korn.example");
  await dialog.getByRole("button", { name: "Publish as this person" }).press("Enter");
  await dialog.getByText("Everything is published.").waitFor();
  await dialog.getByText(/does not say which version it shows/).waitFor();
  build();
  await dialog.getByText(/^Online: /).waitFor();
  await closeTab(page);
  expect(git(remote, "log", "-1", "--format=%an <%ae> %s", "main")).toBe(
    "Jördis <joerdis@kante-korn.example> Change Fotografie › Prices",
  );
  expect(git(remote, "show", "--format=%b", "--name-only", "main")).toBe(
    `Fotografie › Prices: Tiers › Rundstück › Price › Monthly: 890 → 9.999 €\n\n\ncontent/${PRICES}`,
  );
  expect(git(folder, "status", "--porcelain", "developer.txt", "staged.txt")).toBe("M developer.txt\nA  staged.txt");
});

test("what colleagues published is merged field by field, and two who press at once both succeed", async () => {
  change(folder, PRICES, /monthly: .*/, "monthly: 1.000 €");
  colleaguePublishes(PRICES, /name: Rundstück/, "name: Franzbrötchen");
  const both = await Promise.all([publish(), publish()]);
  expect(both.map(({ status, state }) => [status, state])).toEqual([
    [200, "published"],
    [200, "published"],
  ]);
  for (const text of [contentOf(PRICES), published(PRICES)]) {
    expect(text).toContain("monthly: 1.000 €");
    expect(text).toContain("name: Franzbrötchen");
  }
  expect(await paths()).toEqual([]);
});

test("a field that both have changed is asked about, and a renamed file is the same one", async () => {
  change(folder, ARTICLE, /^title: .*/m, "title: Meiner");
  colleaguePublishes(ARTICLE, /^title: .*/m, "title: Ihrer");
  const asked = await publish();
  expect(asked).toMatchObject({
    state: "undecided",
    files: [{ path: ARTICLE, conflicts: [{ label: "Title", ours: "Meiner", theirs: "Ihrer" }] }],
  });
  expect(published(ARTICLE)).toContain("title: Ihrer");
  expect(contentOf(ARTICLE)).toContain("title: Meiner");
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await openDialog(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Changed by somebody else, too" });
  await question.getByRole("radio", { name: /^Yours/ }).check();
  await question.getByRole("button", { name: "Publish what I chose" }).click();
  await page.getByText("Everything is published.").waitFor();
  await closeTab(page);
  expect(published(ARTICLE)).toContain("title: Meiner");

  const moved = "blog/salz.md";
  change(folder, ARTICLE, /^title: .*/m, "title: Umbenannt");
  git(colleague, "pull", "--quiet");
  git(colleague, "mv", `content/${ARTICLE}`, `content/${moved}`);
  git(colleague, ...COLLEAGUE, "commit", "--quiet", "-m", "Rename");
  git(colleague, "push", "--quiet");
  expect(await publish()).toMatchObject({ state: "published" });
  expect(published(moved)).toContain("title: Umbenannt");
  expect(existsSync(join(folder, "content", ARTICLE))).toBe(false);
  const { versions = [] } = await ask<{ versions: Version[] }>("history", { path: moved });
  expect(versions.map(({ who }) => who)).toEqual(expect.arrayContaining(["Jördis", "Wiebke"]));
  expect(versions.flatMap(({ words }) => words)).toEqual(
    expect.arrayContaining([`Renamed from ${ARTICLE}`, expect.stringMatching(/^Title: .* → Meiner$/)]),
  );
});

test("content with errors is not published, and each error leads to its form", async () => {
  change(folder, PRICES, /monthly: .*/, "monthly: [1]");
  const refused = await publish();
  expect(refused).toMatchObject({
    state: "refused",
    problems: expect.arrayContaining([
      expect.objectContaining({
        form: expect.stringMatching(/PricingPlan\?field=tiers\.0\.price\.monthly$/) as string,
      }),
    ]) as object[],
  });
  git(folder, "restore", "content");
  expect(await publish()).toMatchObject({ state: "published", words: [] });
});

test("each obstacle is one sentence with its fix, and changes nothing", async () => {
  change(folder, PRICES, /monthly: .*/, "monthly: 2.000 €");
  const before = () => [contentOf(PRICES), git(remote, "rev-parse", "main"), git(folder, "rev-parse", "main")];
  const state = before();
  const expectObstacle = async (sentence: RegExp): Promise<void> => {
    const { status, error } = await publish();
    expect({ status, error }).toEqual({ status: 409, error: expect.stringMatching(sentence) as string });
    expect(error).toMatch(/\nFix: /);
    expect(before()).toEqual(state);
  };
  const withRemote = async (address: string, sentence: RegExp): Promise<void> => {
    git(folder, "remote", "set-url", "origin", address);
    await expectObstacle(sentence);
    git(folder, "remote", "set-url", "origin", remote);
  };
  await withRemote("http://127.0.0.1:9/site.git", /cannot be reached/);
  const locked = createServer((_request, response) => {
    response.writeHead(401, { "www-authenticate": "Basic" }).end();
  }).listen(0, "127.0.0.1");
  await once(locked, "listening");
  await withRemote(
    `http://127.0.0.1:${(locked.address() as AddressInfo).port}/site.git`,
    /does not accept your sign-in; it may have expired/,
  );
  locked.close();
  await withRemote(`${remote}-gone`, /does not appear to be a git repository.*\nFix: show this to a developer/);

  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'The branch is protected.' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
  await expectObstacle(/Nothing was published.*The branch is protected\./s);
  rmSync(hook);

  git(folder, "checkout", "--quiet", "--detach");
  await expectObstacle(/detached HEAD/);
  git(folder, "checkout", "--quiet", "main");
  writeFileSync(join(folder, ".git/MERGE_HEAD"), `${state[1]}\n`);
  await expectObstacle(/begun a merge or a rebase/);
  rmSync(join(folder, ".git/MERGE_HEAD"));
  git(folder, "checkout", "--quiet", "-b", "draft");
  await expectObstacle(/couldn't find remote ref/);
  git(folder, "checkout", "--quiet", "main");
  git(folder, "remote", "remove", "origin");
  await expectObstacle(/connected with no other computer/);
  git(folder, "remote", "add", "origin", remote);
  expect(await publish()).toMatchObject({ state: "published" });
  git(folder, "branch", "--quiet", "--set-upstream-to=origin/main");
  expect(published(PRICES)).toContain("2.000 €");
});

/** Publishes in a process of its own, which a hook of git kills. */
const publishUntilKilled = async (): Promise<void> => {
  const code =
    'require("content-editor/kinds").setSite(require("./src/site/site").site);' +
    'require("content-editor/publish/publish").publish({}).then(console.log, console.error)';
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "-e", code], {
    env: { ...process.env, VICTIM: "1" },
    stdio: "ignore",
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
};

/** A hook that kills the program which runs git: for the one of the remote, that of the push. */
const KILL = `#!/bin/sh
[ -n "$VICTIM" ] || exit 0
pid=$$
while [ "$pid" -gt 1 ]; do
  pid=$(ps -o ppid= -p "$pid" | tr -d ' ')
  if [ "$(ps -o comm= -p "$pid")" = node ]; then kill -9 "$pid"; exit 1; fi
done
`;

test.each([
  ["before the push", () => join(folder, ".git/hooks/pre-push"), "0"],
  ["after the push", () => join(remote, "hooks/post-receive"), "1"],
])("killed %s, nothing is lost, and the next press goes on", async (_, hookOf, number) => {
  const amount = `3.00${number} €`;
  change(folder, PRICES, /monthly: .*/, `monthly: ${amount}`);
  colleaguePublishes("pages/home.yaml", /^( +)title: .*/m, `$1title: Ein Titel ${number}`);
  const hook = hookOf();
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, KILL);
  chmodSync(hook, 0o755);
  await publishUntilKilled();
  rmSync(hook);
  expect(contentOf(PRICES)).toContain(amount);
  git(remote, "fsck", "--strict");
  expect(await publish()).toMatchObject({ status: 200, state: "published" });
  expect(published(PRICES)).toContain(amount);
  expect(contentOf("pages/home.yaml")).toContain(`Ein Titel ${number}`);
  expect(git(folder, "rev-parse", "main")).toBe(git(remote, "rev-parse", "main"));
  expect(git(folder, "status", "--porcelain", "content")).toBe("");
});

test("a bad save of somebody else is brought back from the history, and a publication is taken back", async () => {
  colleaguePublishes(PRICES, /monthly: .*/, "monthly: 1 €");
  expect(await publish()).toMatchObject({ state: "published", words: [] });
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  const { versions = [] } = await ask<{ versions: Version[] }>("history", { path: PRICES });
  const [bad, good] = versions;
  expect(bad).toMatchObject({ who: "Wiebke", words: [expect.stringMatching(/Monthly: .* → 1 €$/)] });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(60_000);
  await openDialog(page, "#/collections/service-fotografie/entries/PricingPlan");
  await page.getByText("History of this entry").click();
  await page
    .getByRole("button", { name: /^Bring this version into the form/ })
    .nth(versions.indexOf(good as Version))
    .press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  await page.evaluate(() => (location.hash += "?field=tiers.0.price.monthly"));
  const amount = page.getByLabel("Monthly").first();
  await expect(amount.inputValue()).resolves.toBe("3.001 €");
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Nothing to save").waitFor();
  await closeTab(page);
  expect(contentOf(PRICES)).toContain("monthly: 3.001 €");
  expect(await publish()).toMatchObject({ state: "published" });

  const { commits = [] } = await ask<{ commits: CommittedChange[] }>("commits");
  expect(await ask("take-back", { commit: commits[0]?.id })).toMatchObject({ status: 200 });
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  expect(await publish()).toMatchObject({ state: "published" });
  expect(published(PRICES)).toContain("monthly: 1 €");
});

test("a deleted picture comes back as it is published", async () => {
  const file = join(folder, "content", PICTURE);
  const bytes = readFileSync(file);
  rmSync(file);
  expect(await paths()).toEqual([PICTURE]);
  expect(await ask("discard", { path: PICTURE })).toMatchObject({ status: 200 });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
