// @ts-check
"use strict";

/**
 * Gatsby sets the variable when it reads the configuration, and has no setting for it. It writes the scripts with
 * each page then, as Gatsby 4 did, instead of into a placeholder that a second pass over all pages fills.
 *
 * @type {import("gatsby").GatsbyNode["onPreInit"]}
 */
exports.onPreInit = () => {
  delete process.env["GATSBY_SLICES"];
};
