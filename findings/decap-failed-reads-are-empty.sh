#!/usr/bin/env bash
# Guess: an entry that a git host does not hand out, with an expired sign-in or an error of the host, fails to open.
# What happens: Decap's backends for GitHub, Gitea and Forgejo open it as an empty text, as if it had none. That
#   for GitLab says what the host said.
# For a site such as this: an editor sees an empty form, and a save finds the entry deleted; read an empty entry
#   again as a media file, which fails with the reason.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent esbuild@0.28.2 decap-cms-backend-github@3.8.3 \
  decap-cms-backend-gitea@3.5.3 decap-cms-backend-forgejo@3.4.3 decap-cms-backend-gitlab@3.6.4
npm ls --depth=0 | tail -n +2

cat > build.mjs <<'JS'
import { build } from "esbuild";
// What draws the page for signing in has no part in reading.
const undrawn = {
  name: "undrawn",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /AuthenticationPage|decap-cms-ui|^@emotion|^react/ }, ({ path }) => ({ path, namespace: "undrawn" }));
    const contents = "const none = new Proxy(() => none, { get: () => none }); module.exports = none;";
    onLoad({ filter: /.*/, namespace: "undrawn" }, () => ({ contents }));
  },
};
for (const name of ["github", "gitea", "forgejo", "gitlab"])
  await build({
    stdin: {
      contents: `export { default as Backend } from "decap-cms-backend-${name}/dist/esm/implementation.js";
        export { default } from "decap-cms-backend-${name}/dist/esm/API.js";`,
      resolveDir: ".",
    },
    bundle: true,
    format: "cjs",
    mainFields: ["module", "main"],
    define: { global: "globalThis" },
    outfile: `${name}.cjs`,
    logLevel: "error",
    plugins: [undrawn],
  });
JS
node build.mjs
cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  log(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { createServer } from "node:http";
import { createRequire } from "node:module";

globalThis.window = globalThis;
// Node has no storage for what is read, which the packages print.
const { log } = console;
console.log = console.error = console.warn = () => undefined;
process.on("unhandledRejection", ({ message }) => /storage/.test(message) || log(message));
// A host that no longer accepts the sign-in.
const host = createServer((_request, response) =>
  response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify({ message: "Bad credentials" })),
);
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
const apiRoot = `http://127.0.0.1:${host.address().port}`;
for (const [name, known] of [
  ["github", 'opened, with the text ""'],
  ["gitea", 'opened, with the text ""'],
  ["forgejo", 'opened, with the text ""'],
  ["gitlab", 'failed: {"message":"Bad credentials"}'],
]) {
  const { Backend, default: Api } = createRequire(import.meta.url)(`./${name}.cjs`);
  const config = { backend: { name, repo: "agency/site", branch: "main", api_root: apiRoot }, media_folder: "media" };
  const backend = new Backend(config, { useWorkflow: false });
  backend.api = new Api({ apiRoot, token: "t", repo: "agency/site", originRepo: "agency/site", branch: "main" });
  const outcome = await backend.getEntry("blog/a.md").then(
    ({ data }) => `opened, with the text ${JSON.stringify(data)}`,
    ({ message }) => `failed: ${message}`,
  );
  expect(`${name}: an entry`, outcome, known);
}
host.close();
JS
node run.mjs
