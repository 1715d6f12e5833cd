/** What of Gatsby's nodes a second build makes anew: every page that shows such a node is asked and written again. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { ContentStore } from "../../src/build/content-store";
import { EntitySource } from "../../src/build/source-entities";
import { VALID, writeFiles } from "../support/content-folder";

const FLORIDA = "locations/florida.yaml";
const SECOND_CITY = "  - name: Tampa\n    slug: tampa\n    latitude: 27.9\n    longitude: -82.5\n";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  writeFiles(folder, { ...VALID, [FLORIDA]: VALID[FLORIDA] + SECOND_CITY });
  process.env["SITE_CONTENT"] = folder;
});
afterEach(() => {
  delete process.env["SITE_CONTENT"];
  rmSync(folder, { recursive: true });
});

const transformedId = (path: string): string => `${join(folder, path)} transformed`;

/** What Gatsby keeps from one build to the next, and who was made or taken away since it was asked last. */
class Nodes {
  private readonly nodes = new Map<string, Node>();
  private readonly changes = new Set<string>();

  /** A file, and what its transformer makes of it. */
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

  private readonly api = {
    getNode: (id: string) => this.nodes.get(id),
    getNodesByType: (type: string) => [...this.nodes.values()].filter(({ internal }) => internal.type === type),
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
   * The start of a build, in Gatsby's order: what the transformers have made of files that have not changed is there
   * already, what they make of the others comes later.
   * @returns the ids of the nodes of content that were made or taken away
   */
  build(changedFiles: readonly string[]): string[] {
    this.changes.clear();
    const store = new ContentStore({ preview: false });
    expect(store.refresh()).toEqual([]);
    const source = new EntitySource(store);
    for (const path of changedFiles) this.nodes.delete(transformedId(path));
    source.syncAll(this.api);
    for (const path of changedFiles) {
      const node = this.transformed(path);
      this.nodes.set(node.id, node);
      source.onTransformed({ ...this.api, node } as never);
    }
    return [...this.changes].sort();
  }

  parentOf(id: string): string | null | undefined {
    return this.nodes.get(id)?.parent;
  }
}

const change = (path: string, from: string, to: string): void =>
  writeFileSync(join(folder, path), readFileSync(join(folder, path), "utf8").replace(from, to));

test("nothing of unchanged content is made anew", () => {
  const nodes = new Nodes();
  expect(nodes.build(Object.keys(VALID))).toContain("City:florida/miami");
  expect(nodes.build([])).toEqual([]);
});

test("one city that changes is made anew alone, and not its state with all cities", () => {
  const nodes = new Nodes();
  nodes.build(Object.keys(VALID));
  change(FLORIDA, "longitude: -82.5", "longitude: -82.5\n    draft: false");
  expect(nodes.build([FLORIDA])).toEqual(["City:florida/tampa"]);
});

test("a city that is taken out of its file is gone", () => {
  const nodes = new Nodes();
  nodes.build(Object.keys(VALID));
  change(FLORIDA, SECOND_CITY, "");
  expect(nodes.build([FLORIDA])).toContain("City:florida/tampa");
});

test("what is left of another folder that the site was made of is nobody's parent", () => {
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
