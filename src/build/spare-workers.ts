/**
 * Who runs the queries of a build, and who renders its pages. Gatsby starts workers for that, each of which loads Gatsby, reads the
 * configuration and builds the schema again: ten seconds of processors, which the main process waits for in the end, though a build
 * after one change has twenty queries and twenty pages (docs/decisions/0039-less-at-every-start.md).
 */
import { existsSync } from "node:fs";
import type { Reporter } from "gatsby";
import { calcDirtyQueryIds } from "gatsby/dist/query";
import { store } from "gatsby/dist/redux";
import type { renderHTMLProd } from "gatsby/dist/utils/worker/child/render-html";
import type { create } from "gatsby/dist/utils/worker/pool";
import { insideGatsby } from "./inside-gatsby";

type Create = typeof create;
type Workers = ReturnType<Create>;
type Render = typeof renderHTMLProd;

/** What the last build has left. */
const STATE = ".cache/redux";

/** As many queries as the main process runs in the time that workers take to get ready. */
const FEW_QUERIES = 1000;
/** As many pages; Gatsby hands them out by fifty. */
const FEW_PAGES = 25;

/** Has all workers get ready for queries when the first are handed out, and not when Gatsby says so. */
export const readyWhenAsked = (all: Workers["all"]): void => {
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

/** The part of gatsby-worker's WorkerPool that is used here. */
interface Pool {
  startAll: () => void;
}

/** Makes workers that start when the first of them is given something to do. */
export const startedWhenAsked = (create: Create): Workers => {
  const { prototype } = insideGatsby<{ WorkerPool: { prototype: Pool } }>("gatsby-worker").WorkerPool;
  const { startAll } = prototype;
  prototype.startAll = () => undefined;
  const workers = create();
  prototype.startAll = startAll;
  let start: (() => void) | undefined = () => (workers as unknown as Pool).startAll();
  for (const ways of [workers.all, workers.single] as Record<string, (...args: unknown[]) => unknown>[])
    for (const [name, ask] of Object.entries(ways))
      ways[name] = (...args) => {
        start?.();
        start = undefined;
        return ask(...args);
      };
  return workers;
};

/** Has few pages rendered by the main process. */
export const renderFewHere = (single: Workers["single"], here: () => Render): void => {
  const { renderHTMLProd } = single;
  single.renderHTMLProd = (pages) => (pages.paths.length <= FEW_PAGES ? here()(pages) : renderHTMLProd(pages));
};

/** After a first build, little is to be expected. To be called before Gatsby makes its workers. */
export const spareWorkers = (): void => {
  if (!existsSync(STATE)) return;
  const pool = insideGatsby<{ create: Create }>("gatsby/dist/utils/worker/pool");
  const { create } = pool;
  pool.create = () => {
    const workers = startedWhenAsked(create);
    readyWhenAsked(workers.all);
    renderFewHere(
      workers.single,
      () => insideGatsby<{ renderHTMLProd: Render }>("gatsby/dist/utils/worker/child/render-html").renderHTMLProd,
    );
    return workers;
  };
};

/**
 * Has Gatsby's main process run few queries by itself, as it does on one processor, and tells how many: of its own, Gatsby does
 * not. To be called when they are known.
 */
export const runFewHere = (reporter: Pick<Reporter, "info">): void => {
  const count = calcDirtyQueryIds(store.getState()).length;
  if (count > FEW_QUERIES) return;
  process.env["GATSBY_CPU_COUNT"] = "1";
  reporter.info(`Queries to run: ${count}.`);
};
