#!/usr/bin/env bash
# Guess: a page that is saved as a PDF has its words and prices as text, to search, copy and read aloud.
# What happens: Firefox's PDF has unknown characters for each glyph that a font feature puts in the place of
#   another: tabular figures ("$1,250" is "$?,???") and ligatures ("Office" is "O?ce"). It looks right.
#   Chromium's PDF has the text.
# For a site such as this: a price list that a partner gets as a PDF has no prices for a search or a screen
#   reader; print without font-variant-numeric and, where the font has ligatures, without them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@24.43.1 @fontsource/instrument-sans@5.3.0 unpdf@1.8.1
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
import { readFileSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { extractText, getDocumentProxy } from "unpdf";

const font = readFileSync("node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2", "base64");
const page = `<!doctype html><title>Prices</title>
<style>@font-face { font-family: Sans; src: url(data:font/woff2;base64,${font}) } p { font-family: Sans }</style>
<p>Visit $1,250<p style="font-variant-numeric: tabular-nums">Exam $1,250<p>Office<p style="font-variant-ligatures: none">Office`;
const plain = ["Visit $1,250", "Exam $1,250", "Office", "Office"];
/** The lines of the page's PDF, with "?" for what is no text. */
const linesIn = async (browser, command, args = []) => {
  const executablePath = execSync(`command -v ${command}`, { encoding: "utf8" }).trim();
  const running = await puppeteer.launch({ browser, executablePath, args });
  const tab = await running.newPage();
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready.then(() => 1));
  const pdf = await getDocumentProxy(new Uint8Array(await tab.pdf()));
  await running.close();
  const { text } = await extractText(pdf, { mergePages: false });
  return text[0].trim().split(/\n+/).map((line) => line.trim().replace(/[^ -~]/g, "?"));
};
expect("Chromium", await linesIn("chrome", "chromium", ["--no-sandbox"]), plain);
expect("Firefox", await linesIn("firefox", "firefox-esr"), ["Visit $1,250", "Exam $?,???", "O?ce", "Office"]);
JS
node run.mjs
