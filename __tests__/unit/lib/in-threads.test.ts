/** Work is shared among threads, and comes to the same as in one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inThreads } from "../../../src/build/in-threads";
import { pageSimilarityAt } from "../../../src/gatsby/locations/page-similarity-at";

const WORK = { module: "src/gatsby/locations/page-similarity-at.ts", name: "pageSimilarityAt", run: pageSimilarityAt };
const GROUPS = Array.from({ length: 7 }, (_, group) => [`/group-${group}/one`, `/group-${group}/two`]);
const site = mkdtempSync(join(tmpdir(), "threads-"));

beforeAll(() => {
  GROUPS.forEach((paths, group) =>
    paths.forEach((path, page) => {
      const file = join(site, path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `<main>a b c d e ${"f ".repeat(group)} page ${page}</main>`);
    }),
  );
});

afterAll(() => rmSync(site, { recursive: true }));

test("several threads tell the same of each job as one, in the order of the jobs", async () => {
  const here = await inThreads(WORK, site, GROUPS, 1);
  expect(here.map(({ thinnest: [first] }) => first?.words)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(await inThreads(WORK, site, GROUPS, 3)).toEqual(here);
  expect(await inThreads(WORK, site, GROUPS.slice(0, 1), 3)).toEqual(here.slice(0, 1));
});

test("where one job fails in its thread, it is told as it is here", async () => {
  const jobs = [...GROUPS, ["/nowhere"]];
  await expect(inThreads(WORK, site, jobs, 1)).rejects.toThrow("nowhere");
  await expect(inThreads(WORK, site, jobs, 2)).rejects.toThrow("nowhere");
});
