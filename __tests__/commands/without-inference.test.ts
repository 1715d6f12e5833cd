/** What Gatsby reads of its nodes to make its schema. */
import { print } from "graphql";
import { builtInTypeDefinitions } from "gatsby/dist/schema/types/built-in-types";
import { ENTITY_TYPES } from "../../src/gatsby/nodes/create-entities";
import { graphqlTypes } from "../../src/gatsby/schema/types-from-model";
import { withoutNodes } from "../../src/build/without-inference";

/** A datastore with one node of each type. */
const nodesOfTypes = (): { iterateNodesByType: (type: string) => string[] } => ({
  iterateNodesByType: (type) => (type ? [`node of ${type}`] : []),
});

const isKnown = (type: string): boolean => type === "City";

test("no node of a type about which nothing is to be guessed, all of another", async () => {
  const nodes = nodesOfTypes();
  const read: string[] = [];
  const build = async (): Promise<void> => {
    for (const type of ["City", "File"]) read.push(...nodes.iterateNodesByType(type));
  };
  await withoutNodes(build, (() => nodes) as never, isKnown)({});
  expect(read).toEqual(["node of File"]);
});

test.each([
  ["made", () => Promise.resolve()],
  ["not made", () => Promise.reject(new Error("There is no such type."))],
])("all nodes are there again for queries when the schema is %s", async (_, build) => {
  const nodes = nodesOfTypes();
  await withoutNodes(build, (() => nodes) as never, isKnown)({}).catch(() => undefined);
  expect(nodes.iterateNodesByType("City")).toEqual(["node of City"]);
});

test("nothing is to be guessed about pages and about all that content makes", () => {
  const written = [...builtInTypeDefinitions().map((definition) => print(definition)), graphqlTypes()].join("\n");
  for (const type of ["SitePage", ...ENTITY_TYPES])
    expect(written).toMatch(new RegExp(`^type ${type} implements Node[^{]* @dontInfer`, "m"));
});
