// @ts-check
/**
 * Gatsby runs Babel three times over every file whose text has a word such as `Head` or `config`, to find GraphQL queries.
 * This skips the files whose text has no `graphql` tag.
 */
"use strict";
const { readFile } = require("node:fs/promises");
const { sep } = require("node:path");
const { requireFromGatsby } = require("./gatsby-internals");

/** A query, a fragment, or a slice. Gatsby finds queries by this tag alone. */
const QUERY = /\bgraphql\s*`|\bgraphql\s*\(|\bSlice\b/;

/** Gatsby also extracts other exports (`Head`, `config`, `getServerData`) from page components. */
const PAGE_FOLDERS = [`src${sep}pages${sep}`, `src${sep}templates${sep}`];

/**
 * Whether Gatsby has to parse a file.
 *
 * @param {string} file its path
 * @param {string} text
 * @param {ReadonlySet<string>} components absolute paths of all page components
 */
const mayHaveQuery = (file, text, components) =>
  QUERY.test(text) || components.has(file) || PAGE_FOLDERS.some((folder) => file.includes(folder));

/** To be called once, before Gatsby extracts queries. */
const skipFilesWithoutQueries = () => {
  const { prototype } = requireFromGatsby("./dist/query/file-parser").default;
  const { store } = requireFromGatsby("./dist/redux");
  const { parseFile } = prototype;
  prototype.parseFile = async function (/** @type {string} */ file, /** @type {unknown} */ addError) {
    // A file that cannot be read is left to Gatsby, which reports it.
    const text = await readFile(file, "utf8").catch(() => undefined);
    const components = new Set(store.getState().components.keys());
    return text === undefined || mayHaveQuery(file, text, components) ? parseFile.call(this, file, addError) : null;
  };
};

module.exports = { mayHaveQuery, skipFilesWithoutQueries };
