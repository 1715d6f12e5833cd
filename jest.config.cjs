// One project for each kind of test, by what it needs: docs/developing.md lists them. `npm run test:quick` runs unit, components
// and content, which need no build.

const transform = { "^.+\\.[jt]sx?$": "<rootDir>/__tests__/support/transform.cjs" };
const ignored = ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.fixture-site/", "<rootDir>/.develop-site/"];

/** @type {(name: string, more?: import("jest").Config) => import("jest").Config} */
const project = (name, more = {}) => ({
  displayName: name,
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: "node",
  transform,
  modulePathIgnorePatterns: ignored,
  moduleNameMapper: {
    "^@page-start$": "<rootDir>/__tests__/support/page-start.cjs",
    "^@site-data$": "<rootDir>/__tests__/fixtures/site-data.json",
    "\\.woff2$": "<rootDir>/__tests__/support/file-stub.cjs",
  },
  ...more,
});

/** @type {import("jest").Config} */
const config = {
  // The built site and the browser are shared by many tests: one start for all of them.
  maxWorkers: 2,
  // No test has a clock: a busy machine may take long. Jest passes over it where a project says it.
  testTimeout: 60_000,
  projects: [
    project("unit"),
    project("components", {
      testEnvironment: "jsdom",
      setupFiles: ["<rootDir>/__tests__/support/gatsby-globals.ts"],
      transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
    }),
    project("content"),
    project("fuzz"),
    project("commands"),
    project("plugins", { testMatch: ["<rootDir>/plugins/*/__tests__/**/*.test.ts"] }),
    project("site"),
    project("hosting"),
    // Builds and deliveries that are killed and meddled with take many minutes: `npm run test:faults` has them.
    ...(process.env.FAULTS ? [project("faults")] : []),
    project("forms"),
    project("develop"),
    project("browser", {
      globalSetup: "<rootDir>/__tests__/support/start-site.ts",
      globalTeardown: "<rootDir>/__tests__/support/stop-site.ts",
    }),
  ],
};

module.exports = config;
