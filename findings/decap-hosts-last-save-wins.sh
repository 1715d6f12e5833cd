#!/usr/bin/env bash
# Guess: of two editors with one entry open, the second to save is told that it was changed meanwhile.
# What happens: Decap's backends for GitHub, GitLab and Gitea replace the first one's text, without a message.
#   The hash that Gitea compares is read at the save, not when the entry was opened; GitLab's last_commit_id
#   is not sent. Two saves in the same second: GitHub refuses the second even of another entry.
# For a site such as this: a corrected price is undone by whoever had the form open; compare with what was
#   read when the form was opened.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decap-cms-backend-github@3.8.3 decap-cms-backend-gitlab@3.6.4 decap-cms-backend-gitea@3.5.3 esbuild@0.28.2
npm ls --depth=0 | tail -n +2

for name in github gitlab gitea; do
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
const [encode, decode] = [(text) => Buffer.from(text).toString("base64"), (text) => Buffer.from(text, "base64").toString()];
// A repository of one file, as far as the three hosts' APIs are asked about it. A hash is the text itself.
let text, head, commits;
const answers = {
  "GET trees": () => ({ tree: [{ path: "a.md", type: "blob", sha: encode(text) }] }),
  "GET blobs": (url) => ({ content: decodeURIComponent(url.split("/blobs/")[1]) }),
  "GET files": () => text,
  "GET branches": () => ({ commit: { sha: head } }),
  "POST contents": (_, { files: [{ content, sha }] }) => (sha === encode(text) ? ((text = decode(content)), {}) : 422),
  "POST commits": (_, { actions, tree, parents }) => (actions ? ((text = decode(actions[0].content)), {}) : { sha: `c${commits.push({ tree, parents }) - 1}` }),
  "POST blobs": (_, { content }) => ({ sha: content }),
  "POST trees": (_, { tree: [{ sha }] }) => ({ sha }),
  "PATCH refs": (_, { sha, force }) => (force || commits[sha.slice(1)].parents[0] === head ? ((head = sha), (text = decode(commits[sha.slice(1)].tree)), {}) : 422),
};
const host = createServer(async (request, response) => {
  const body = await new Response(request).text();
  const [part] = /trees|blobs|files|branches|contents|commits|refs/.exec(request.url);
  const answer = request.method === "HEAD" ? "" : answers[`${request.method} ${part}`](request.url, body && JSON.parse(body));
  response.writeHead(answer === 422 ? 422 : 200, { "content-type": typeof answer === "string" ? "text/plain" : "application/json" });
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer === 422 ? { message: "refused" } : answer));
});
await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
const config = { apiRoot: `http://127.0.0.1:${host.address().port}`, token: "t", repo: "agency/site", branch: "main" };
for (const [name, atOnce] of [["github", ["done", "refused"]], ["gitlab", ["done", "done"]], ["gitea", ["done", "refused"]]]) {
  const { default: Api } = await import(`./${name}.mjs`);
  [text, head, commits] = ["$99", "c0", [{ tree: encode("$99"), parents: [] }]];
  const [dana, robin] = [new Api(config), new Api(config)];
  const save = (api, raw) => api.persistFiles([{ path: "blog/a.md", raw }], [], { commitMessage: "Save" }).then(() => "done", ({ message }) => message);
  for (const api of [dana, robin]) await api.readFile("blog/a.md", null, {});
  expect(`${name}: one after the other`, [await save(dana, "$79"), await save(robin, "$99 a visit"), text], ["done", "done", "$99 a visit"]);
  expect(`${name}: at once`, (await Promise.all([save(dana, "$79"), save(robin, "$89")])).sort(), atOnce);
}
host.close();
JS
node run.mjs
