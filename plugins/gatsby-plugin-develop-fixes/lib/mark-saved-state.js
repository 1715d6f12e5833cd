// @ts-check
/**
 * Gatsby writes nodes to its database at once, but its Redux state only when it is idle. If it is killed in between,
 * the next run takes changed nodes for unchanged: a File node can lack the node of its text, and a build publishes a
 * page without it. This keeps a file that exists only while both agree, so that a script can clear the cache.
 */
"use strict";
const { rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { requireFromGatsby } = require("./gatsby-internals");

/** The actions that `gatsby/dist/datastore/lmdb/lmdb-datastore.js` writes to the database. */
const WRITTEN = [
  "CREATE_NODE",
  "DELETE_NODE",
  "ADD_FIELD_TO_NODE",
  "ADD_CHILD_NODE_TO_PARENT_NODE",
  "MATERIALIZE_PAGE_MODE",
  "DELETE_CACHE",
];

const markerFile = () => join(process.cwd(), ".cache/state-saved");

/** Call where the state is not tracked. */
const removeMarker = () => rmSync(markerFile(), { force: true });

/** Call once, before nodes are created. */
const markSavedState = () => {
  const redux = requireFromGatsby("./dist/redux");
  const { getDataStore } = requireFromGatsby("./dist/datastore");
  const { saveState } = redux;
  const marker = markerFile();
  let changes = 0;
  // Of this run: the first change removes the marker of the last one.
  let isMarked = true;

  const unmark = () => {
    if (isMarked) rmSync(marker, { force: true });
    isMarked = false;
  };
  const onChange = () => {
    changes += 1;
    unmark();
  };
  for (const action of WRITTEN) redux.emitter.on(action, onChange);

  redux.saveState = () => {
    // The state is replaced in several steps.
    unmark();
    const result = saveState();
    const saved = changes;
    void getDataStore()
      .ready()
      .then(() => {
        if (changes !== saved) return;
        writeFileSync(marker, "");
        isMarked = true;
      });
    return result;
  };
};

module.exports = { markSavedState, removeMarker };
