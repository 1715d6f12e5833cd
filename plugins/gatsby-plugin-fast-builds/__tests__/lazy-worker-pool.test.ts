/** When workers of a warm build start and prepare, and what the main process runs itself. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as GatsbyWorker from "gatsby-worker";
import type { WorkerPool } from "gatsby-worker";
import { requireFromGatsby } from "../lib/gatsby-internals";
import { createLazily, prepareOnFirstQuery, renderFewInProcess } from "../lib/lazy-worker-pool";

/** Records calls of worker methods, in order. */
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

test("workers do not prepare without queries", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site");
  void all.buildSchema();
  expect(asked).toEqual([]);
});

test("workers prepare with the first queries: all delayed calls, in order, once", () => {
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

/** A lazy gatsby-worker pool whose jobs return their process id. */
const startLate = () => {
  const { WorkerPool } = requireFromGatsby("gatsby-worker") as typeof GatsbyWorker;
  const child = childFile();
  writeFileSync(child, "exports.tell = () => process.pid;");
  return createLazily(() => new WorkerPool(child, { numWorkers: 2 })) as WorkerPool<{ tell: () => number }>;
};

test("no worker starts without work, and a build without work ends", async () => {
  const pool = startLate();
  expect(pool.getWorkerInfo()).toEqual([]);
  expect(await Promise.all(pool.end())).toEqual([]);
});

test.each<["single" | "all", number]>([
  ["single", 1],
  ["all", 2],
])("workers start with the first job, and other pools are unchanged: %s", async (way, answers) => {
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
