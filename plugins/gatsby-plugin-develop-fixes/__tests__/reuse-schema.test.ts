/** When the schema is rebuilt, and the types of queries are written, with Gatsby's own store. */
import type { Actions } from "gatsby";
import { getDataStore } from "gatsby/dist/datastore";
import { store } from "gatsby/dist/redux";
import { actions } from "gatsby/dist/redux/actions";
import { dataLayerServices } from "gatsby/dist/state-machines/data-layer/services";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";
import { reuseQueryTypes, reuseSchema } from "../lib/reuse-schema";

/** Gatsby types its services as optional, and as state machines, too. */
const services = dataLayerServices as unknown as { buildSchema: (context: object) => Promise<void> };

let builds = 0;

const dispatch = (action: object): unknown => store.dispatch(action as never);

interface Values {
  type?: string;
  id?: string;
  [field: string]: unknown;
}

/** Of this run: Gatsby's database keeps those of earlier ones. */
const saved = new Map<string, object>();

/** Creates or replaces a node. */
const save = ({ type = "Note", id = "note", ...values }: Values) => {
  const internal = { type, contentDigest: JSON.stringify(values), owner: "notes" };
  const node = { id, parent: null, children: [] as string[], ...values, internal };
  dispatch({ type: "CREATE_NODE", payload: node, oldNode: saved.get(id), plugin: { name: "notes" } });
  saved.set(id, node);
  return node;
};

/** Links a node to its parent. */
const link = (parent: object, child: object): unknown =>
  dispatch(
    (actions as Pick<Actions, "createParentChildLink">).createParentChildLink({ parent, child } as never) as never,
  );

/** Rebuilds as after a save; returns whether the schema was built. */
const isBuilt = async (context: object = {}): Promise<boolean> => {
  const before = builds;
  await services.buildSchema(context);
  return builds > before;
};

beforeAll(() => {
  // Gatsby opens its database at the first access.
  getDataStore();
  dispatch({ type: "START_INCREMENTAL_INFERENCE" });
  services.buildSchema = () => {
    builds += 1;
    dispatch({ type: "SET_SCHEMA", payload: null });
    return Promise.resolve();
  };
  save({ text: "first" });
  reuseSchema();
});

beforeEach(() => isBuilt({ refresh: true }));

test("a changed text keeps the schema", async () => {
  save({ text: "second" });
  expect(await isBuilt()).toBe(false);
});

test.each([
  ["a new field", { text: "text", length: 4 }],
  ["a number instead of a text", { text: 4 }],
  ["one more node", { id: "other", text: 4 }],
  ["a node of a new type", { type: "Picture", id: "picture", width: 4 }],
])("%s rebuilds it once", async (_, values) => {
  save(values);
  expect(await isBuilt()).toBe(true);
  expect(await isBuilt()).toBe(false);
});

test("the first child of a type rebuilds it, further ones do not", async () => {
  const parent = save({ text: "with a child" });
  const child = save({ type: "Child", id: "child" });
  await isBuilt();
  link(parent, child);
  expect(await isBuilt()).toBe(true);
  link(save({ text: "with the same child" }), child);
  expect(await isBuilt()).toBe(false);
});

test("a type that infers nothing never rebuilds it", async () => {
  dispatch({ type: "CREATE_TYPES", payload: "type Written implements Node @dontInfer { id: ID! }" });
  save({ type: "Written", id: "written", text: "text" });
  expect(await isBuilt()).toBe(false);
});

test("a refresh of all data rebuilds it", async () => {
  expect(await isBuilt({ refresh: true })).toBe(true);
});

test("the types of queries are written again when a query or the schema is another one", () => {
  const actionsOfGatsby = buildActions as unknown as { definitionsTypegen: (context: object, event: object) => void };
  let schema = {};
  let writes = 0;
  actionsOfGatsby.definitionsTypegen = () => {
    writes += 1;
  };
  reuseQueryTypes();
  const writesAfter = (queries: Readonly<Record<string, number>>): number => {
    const payload = new Map(Object.entries(queries).map(([name, hash]) => [name, { hash }]));
    actionsOfGatsby.definitionsTypegen({ store: { getState: () => ({ schema }) } }, { payload: { payload } });
    return writes;
  };
  expect(writesAfter({ City: 1, State: 2 })).toBe(1);
  expect(writesAfter({ State: 2, City: 1 })).toBe(1);
  expect(writesAfter({ City: 3, State: 2 })).toBe(2);
  schema = {};
  expect(writesAfter({ City: 3, State: 2 })).toBe(3);
});
