/**
 * Who runs the queries of a build. Gatsby starts workers for them, each of which reads the configuration and builds the schema
 * again: ten seconds of processors, which the main process waits for in the end, though a build after one change has twenty
 * queries (docs/decisions/0039-less-at-every-start.md).
 */
import { existsSync } from "node:fs";
import type { Reporter } from "gatsby";
import { calcDirtyQueryIds } from "gatsby/dist/query";
import { store } from "gatsby/dist/redux";
import type { create } from "gatsby/dist/utils/worker/pool";
import { insideGatsby } from "./inside-gatsby";

type Create = typeof create;
type All = ReturnType<Create>["all"];

/** What the last build has left. */
const STATE = ".cache/redux";

/** As many queries as the main process runs in the time that workers take to get ready. */
const FEW = 1000;

/** Has all workers get ready for queries when the first are handed out, and not when Gatsby says so. */
export const readyWhenAsked = (all: All): void => {
  const waiting: (() => unknown)[] = [];
  const { loadConfigAndPlugins, buildSchema, setComponents } = all;
  all.loadConfigAndPlugins = (...args) => {
    waiting.push(() => loadConfigAndPlugins(...args));
    return [];
  };
  all.buildSchema = (...args) => {
    waiting.push(() => buildSchema(...args));
    return [];
  };
  all.setComponents = (...args) => {
    for (const call of waiting.splice(0)) call();
    return setComponents(...args);
  };
};

/** After a first build, few queries are to be expected. To be called before Gatsby makes its workers. */
export const spareWorkers = (): void => {
  if (!existsSync(STATE)) return;
  const pool = insideGatsby<{ create: Create }>("gatsby/dist/utils/worker/pool");
  const { create } = pool;
  pool.create = () => {
    const workers = create();
    readyWhenAsked(workers.all);
    return workers;
  };
};

/**
 * Has Gatsby's main process run few queries by itself, as it does on one processor, and tells how many: of its own, Gatsby does
 * not. To be called when they are known.
 */
export const runFewHere = (reporter: Pick<Reporter, "info">): void => {
  const count = calcDirtyQueryIds(store.getState()).length;
  if (count > FEW) return;
  process.env["GATSBY_CPU_COUNT"] = "1";
  reporter.info(`Queries to run: ${count}.`);
};
