#!/usr/bin/env bash
# Guess: a host of static files answers a request for bytes 10 to 19 with those bytes.
# What happens: Cloudflare's static assets answer 200 with the whole file, and do not say that
#   ranges are accepted.
# For a site such as this: Chromium cannot seek in such a recording: a jump starts the episode
#   again. A Worker has to answer ranges itself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent miniflare@4.20260426.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Miniflare } from "miniflare";

mkdirSync("site");
writeFileSync("site/episode.mp3", "0123456789".repeat(100));
const server = new Miniflare({
  modules: true,
  script: "export default { fetch: (request, { ASSETS }) => ASSETS.fetch(request) }",
  compatibilityDate: "2026-04-01",
  assets: { directory: resolve("site"), binding: "ASSETS", routerConfig: { has_user_worker: true }, assetConfig: {} },
});
try {
  const url = new URL("/episode.mp3", await server.ready);
  for (const range of ["bytes=10-19", "bytes=0-", "bytes=5000-"]) {
    const response = await fetch(url, { headers: { range } });
    const { length } = await response.text();
    expect(range, [response.status, length, response.headers.get("accept-ranges")], [200, 1000, null]);
  }
} finally {
  await server.dispose();
}
JS
node run.mjs
