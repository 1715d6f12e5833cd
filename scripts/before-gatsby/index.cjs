/** Loaded before Gatsby in each of its processes (`--require`, scripts/lib/gatsby-env.ts). */
"use strict";
require("./compiler.cjs");
require("./files.cjs");
require("./caches.cjs");
require("./later.cjs");
require("./state.cjs");
