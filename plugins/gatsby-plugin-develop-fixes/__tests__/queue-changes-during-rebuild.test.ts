/** Files saved during a rebuild, in Gatsby's own state machine. */
import { developMachine } from "gatsby/dist/state-machines/develop";
import type { Actions } from "gatsby";
import { getDataStore, getNode } from "gatsby/dist/datastore";
import { store } from "gatsby/dist/redux";
import { actions } from "gatsby/dist/redux/actions";
import { linkToCurrentParent, queueChangesDuringRebuild } from "../lib/queue-changes-during-rebuild";

const SAVED = { type: "createNode", payload: [{ id: "a" }] };

beforeAll(() => {
  queueChangesDuringRebuild();
  linkToCurrentParent();
});

describe.each(["recreatingPages", "runningQueries"])("In %s", (step) => {
  const ready = developMachine.withContext({} as never);
  const after = () => ready.transition(step, { type: "ADD_NODE_MUTATION", payload: SAVED });

  test("a change is queued", () => {
    expect(after().context.nodeMutationBatch).toEqual([SAVED]);
  });

  test("a queued change marks nothing as dirty", () => {
    expect(after().actions).toEqual([]);
  });

  test("a queued change does not count as made by a query", () => {
    expect(after().context.nodesMutatedDuringQueryRun).toBeFalsy();
  });
});

test("a node made from the older of two saves is linked to the newer file node", () => {
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
  // Gatsby opens its database at the first access.
  getDataStore();
  put(older);
  put(file("newer"));
  store.dispatch(link({ parent: older, child: { id: "text" } } as never) as never);
  expect(getNode("file")).toMatchObject({ children: ["text"], internal: { contentDigest: "newer" } });
});
