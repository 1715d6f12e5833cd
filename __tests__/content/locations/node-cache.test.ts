/** Invalidation of cached location nodes: while developing, and between builds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentStore } from "../../../src/gatsby/content-store";
import type { Entity } from "../../../src/gatsby/nodes/create-entities";
import { LocalFacts } from "../../../src/site/locations/facts";
import { VALID, writeFiles } from "../../support/content-folder";

const NORWAY = "locations/norway.yaml";
const SWEDEN = "locations/sweden.yaml";
const CHILE = "locations/chile.yaml";

/** More cities than a page mentions, so that pages do not mention those of distant states. */
const CITIES = 14;

/** A state with cities around a point; the first has a given name. */
const state = (name: string, latitude: number, longitude: number, first = `${name} 0`, people = 1000): string => {
  const cities = Array.from(
    { length: CITIES },
    (_, index) =>
      `  - { name: ${index === 0 ? first : `${name} ${index}`}, slug: city-${index}, population: ${people + index}, ` +
      `latitude: ${latitude + (index % 4) / 10}, longitude: ${longitude + index / 10} }\n`,
  );
  return `name: ${name}\nabbreviation: ${name.slice(0, 2).toUpperCase()}\ncities:\n${cities.join("")}`;
};

let temporary: string;
let folder: string;
let store: ContentStore;

/** A store as a new process has it, which knows what an earlier one has saved. */
const newStore = (): ContentStore => new ContentStore({ preview: true, cache: join(temporary, "cache") });

const save = (files: Record<string, string>): Map<string, Entity[]> => {
  writeFiles(folder, files);
  expect(store.refresh()).toEqual([]);
  return entitiesOf(store);
};
const entitiesOf = (of: ContentStore): Map<string, Entity[]> =>
  new Map(of.paths().map((path) => [path, of.entities(path)]));

/** The same folder, read without a cache. */
const readUncached = (): Map<string, Entity[]> => {
  const other = new ContentStore({ preview: true });
  other.refresh();
  return entitiesOf(other);
};

let before: Map<string, Entity[]>;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "places-"));
  folder = join(temporary, "content");
  process.env["SITE_CONTENT"] = folder;
  store = newStore();
  before = save({
    ...VALID,
    [NORWAY]: state("Norway", 60, 10),
    [SWEDEN]: state("Sweden", 60, 10.05),
    [CHILE]: state("Chile", -33, -70),
  });
});
afterEach(() => {
  delete process.env["SITE_CONTENT"];
  rmSync(temporary, { recursive: true });
});

test("a renamed city changes everywhere it is mentioned, as without a cache", () => {
  const after = save({ [NORWAY]: state("Norway", 60, 10, "Oslo") });
  expect(JSON.stringify(after.get(SWEDEN))).toContain("Oslo");
  expect(after).toEqual(readUncached());
});

test("a second rename does too", () => {
  save({ [NORWAY]: state("Norway", 60, 10, "Oslo") });
  const after = save({ [SWEDEN]: state("Sweden", 60, 10.05, "Stockholm") });
  expect(JSON.stringify(after.get(NORWAY))).toContain("Stockholm");
  expect(after).toEqual(readUncached());
});

test("a renamed city does not change states that do not mention it", () => {
  const after = save({ [NORWAY]: state("Norway", 60, 10, "Oslo") });
  expect(after.get(CHILE)).toBe(before.get(CHILE));
  expect(after.get(SWEDEN)).not.toBe(before.get(SWEDEN));
});

test.each([
  ["more people", { [NORWAY]: state("Norway", 60, 10, "Norway 0", 2000) }],
  ["another place", { [NORWAY]: state("Norway", -33, -70.5) }],
])("a state with %s changes everywhere, as without a cache", (_, files) => {
  const after = save(files);
  expect(after.get(CHILE)).not.toBe(before.get(CHILE));
  expect(after).toEqual(readUncached());
});

describe("In the next process", () => {
  /** Counts the states whose nodes are computed. */
  const computed = jest.spyOn(LocalFacts.prototype, "ofState");
  beforeEach(() => {
    store.save();
    store = newStore();
    computed.mockClear();
  });
  afterAll(() => computed.mockRestore());

  const statesComputed = (): unknown[] => computed.mock.calls.map(([slug]) => slug).sort();

  test("the nodes of places are as they were, and none is computed", () => {
    expect(save({})).toEqual(before);
    expect(statesComputed()).toEqual([]);
  });

  test("only the states that mention a renamed city are computed, as without a cache", () => {
    const after = save({ [NORWAY]: state("Norway", 60, 10, "Oslo") });
    expect(statesComputed()).toEqual(["norway", "sweden"]);
    expect(after).toEqual(readUncached());
  });

  test.each([
    [
      "another circle on all maps of cities",
      { "pages/city.yaml": (VALID["pages/city.yaml"] ?? "").replace(/near: \d+/, "near: 12") },
    ],
    ["a draft", { [SWEDEN]: `draft: true\n${state("Sweden", 60, 10.05)}` }],
  ])("%s changes them, as without a cache", (_, files) => {
    const after = save(files);
    expect(statesComputed()).toContain("sweden");
    expect(after).toEqual(readUncached());
  });
});
