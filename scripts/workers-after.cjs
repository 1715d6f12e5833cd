/**
 * Loaded before Gatsby (`--require`): its workers come after its main process where both have something to do. While that one
 * sources, makes pages and bundles, nobody else can do it, and the workers read code and build schemas that are asked for only
 * later: two of them and the main process had two processors between them.
 */
"use strict";
const { setPriority } = require("node:os");

/** As `nice` has it: of a processor that both want, the main process gets nine tenths. */
const AFTER = 10;

if (process.env["GATSBY_WORKER_ID"]) setPriority(AFTER);
