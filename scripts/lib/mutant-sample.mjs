/**
 * A plugin of StrykerJS: with SHARE=20, each twentieth change is tried, from FIRST on. A whole place has up to 6,000,
 * and each takes seconds. Texts of errors stay.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Its name as an "ignorer" in stryker.config.mjs. */
export const SAMPLE = "sample";

const share = Number(process.env.SHARE ?? 1);
let count = -Number(process.env.FIRST ?? 0);

// StrykerJS chooses by lines only; these functions make its changes.
const core = createRequire(import.meta.url).resolve("@stryker-mutator/core");
const instrumenter = pathToFileURL(createRequire(core).resolve("@stryker-mutator/instrumenter"));
const { allMutators } = await import(new URL("mutators/mutate.js", instrumenter));
for (const mutator of allMutators) {
  const { mutate } = mutator;
  mutator.mutate = (...args) => [...mutate(...args)].filter(() => count++ % share === 0);
}

const isError = (path) =>
  path.isThrowStatement() || (path.isNewExpression() && /Error$/.test(path.node.callee.name ?? ""));

export const strykerPlugins = [
  { kind: "Ignore", name: SAMPLE, value: { shouldIgnore: (path) => (isError(path) ? "an error" : undefined) } },
];
