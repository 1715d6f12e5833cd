#!/usr/bin/env bash
# Guess: a later rule of a `_headers` file replaces the header of an earlier one, on any host that
#   reads such files; paths are compared as in `_redirects`.
# What happens: Netlify's engine replaces it. Cloudflare joins the two: "max-age=0, public,
#   max-age=31536000". Netlify ignores case in these paths, though not in those of redirects.
# For a site such as this: recordings that should be kept for a year are kept for no time on one of
#   the hosts; no path may be under two rules of one header.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent wrangler@4.82.1 \
  @netlify/headers@2.1.13 \
  @netlify/redirects@3.1.15
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { HeadersHandler } from "@netlify/headers";
import { RedirectsHandler } from "@netlify/redirects";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const folder = mkdtempSync(resolve("site-"));
const write = (path, words) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), words);
};
/** Serves the folder in Cloudflare's runtime while `use` runs. */
const onCloudflare = async (port, use) => {
  const configuration = { name: "site", compatibility_date: "2026-04-01", assets: { directory: folder, not_found_handling: "404-page" } };
  writeFileSync("wrangler.jsonc", JSON.stringify(configuration));
  const server = spawn(process.execPath, ["node_modules/wrangler/bin/wrangler.js", "dev", "--port", String(port), "--ip", "127.0.0.1"], {
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: resolve("logs") },
    stdio: "ignore",
    detached: true,
  });
  const get = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
  try {
    for (let tries = 0; ; tries++) {
      try {
        await get("/");
        break;
      } catch (error) {
        if (tries === 200) throw error;
        await new Promise((done) => setTimeout(done, 200));
      }
    }
    await use(get);
  } finally {
    process.kill(-server.pid);
  }
};

/** What Netlify's engine does with a URL of the site. */
const netlify = new RedirectsHandler({ configRedirects: [], jwtRoleClaim: "", jwtSecret: "", projectDir: folder, publicDir: folder });
const onNetlify = async (path) => {
  const match = await netlify.match(new Request(`https://site.example${path}`));
  return match ? match.target.href.replace("https://site.example", "") : "no rule";
};

write("index.html", "home");
write("audio/episode.mp3", "sound");
write("_headers", "/*\n  Cache-Control: max-age=0\n/audio/*\n  Cache-Control: public, max-age=31536000\n");
write("_redirects", "/old /new 301\n");

await onCloudflare(8801, async (get) => {
  const caching = (await get("/audio/episode.mp3")).headers.get("cache-control");
  expect("Cloudflare", caching, "max-age=0, public, max-age=31536000");
});
const headers = new HeadersHandler({ projectDir: folder, publishDir: ".", configHeaders: [], logger: console });
const caching = async (path) => (await headers.apply(new Request(`https://site.example${path}`), new Response("")))["Cache-Control"];
expect("Netlify", await caching("/audio/episode.mp3"), "public, max-age=31536000");
expect("Netlify, in capitals", await caching("/AUDIO/episode.mp3"), "public, max-age=31536000");
expect("Netlify, a redirect in capitals", await onNetlify("/OLD"), "no rule");
process.exit();
JS
node run.mjs
