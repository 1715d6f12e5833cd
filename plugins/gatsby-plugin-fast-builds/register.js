// @ts-check
/**
 * To be loaded before Gatsby (`node --require gatsby-plugin-fast-builds/register`), as Gatsby compiles gatsby-config.ts and
 * gatsby-node.ts before it loads any plugin.
 */
"use strict";
const { isSupportedGatsby } = require("./lib/gatsby-internals");

if (isSupportedGatsby()) require("./lib/esbuild-compiler").useEsbuild();
