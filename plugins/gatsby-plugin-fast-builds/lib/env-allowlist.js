// @ts-check
/**
 * Gatsby defines every environment variable for the bundle that renders pages, so a further one, as on another machine or in
 * another shell, rebuilds that bundle and renders all pages again. This keeps the documented ones.
 */
"use strict";

const PREFIX = "process.env.";

/** What Gatsby documents for site code, and what its own runtime reads. */
const DOCUMENTED = /^(?:GATSBY_.*|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
/** Settings of a build's process, which no page reads. */
const BUILD_ONLY = ["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED", "GATSBY_LOGGER", "GATSBY_WORKER_ID"];

/**
 * Removes the definitions of all other variables from webpack's DefinePlugin.
 *
 * @param {{ plugins: any[] }} config
 * @param {readonly string[]} extra names that the site's code reads besides
 */
const defineDocumentedOnly = (config, extra) => {
  const isKept = (/** @type {string} */ name) =>
    (DOCUMENTED.test(name) && !BUILD_ONLY.includes(name)) || extra.includes(name);
  for (const plugin of config.plugins)
    if (plugin.constructor.name === "DefinePlugin")
      plugin.definitions = Object.fromEntries(
        Object.entries(plugin.definitions).filter(
          ([name]) => !name.startsWith(PREFIX) || isKept(name.slice(PREFIX.length)),
        ),
      );
};

module.exports = { defineDocumentedOnly };
