#!/usr/bin/env bash
# Guess: a test library gives a link or button the name that a browser gives it.
# What happens: dom-accessibility-api leaves out the space that Chromium puts for a line break or a
#   visually hidden part: "Readmore", "Playepisode 3". Of a hidden label it leaves out what is
#   hidden in it, Chromium does not.
# For a site such as this: getByRole("link", { name: "Read more" }) fails for a right page, or
#   passes for a wrong one; names belong into a browser test.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent playwright-core@1.65.1 \
  dom-accessibility-api@0.7.1 \
  jsdom@29.1.1
npm ls --depth=0 | tail -n +2
command -v chromium > /dev/null || { echo "needs the command chromium, of Debian's package"; exit 1; }
chromium --version 2> /dev/null

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { execSync } from "node:child_process";
import { computeAccessibleName } from "dom-accessibility-api";
import { JSDOM } from "jsdom";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: execSync("command -v chromium", { encoding: "utf8" }).trim(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
/** Roles and names that Chromium gives to assistive technology. */
const tree = async (body) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body>${body}`);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => [role.value, name?.value ?? ""]);
};

const names = async (body) => ({
  chromium: (await tree(body)).find(([role]) => role === "link" || role === "button")[1],
  library: computeAccessibleName(new JSDOM(body).window.document.querySelector("a, button")),
});
expect("line break", await names('<a href="/">Read<br>more</a>'), { chromium: "Read more", library: "Readmore" });
expect("hidden part", await names('<button>Play<span style="position: absolute; clip-path: inset(50%)">episode 3</span></button>'), {
  chromium: "Play episode 3",
  library: "Playepisode 3",
});
expect("hidden label", await names('<button aria-labelledby="l">x</button><p id="l" hidden>Play <b style="display: none">episode 3</b></p>'), {
  chromium: "Play episode 3",
  library: "Play",
});
expect("two blocks", await names('<a href="/"><span style="display: block">Read</span><span style="display: block">more</span></a>'), {
  chromium: "Read more",
  library: "Read more",
});
await browser.close();
JS
node run.mjs
