#!/usr/bin/env bash
# Guess: with "nested: { subfolders: false }" an entry that gets another path is moved, on each git host.
# What happens: Decap's backend for GitHub ignores the option when it commits to the branch: it asks for the
#   whole folder to be moved onto itself, and saves the new text under the old name, without a message. GitLab's
#   and Gitea's move the one file.
# For a site such as this: a renamed article keeps its address on GitHub only; change addresses in git.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decap-cms-backend-github@3.8.3 decap-cms-backend-gitlab@3.6.4 esbuild@0.28.2
npm ls --depth=0 | tail -n +2

for name in github gitlab; do
  echo "export { default } from 'decap-cms-backend-$name/dist/esm/API.js';" > entry.js
  npx esbuild entry.js --bundle --main-fields=module,main --format=esm --define:global=globalThis --outfile=$name.mjs --log-level=error
done
cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { createServer } from "node:http";

globalThis.window = globalThis;
process.on("unhandledRejection", ({ message }) => /storage/.test(message) || console.error(message));
const FILES = ["blog/old.md", "blog/other.md"];
const sent = {};
// Answers as both hosts do for a repository with these two files, and keeps what it is sent.
const host = createServer(async (request, response) => {
  const body = await new Response(request).text();
  const [part] = /trees|blobs|files|branches|commits|refs/.exec(request.url);
  if (request.method === "POST") sent[part] = JSON.parse(body);
  const tree = FILES.map((path) => ({ path: path.slice(5), type: "blob", sha: `hash of ${path}` }));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ tree, commit: { sha: "1" }, sha: request.method === "POST" ? "new" : "1" }));
});
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
const config = { apiRoot: `http://127.0.0.1:${host.address().port}`, token: "t", repo: "agency/site", branch: "main" };
for (const name of ["github", "gitlab"]) {
  const { default: Api } = await import(`./${name}.mjs`);
  const file = { path: "blog/old.md", newPath: "blog/new.md", raw: "Text" };
  await new Api(config).persistFiles([file], [], { commitMessage: "Rename", hasSubfolders: false });
}
// A null takes a file away; of two lines for one path, the second holds.
const after = new Map(sent.trees.tree.map(({ path, sha }) => [path, sha]));
expect("GitHub: the folder after the rename", [...after], [["blog/old.md", "new"], ["blog/other.md", "hash of blog/other.md"]]);
expect("GitLab: the change", sent.commits.actions.map(({ action, previous_path, file_path }) => [action, previous_path, file_path]), [["move", "blog/old.md", "blog/new.md"]]);
host.close();
JS
node run.mjs
