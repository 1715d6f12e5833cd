// @ts-check
/**
 * Gatsby defines every environment variable for the rendering bundle, so another one, as in another shell, rebuilds
 * that bundle and renders all pages again. This keeps the documented ones.
 */
"use strict";

const PREFIX = "process.env.";

/** Variables that Gatsby documents for site code, and those that its runtime reads. */
const DOCUMENTED = /^(?:GATSBY_.*|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
/** Build settings that no page reads. */
const BUILD_ONLY = ["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED", "GATSBY_LOGGER", "GATSBY_WORKER_ID"];

/**
 * Removes other variables from webpack's DefinePlugin.
 *
 * @param {{ plugins: any[] }} config
 */
const defineDocumentedOnly = (config) => {
  const isKept = (/** @type {string} */ name) => DOCUMENTED.test(name) && !BUILD_ONLY.includes(name);
  for (const plugin of config.plugins)
    if (plugin.constructor.name === "DefinePlugin")
      plugin.definitions = Object.fromEntries(
        Object.entries(plugin.definitions).filter(
          ([name]) => !name.startsWith(PREFIX) || isKept(name.slice(PREFIX.length)),
        ),
      );
};

module.exports = { defineDocumentedOnly };
