#!/usr/bin/env bash
# Guess: a font subset keeps how its letters fit together: kerning and ligatures.
# What happens: fonteditor-core, which fontmin is built on, drops both with their tables, so "AV To"
#   is wider than in the whole font; subset-font keeps them.
# For a site such as this: headings set in a subset look looser than in the design, and other than
#   on cards that use the whole font.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent fonteditor-core@2.6.3 \
  subset-font@2.9.0 \
  fontkit@2.0.4 \
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
import { Font } from "fonteditor-core";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

const WORDS = "AV To fi";
const whole = readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const measure = (bytes) => {
  const { advanceWidth, glyphs } = fontkit.create(bytes).layout(WORDS);
  return { width: advanceWidth, glyphs: glyphs.length };
};
const subset = Array.from(WORDS, (letter) => letter.codePointAt(0));
const edited = Font.create(whole, { type: "ttf", subset }).write({ type: "ttf", toBuffer: true });
expect("whole font", measure(whole), { width: 7419, glyphs: 7 });
expect("subset-font", measure(await subsetFont(whole, WORDS, { targetFormat: "truetype" })), { width: 7419, glyphs: 7 });
expect("fonteditor-core", measure(edited), { width: 7898, glyphs: 8 });
JS
node run.mjs
