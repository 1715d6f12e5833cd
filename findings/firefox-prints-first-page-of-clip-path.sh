#!/usr/bin/env bash
# Guess: a section with a clip-path is printed over as many pages as it has text for.
# What happens: Firefox prints what is on its first page and leaves out the rest, with clip-path: inset(), polygon() or path(),
#   even where nothing is to be clipped. Chromium prints all of it, and Firefox does so with overflow: clip.
# For a site such as this: of a process with five steps the sheet has three, and of a long price table the later check marks
#   are missing, as if the plan had less; print without clip-path.
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

const lines = Array.from({ length: 80 }, (_, at) => `line${at}`);
const sheet = async (browser, style) => {
  const there = await printed(browser, `<section style="${style}"><p>${lines.join("</p><p>")}</p></section>`, lines);
  return there.length === lines.length ? "all" : `to the end of a page: ${there.length > 20 && there.length < 40}`;
};
const FIRST = "to the end of a page: true";

expect("Chromium, inset", await sheet(chromium, "clip-path: inset(0 -100vmax)"), "all");
expect("Firefox, inset", await sheet(firefox, "clip-path: inset(0 -100vmax)"), FIRST);
expect("Firefox, polygon", await sheet(firefox, "clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%)"), FIRST);
expect("Firefox, overflow: clip", await sheet(firefox, "overflow: clip"), "all");
expect("Firefox, none", await sheet(firefox, ""), "all");
await Promise.all([firefox.close(), chromium.close()]);
JS
node run.mjs
