// @ts-check
/**
 * Gatsby applies node changes during page creation and queries at once, and loses some: a running query forgets its
 * dependencies, and stale page data counts as current. This queues them until Gatsby is idle.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** @typedef {{ nodeMutationBatch?: unknown[], pendingQueryRuns?: Set<string>, heldQueryRuns?: Set<string> }} Context */

/** Holds requested queries while changes wait. Gatsby shares the array with the machine that waits, if there is one. */
const holdQueries = (/** @type {Context} */ context, /** @type {Iterable<string>} */ more = []) => {
  const { nodeMutationBatch = [], pendingQueryRuns = [], heldQueryRuns = [] } = context;
  const requested = new Set([...pendingQueryRuns, ...heldQueryRuns, ...more]);
  return nodeMutationBatch.length > 0
    ? { nodeMutationBatch, pendingQueryRuns: new Set(), heldQueryRuns: requested }
    : { nodeMutationBatch, pendingQueryRuns: requested, heldQueryRuns: new Set() };
};

/**
 * A requested query ends the wait for changes. Changes that were just applied were then applied again, which ended the
 * process, and the first ones after the start were lost. This lets the query wait: pages are rebuilt before it runs.
 */
const finishChangesBeforeQueries = (/** @type {any} */ buildActions) => {
  const { assignServiceResult, resetRecompileCount, trackRequestedQueryRun } = buildActions;
  /** @type {(action: object, assignment: (context: Context, event: any) => object) => object} */
  const assign = (action, assignment) => ({ ...action, assignment });
  Object.assign(buildActions, {
    trackRequestedQueryRun: assign(trackRequestedQueryRun, (context, { payload }) =>
      holdQueries(context, payload?.pagePath ? [payload.pagePath] : []),
    ),
    // When Gatsby begins to wait.
    resetRecompileCount: assign(resetRecompileCount, (context) => ({
      ...resetRecompileCount.assignment,
      ...holdQueries(context),
    })),
    // Changes have been applied if a batch is returned.
    assignServiceResult: assign(assignServiceResult, (context, { data }) =>
      data?.nodeMutationBatch ? { ...data, ...holdQueries({ ...context, ...data }) } : data,
    ),
  });
};

/** Call once, after bootstrap. From then on, an awaited node change resolves only after the rebuild. */
const queueChangesDuringRebuild = () => {
  const { buildActions } = requireFromGatsby("./dist/state-machines/develop/actions");
  finishChangesBeforeQueries(buildActions);
  Object.assign(buildActions, {
    // What Gatsby does with changes while it bundles.
    callApi: buildActions.addNodeMutation,
    // Queued changes have not changed anything yet.
    markNodesDirty: { ...buildActions.markNodesDirty, assignment: {} },
  });
};

/**
 * `createParentChildLink` writes the caller's copy of the parent. With two saves in one batch, the transformer's
 * older copy replaced the newer node. This links to the node in the store. Call once.
 */
const linkToCurrentParent = () => {
  const { getNode } = requireFromGatsby("./dist/datastore");
  const { actions } = requireFromGatsby("./dist/redux/actions");
  const { createParentChildLink } = actions;
  actions.createParentChildLink = (/** @type {any} */ { parent, child }, /** @type {any[]} */ ...rest) =>
    createParentChildLink({ parent: getNode(parent.id) ?? parent, child }, ...rest);
};

module.exports = { linkToCurrentParent, queueChangesDuringRebuild };
