// @ts-check
/** After each save, Gatsby warns of every template that has no page, as where a site has no entries of a kind. */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

const NEEDLESS = /^\s*(?:The GraphQL query in the non-page component|Exported queries are only executed for page)/;

/** Call once, before queries are extracted. */
const quietTemplates = () => {
  const reporter = requireFromGatsby("gatsby-cli/lib/reporter");
  for (const name of ["warn", "log"]) {
    const print = reporter[name];
    reporter[name] = (/** @type {string} */ text) => NEEDLESS.test(text) || print(text);
  }
};

module.exports = { quietTemplates };
