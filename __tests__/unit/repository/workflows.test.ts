/** The workflow files in docs/hosting.md: they are YAML, and build as this repository has to be built. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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

  test("uses the actions of CI in its versions", () => {
    const known = new Set([...usedIn(read(".github/workflows/ci.yml")), "actions/cache@v4"]);
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((action) => !known.has(action))).toEqual([]);
  });
});
