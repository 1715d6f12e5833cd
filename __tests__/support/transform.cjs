// Tests read TypeScript and JSX as Gatsby's own build does.
const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("babel-preset-gatsby"), { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    require.resolve("@babel/preset-typescript"),
  ],
});
