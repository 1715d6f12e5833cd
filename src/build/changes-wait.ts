/**
 * `gatsby develop` takes what is saved while it makes pages into its nodes at once, and loses some of it: a query that runs then
 * forgets what it depends on, and data that is being written is taken for the newest. A file that was saved twice within a second
 * stayed as it was saved first until it was saved again, and whoever saved ten times in a row found the server gone, as Gatsby
 * took that for queries that change what they ask (docs/decisions/0040-changes-wait.md). Here, changes wait until Gatsby is ready
 * for them.
 */
import type { Actions, Node } from "gatsby";
import { getNode } from "gatsby/dist/datastore";
import { actions } from "gatsby/dist/redux/actions";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";

/** To be called once, when the nodes of the start are made. From then on, who awaits a node waits until pages are made. */
export const letChangesWait = (): void => {
  const { addNodeMutation, markNodesDirty } = buildActions;
  Object.assign(buildActions, {
    // What Gatsby does with changes while it bundles.
    callApi: addNodeMutation,
    // Nothing has changed, so nothing is to be made again before what waits is taken in.
    markNodesDirty: { ...markNodesDirty, assignment: {} },
  });
};

/**
 * Of a file that was saved twice meanwhile, both are taken in together. What a transformer made of the first came last, and Gatsby
 * kept the file's node as the transformer had got it: a third state that was the same as the first had not changed anything. To be
 * called once.
 */
export const keepNewestParents = (): void => {
  const publicActions = actions as Pick<Actions, "createParentChildLink">;
  const link = publicActions.createParentChildLink;
  publicActions.createParentChildLink = ({ parent, child }, ...rest) =>
    link({ parent: (getNode(parent.id) as Node | undefined) ?? parent, child }, ...rest);
};
