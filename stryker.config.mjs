/**
 * `npm run test:mutants`: changes the code, one expression at a time, and names the changes that no fast test notices.
 * MUTANTS chooses the place: docs/maintenance.md.
 */
import { resolve } from "node:path";
import { SAMPLE } from "./scripts/lib/mutant-sample.mjs";

/** For each place, what is changed and the tests that have to notice. At least 75 of 100 changes must be noticed. */
const PLACES = {
  // Its texts are headers and rules.
  hosting: { mutate: ["src/hosting/*.ts"], tests: ["unit/hosting/*", "hosting/{random-redirects,preview,nginx}"] },
  deploy: {
    mutate: ["src/deploy/*.ts"],
    tests: ["unit/deploy/*", "commands/deliver", "hosting/deploy"],
    without: ["StringLiteral"],
  },
  pages: {
    mutate: ["src/site/pages/*.ts"],
    tests: [
      "unit/pages/*",
      "unit/content-model/publication",
      "unit/nodes/*",
      "unit/outputs/{feeds,feed-dates}",
      "content/develop-redirects",
    ],
    without: ["StringLiteral"],
  },
  checks: {
    mutate: ["src/content-model/checks/*.ts"],
    tests: [
      "content/{broken-files,look-alikes,media-bounds,stray-markup,trimmed-texts,plural-forms}",
      "unit/pages/landing",
    ],
    without: ["StringLiteral"],
  },
  editor: {
    mutate: ["src/editor/*.ts", "src/editor/on-page/*.ts"],
    tests: [
      "unit/editor/*",
      "unit/editor/on-page/{list-actions,saves}",
      "content/{editing-requests,saving,hosted-editor,renamed-fields,merge-entry,form-words}",
    ],
    without: ["StringLiteral"],
  },
};

const name = process.env.MUTANTS ?? "hosting";
const place = PLACES[name];
if (!place) throw new Error(`MUTANTS is one of ${Object.keys(PLACES).join(", ")}.`);

const built = (variable, folder) => (process.env[variable] = resolve(process.env[variable] ?? folder));
// The copies in which changed code runs have no built sites.
built("DELIVERY_FOLDER", "delivery");
built("FIXTURE_FOLDER", ".fixture-site/public");

export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner", "./scripts/lib/mutant-sample.mjs"],
  ignorers: [SAMPLE],
  coverageAnalysis: "perTest",
  // Only a change that never ends takes this long, even on a busy machine.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 15,
  concurrency: 2,
  mutate: [...place.mutate, "!**/*.d.ts"],
  mutator: { excludedMutations: place.without ?? [] },
  // What runs once when a module is loaded would need all tests for each change.
  ignoreStatic: true,
  ignorePatterns: [".fixture-site", ".develop-site", "public", "delivery", ".cache", "screenshots", ".wrangler"],
  jest: {
    configFile: "jest.mutants.config.cjs",
    config: { testMatch: place.tests.map((pattern) => `<rootDir>/__tests__/${pattern}.test.ts`) },
    enableFindRelatedTests: false,
  },
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: `.stryker-tmp/${name}.json` },
  thresholds: { high: 90, low: 75, break: 75 },
};
