// How Jest compiles tests and code: as CommonJS for the running Node. `graphql` tags stay in the code.
const react = { runtime: "automatic", importSource: "@emotion/react", development: true };

/** @param parser options of SWC's parser */
const swc = (parser) => [
  "@swc/jest",
  { swcrc: false, jsc: { target: "es2022", parser, transform: { react } }, module: { type: "commonjs" } },
];

module.exports = {
  "\\.ts$": swc({ syntax: "typescript" }),
  "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
  "\\.[cm]?jsx?$": swc({ syntax: "ecmascript", jsx: true }),
};
