/**
 * Has Gatsby write what it keeps of all pages once in a build, at the end. It does so three times, in case the build breaks; but what
 * a broken build leaves is thrown away (scripts/build.ts), and it is half a second with thirty thousand pages
 * (docs/decisions/0046-bundles-that-stay.md).
 */
"use strict";
const { changeIn, inGatsby, isWorker } = require("./stand-for.cjs");

/** The last one comes after the pages are written. */
let pagesAreWritten = false;

if (!isWorker && process.argv.includes("build")) {
  changeIn(inGatsby("./dist/redux/index.js"), (redux) => {
    const { saveState } = redux;
    redux.saveState = () => (pagesAreWritten ? saveState() : undefined);
  });
  changeIn(inGatsby("./dist/commands/build-html.js"), (html) => {
    const { buildHTMLPagesAndDeleteStaleArtifacts } = html;
    html.buildHTMLPagesAndDeleteStaleArtifacts = async (...args) => {
      const written = await buildHTMLPagesAndDeleteStaleArtifacts(...args);
      pagesAreWritten = true;
      return written;
    };
  });
}
