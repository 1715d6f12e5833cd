/** An editor sees what is not published, publishes it, and takes it back, without a terminal. */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { FileChange } from "../../src/editor/publish/describe-files";
import type { CommittedChange, Deleted, Version } from "../../src/editor/publish/history";
import type { FormCollection } from "../../src/editor/form-collections";
import type { Published, PublishRequest } from "../../src/editor/publish/publish";
import { launchTestChromium } from "../support/chromium";
import { paste, WORD } from "../support/clipboard";
import { closeTab } from "../support/close-tab";
import { fillForm } from "../support/fill-form";
import { startNginx } from "../support/nginx";
import { copiedProject, type Project, type Running } from "../support/project";

jest.setTimeout(900_000);

const PRICES = "services/fotografie/pricing.yaml";
const ARTICLE = "blog/salz-in-der-luft.md";
const PICTURE = "media/hochkant.jpg";

/** Without the settings of the person who runs the tests. */
const NOBODY = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
const COLLEAGUE = ["-c", "user.name=Wiebke", "-c", "user.email=wiebke@kante-korn.example"];

let project: Project;
/** Builds the site, as a CI job does. */
let builder: Project;
let remote: string;
let colleague: string;
let edit: Running;
/** The folder that nginx serves. */
let www: string;
let live: Awaited<ReturnType<typeof startNginx>>;
let browser: Browser;

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...NOBODY },
    stdio: "pipe",
  }).trim();

const liveSite = (): string => `http://127.0.0.1:${live.port}`;

const textIn = (folder: string, file: string): string => readFileSync(join(folder, "content", file), "utf8");
const contentOf = (file: string): string => textIn(project.folder, file);
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

const ask = async <T>(path: string, body?: object): Promise<Answer<T>> => {
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`http://localhost:${edit.port}/admin/publish/${path}`, body && json);
  return { status: response.status, ...((await response.json()) as T) };
};

type Outcome = { state: Published["state"] } & Partial<Extract<Published, { state: "undecided" }>> & {
    words?: string[];
    note?: string;
  };

const publish = (request: PublishRequest = {}) => ask<Outcome>("start", request);
const changes = async (): Promise<FileChange[]> => (await ask<{ files: FileChange[] }>("changes")).files ?? [];
const paths = async (): Promise<string[]> => (await changes()).map(({ path }) => path);

beforeAll(async () => {
  project = copiedProject("publish");
  builder = copiedProject("publish-builder", true);
  const { folder } = project;
  remote = join(folder, "../publish-remote.git");
  colleague = join(folder, "../publish-colleague");
  for (const old of [remote, colleague]) rmSync(old, { recursive: true, force: true });
  git(dirname(folder), "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(folder, "init", "--quiet", "--initial-branch=main");
  project.write("developer.txt", "one\n");
  project.write(".gitignore", "node_modules\n.cache\npublic\ndelivery\n.saves\n.publish\n.build.lock*\n");
  git(folder, "add", "--all");
  git(folder, ...COLLEAGUE, "commit", "--quiet", "-m", "Begin");
  git(folder, "remote", "add", "origin", remote);
  git(folder, "push", "--quiet", "--set-upstream", "origin", "main");
  git(dirname(folder), "clone", "--quiet", remote, colleague);
  git(builder.folder, "init", "--quiet", "--initial-branch=main");
  www = join(folder, "../publish-www");
  rmSync(www, { recursive: true, force: true });
  deploy();
  live = await startNginx(join(www, "current"));
  edit = await project.start(["run", "edit"], /You can now view/, {
    ...NOBODY,
    LIVE_SITE: liveSite(),
    PATH: `${live.commands}:${process.env["PATH"]}`,
  });
  browser = await launchTestChromium();
});

afterAll(async () => {
  await browser?.close();
  await edit?.stop();
  await live?.stop();
});

function deploy(): void {
  const { code, output } = builder.npm(["deploy", "--", "--to", www, "--no-check", "--no-ping"]);
  expect({ code, output }).toMatchObject({ code: 0 });
}

/** What a CI job does after a push: it takes the commit, packages the site, and deploys it. */
const build = (): void => {
  const { folder } = builder;
  git(folder, "fetch", "--quiet", remote, "main");
  git(folder, "reset", "--hard", "--quiet", "FETCH_HEAD");
  const { code, output } = builder.npm(["deliver"]);
  expect({ code, output }).toMatchObject({ code: 0 });
  deploy();
};

const openDialog = async (page: Page, hash = ""): Promise<void> => {
  await page.goto(`http://localhost:${edit.port}/admin${hash}`);
  await page.getByRole("button", { name: "Changes and publishing" }).click();
  await page.getByRole("dialog", { name: "Not published yet" }).waitFor();
};

test("what is not published is listed in words; one change is discarded, the rest published until it is online", async () => {
  change(project.folder, PRICES, /monthly: .*/, "monthly: 9.999 €");
  change(project.folder, ARTICLE, /^title: .*/m, "title: Salz auf der Linse");
  project.write("developer.txt", "not committed\n");
  project.write("staged.txt", "staged\n");
  git(project.folder, "add", "staged.txt");
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(120_000);
  await openDialog(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Fotografie › Prices" }).waitFor();
  await dialog.getByRole("link", { name: "Tiers › Rundstück › Price › Monthly" }).waitFor();
  await dialog.getByText("9.999 €").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole("button", { name: "Discard: Article “Salz auf der Linse”, Title" }).press("Enter");
  await dialog.getByText("The field is as it was then.").waitFor();
  expect(contentOf(ARTICLE)).toBe(published(ARTICLE));
  expect(await paths()).toEqual([PRICES]);
  await dialog.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await dialog.getByLabel("Name").fill("Jördis");
  await dialog.getByLabel("E-mail").fill("joerdis@kante-korn.example");
  await dialog.getByRole("button", { name: "Publish as this person" }).press("Enter");
  await dialog.getByText("Everything is published.").waitFor();
  await dialog.getByText(/^What was published last is pushed; .* does not say its version/).waitFor();
  build();
  await dialog.getByText(/^Online: /).waitFor();
  await closeTab(page);
  expect(git(remote, "log", "-1", "--format=%an <%ae> %s", "main")).toBe(
    "Jördis <joerdis@kante-korn.example> Change Fotografie › Prices",
  );
  expect(git(remote, "show", "--format=%b", "--name-only", "main")).toBe(
    `Fotografie › Prices: Tiers › Rundstück › Price › Monthly: 890 € → 9.999 €\n\n\ncontent/${PRICES}`,
  );
  expect(git(project.folder, "status", "--porcelain", "developer.txt", "staged.txt")).toBe(
    "M developer.txt\nA  staged.txt",
  );
  expect((await publish()).words).toEqual([]);
});

test("what colleagues published is merged field by field, and two who press at once both succeed", async () => {
  change(project.folder, PRICES, /monthly: .*/, "monthly: 1.000 €");
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
  change(project.folder, ARTICLE, /^title: .*/m, "title: Meiner");
  colleaguePublishes(ARTICLE, /^title: .*/m, "title: Ihrer");
  const asked = await publish();
  expect(asked).toMatchObject({
    state: "undecided",
    files: [{ path: ARTICLE, conflicts: [{ label: "Title", ours: "Meiner", theirs: "Ihrer" }] }],
  });
  expect(published(ARTICLE)).toContain("title: Ihrer");
  expect(contentOf(ARTICLE)).toContain("title: Meiner");
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await openDialog(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Changed by somebody else, too" });
  await question.getByRole("radio", { name: /^Yours/ }).check();
  await question.getByRole("button", { name: "Publish what I chose" }).click();
  await page.getByText("Everything is published.").waitFor();
  await closeTab(page);
  expect(published(ARTICLE)).toContain("title: Meiner");

  const moved = "blog/salz.md";
  change(project.folder, ARTICLE, /^title: .*/m, "title: Umbenannt");
  git(colleague, "pull", "--quiet");
  git(colleague, "mv", `content/${ARTICLE}`, `content/${moved}`);
  git(colleague, ...COLLEAGUE, "commit", "--quiet", "-m", "Rename");
  git(colleague, "push", "--quiet");
  expect(await publish()).toMatchObject({ state: "published" });
  expect(published(moved)).toContain("title: Umbenannt");
  expect(project.exists(`content/${ARTICLE}`)).toBe(false);
  const { versions = [] } = await ask<{ versions: Version[] }>(`history?path=${moved}`);
  expect(versions.map(({ who }) => who)).toEqual(expect.arrayContaining(["Jördis", "Wiebke"]));
  expect(versions.flatMap(({ words }) => words)).toEqual(
    expect.arrayContaining([`Renamed from ${ARTICLE}`, "Title: Meiner → Umbenannt"]),
  );
});

test("content with errors is not published, and each error leads to its form", async () => {
  change(project.folder, PRICES, /monthly: .*/, "monthly: [1]");
  const refused = await publish();
  expect(refused).toMatchObject({
    state: "refused",
    problems: expect.arrayContaining([
      expect.objectContaining({
        form: expect.stringMatching(/PricingPlan\?field=tiers\.0\.price\.monthly$/) as string,
      }),
    ]) as object[],
  });
  git(project.folder, "restore", "content");
  expect(await publish()).toMatchObject({ state: "published", words: [] });
});

test("each obstacle is one sentence with its fix, and changes nothing", async () => {
  const { folder } = project;
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
  await withRemote(`${remote}-gone`, /no repository at the address/);

  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'The branch is protected.' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
  await expectObstacle(/refused what was to be published \(pre-receive hook declined\).*The branch is protected\./s);
  rmSync(hook);

  git(folder, "checkout", "--quiet", "--detach");
  await expectObstacle(/detached HEAD/);
  git(folder, "checkout", "--quiet", "main");
  writeFileSync(join(folder, ".git/MERGE_HEAD"), `${state[1]}\n`);
  await expectObstacle(/begun a merge/);
  rmSync(join(folder, ".git/MERGE_HEAD"));
  git(folder, "checkout", "--quiet", "-b", "draft");
  await expectObstacle(/branch draft does not exist at origin yet/);
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
  const code = 'require("./src/editor/publish/publish").publish({}).then(console.log, console.error)';
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "-e", code], {
    cwd: project.folder,
    env: { ...process.env, ...NOBODY, VICTIM: "1" },
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
  ["before the push", () => join(project.folder, ".git/hooks/pre-push"), "0"],
  ["after the push", () => join(remote, "hooks/post-receive"), "1"],
])("killed %s, nothing is lost, and the next press goes on", async (_, hookOf, number) => {
  const amount = `3.00${number} €`;
  change(project.folder, PRICES, /monthly: .*/, `monthly: ${amount}`);
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
  expect(git(project.folder, "rev-parse", "main")).toBe(git(remote, "rev-parse", "main"));
  expect(git(project.folder, "status", "--porcelain", "content")).toBe("");
});

test("a bad save of somebody else is brought back from the history, and a publication is taken back", async () => {
  colleaguePublishes(PRICES, /monthly: .*/, "monthly: 1 €");
  expect(await publish()).toMatchObject({ state: "published", words: [] });
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  const { versions = [] } = await ask<{ versions: Version[] }>(`history?path=${PRICES}`);
  const [bad, good] = versions.filter(({ id }) => !id.startsWith("save-"));
  expect(bad).toMatchObject({ who: "Wiebke", words: [expect.stringMatching(/Monthly: .* → 1 €$/)] });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(120_000);
  // As the panel of a page leads there.
  await page.goto(`http://localhost:${edit.port}/admin?publish#/collections/service-fotografie/entries/PricingPlan`);
  await page.getByText("History of this entry").click();
  await page
    .getByRole("button", { name: /^See the page of / })
    .nth(versions.indexOf(good as Version))
    .press("Enter");
  // A frame is narrow, so the page shows one plan at a time.
  const inDocument = { state: "attached" } as const;
  await page.frameLocator("[title='The page as it was']").getByText("3.001 €").first().waitFor(inDocument);
  const now = page.frameLocator("[title='The page as it is']");
  await now.getByText("1 €", { exact: true }).first().waitFor(inDocument);
  expect(await now.getByText("3.001 €").count()).toBe(0);
  await page
    .getByRole("button", { name: /^Compare .* with now$/ })
    .nth(versions.indexOf(good as Version))
    .click();
  await page.getByRole("button", { name: /^Bring back Tiers › .* Monthly of / }).click();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  const amount = page.getByLabel("Monthly").first();
  await expect(amount.inputValue()).resolves.toBe("3.001 €");
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Changes saved").waitFor();
  await closeTab(page);
  expect(contentOf(PRICES)).toContain("monthly: 3.001 €");
  expect(await publish()).toMatchObject({ state: "published" });

  const { commits = [] } = await ask<{ commits: CommittedChange[] }>("commits");
  expect(await ask("take-back", { commit: commits[0]?.id })).toMatchObject({ status: 200 });
  expect(contentOf(PRICES)).toContain("monthly: 1 €");
  expect(await publish()).toMatchObject({ state: "published" });
  expect(published(PRICES)).toContain("monthly: 1 €");
});

/** A git host, as far as it says how builds go; its members alone may see that. */
const startGitHost = async () => {
  const answers = new Map<string, unknown>();
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url = "", headers: { authorization } }, response) => {
    asked.push(authorization);
    const path = url.replace(/[0-9a-f]{40}/, "COMMIT");
    const answer = authorization === "Bearer s3cret" ? answers.get(path) : undefined;
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { message: "404 Not Found" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { folder } = project;
  git(folder, "remote", "set-url", "origin", `${origin}/agency/site.git`);
  git(folder, "config", `url.${remote}.insteadOf`, `${origin}/agency/site.git`);
  git(folder, "config", `credential.${origin}.helper`, "!echo username=joerdis; echo password=s3cret; :");
  const stop = (): void => {
    server.close();
    git(folder, "remote", "set-url", "origin", remote);
  };
  return { origin, answers, asked, stop };
};

const GITEA = "/api/v1/repos/agency/site/commits/COMMIT/status";

test("a build that failed at the git host is reported to who published, with the reason and the log", async () => {
  const { origin, answers, asked, stop } = await startGitHost();
  const said = (status: string, description: string | null, target_url: string): unknown =>
    answers.set(GITEA, { state: status, statuses: [{ context: "site", status, description, target_url }] });
  said("pending", null, "");
  change(project.folder, PRICES, /monthly: .*/, "monthly: 4.000 €");
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(120_000);
  await openDialog(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("the git host is building the site").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  said("failure", "npm run build ended with 1", `${origin}/log`);
  await page
    .getByRole("button", { name: /The build of what was published last failed.* npm run build ended with 1/s })
    .click();
  expect(await page.getByRole("link", { name: "Log of the build" }).getAttribute("href")).toBe(`${origin}/log`);
  await closeTab(page);
  expect(asked).toContain(undefined);
  stop();
});

/** As the documentation of each host shows them; what is not read is left out. */
const STATUSES: Readonly<Record<string, (state: "running" | "failed", log: string) => Record<string, unknown>>> = {
  GitLab: (state, target_url) => ({
    "/api/v4/projects/agency%2Fsite/repository/commits/COMMIT/statuses": [
      { id: 90, name: "audit", status: "failed", allow_failure: true, description: null, target_url: "" },
      { id: 91, name: "build", status: state, allow_failure: false, description: null, target_url },
    ],
  }),
  "GitHub's checks": (state, html_url) => ({
    "/api/v3/repos/agency/site/commits/COMMIT/check-runs": {
      total_count: 1,
      check_runs: [
        state === "failed"
          ? { name: "build", status: "completed", conclusion: "failure", html_url, output: { title: null } }
          : { name: "build", status: "in_progress", conclusion: null, html_url, output: { title: null } },
      ],
    },
    "/api/v3/repos/agency/site/commits/COMMIT/status": { state: "pending", statuses: [], total_count: 0 },
  }),
  "GitHub's statuses next to its checks": (state, target_url) => ({
    "/api/v3/repos/agency/site/commits/COMMIT/check-runs": {
      total_count: 1,
      check_runs: [{ name: "lint", status: "completed", conclusion: "success", html_url: null, output: null }],
    },
    "/api/v3/repos/agency/site/commits/COMMIT/status": {
      state: state === "failed" ? "failure" : "pending",
      statuses: [
        { context: "build", state: state === "failed" ? "failure" : "pending", description: null, target_url },
      ],
    },
  }),
};

test.each(Object.entries(STATUSES))("%s says how a build goes", async (_, statusesOf) => {
  const { origin, answers, stop } = await startGitHost();
  for (const [path, answer] of Object.entries(statusesOf("running", ""))) answers.set(path, answer);
  expect(await ask("online")).toMatchObject({
    state: "waiting",
    words: expect.stringContaining("is building") as string,
  });
  for (const [path, answer] of Object.entries(statusesOf("failed", `${origin}/log`))) answers.set(path, answer);
  expect(await ask("online")).toMatchObject({
    state: "failed",
    words: expect.stringMatching(/failed.* build: fail/s) as string,
    log: `${origin}/log`,
  });
  stop();
});

test("a deleted picture comes back", async () => {
  const bytes = readFileSync(resolve(project.folder, "content", PICTURE));
  const server = `http://localhost:${edit.port}/admin/server/api/v1`;
  const post = (action: string, params: object): Promise<Response> =>
    fetch(server, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action, params: { branch: "main", options: { commitMessage: "one" }, ...params } }),
    });
  const copy = "media/nur-hier.jpg";
  await post("persistMedia", { asset: { path: copy, content: bytes.toString("base64"), encoding: "base64" } });
  git(project.folder, "add", `content/${copy}`);
  git(project.folder, ...COLLEAGUE, "commit", "--quiet", "-m", "Add a picture");
  expect((await post("deleteFile", { path: copy })).status).toBe(200);
  const { files = [] } = await ask<{ files: Deleted[] }>("deleted");
  const found = files.find(({ path }) => path === copy);
  const shown = await fetch(
    `http://localhost:${edit.port}/admin/publish/picture?path=${copy}&version=${found?.version}`,
  );
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await ask("restore", { path: copy, version: found?.version })).toMatchObject({ status: 200 });
  expect(readFileSync(join(project.folder, "content", copy)).equals(bytes)).toBe(true);
});

test("a pasted Word file is published to the live page without a remote or a terminal", async () => {
  const { folder } = project;
  git(folder, "remote", "remove", "origin");
  project.write("content/site.yaml", `${project.read("content/site.yaml")}deployTo: ${www}\n`);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(`http://localhost:${edit.port}/admin#/collections/blog/new`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  const { collections } = (await (await fetch(`http://localhost:${edit.port}/admin/config.json`)).json()) as {
    collections: FormCollection[];
  };
  const fields = collections.find(({ name }) => name === "blog")?.fields ?? [];
  await fillForm(page, "/collections/blog/new", fields, {
    title: "Aus Word",
    date: "2026-01-15",
    excerpt: "Was aus Word kam.",
    author: "Jördis",
    redirectFrom: ["/aus-der-textverarbeitung"],
    metadata: { title: "Aus Word", description: "Was aus Word kam." },
  });
  await page.locator(".text-editor [contenteditable=true]").first().click();
  await paste(page, WORD);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/entries\/aus-word/);
  await page.getByText("Changes saved").waitFor();
  await page.getByRole("button", { name: "Changes and publishing" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("is being built on this computer").waitFor();
  const online = page.getByText(/^Online: /);
  await online.waitFor();
  expect(await online.textContent()).not.toContain("nginx");
  await page.goto(`${liveSite()}/blog/aus-word`);
  await page.getByRole("heading", { name: "Opening hours" }).waitFor();
  await page.getByRole("cell", { name: "Mon" }).waitFor();
  await closeTab(page);
  const old = await fetch(`${liveSite()}/aus-der-textverarbeitung`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/blog/aus-word"]);
  expect(await paths()).toEqual([]);
  expect((await publish()).words).toEqual([]);
});
