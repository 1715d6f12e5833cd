/**
 * Has Gatsby load when it is used what it loads at every start, and a build of the same code does not need: webpack and all that
 * configures it, the server of develop, what other commands than `build` are made of. That is half a second
 * (docs/decisions/0046-bundles-that-stay.md).
 */
"use strict";
const { createRequire } = require("node:module");
const { inGatsby, loadItself, standFor } = require("./stand-for.cjs");

const inCli = createRequire(inGatsby("gatsby-cli/package.json")).resolve;

/**
 * What stands for a file until something of it is used.
 * @param {string} file
 * @param {{ isModule?: boolean, call?: (load: () => any, ...args: unknown[]) => unknown }} is whether the file says that it was
 *   an ES module once; what is done when its export is called
 */
const later = (file, { isModule = false, call = (load, ...args) => load()(...args) } = {}) => {
  let loaded;
  const load = () => (loaded ??= loadItself(file));
  // A function whose own properties can all be answered for, as `prototype` could not, and that can be called and constructed.
  const standIn = new Proxy(function () {}.bind(), {
    get: (_, key) => (key === "__esModule" ? isModule : load()[key]),
    has: (_, key) => key in load(),
    apply: (_, __, args) => call(load, ...args),
    construct: (_, args) => new (load())(...args),
    ownKeys: () => Reflect.ownKeys(load()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(load(), key);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
  standFor(file, () => standIn);
};

/** Gatsby has webpack bundle its Functions, though there are none: without an entry, there is nothing to do. */
const unlessEmpty = (load, config, ...rest) => {
  const { entry } = config;
  if (rest.length > 0 || typeof entry !== "object" || Object.keys(entry).length > 0) return load()(config, ...rest);
  return { run: (done) => done(null), watch: (...args) => load()(config).watch(...args) };
};

later(inGatsby("webpack"), { call: unlessEmpty });
later(inGatsby("./dist/utils/webpack.config.js"));
later(inGatsby("./dist/schema/graphql-engine/bundle-webpack.js"), { isModule: true });
later(inGatsby("./dist/utils/start-server.js"), { isModule: true });
later(inGatsby("./dist/internal-plugins/functions/middleware.js"), { isModule: true });
later(inGatsby("axios"));
later(inGatsby("socket.io"), { isModule: true });
later(inGatsby("@graphql-codegen/core"), { isModule: true });
later(inGatsby("@graphql-tools/code-file-loader"), { isModule: true });
later(inCli("envinfo"));
later(inCli("create-gatsby"));
