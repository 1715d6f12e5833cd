/** Errors of a rebuild, in a process with Gatsby's own state machines. */
import { spawnSync } from "node:child_process";

const SCRIPT = `
const { interpret, createMachine } = require("xstate");
const { developMachine } = require("gatsby/dist/state-machines/develop");
const { buildActions } = require("gatsby/dist/state-machines/develop/actions");
const { developServices } = require("gatsby/dist/state-machines/develop/services");
const { actions } = require("gatsby/dist/redux/actions");
const reporter = require("gatsby-cli/lib/reporter");
const { keepRunning } = require("./plugins/gatsby-plugin-develop-fixes/lib/keep-running");
let pages = () => console.log("pages");
buildActions.saveDbState = () => undefined;
Object.assign(developServices, {
  recompile: async () => undefined,
  recreatePages: async () => pages(),
  runQueries: async () => console.log("queries"),
});
actions.save = (text) => (text === "panic" ? reporter.panic("No node") : { text });
process.on("uncaughtExceptionMonitor", ({ message }) => console.log("error: " + message));
if (!process.env.WITHOUT) keepRunning();
const store = { dispatch: ({ text }) => console.log(text) };
const machine = createMachine({ ...developMachine.config, initial: "recompiling" }, developMachine.options);
const service = interpret(machine.withContext({ store, compiler: {} })).start();
const save = (...texts) => {
  for (const text of texts) service.send({ type: "ADD_NODE_MUTATION", payload: { type: "save", payload: [text] } });
  return new Promise((done) => setTimeout(done, 800));
};
setTimeout(async () => {
  await save("panic", "one");
  pages = () => {
    reporter.panicOnBuild({ context: { api: "createPages", sourceMessage: "No list" } });
    throw new Error("No pages");
  };
  await save("two");
  pages = () => console.log("pages");
  Promise.reject(new Error("Rejected"));
  setTimeout(() => { throw new Error("Thrown"); });
  await save("three");
  process.exit(0);
}, 100);
`;

const run = (env: object) => {
  const { stdout, status } = spawnSync(process.execPath, ["-e", SCRIPT], {
    encoding: "utf8",
    env: { ...process.env, GATSBY_LOGGER: "yurnalist", ...env },
  });
  const lines = (pattern: RegExp): string[] => stdout.split("\n").filter((line) => pattern.test(line));
  return { status, errors: lines(/^error: /), steps: lines(/^(?:pages|queries|one|two|three)$/) };
};

test("an error of a rebuild does not end the process, and the next save rebuilds the pages", () => {
  expect(run({})).toEqual({
    status: 0,
    errors: ["error: No node", "error: No list", "error: No pages", "error: Rejected", "error: Thrown"],
    steps: ["one", "pages", "queries", "two", "queries", "three", "pages", "queries"],
  });
  expect(run({ WITHOUT: "1" })).toEqual({ status: 1, errors: [], steps: [] });
});
