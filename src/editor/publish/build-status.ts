/** What the git host says of the build of a commit: GitHub's check runs, GitLab's and Gitea's commit statuses. */
import { z } from "zod";
import type { Repository, Target } from "./repository";

export interface BuildStatus {
  state: "running" | "failed" | "done";
  /** Why it failed. */
  reason?: string | undefined;
  /** The address of its log. */
  log?: string | undefined;
}

/** A job or a check of a build. */
interface Step {
  name: string;
  state: string;
  reason?: string | null | undefined;
  log?: string | null | undefined;
}

const text = z.string().nullish();

const CHECK_RUNS = z
  .object({
    check_runs: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        conclusion: text,
        html_url: text,
        output: z.object({ title: text }).nullish(),
      }),
    ),
  })
  .transform(({ check_runs }): Step[] =>
    check_runs.map(({ name, status, conclusion, html_url, output }) => ({
      name,
      state: conclusion ?? status,
      reason: output?.title,
      log: html_url,
    })),
  );

/** Gitea names the state of a single status differently from GitHub. */
const COMBINED = z
  .object({
    statuses: z
      .array(z.object({ context: z.string(), state: text, status: text, description: text, target_url: text }))
      .nullable(),
  })
  .transform(({ statuses }): Step[] =>
    (statuses ?? []).map(({ context, state, status, description, target_url }) => ({
      name: context,
      state: state ?? status ?? "",
      reason: description,
      log: target_url,
    })),
  );

const GITLAB = z
  .array(
    z.object({
      name: z.string(),
      status: z.string(),
      description: text,
      target_url: text,
      allow_failure: z.boolean().optional(),
    }),
  )
  .transform((statuses): Step[] =>
    statuses
      .filter(({ allow_failure, status }) => !(allow_failure && FAILED.has(status)))
      .map(({ name, status, description, target_url }) => ({
        name,
        state: status,
        reason: description,
        log: target_url,
      })),
  );

const FAILED = new Set([
  "failure",
  "failed",
  "error",
  "timed_out",
  "startup_failure",
  "action_required",
  "cancelled",
  "canceled",
]);
const DONE = new Set(["success", "neutral", "skipped", "manual", "warning", "stale"]);

/** An address of an API, and what it answers. */
interface Question {
  address: string;
  answer: z.ZodType<Step[]>;
}

/** The web host of a remote, and the repository on it; undefined for a folder. */
const hostOf = (url: string): { origin: string; repository: string } | undefined => {
  const [, sshHost, sshPath] = /^(?:[\w.-]+@)?([\w.-]+\.[\w.-]+):(?!\/)(.+)$/.exec(url) ?? [];
  const address = sshHost === undefined ? url : `ssh://${sshHost}/${sshPath}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(address);
  if (!["http:", "https:", "ssh:"].includes(protocol)) return undefined;
  const repository = pathname.replace(/^\/+|(?:\.git)?\/*$/g, "");
  return { origin: protocol === "ssh:" ? `https://${hostname}` : `${protocol}//${host}`, repository };
};

/** A host of an agency's own does not say which program it runs, so each is asked its way. */
const questionsFor = (origin: string, repository: string, commit: string): Question[] => {
  const github = origin === "https://github.com" ? "https://api.github.com" : `${origin}/api/v3`;
  const checks: Question[] = [
    { address: `${github}/repos/${repository}/commits/${commit}/check-runs`, answer: CHECK_RUNS },
    { address: `${github}/repos/${repository}/commits/${commit}/status`, answer: COMBINED },
  ];
  if (origin === "https://github.com") return checks;
  const project = encodeURIComponent(repository);
  return [
    { address: `${origin}/api/v4/projects/${project}/repository/commits/${commit}/statuses`, answer: GITLAB },
    { address: `${origin}/api/v1/repos/${repository}/commits/${commit}/status`, answer: COMBINED },
    ...checks,
  ];
};

/** In milliseconds. */
const TIMEOUT = 10_000;

/** The token that git signs in with at the host, as it keeps it; nobody is asked. */
const tokenFor = async ({ git }: Repository, origin: string): Promise<string | undefined> => {
  const { protocol, host } = new URL(origin);
  const input = `protocol=${protocol.slice(0, -1)}\nhost=${host}\n\n`;
  const said = await git.maybe(["credential", "fill"], { input });
  return said && /^password=(.+)$/m.exec(said)?.[1];
};

const askHost = async ({ address, answer }: Question, token?: string): Promise<Step[] | "closed" | undefined> => {
  const response = await fetch(address, {
    headers: { accept: "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return answer.safeParse(await response.json().catch(() => undefined)).data;
  await response.body?.cancel();
  // A host says 404 of a repository that only its members may see.
  return [401, 403, 404].includes(response.status) ? "closed" : undefined;
};

/** All steps of a build, from checks and statuses. "closed" if there are none and the host asks to sign in. */
const askAll = async (questions: readonly Question[], token?: string): Promise<Step[] | "closed" | undefined> => {
  const answers = await Promise.all(questions.map((question) => askHost(question, token)));
  const steps = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []));
  if (steps.length > 0) return steps;
  return answers.includes("closed") ? "closed" : undefined;
};

const statusOf = (steps: readonly Step[]): BuildStatus => {
  const failed = steps.find(({ state }) => FAILED.has(state));
  if (failed) {
    const { name, state, reason, log } = failed;
    return {
      state: "failed",
      reason: `${name}: ${reason || state}`,
      log: log && /^https?:/.test(log) ? log : undefined,
    };
  }
  return { state: steps.every(({ state }) => DONE.has(state)) ? "done" : "running" };
};

/** The build of a commit; undefined where the host does not say. */
export const buildStatus = async (
  repository: Repository,
  { remote }: Target,
  commit: string,
): Promise<BuildStatus | undefined> => {
  const host = hostOf((await repository.git.maybe(["config", "--get", `remote.${remote}.url`])) ?? "");
  if (!host) return undefined;
  const questions = questionsFor(host.origin, host.repository, commit);
  try {
    const steps = await askAll(questions);
    const token = steps === "closed" ? await tokenFor(repository, host.origin) : undefined;
    const answer = token === undefined ? steps : await askAll(questions, token);
    return Array.isArray(answer) ? statusOf(answer) : undefined;
  } catch {
    // No network, or another answer than these hosts give: the site itself is asked.
    return undefined;
  }
};
