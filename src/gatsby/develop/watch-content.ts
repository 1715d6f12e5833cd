/** While developing: checks the content whenever a file changes, comes or goes, and tells terminal and browser at once. */
import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { watch } from "chokidar";
import type { CreateDevServerArgs } from "gatsby";
import { formatProblems, isError, type ContentProblem } from "../../content-model/messages/problem";
import { PROBLEMS_ADDRESS, reportOf } from "../../content-model/messages/problem-report";
import { contentDir } from "../content/content-dir";
import type { ContentStore } from "../content/content-store";
import { ProblemFeed } from "./problem-stream";
import type { NodeSource } from "../nodes/node-source";
import { readWhole } from "../../build/whole-files";

/** In milliseconds. Programs that save a file empty it first, or write another beside it; a moment later it is whole. */
const SETTLED = 60;

/** Gatsby gathers changes of nodes for half a second before it makes pages of them, or until there are more than this many. */
const GATHERED = 100;

/** Fills the batch with what changes nothing, so that a file that is whole and checked is shown at once. */
const showNow = ({ actions, getNodesByType }: Pick<CreateDevServerArgs, "actions" | "getNodesByType">): void => {
  for (const site of getNodesByType("Site"))
    for (let touched = 0; touched <= GATHERED; touched += 1) actions.touchNode(site);
};

/** The part of the develop server that is used here. */
interface App {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void;
}

/** Tells the terminal what is new, once. */
const terminal = ({ reporter }: Pick<CreateDevServerArgs, "reporter">, folder: string) => {
  let before = "";
  return (problems: readonly ContentProblem[]): void => {
    const text = problems.length > 0 ? formatProblems(problems, folder) : "";
    if (text === before) return;
    if (problems.some(isError)) reporter.error(`The pages stay as they were before.\n\n${text}`);
    else if (text) reporter.warn(text);
    else reporter.success("The content has no problem any more.");
    before = text;
  };
};

/** Watches the content folder for as long as the develop server runs. */
export const watchContent = (args: CreateDevServerArgs, store: ContentStore, entities: NodeSource): void => {
  const folder = contentDir();
  const name = relative(process.cwd(), folder) || ".";
  const feed = new ProblemFeed();
  const tell = terminal(args, name);
  (args.app as App).get(PROBLEMS_ADDRESS, (_, response) => feed.open(response));

  const check = (): void => {
    const problems = store.refresh();
    tell(problems);
    feed.send(reportOf(problems, name));
    // A file that is gone takes its pages with it; no transformer tells of that.
    if (problems.some(isError)) return;
    entities.syncAll(args);
    readWhole(args);
    showNow(args);
  };
  feed.send(reportOf(store.refresh(), name));

  let timer: NodeJS.Timeout | undefined;
  watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLED);
  });
};
