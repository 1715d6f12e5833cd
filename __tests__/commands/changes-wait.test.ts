/** What `gatsby develop` does with a file that is saved while it makes pages, by Gatsby's own steps. */
import { developMachine } from "gatsby/dist/state-machines/develop";
import type { Actions } from "gatsby";
import { getDataStore, getNode } from "gatsby/dist/datastore";
import { store } from "gatsby/dist/redux";
import { actions } from "gatsby/dist/redux/actions";
import { keepNewestParents, letChangesWait } from "../../src/build/changes-wait";

const SAVED = { type: "createNode", payload: [{ id: "a" }] };

beforeAll(() => {
  letChangesWait();
  keepNewestParents();
});

describe.each(["recreatingPages", "runningQueries"])("in %s", (step) => {
  const ready = developMachine.withContext({} as never);
  const after = () => ready.transition(step, { type: "ADD_NODE_MUTATION", payload: SAVED });

  test("it keeps the change for when it is ready", () => {
    expect(after().context.nodeMutationBatch).toEqual([SAVED]);
  });

  test("it changes nothing that queries go by", () => {
    expect(after().actions).toEqual([]);
  });

  test("it does not take the change for one that its own queries made", () => {
    expect(after().context.nodesMutatedDuringQueryRun).toBeFalsy();
  });
});

test("what is made of a file's older state leaves its newer state as it is", () => {
  const file = (contentDigest: string) => ({
    id: "file",
    children: [] as string[],
    parent: null,
    internal: { type: "SavedFile", contentDigest, owner: "files" },
  });
  const put = (node: ReturnType<typeof file>): unknown =>
    store.dispatch({ type: "CREATE_NODE", payload: node, plugin: { name: "files" } } as never);
  const link = (actions as Pick<Actions, "createParentChildLink">).createParentChildLink;
  const older = file("older");
  // Gatsby opens its database when it is first asked.
  getDataStore();
  put(older);
  put(file("newer"));
  store.dispatch(link({ parent: older, child: { id: "text" } } as never) as never);
  expect(getNode("file")).toMatchObject({ children: ["text"], internal: { contentDigest: "newer" } });
});
