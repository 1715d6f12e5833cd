/** Files saved during a rebuild, in Gatsby's own state machine. */
import { developMachine } from "gatsby/dist/state-machines/develop";
import { createMachine, interpret, type AnyInterpreter } from "xstate";
import { waitFor } from "xstate/lib/waitFor";
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

test.each(["recreatingPages", "runningQueries"])("In %s, a change is queued, and changes nothing yet", (step) => {
  const change = { type: "ADD_NODE_MUTATION", payload: SAVED };
  const { context, actions } = developMachine.withContext({} as never).transition(step, change);
  expect({ ...context, actions }).toMatchObject({ nodeMutationBatch: [SAVED], actions: [] });
  expect(context.nodesMutatedDuringQueryRun).toBeFalsy();
});

let service: AnyInterpreter | undefined;

afterEach(() => service?.stop());

/** Gatsby's machine, which waits after a compilation, and what it has done when it waits again. */
const waitingWith = (context: object) => {
  const done: string[] = [];
  const note = (what: string): void => void done.push(what);
  const store = { dispatch: ({ type, payload }: { type: string; payload: string }) => note(`${type} ${payload}`) };
  const services = {
    recompile: async () => undefined,
    recreatePages: async () => note("recreate pages"),
    runQueries: async ({ pendingQueryRuns = [] }: { pendingQueryRuns?: Iterable<string> }) =>
      note(`run queries of ${[...pendingQueryRuns].join()}`),
  };
  const { options } = developMachine.withConfig({ services, actions: { saveDbState: () => undefined } });
  const machine = createMachine({ ...developMachine.config, initial: "recompiling" } as never, options as never);
  service = interpret(machine.withContext({ store, compiler: {}, ...context })).start();
  const rebuilt = waitFor(service, (state) => state.matches("waiting") && done.includes("recreate pages"));
  return { rebuilt: rebuilt.then(() => done), send: (event: object) => service?.send(event) };
};

const touch = (id: string) => ({ type: "touchNode", payload: [{ id, internal: { type: "File" } }] });

describe("When a page is requested, changes that wait are applied once, and pages created anew, before its query", () => {
  test.each([
    ["a few changes", 3],
    ["so many that they are applied at once", 101],
  ])("%s", async (_, count) => {
    const ids = Array.from({ length: count }, (__, index) => String(index));
    const { rebuilt } = waitingWith({ nodeMutationBatch: ids.map(touch), pendingQueryRuns: new Set(["/page"]) });
    await expect(rebuilt).resolves.toEqual([
      ...ids.map((id) => `TOUCH_NODE ${id}`),
      "recreate pages",
      "run queries of /page",
    ]);
  });

  test("the first change after the start", async () => {
    const { rebuilt, send } = waitingWith({});
    await waitFor(service as AnyInterpreter, (state) => state.matches("waiting"));
    send({ type: "ADD_NODE_MUTATION", payload: touch("first") });
    send({ type: "QUERY_RUN_REQUESTED", payload: { pagePath: "/page" } });
    await expect(rebuilt).resolves.toEqual(["TOUCH_NODE first", "recreate pages", "run queries of /page"]);
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
