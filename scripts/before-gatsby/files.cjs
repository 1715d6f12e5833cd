/**
 * Has Gatsby's workers read and write one file after the other. Each renders page after page and has nothing else to do, but asks
 * for files as a server does that is not to stand still: by four threads more for each worker, on processors that are all at work.
 * That was two fifths of the rendering of small pages: docs/decisions/0041-one-file-after-the-other.md.
 */
"use strict";
const { changeIn, inGatsby, isWorker } = require("./stand-for.cjs");

/** Who asks by a callback is answered as before. */
const atOnce = (later, now) =>
  function (...args) {
    return typeof args.at(-1) === "function" ? later.apply(this, args) : new Promise((done) => done(now(...args)));
  };

if (isWorker)
  changeIn(inGatsby("fs-extra"), (files) => {
    files.readFile = atOnce(files.readFile, files.readFileSync);
    files.outputFile = atOnce(files.outputFile, files.outputFileSync);
  });
