/** The workflow files in docs/hosting.md: they are YAML, and build as this repository has to be built. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";

const root = resolve(__dirname, "../../..");
const read = (file: string): string => readFileSync(resolve(root, file), "utf8");

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  jobs: Record<string, { steps: Step[] }>;
}

const workflows = read("docs/hosting.md")
  .split(/^### /m)
  .flatMap((chapter) => {
    const [, yaml] = /^```yaml\n([^]*?)^```$/m.exec(chapter) ?? [];
    return yaml === undefined ? [] : [{ host: chapter.split("\n")[0] ?? "", workflow: parse(yaml) as Workflow }];
  });

const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);
const usedIn = (text: string): string[] => Array.from(text.matchAll(/uses: (\S+)/g), ([, action = ""]) => action);

test("there is one for each host", () => {
  expect(workflows.map(({ host }) => host)).toEqual([
    "nginx, over SSH",
    "Cloudflare, with a preview for each pull request",
    "Netlify",
  ]);
});

describe.each(workflows)("$host", ({ workflow }) => {
  const steps = stepsOf(workflow);
  const indexOf = (matches: (step: Step) => boolean): number => steps.findIndex(matches);

  test("runs on a push and every night, and may write nothing", () => {
    expect(Object.keys(workflow.on)).toEqual(expect.arrayContaining(["push", "schedule"]));
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  test("builds from a full clone, with the cache of the run before, after the content check", () => {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout"));
    expect(checkout?.with).toEqual({ "fetch-depth": 0 });
    const cache = indexOf(({ uses }) => uses?.startsWith("actions/cache@") ?? false);
    expect(String(steps[cache]?.with?.["path"]).trim().split("\n")).toEqual([".cache", "public", "delivery"]);
    const build = indexOf(({ run }) => run?.includes("npm run build") ?? false);
    expect(cache).toBeLessThan(build);
    expect(steps[build]?.run).toMatch(/^npm ci && npm run check:content && npm run build$/);
  });
});

const files = [".github/workflows/ci.yml", "docs/hosting.md"];

test.each(files)("%s pins each action by commit, with its version as a comment", (file) => {
  const lines = read(file)
    .split("\n")
    .filter((line) => /^\s*-? *uses:/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test("an action is the same commit in all workflows", () => {
  const used = new Set(files.flatMap((file) => usedIn(read(file))));
  const names = [...used].map((action) => action.split("@", 1)[0]);
  expect(new Set(names).size).toBe(used.size);
});

test("no command that is fetched when it runs is without an exact version", () => {
  const own = /^(?:wrangler|esbuild)$/;
  const commands = files.flatMap((file) =>
    [...read(file).matchAll(/npx (?:--yes )?(\S+)/g)].map(([, name = ""]) => name),
  );
  expect(commands.filter((name) => !own.test(name) && !/@\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});

describe("in a folder of its own", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "workflow-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (script: string, env: NodeJS.ProcessEnv = {}, cwd = folder) =>
    spawnSync("bash", ["-e", "-o", "pipefail", "-c", script], {
      cwd,
      encoding: "utf8",
      env: { ...process.env, ...env },
    });

  test("the deploy command for a web server runs without packages there", () => {
    const [command = ""] = /npx esbuild scripts\/deploy\.ts.*$/m.exec(read("docs/hosting.md")) ?? [];
    const bundled = run(command.replace("--outfile=", `--log-level=error --outfile=${folder}/`), {}, root);
    expect(bundled).toMatchObject({ status: 0, stderr: "" });
    const { stderr, status } = run("node deploy.cjs --to site");
    expect(status).toBe(1);
    expect(stderr).toContain("delivery is no delivery");
  });

  const audit = (parse(read(".github/workflows/ci.yml")) as Workflow).jobs["audit"]?.steps.at(-1)?.run ?? "";

  /** Runs the audit with an npm that answers as a registry does. */
  const audited = (json: string, critical: number) => {
    const npm = join(folder, "npm");
    writeFileSync(
      npm,
      `#!/usr/bin/env bash\ncase "$*" in *--json*) echo '${json}'; exit 1;; *critical*) exit ${critical};; esac\necho findings; exit 1\n`,
    );
    chmodSync(npm, 0o755);
    return run(audit, { PATH: `${folder}:${process.env["PATH"]}`, GITHUB_STEP_SUMMARY: join(folder, "summary") });
  };

  test("npm audit does not fail where the registry cannot answer it, and fails for critical findings", () => {
    const none = audited('{"message":"405 Method Not Allowed","error":{"summary":""}}', 1);
    expect(none.status).toBe(0);
    expect(none.stdout).toContain("::warning::The registry did not answer");
    const answer = '{"metadata":{"vulnerabilities":{"critical":1}}}';
    expect(audited(answer, 1).status).toBe(1);
    expect(audited(answer, 0).status).toBe(0);
    expect(readFileSync(join(folder, "summary"), "utf8")).toContain("findings");
  });
});
