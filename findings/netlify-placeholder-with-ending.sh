#!/usr/bin/env bash
# Guess: /news/:slug.html sends /news/spring.html to the place of "spring".
# What happens: Netlify's engine matches the URL, and sends visitors to an address with the literal
#   words ":slug". Cloudflare puts in "spring".
# For a site such as this: all old .html pages of a folder lead to one page that does not exist;
#   each needs its own line.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @netlify/redirects@3.1.15 \
  @netlify/redirect-parser@16.1.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { writeFileSync } from "node:fs";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { RedirectsHandler } from "@netlify/redirects";

writeFileSync("_redirects", "/news/:slug.html /blog/:slug 301\n/posts/:slug /blog/:slug 301\n");
const { errors } = await parseAllRedirects({ redirectsFiles: ["_redirects"], configRedirects: [], minimal: true });
expect("errors of the parser", errors.length, 0);
const engine = new RedirectsHandler({ configRedirects: [], jwtRoleClaim: "", jwtSecret: "", projectDir: ".", publicDir: "." });
const target = async (path) => (await engine.match(new Request(`https://site.example${path}`)))?.target.pathname;
expect("/news/spring.html", await target("/news/spring.html"), "/blog/:slug");
expect("/news/2024/spring.html", await target("/news/2024/spring.html"), undefined);
expect("/posts/spring", await target("/posts/spring"), "/blog/spring");
process.exit();
JS
node run.mjs
