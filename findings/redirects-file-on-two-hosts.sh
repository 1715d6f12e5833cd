#!/usr/bin/env bash
# Guess: one `_redirects` file sends the same URLs to the same places on Netlify and on Cloudflare.
# What happens: /old also stands for /old/ on Netlify and not on Cloudflare, /blog/* for /blog on
#   Netlify and not on Cloudflare; a rule for a page that exists wins on Cloudflare and not on
#   Netlify.
# For a site such as this: old links with a slash at the end are dead on one host; both forms have
#   to be written, and no rule for an existing page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent wrangler@4.82.1 \
  @netlify/redirects@3.1.15
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

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
write("taken.html", "a page");
write("404.html", "not found");
write("_redirects", "/old /new 301\n/blog/* /news/:splat 301\n/taken /other 301\n");

await onCloudflare(8802, async (get) => {
  const target = async (path) => (await get(path)).headers.get("location") ?? "no rule";
  for (const [path, known] of Object.entries({ "/old": "/new", "/old/": "no rule", "/blog": "no rule", "/blog/": "/news/", "/taken": "/other" })) {
    expect(`Cloudflare ${path}`, await target(path), known);
  }
});
for (const [path, known] of Object.entries({ "/old": "/new", "/old/": "/new", "/blog": "/news/", "/blog/": "/news/" })) {
  expect(`Netlify ${path}`, await onNetlify(path), known);
}
const match = await netlify.match(new Request("https://site.example/taken"));
expect("Netlify forces the rule of an existing page", match.force, false);
process.exit();
JS
node run.mjs
