// One project for each kind of test: see docs/developing.md. `npm run test:quick` runs those that need no build.

const transform = require("./__tests__/support/transform.cjs");

/** Jest looks for modules here only: packages and built sites have a hundred thousand files. */
const roots = ["__tests__", "packages", "plugins", "scripts", "src"].map((folder) => `<rootDir>/${folder}`);

/** @type {(name: string, more?: import("jest").Config) => import("jest").Config} */
const project = (name, more = {}) => ({
  displayName: name,
  roots,
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: "node",
  transform,
  // Of these packages, the import needs modules that are ESM only.
  transformIgnorePatterns: ["node_modules/(?!(parse5|entities)/)"],
  moduleNameMapper: {
    "^@page-start$": "<rootDir>/__tests__/support/page-start.cjs",
    "^@site-data$": "<rootDir>/__tests__/fixtures/site-data.json",
    "^@icon-drawings$": "<rootDir>/__tests__/support/file-stub.cjs",
    "\\.woff2$": "<rootDir>/__tests__/support/file-stub.cjs",
  },
  ...more,
});

/** @type {import("jest").Config} */
const config = {
  // Browser tests wait for the browser more than they compute: three keep two cores busy.
  maxWorkers: 3,
  testSequencer: "<rootDir>/__tests__/support/slow-first.cjs",
  // Generous, because no test measures time. Jest ignores it in a project's configuration.
  testTimeout: 60_000,
  projects: [
    project("unit", {
      testMatch: [
        "<rootDir>/__tests__/unit/**/*.test.{ts,tsx}",
        // What crosses no package is beside it.
        "<rootDir>/packages/*/__tests__/**/*.test.ts",
      ],
    }),
    project("components", {
      testEnvironment: "jsdom",
      setupFiles: ["<rootDir>/__tests__/support/gatsby-globals.ts"],
      transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
    }),
    project("content"),
    project("media"),
    project("fuzz"),
    project("commands"),
    project("plugins", { testMatch: ["<rootDir>/plugins/*/__tests__/**/*.test.ts"] }),
    project("site"),
    project("hosting"),
    project("journeys"),
    // Fault injection into builds and deliveries takes many minutes: `npm run test:faults`.
    ...(process.env.FAULTS ? [project("faults")] : []),
    // In browsers that `npm run test:engines` installs.
    ...(process.env.ENGINES ? [project("engines")] : []),
    project("forms", {
      globalSetup: "<rootDir>/__tests__/support/start-forms.ts",
      globalTeardown: "<rootDir>/__tests__/support/stop-forms.ts",
    }),
    project("develop"),
    project("browser", {
      globalSetup: "<rootDir>/__tests__/support/start-site.ts",
      globalTeardown: "<rootDir>/__tests__/support/stop-site.ts",
    }),
  ],
};

module.exports = config;
