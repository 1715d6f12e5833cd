/** What `gatsby develop` does with a file that is saved while it makes pages, by Gatsby's own steps. */
import { developMachine } from "gatsby/dist/state-machines/develop";
import { letChangesWait } from "../../src/build/changes-wait";

const SAVED = { type: "createNode", payload: [{ id: "a" }] };

beforeAll(() => letChangesWait());

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
