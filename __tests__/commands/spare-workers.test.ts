/** When the workers of a second build start, when they get ready for queries, and what the main process does itself. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as GatsbyWorker from "gatsby-worker";
import type { WorkerPool } from "gatsby-worker";
import { insideGatsby } from "../../src/build/inside-gatsby";
import { readyWhenAsked, renderFewHere, startedWhenAsked } from "../../src/build/spare-workers";

/** What workers are asked to do, in its order. */
const workers = () => {
  const asked: string[] = [];
  const todo = (name: string) => (value?: string) => {
    asked.push(value === undefined ? name : `${name} ${value}`);
    return [];
  };
  const names = ["loadConfigAndPlugins", "buildSchema", "setComponents"] as const;
  const all = Object.fromEntries(names.map((name) => [name, todo(name)])) as never as Parameters<
    typeof readyWhenAsked
  >[0];
  readyWhenAsked(all);
  return { all, asked };
};

test("workers do not get ready while nobody has queries for them", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site" as never);
  void all.buildSchema();
  expect(asked).toEqual([]);
});

test("workers get ready when queries are handed out: all that they were to do before, in its order, and once", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site" as never);
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

/** Workers as gatsby-worker makes them, each of which tells the number of its process. */
const startLate = () => {
  const { WorkerPool } = insideGatsby<typeof GatsbyWorker>("gatsby-worker");
  const child = join(folder, "child.js");
  writeFileSync(child, "exports.tell = () => process.pid;");
  const pool = startedWhenAsked(() => new WorkerPool(child, { numWorkers: 2 }) as never);
  return pool as unknown as WorkerPool<{ tell: () => number }>;
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
  const { WorkerPool } = insideGatsby<typeof GatsbyWorker>("gatsby-worker");
  const another = new WorkerPool(join(__dirname, "../support/file-stub.cjs"), { numWorkers: 1 });
  expect(another.getWorkerInfo()).toHaveLength(1);
  await Promise.all(another.end());
});

test.each([
  ["few pages are rendered by the main process", 20, "here"],
  ["many pages are rendered by workers", 50, "worker"],
])("%s", async (_, count, by) => {
  const rendererOf = (who: string) => () => Promise.resolve(who as never);
  const single = { renderHTMLProd: rendererOf("worker") } as never as Parameters<typeof renderFewHere>[0];
  renderFewHere(single, () => rendererOf("here"));
  const paths = Array.from({ length: count }, (__, index) => `/${index}`);
  expect(await single.renderHTMLProd({ paths } as never)).toBe(by);
});
