#!/usr/bin/env bash
# Guess: a save in Decap commits the entry that was saved.
# What happens: decap-server with a local Git repository commits every change in the folder: what a
#   developer has staged, has not staged, and new files that Git does not know.
# For a site such as this: an editor's save publishes half-done work and notes of whoever works in
#   that folder; use a clone of its own.
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
import { mkdirSync, writeFileSync } from "node:fs";

const git = (...args) => execFileSync("git", ["-c", "user.name=Dana", "-c", "user.email=dana@x.example", ...args], { cwd: "site", encoding: "utf8" });
mkdirSync("site/content", { recursive: true });
writeFileSync("site/content/one.md", "One\n");
git("init", "-q", "-b", "main");
git("config", "user.name", "Dana");
git("config", "user.email", "dana@x.example");
git("add", ".");
git("commit", "-qm", "first");
writeFileSync("site/content/one.md", "One, half done\n");
writeFileSync("site/notes.txt", "not for the public\n");

const PORT = "8796";
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
const files = () => git("show", "--name-only", "--format=", "HEAD").trim().split("\n");
try {
  const dataFiles = [{ slug: "two", path: "content/two.md", raw: "Two\n" }];
  await post("persistEntry", { dataFiles, assets: [], options: { commitMessage: "Save two", useWorkflow: false, status: "draft" } });
  expect("files in the commit of the saved entry two.md", files(), ["content/one.md", "content/two.md", "notes.txt"]);
} finally {
  server.kill();
}
JS
node run.mjs
