/**
 * Has Gatsby's workers open the database of its caches as they start, and not when two of them are about to write to it for the first
 * time: what one had written was lost then, about once in two hundred times (docs/decisions/0043-nothing-lost-between-processes.md).
 */
"use strict";
const { inGatsby, isWorker } = require("./stand-for.cjs");

if (isWorker) require(inGatsby("./dist/utils/cache-lmdb.js")).default.getStore();
