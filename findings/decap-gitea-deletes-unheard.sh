#!/usr/bin/env bash
# Guess: a deletion that the git host refuses fails in the editor, as a save does.
# What happens: with Decap's backend for Gitea it succeeds. The backend does not wait for the answer: on a
#   protected branch, or without a right to write, nothing is deleted and nobody is told.
# For a site such as this: an editor sees an article go that stays on the site; look whether the file is
#   gone before saying so.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decap-cms-backend-gitea@3.5.3 esbuild@0.28.2
npm ls --depth=0 | tail -n +2

echo 'export { default } from "decap-cms-backend-gitea/dist/esm/API.js";' > entry.js
npx esbuild entry.js --bundle --main-fields=module,main --format=esm --define:global=globalThis --outfile=api.mjs --log-level=error
cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { createServer } from "node:http";

globalThis.window = globalThis;
const unheard = [];
// What no caller has caught; some is of the storage for drafts, which Node has not.
process.on("unhandledRejection", ({ message }) => /storage/.test(message) || unheard.push(message));
const { default: Api } = await import("./api.mjs");

// A repository with one file, whose branch is protected: Gitea answers each change with 403.
const PROTECTED = "user cannot commit to protected branch [branch: main]";
let changes = 0;
const host = createServer((request, response) => {
  const isChange = request.method === "POST";
  if (isChange) changes += 1;
  response.writeHead(isChange ? 403 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(isChange ? { message: PROTECTED } : { tree: [{ path: "a.md", type: "blob", sha: "1" }] }));
});
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
const api = new Api({ apiRoot: `http://127.0.0.1:${host.address().port}`, token: "t", repo: "agency/site", branch: "main" });
const outcome = (promise) => promise.then(() => "done", ({ message }) => message);

expect("a save", await outcome(api.persistFiles([{ path: "blog/a.md", raw: "New" }], [], { commitMessage: "Save" })), PROTECTED);
expect("a deletion", await outcome(api.deleteFiles(["blog/a.md"], "Delete")), "done");
await new Promise((resolve) => setTimeout(resolve, 1000));
expect("changes that the host was asked for and refused", changes, 2);
expect("errors that no caller hears", unheard, [PROTECTED]);
host.close();
JS
node run.mjs
