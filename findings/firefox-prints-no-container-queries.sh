#!/usr/bin/env bash
# Guess: a page is printed with the styles that its container queries give it on paper.
# What happens: Firefox leaves out of the sheet each element to which a matching container query gives another display or
#   a ::before, with all that is in it, and says nothing. Queries that only change spaces are fine, and so are media queries.
# For a site such as this: a printed service has no list of what is included, and headings are lost; for print, take the
#   containers away (container-type: normal).
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@24.43.1 unpdf@1.8.1
npm ls --depth=0 | tail -n +2
for command in firefox-esr chromium; do
  command -v $command > /dev/null || { echo "needs the command $command, of Debian's package"; exit 1; }
  $command --version 2> /dev/null
done

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { execSync } from "node:child_process";
import puppeteer from "puppeteer-core";
import { extractText, getDocumentProxy } from "unpdf";

const pathOf = (command) => execSync(`command -v ${command}`, { encoding: "utf8" }).trim();
const firefox = await puppeteer.launch({ browser: "firefox", executablePath: pathOf("firefox-esr") });
const chromium = await puppeteer.launch({ executablePath: pathOf("chromium"), args: ["--no-sandbox"] });
/** What a PDF of the page has of these words. */
const printed = async (browser, page, words) => {
  const tab = await browser.newPage();
  await tab.setContent(`<!doctype html><title>Page</title>${page}`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await tab.pdf({ format: "letter" }))), { mergePages: true });
  await tab.close();
  const there = text.split(/\s+/);
  return words.filter((word) => there.includes(word));
};

const words = ["Head", "Inside", "Tail"];
const sheet = (browser, styles) => printed(browser, `<style>${styles}</style><body><p>Head</p><div class="list"><p>Inside</p></div><p>Tail</p>`, words);
const query = (styles) => `body { container: page / inline-size } @container page (min-width: 20rem) { ${styles} }`;

expect("Chromium, display by a container query", await sheet(chromium, query(".list { display: grid }")), words);
expect("Firefox, display by a container query", await sheet(firefox, query(".list { display: grid }")), ["Head", "Tail"]);
expect("Firefox, ::before by a container query", await sheet(firefox, query('.list::before { content: "" }')), ["Head", "Tail"]);
expect("Firefox, padding by a container query", await sheet(firefox, query(".list { padding: 1rem }")), words);
expect("Firefox, display by a media query", await sheet(firefox, "@media (min-width: 20rem) { .list { display: grid } }"), words);
expect("Firefox, without containers in print", await sheet(firefox, `${query(".list { display: grid }")} @media print { body { container-type: normal } }`), words);
await Promise.all([firefox.close(), chromium.close()]);
JS
node run.mjs
