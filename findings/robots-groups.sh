#!/usr/bin/env bash
# Guess: a robots.txt with two agents in one group, or two groups of one agent, means the same to
#   all readers.
# What happens: robots-txt-parser holds only the last agent of a group to it; robots-txt-guard
#   ignores a second group of an agent, and "Allow: /$" for the home page; robots-parser does all
#   three. Of Googlebot-News in a group of Googlebot guard alone takes the group.
# For a site such as this: to be read alike by all, a robots.txt has one group for each agent and
#   one agent in each group.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent robots-parser@3.0.1 \
  robots-txt-parser@2.0.3 \
  robots-txt-guard@1.0.2 \
  robots-txt-parse@2.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { Readable } from "node:stream";
import guard from "robots-txt-guard";
import parse from "robots-txt-parse";
import robotsParser from "robots-parser";
import robotsTxtParser from "robots-txt-parser";

const site = "https://site.example";
const allowed = async (file, agent, path) => {
  const other = robotsTxtParser({ userAgent: agent, allowOnNeutral: true });
  other.parseRobots(site, file);
  return {
    "robots-parser": robotsParser(`${site}/robots.txt`, file).isAllowed(site + path, agent),
    "robots-txt-parser": await other.canCrawl(site + path),
    "robots-txt-guard": guard(await parse(Readable.from([file]))).isAllowed(agent, path),
  };
};
const result = (parser, txtParser, txtGuard) => ({ "robots-parser": parser, "robots-txt-parser": txtParser, "robots-txt-guard": txtGuard });
const pair = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n";
expect("first agent of a closed group", await allowed(pair, "GPTBot", "/a"), result(false, true, false));
expect("second agent of it", await allowed(pair, "CCBot", "/a"), result(false, false, false));
const twice = "User-agent: bot\nDisallow: /one\n\nUser-agent: bot\nDisallow: /two\n";
expect("path of a second group", await allowed(twice, "bot", "/two"), result(false, false, true));
expect("home page by Allow: /$", await allowed("User-agent: *\nDisallow: /\nAllow: /$\n", "bot", "/"), result(true, true, false));
const named = "User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n";
expect("Googlebot-News", await allowed(named, "Googlebot-News", "/a"), result(false, false, true));
JS
node run.mjs
