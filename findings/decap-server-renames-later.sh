#!/usr/bin/env bash
# Guess: an entry that is saved under a new name is renamed in the commit of that save.
# What happens: decap-server with a local Git repository commits the new text under the old name and
#   renames the file afterwards, without a commit; the rename comes with the next save of anything.
#   A rename to the name of another entry replaces that entry without a message, as an upload
#   replaces a picture of the same name.
# For a site such as this: what is pushed after a rename still has the old URL, and a second
#   "team.jpg" changes the first one's pages.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decap-server@3.11.3
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const git = (...args) => execFileSync("git", args, { cwd: "site", encoding: "utf8" });
mkdirSync("site/content", { recursive: true });
for (const name of ["one", "two", "three"]) writeFileSync(`site/content/${name}.md`, `${name}\n`);
git("init", "-q", "-b", "main");
git("config", "user.name", "Dana");
git("config", "user.email", "dana@x.example");
git("add", ".");
git("commit", "-qm", "first");

const PORT = "8797";
const server = spawn(process.execPath, ["node_modules/decap-server/dist/index.js"], {
  env: { ...process.env, MODE: "git", PORT, BIND_HOST: "127.0.0.1", GIT_REPO_DIRECTORY: `${process.cwd()}/site` },
  stdio: "ignore",
});
const post = async (action, params) => {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(`http://127.0.0.1:${PORT}/api/v1`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ action, params: { branch: "main", ...params } }),
      });
      return await response.json();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};
const rename = (from, to, raw) =>
  post("persistEntry", {
    dataFiles: [{ slug: from, path: `content/${from}.md`, newPath: `content/${to}.md`, raw }],
    assets: [],
    options: { commitMessage: `Rename ${from}`, useWorkflow: false, status: "published" },
  });
const upload = (content) =>
  post("persistMedia", {
    asset: { path: "static/team.jpg", content: Buffer.from(content).toString("base64"), encoding: "base64" },
    options: { commitMessage: "Upload" },
  });
try {
  await rename("one", "first", "one, renamed\n");
  expect("files in the commit of the rename", git("show", "--name-status", "--format=", "HEAD").trim(), "M\tcontent/one.md");
  expect("left in the folder", git("status", "--short").trimEnd().split("\n"), [" D content/one.md", "?? content/first.md"]);
  const { message } = await rename("two", "three", "two, renamed\n");
  expect("answer to a rename to a taken name", message, "entry persisted");
  expect("what was three.md", readFileSync("site/content/three.md", "utf8"), "two, renamed\n");
  await upload("the staff");
  await upload("the sports club");
  expect("second upload of team.jpg", readFileSync("site/static/team.jpg", "utf8"), "the sports club");
} finally {
  server.kill();
}
JS
node run.mjs
