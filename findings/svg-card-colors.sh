#!/usr/bin/env bash
# Guess: a color that browsers know paints a shape of an SVG card, or at least the two usual
#   renderers agree.
# What happens: resvg paints rebeccapurple, rgb(200 50 50 / 50%), hwb() and var() with a fallback
#   black; librsvg, in sharp, paints them. In resvg a size or transform given by CSS makes the shape
#   vanish. oklch() is black in both.
# For a site such as this: a card is black where the page is tinted, with no message; cards need
#   plain hexadecimal colors and attributes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 \
  sharp@0.34.5
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

const middle = async (image) => {
  const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r, g, b, a] = data.subarray((20 * 40 + 20) * 4);
  if (a === 0) return "nothing";
  return Math.max(r, g, b) < 10 ? "black" : "painted";
};
const card = (rect) => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${rect}</svg>`;
const paint = async (rect) => ({
  resvg: await middle(new Resvg(card(rect)).render().asPng()),
  sharp: await middle(await sharp(Buffer.from(card(rect))).png().toBuffer()),
});
const known = {
  "#cc3333": ["painted", "painted"],
  "rgba(200, 50, 50, 0.5)": ["painted", "painted"],
  "rgb(200 50 50 / 50%)": ["black", "painted"],
  rebeccapurple: ["black", "painted"],
  "hwb(0 20% 20%)": ["black", "painted"],
  "var(--tint, #cc3333)": ["black", "painted"],
  "oklch(0.6 0.2 25)": ["black", "black"],
};
for (const [color, [resvg, librsvg]] of Object.entries(known)) {
  expect(color, await paint(`<rect width="40" height="40" fill="${color}"/>`), { resvg, sharp: librsvg });
}
const shapes = {
  "size by CSS": '<rect fill="#cc3333" style="width: 40px; height: 40px"/>',
  "transform by CSS": '<rect fill="#cc3333" x="40" width="40" height="40" style="transform: translateX(-40px)"/>',
};
for (const [name, shape] of Object.entries(shapes)) expect(name, await paint(shape), { resvg: "nothing", sharp: "painted" });
JS
node run.mjs
