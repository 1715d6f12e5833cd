/** Develop: checks the content on every change, and reports problems to terminal and browser. */
import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { watch } from "chokidar";
import type { CreateDevServerArgs } from "gatsby";
import { type ContentProblem, failureReport, formatProblems, isError, reportOf } from "content-kit";
import { PROBLEMS_ADDRESS } from "content-kit/lib/problems-address";
import { contentDir } from "content-kit/read";
import type { ContentStore } from "../content-store";
import { ProblemFeed } from "./problem-stream";
import type { NodeSource } from "../node-source";
import { redirectOldPaths } from "./redirects";

/** Milliseconds. Editors truncate a file before writing, or write a temporary file. */
const DEBOUNCE = 60;

const STALE = "The content model has changed, and the content is checked by the one that the server started with.";
const RESTART = "Fix: stop the server and start it again.";

/** The used part of the develop server's Express app. */
interface App {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void;
  use: (handler: ReturnType<typeof redirectOldPaths>) => void;
}

/** Reports changes since the last report to the terminal. The npm command has reported the first problems. */
const terminal = (
  { reporter }: Pick<CreateDevServerArgs, "reporter">,
  folder: string,
  first: readonly ContentProblem[],
) => {
  const textOf = (problems: readonly ContentProblem[]): string =>
    problems.length > 0 ? formatProblems(problems, folder) : "";
  let before = textOf(first);
  return (problems: readonly ContentProblem[]): void => {
    const text = textOf(problems);
    if (text === before) return;
    if (problems.some(isError)) reporter.error(`The pages keep their last valid state.\n\n${text}`);
    else if (text) reporter.warn(text);
    else reporter.success("The content has no problems any more.");
    before = text;
  };
};

/** Watches the content folder while the develop server runs, and serves its problems and redirects. */
export const startContentServer = (args: CreateDevServerArgs, store: ContentStore, nodes: NodeSource): void => {
  const folder = contentDir();
  const name = relative(process.cwd(), folder) || ".";
  const feed = new ProblemFeed();
  const first = store.refresh();
  const tell = terminal(args, name, first);
  const app = args.app as App;
  app.get(PROBLEMS_ADDRESS, (_, response) => feed.open(response));
  app.use(redirectOldPaths(store, (path) => args.getNode(`SitePage ${path}`) !== undefined));

  let isStale = false;
  const check = (): void => {
    const problems = store.refresh();
    tell(problems);
    if (isStale) args.reporter.warn(`${STALE} ${RESTART}`);
    feed.send(isStale ? failureReport(new Error(STALE), RESTART) : reportOf(problems, name));
    // No transformer runs for a deleted file.
    if (!problems.some(isError)) nodes.update(args);
  };
  feed.send(reportOf(first, name));
  // Until the next save.
  process.on("uncaughtExceptionMonitor", (error) => feed.send(failureReport(error)));

  let timer: NodeJS.Timeout | undefined;
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, DEBOUNCE);
  };
  // A change before the watcher is ready causes no event.
  watch(folder, { ignoreInitial: true }).on("all", checkSoon).on("ready", checkSoon);
  watch("src/content-model", { ignoreInitial: true }).on("change", () => {
    isStale = true;
    checkSoon();
  });
};
