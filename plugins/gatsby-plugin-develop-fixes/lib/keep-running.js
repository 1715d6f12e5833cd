// @ts-check
/**
 * An error during a rebuild ends the process, or leaves Gatsby waiting for a step that never ends. This reports it,
 * and goes on: the next save rebuilds the pages.
 */
"use strict";
const { stripVTControlCharacters } = require("node:util");
const { requireFromGatsby } = require("./gatsby-internals");

/** The terminal is closed, or the process above has ended: there is nobody to go on for. */
const LAST = ["EPIPE", "ERR_IPC_CHANNEL_CLOSED"];

/** What a failed step returns. */
const NOTHING = {
  queryIds: { staticQueryIds: [], pageQueryIds: [], sliceQueryIds: [] },
  changedPages: [],
  deletedPages: [],
};

/** Uncaught, so that listeners of the process hear of it as well. */
const raise = (/** @type {unknown} */ error) =>
  void setImmediate(() => {
    throw error;
  });

/** @param {Record<string, any>} steps functions, which then never throw or reject */
const guard = (steps) => {
  for (const [name, step] of Object.entries(steps)) {
    // Others are states and assignments of XState.
    if (typeof step !== "function") continue;
    steps[name] = (/** @type {unknown[]} */ ...values) => {
      try {
        const result = step(...values);
        return result instanceof Promise ? result.catch((error) => (raise(error), NOTHING)) : result;
      } catch (error) {
        raise(error);
        return undefined;
      }
    };
  }
};

/** One change that fails does not stop the others. */
const applyEach = (/** @type {any} */ { waitingServices: services }) => {
  const { runMutationBatch } = services;
  services.runMutationBatch = async (/** @type {any} */ { runningBatch, store }) => {
    const applied = await Promise.allSettled(
      runningBatch.map((/** @type {any} */ change) => runMutationBatch({ runningBatch: [change], store })),
    );
    for (const result of applied) if (result.status === "rejected") raise(result.reason);
  };
};

const errorOf = (/** @type {any} */ problem, /** @type {unknown} */ error) => {
  if (error instanceof Error || problem instanceof Error) return error ?? problem;
  const text = typeof problem === "string" ? problem : problem?.context?.sourceMessage;
  return new Error(stripVTControlCharacters(String(text ?? "Gatsby gave no reason.")));
};

/** Gatsby prints an error of `createPages` and the like, and goes on: listeners of the process hear of it as well. */
const tellOfLifecycles = (/** @type {any} */ reporter) => {
  const { panicOnBuild } = reporter;
  /** @type {import("node:events").EventEmitter} */
  const listeners = process;
  reporter.panicOnBuild = (/** @type {any} */ problem, /** @type {unknown[]} */ ...more) => {
    if (problem?.context?.api) listeners.emit("uncaughtExceptionMonitor", errorOf(problem, more[0]));
    return panicOnBuild(problem, ...more);
  };
};

const surviveErrors = () => {
  const reporter = requireFromGatsby("gatsby-cli/lib/reporter");
  // Instead of ending the process.
  reporter.panic = (/** @type {any} */ problem, /** @type {unknown} */ error) => {
    throw errorOf(problem, error);
  };
  tellOfLifecycles(reporter);
  process.on("uncaughtException", (error) => {
    if (LAST.includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) process.exit(1);
    reporter.error("The pages could not be rebuilt. The next save tries again.", error);
  });
};

/** Call once, after bootstrap. Until Gatsby waits for changes, errors end the process as before. */
const keepRunning = () => {
  const { buildActions } = requireFromGatsby("./dist/state-machines/develop/actions");
  const { developServices } = requireFromGatsby("./dist/state-machines/develop/services");
  const { queryRunningServices } = requireFromGatsby("./dist/state-machines/query-running/services");
  const { dataLayerServices } = requireFromGatsby("./dist/state-machines/data-layer/services");
  const { waitingActions } = requireFromGatsby("./dist/state-machines/waiting/actions");
  const { saveDbState } = buildActions;
  buildActions.saveDbState = (/** @type {unknown[]} */ ...values) => {
    // Called each time that Gatsby begins to wait.
    buildActions.saveDbState = saveDbState;
    surviveErrors();
    applyEach(requireFromGatsby("./dist/state-machines/waiting/services"));
    for (const name of ["panic", "logError"])
      buildActions[name] = (/** @type {any} */ _, /** @type {any} */ { data }) => raise(data);
    for (const steps of [buildActions, waitingActions, queryRunningServices, dataLayerServices, developServices])
      guard(steps);
    return buildActions.saveDbState(...values);
  };
};

module.exports = { keepRunning };
