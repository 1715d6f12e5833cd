/** Which environment variables the bundles are made with. */

/** webpack's plugin that puts values into the code, and what is used of it. */
interface Defining {
  definitions: Record<string, unknown>;
}

const PREFIX = "process.env.";

/** Those that code in the bundles may ask for: Gatsby's documentation promises the first to whoever writes it. */
const ASKED_FOR = /^(GATSBY_.*|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
/** They tell Gatsby how to work, and no page of it. */
const OF_THE_BUILD = ["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED", "GATSBY_LOGGER"];

const isAskedFor = (name: string): boolean => ASKED_FOR.test(name) && !OF_THE_BUILD.includes(name);

const isKnown = (definition: string): boolean =>
  !definition.startsWith(PREFIX) || isAskedFor(definition.slice(PREFIX.length));

/** The variables that bundles are made with, in the order of their names. */
export const knownVariables = (environment = process.env): [string, string | undefined][] =>
  Object.entries(environment)
    .filter(([name]) => isAskedFor(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Gatsby offers every variable of the environment to the bundle that renders pages, and webpack makes that bundle anew where
 * there is a further one, as on another machine or in another run. After a first build, all pages were rendered anew for
 * it, too. What is left out here is `undefined` in bundles.
 */
export const withKnownVariables = <Config extends { plugins: object[] }>(config: Config): Config => {
  for (const plugin of config.plugins) {
    if (plugin.constructor.name !== "DefinePlugin") continue;
    const defining = plugin as Defining;
    defining.definitions = Object.fromEntries(Object.entries(defining.definitions).filter(([name]) => isKnown(name)));
  }
  return config;
};
