// @ts-check
/**
 * Gatsby applies node changes that arrive while it recreates pages or runs queries at once, and loses some of them: a running
 * query forgets its dependencies, and stale page data counts as current. Here they are queued until it is idle again.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** To be called once, after bootstrap. From then on, an awaited node change resolves only after the pages are rebuilt. */
const queueChangesDuringRebuild = () => {
  const { buildActions } = requireFromGatsby("./dist/state-machines/develop/actions");
  const { addNodeMutation, markNodesDirty } = buildActions;
  Object.assign(buildActions, {
    // What Gatsby does with changes while it bundles.
    callApi: addNodeMutation,
    // Queued changes have not changed anything yet.
    markNodesDirty: { ...markNodesDirty, assignment: {} },
  });
};

/**
 * `createParentChildLink` writes the parent as its caller knows it. With two saves in one batch, the transformer's older copy
 * replaced the newer node. This links to the node that is in the store. To be called once.
 */
const linkToCurrentParent = () => {
  const { getNode } = requireFromGatsby("./dist/datastore");
  const { actions } = requireFromGatsby("./dist/redux/actions");
  const { createParentChildLink } = actions;
  actions.createParentChildLink = (/** @type {any} */ { parent, child }, /** @type {any[]} */ ...rest) =>
    createParentChildLink({ parent: getNode(parent.id) ?? parent, child }, ...rest);
};

module.exports = { linkToCurrentParent, queueChangesDuringRebuild };
