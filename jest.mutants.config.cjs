// Jest as `npm run test:mutants` runs it: see stryker.config.mjs, which chooses the tests.
const { projects, testTimeout } = require("./jest.config.cjs");

module.exports = {
  ...projects[0],
  displayName: "mutants",
  // Knows which test runs which code.
  testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
  testTimeout,
};
