// @ts-check
/**
 * Load before Gatsby (`node --require gatsby-plugin-fast-builds/register`): it compiles its configuration before
 * loading plugins.
 */
"use strict";
const { isSupportedGatsby } = require("./lib/gatsby-internals");

if (isSupportedGatsby()) require("./lib/esbuild-compiler").useEsbuild();
