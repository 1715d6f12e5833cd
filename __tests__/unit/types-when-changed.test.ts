/** When the types of queries are written: where they would be others than those that lie there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema } from "gatsby/graphql";
import { whenChanged } from "../../src/build/types-when-changed";

type Write = Parameters<typeof whenChanged>[0];
type Definitions = Parameters<Write>[2];

const TYPES = "types.d.ts";
const FEEDS = "feeds.ts";

let site: string;
let written: number;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(site, ".cache"));
  writeFileSync(join(site, FEEDS), "query Feeds { articles }");
  written = 0;
});
afterEach(() => rmSync(site, { recursive: true }));

const write = whenChanged(async () => {
  written += 1;
  writeFileSync(join(site, TYPES), "declare namespace Queries {}");
});

const queries = (texts: Readonly<Record<string, string>>): Definitions =>
  new Map(Object.entries(texts).map(([name, text]) => [name, { name, text }])) as never;

const CITY = "query City { city }";
const STATE = "query State { state }";

const ask = async (
  schema = "type Query { city: String }",
  definitions = queries({ City: CITY, State: STATE }),
): Promise<number> => {
  await write(site, buildSchema(schema), definitions, {
    typesOutputPath: TYPES,
    documentSearchPaths: [FEEDS],
  } as never);
  return written;
};

test("is once for the same queries, in whatever order they come", async () => {
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
  expect(await ask(undefined, queries({ State: STATE, City: CITY }))).toBe(1);
});

test("is when a type of the schema has another field", async () => {
  await ask();
  expect(await ask("type Query { city: String, state: String }")).toBe(2);
});

test("is when a query asks for something else", async () => {
  await ask();
  expect(await ask(undefined, queries({ City: "query City { city state }", State: STATE }))).toBe(2);
});

test("is when a query of the build's own code asks for something else", async () => {
  await ask();
  writeFileSync(join(site, FEEDS), "query Feeds { episodes }");
  expect(await ask()).toBe(2);
});

test("is when somebody has changed or deleted the types", async () => {
  await ask();
  writeFileSync(join(site, TYPES), "");
  expect(await ask()).toBe(2);
  rmSync(join(site, TYPES));
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(3);
});
