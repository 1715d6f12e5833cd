/** Nodes that a warm build creates again; each of them re-renders the pages that show it. */
import { isError } from "content-kit/messages/problem";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { ContentStore } from "../../src/gatsby/content-store";
import { ENTITY_TYPES } from "../../src/gatsby/nodes/create-entities";
import { NodeSource } from "../../src/gatsby/node-source";
import { VALID, writeFiles } from "../support/content-folder";

const FLORIDA = "locations/florida.yaml";
const SECOND_CITY = "  - name: Tampa\n    slug: tampa\n    latitude: 27.9\n    longitude: -82.5\n";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
});
beforeEach(() => {
  rmSync(folder, { recursive: true });
  writeFiles(folder, { ...VALID, [FLORIDA]: VALID[FLORIDA] + SECOND_CITY });
  process.env["SITE_CONTENT"] = folder;
});
afterAll(() => {
  delete process.env["SITE_CONTENT"];
  rmSync(folder, { recursive: true });
});

const transformedId = (path: string): string => `${join(folder, path)} transformed`;

/** The folder as it is now, read and checked as in a new process. */
const readStore = (): ContentStore => {
  const store = new ContentStore({ preview: false });
  expect(store.refresh().filter(isError)).toEqual([]);
  return store;
};

/** Gatsby's nodes, kept between builds, and those that the last build changed. */
class Nodes {
  private readonly nodes = new Map<string, Node>();
  private readonly changes = new Set<string>();

  /** A file and its transformed node. */
  private transformed(path: string): Node {
    const of = (type: string, id: string, more: object): Node => ({
      id,
      children: [],
      parent: null,
      internal: { type, contentDigest: "", owner: "" },
      ...more,
    });
    const absolutePath = join(folder, path);
    const file = { sourceInstanceName: "content", relativePath: path, absolutePath };
    this.nodes.set(absolutePath, of("File", absolutePath, file));
    const type = path.endsWith(".md") ? "MarkdownRemark" : "ContentYaml";
    return of(type, transformedId(path), { parent: absolutePath });
  }

  private readonly ofType = (type: string): Node[] =>
    [...this.nodes.values()].filter(({ internal }) => internal.type === type);

  private readonly api = {
    getNode: (id: string) => this.nodes.get(id),
    getNodesByType: this.ofType,
    actions: {
      createNode: (node: Node) => {
        this.nodes.set(node.id, node);
        this.changes.add(node.id);
      },
      deleteNode: ({ id }: Node) => {
        this.nodes.delete(id);
        this.changes.add(id);
      },
    },
  } as unknown as SourceNodesArgs;

  /**
   * Starts a build in Gatsby's order: transformed nodes of unchanged files exist already, others are created later.
   * @returns ids of content nodes that were created or deleted
   */
  build(changedFiles: readonly string[], store = readStore()): string[] {
    this.changes.clear();
    const source = new NodeSource(store);
    for (const path of changedFiles) this.nodes.delete(transformedId(path));
    source.sync(this.api);
    for (const path of changedFiles) {
      const node = this.transformed(path);
      this.nodes.set(node.id, node);
      source.onFileTransformed({ ...this.api, node } as never);
    }
    source.finishBootstrap();
    return [...this.changes].sort();
  }

  /** The content nodes, without Gatsby's additions. */
  all(): Map<string, Node> {
    const own = [...this.nodes.values()].filter(({ internal }) => ENTITY_TYPES.includes(internal.type));
    return new Map(own.map((node) => [node.id, node]));
  }

  parentOf(id: string): string | null | undefined {
    return this.nodes.get(id)?.parent;
  }
}

const change = (path: string, from: string, to: string): void =>
  writeFileSync(join(folder, path), readFileSync(join(folder, path), "utf8").replace(from, to));

test("unchanged content creates no nodes", () => {
  const nodes = new Nodes();
  expect(nodes.build(Object.keys(VALID))).toContain("City:florida/miami");
  expect(nodes.build([])).toEqual([]);
});

test("a changed city creates its own node, and not its state's", () => {
  const nodes = new Nodes();
  nodes.build(Object.keys(VALID));
  change(FLORIDA, "longitude: -82.5", "longitude: -82.5\n    redirectFrom: [/locations/florida/old]");
  expect(nodes.build([FLORIDA])).toEqual(["City:florida/tampa"]);
});

test("a city removed from its file is deleted", () => {
  const nodes = new Nodes();
  nodes.build(Object.keys(VALID));
  change(FLORIDA, SECOND_CITY, "");
  expect(nodes.build([FLORIDA])).toContain("City:florida/tampa");
});

test("nodes of another content folder of an earlier build are not used as parents", () => {
  const nodes = new Nodes();
  nodes.build(Object.keys(VALID));
  const here = folder;
  const elsewhere = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(here, elsewhere, { recursive: true });
  try {
    process.env["SITE_CONTENT"] = folder = elsewhere;
    nodes.build(Object.keys(VALID));
    process.env["SITE_CONTENT"] = folder = here;
    nodes.build([]);
    expect(nodes.parentOf("City:florida/tampa")).toBe(transformedId(FLORIDA));
  } finally {
    folder = here;
    rmSync(elsewhere, { recursive: true });
  }
});

describe("A warm build after a change", () => {
  const GEORGIA = "locations/georgia.yaml";
  const CHILE = "locations/chile.yaml";

  /** More cities than a page mentions, and larger than all others, so that distant states are not mentioned. */
  const stateAt = (name: string, latitude: number, longitude: number, people: number): string =>
    [
      `name: ${name}\nabbreviation: ${name.slice(0, 2).toUpperCase()}\ncities:\n`,
      ...Array.from(
        { length: 14 },
        (_, index) =>
          `  - { name: "${name} ${index}", slug: place-${index}, population: ${people + index}, ` +
          `latitude: ${latitude + (index % 4) / 10}, longitude: ${longitude + index / 10} }\n`,
      ),
    ].join("");

  const files = [...Object.keys(VALID), GEORGIA, CHILE];
  beforeEach(() => {
    writeFiles(folder, {
      [GEORGIA]: stateAt("Georgia", 28, -82.6, 1000),
      [CHILE]: stateAt("Chile", -33, -70, 5_000_000),
    });
  });

  /** Changes of a file, some of which affect pages of other states. */
  const CHANGES: Record<string, [file: string, from: string, to: string]> = {
    "a city's name": [FLORIDA, "name: Tampa", "name: Tampa Harbor"],
    "a state's name": [FLORIDA, "name: Florida", "name: Sunshine State"],
    "a state's abbreviation": [FLORIDA, "abbreviation: FL", "abbreviation: FLA"],
    "where a city lies": [FLORIDA, "latitude: 27.9", "latitude: 27.8"],
    "where a far one lies": [GEORGIA, "latitude: 28, longitude: -82.6", "latitude: -33, longitude: -70.05"],
    "how many people live in a city": [GEORGIA, "population: 1003", "population: 20000000"],
    "which city is a draft": [GEORGIA, "population: 1004,", "population: 1004, draft: true,"],
    "the number of cities": [FLORIDA, SECOND_CITY, ""],
    "a word of all cities": ["pages/city.yaml", "away:", "away: some"],
    "a word of all states": ["pages/state.yaml", "breadcrumb: Locations", "breadcrumb: Places"],
    "the site's language": ["site.yaml", "language: en-US", "language: de-DE"],
    "an industry's name": ["industries/dental-implants.yaml", "name: Medical Spas", "name: Clinics"],
    "an article": ["blog/one.md", "title: ", "title: Once more "],
  };

  let unchanged: ContentStore | undefined;

  test.each(Object.entries(CHANGES))("of %s results in the nodes of a cold build", (_, [file, from, to]) => {
    // Reading the folder takes most of the time: once before all changes, and once after each.
    unchanged ??= readStore();
    const warm = new Nodes();
    warm.build(files, unchanged);
    change(file, from, to);
    const store = readStore();
    warm.build([file], store);
    const cold = new Nodes();
    cold.build(files, store);
    expect(warm.all()).toEqual(cold.all());
    expect(warm.build([], store)).toEqual([]);
  });
});
