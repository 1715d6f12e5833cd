// @ts-check
/**
 * Gatsby runs Babel three times on every file that contains a word such as `Head` or `config`, to find GraphQL
 * queries. This skips files without a `graphql` tag.
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

/** Call once, before Gatsby extracts queries. */
const skipFilesWithoutQueries = () => {
  const { prototype } = requireFromGatsby("./dist/query/file-parser").default;
  const { store } = requireFromGatsby("./dist/redux");
  const { parseFile } = prototype;
  prototype.parseFile = async function (/** @type {string} */ file, /** @type {unknown} */ addError) {
    // Unreadable files are left to Gatsby, which reports them.
    const text = await readFile(file, "utf8").catch(() => undefined);
    const components = new Set(store.getState().components.keys());
    return text === undefined || mayHaveQuery(file, text, components) ? parseFile.call(this, file, addError) : null;
  };
};

module.exports = { mayHaveQuery, skipFilesWithoutQueries };
