// Compiles tests, and the code they test, by the site's Babel settings. Two differences:
// - Jest runs CommonJS: preset-env rewrites modules for it, and nothing else, as its target is the running Node.
// - `graphql` tags stay in the code, which a build removes: no test runs a component's own query.
const { createTransformer } = require("babel-jest").default;
const { presets } = require("../../babel.config.cjs");

module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("@babel/preset-env"), { targets: { node: "current" } }],
    ...presets,
    // The build has the other two from Gatsby's and from gatsby-plugin-emotion (gatsby-config.ts).
    require.resolve("@babel/preset-typescript"),
  ],
  plugins: [[require.resolve("@emotion/babel-plugin"), { sourceMap: false }]],
});
