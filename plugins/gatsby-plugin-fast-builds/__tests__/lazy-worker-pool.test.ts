/** When the workers of a warm build start, when they prepare for queries, and what the main process does itself. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as GatsbyWorker from "gatsby-worker";
import type { WorkerPool } from "gatsby-worker";
import { requireFromGatsby } from "../lib/gatsby-internals";
import { createLazily, prepareOnFirstQuery, renderFewInProcess } from "../lib/lazy-worker-pool";

/** What workers are asked to do, in its order. */
const workers = () => {
  const asked: string[] = [];
  const todo = (name: string) => (value?: string) => {
    asked.push(value === undefined ? name : `${name} ${value}`);
    return [];
  };
  const all = {
    loadConfigAndPlugins: todo("loadConfigAndPlugins"),
    buildSchema: todo("buildSchema"),
    setComponents: todo("setComponents"),
  };
  prepareOnFirstQuery(all);
  return { all, asked };
};

test("workers do not get ready while nobody has queries for them", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site");
  void all.buildSchema();
  expect(asked).toEqual([]);
});

test("workers get ready when queries are handed out: all that they were to do before, in its order, and once", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site");
  void all.buildSchema();
  void all.setComponents();
  void all.setComponents();
  expect(asked).toEqual(["loadConfigAndPlugins site", "buildSchema", "setComponents", "setComponents"]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const childFile = (): string => join(folder, "child.js");

/** Workers as gatsby-worker makes them, each of which tells the number of its process. */
const startLate = () => {
  const { WorkerPool } = requireFromGatsby("gatsby-worker") as typeof GatsbyWorker;
  const child = childFile();
  writeFileSync(child, "exports.tell = () => process.pid;");
  return createLazily(() => new WorkerPool(child, { numWorkers: 2 })) as WorkerPool<{ tell: () => number }>;
};

test("no worker is started while there is nothing to do, and a build without one ends", async () => {
  const pool = startLate();
  expect(pool.getWorkerInfo()).toEqual([]);
  expect(await Promise.all(pool.end())).toEqual([]);
});

test.each<["single" | "all", number]>([
  ["single", 1],
  ["all", 2],
])("workers start with the first work that is handed out, and others are made as before: %s", async (way, answers) => {
  const pool = startLate();
  const told = await Promise.all([pool[way].tell()].flat());
  expect(new Set(told).size).toBe(answers);
  expect(told).not.toContain(process.pid);
  expect(pool.getWorkerInfo()).toHaveLength(2);
  await Promise.all(pool.end());
  const { WorkerPool } = requireFromGatsby("gatsby-worker") as typeof GatsbyWorker;
  const another = new WorkerPool(childFile(), { numWorkers: 1 });
  expect(another.getWorkerInfo()).toHaveLength(1);
  await Promise.all(another.end());
});

test.each([
  ["few pages are rendered by the main process", 20, "here"],
  ["many pages are rendered by workers", 50, "worker"],
])("%s", async (_, count, by) => {
  const rendererOf = (who: string) => () => Promise.resolve(who as never);
  const single = { renderHTMLProd: rendererOf("worker") as (pages: object) => Promise<unknown> };
  renderFewInProcess(single, () => rendererOf("here"));
  const paths = Array.from({ length: count }, (__, index) => `/${index}`);
  expect(await single.renderHTMLProd({ paths })).toBe(by);
});
