#!/usr/bin/env bash
# Guess: a space at the end of one <span> keeps its word apart from the next <span>.
# What happens: satori lays each span out as a block and drops that space: "Hello World" is as wide
#   as "HelloWorld". A no-break space stays.
# For a site such as this: the title of a social card with one bold word reads as one word.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent satori@0.63.2 \
  dejavu-fonts-ttf@2.37.3
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { readFileSync } from "node:fs";
import satori from "satori";

const data = readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const span = (children) => ({ type: "span", props: { children } });
/** The distance from the left end of the first word to the second, in pixels. */
const second = async (first, next) => {
  const lefts = [];
  const children = [first, next].map((words) => ({ type: "span", props: { children: words } }));
  const card = { type: "div", props: { style: { display: "flex", fontSize: 30 }, children } };
  const fonts = [{ name: "DejaVu Sans", data }];
  await satori(card, { width: 400, height: 60, fonts, onNodeDetected: ({ type, left }) => type === "span" && lefts.push(left) });
  return Math.round(lefts[1] - lefts[0]);
};
const glued = await second("Hello", "World");
expect("two words without a space", glued, 77);
expect("a space at the end of the first", await second("Hello ", "World"), glued);
expect("a space before the second", await second("Hello", " World"), glued);
expect("a no-break space adds", (await second("Hello\u00A0", "World")) - glued, 9);
JS
node run.mjs
