#!/usr/bin/env bash
# Guess: of two shortcodes of one name, the first without and the second with an end tag, each keeps
#   its own.
# What happens: @wordpress/shortcode gives the end tag to the first: the second is only its content.
#   A bracket in a quoted value ends the shortcode.
# For a site such as this: an export with two recordings in one post gives one recording; after each
#   shortcode its content has to be searched again.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @wordpress/shortcode@4.56.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import shortcode from "@wordpress/shortcode";

const next = (name, text) => (shortcode.next ?? shortcode.default.next)(name, text);
const mixed = next("audio", '[audio src="one.mp3"] and [audio src="two.mp3"]Our talk[/audio]').shortcode;
expect("first of two", [mixed.attrs.named, mixed.content], [{ src: "one.mp3" }, ' and [audio src="two.mp3"]Our talk']);
const closed = next("audio", '[audio src="one.mp3" /] and [audio src="two.mp3"]Our talk[/audio]').shortcode;
expect("first of two, closed by a slash", [closed.attrs.named, closed.content ?? "none"], [{ src: "one.mp3" }, "none"]);
const bracket = next("button", '[button text="Call [24/7]" url="/call"]');
expect("a bracket in a value", [bracket.shortcode.attrs.named, bracket.content], [{}, '[button text="Call [24/7]']);
JS
node run.mjs
