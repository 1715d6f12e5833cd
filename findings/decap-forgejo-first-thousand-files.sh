#!/usr/bin/env bash
# Guess: an editor on a git host finds a file of the content folder however many files the repository has.
# What happens: Decap's backend for Forgejo asks for the list of all files of the repository and reads its first
#   page, of 1,000 files and folders. What comes later by its path is not there: it is in no list, cannot be
#   opened, and is saved as a new file, which Forgejo refuses. The backend for Gitea asks folder by folder.
# For a site such as this: its content folder comes after 1,000 tests, so that the editor is empty; Forgejo's
#   DEFAULT_GIT_TREES_PER_PAGE has to be larger than the repository.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decap-cms-backend-forgejo@3.4.3 decap-cms-backend-gitea@3.5.3 esbuild@0.28.2
npm ls --depth=0 | tail -n +2

for name in forgejo gitea; do
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
const FILES = [...Array.from({ length: 1200 }, (_, at) => `__tests__/${1000 + at}.ts`), "content/blog/a.md"];
const operations = [];
// The API that both hosts have: trees in pages of at most 1,000, unless the host is set up otherwise.
const host = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const answer = (body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.method === "POST") return operations.push(JSON.parse(await new Response(request).text()).files[0].operation), answer({});
  if (pathname.includes("/branches/")) return answer({ commit: { id: "abc" } });
  const [, inside = ""] = decodeURIComponent(pathname.split("/trees/")[1]).split(":");
  const from = (Number(searchParams.get("page") ?? 1) - 1) * 1000;
  const found = FILES.filter((path) => path.startsWith(inside)).map((path) => path.slice(inside && inside.length + 1));
  answer({ tree: found.slice(from, from + 1000).map((path) => ({ path, type: "blob", sha: path })), truncated: found.length > from + 1000 });
});
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
for (const [name, listed, operation] of [["forgejo", 0, "create"], ["gitea", 1, "update"]]) {
  const { default: Api } = await import(`./${name}.mjs`);
  const api = new Api({ apiRoot: `http://127.0.0.1:${host.address().port}`, token: "t", repo: "agency/site", branch: "main" });
  expect(`${name}: files in content/blog`, (await api.listFiles("content/blog")).length, listed);
  await api.persistFiles([{ path: "content/blog/a.md", raw: "New" }], [], { commitMessage: "Save" });
  expect(`${name}: a save of a file that is there`, operations.pop(), operation);
}
host.close();
JS
node run.mjs
