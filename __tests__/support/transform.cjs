// Compiles tests and code with the site's Babel presets, as CommonJS for the running Node. `graphql` tags stay in the
// code.
const { createTransformer } = require("babel-jest").default;
const { presets } = require("../../babel.config.cjs");

module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("@babel/preset-env"), { targets: { node: "current" } }],
    ...presets,
    // In builds, these two come from Gatsby and gatsby-plugin-emotion (gatsby-config.ts).
    require.resolve("@babel/preset-typescript"),
  ],
  plugins: [[require.resolve("@emotion/babel-plugin"), { sourceMap: false }]],
});
