#!/usr/bin/env bash
# Guess: what is in a closed <details> is not read before it is opened.
# What happens: @guidepup/virtual-screen-reader reads it, and reads "1 of 1" for an item of a list
#   that starts at 3. It gives no header with a table cell.
# For a site such as this: a test that listens to a page hears answers that visitors do not;
#   disclosures belong into a browser test.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @guidepup/virtual-screen-reader@0.33.0 \
  jsdom@29.1.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { JSDOM } from "jsdom";

const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', { pretendToBeVisual: true, url: "https://site.example/" });
window.CSS = { escape: (word) => word };
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
globalThis.window = window;
const { Virtual } = await import("@guidepup/virtual-screen-reader");
const heard = async (body) => {
  window.document.body.innerHTML = body;
  const reader = new Virtual();
  await reader.start({ container: window.document.body });
  while ((await reader.lastSpokenPhrase()) !== "end of document") await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases.slice(1, -1);
};
expect("closed details", await heard("<details><summary>Fees</summary><p>They are $95.</p></details>"), ["group", "Fees", "paragraph", "They are $95.", "end of paragraph", "end of group"]);
expect("list from 3", await heard('<ol start="3"><li>Rest</li></ol>'), [
  "list",
  "listitem, level 1, position 1, set size 1",
  "Rest",
  "end of listitem, level 1, position 1, set size 1",
  "end of list",
]);
const row = await heard("<table><tr><th>Visit</th></tr><tr><td>$95</td></tr></table>");
expect("a table's cell", row.find((phrase) => phrase.startsWith("cell")), "cell, $95");
process.exit();
JS
node run.mjs
