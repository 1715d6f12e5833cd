#!/usr/bin/env bash
# Guess: text-transform: uppercase changes how a button looks, not what it is called.
# What happens: Chromium gives assistive technology the name in capitals: "Call us" is "CALL US" for
#   buttons, links and headings. dom-accessibility-api, which test libraries use, gives "Call us".
# For a site such as this: screen readers may spell short words in capitals ("U S"), and no test of
#   names sees it; an aria-label keeps its letters.
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

const named = async (body, role) => (await tree(body)).find(([found]) => found === role)[1];
const style = 'style="text-transform: uppercase"';
expect("button", await named(`<button ${style}>Call us</button>`, "button"), "CALL US");
expect("link", await named(`<a href="/" ${style}>Call us</a>`, "link"), "CALL US");
expect("heading", await named(`<h2 ${style}>Call us</h2>`, "heading"), "CALL US");
expect("aria-label", await named(`<button ${style} aria-label="Call us">x</button>`, "button"), "Call us");
const { document } = new JSDOM(`<button ${style}>Call us</button>`).window;
expect("dom-accessibility-api", computeAccessibleName(document.querySelector("button")), "Call us");
await browser.close();
JS
node run.mjs
