#!/usr/bin/env bash
# Guess: settings behind a cue's times (position:10% line:0) do not change the times, and an empty
#   cue is only empty.
# What happens: @plussub/srt-vtt-parser splits the whole line at colons: a cue that ends at 0:07
#   ends at 7:00, or has no end. The cue after an empty one becomes its text.
# For a site such as this: a transcript with placed captions shows a line for minutes; settings have
#   to go before such a reader sees the file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @plussub/srt-vtt-parser@2.0.5
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { parse } from "@plussub/srt-vtt-parser";

const read = (cues) => parse(`WEBVTT\n\n${cues}`).entries.map(({ from, to, text }) => [from, to, text]);

expect("plain", read("00:05.000 --> 00:07.000\nHello"), [[5000, 7000, "Hello"]]);
expect("two settings", read("00:05.000 --> 00:07.000 position:10% line:0\nHello"), [[5000, 420010, "Hello"]]);
expect("one setting", read("00:05.000 --> 00:07.000 align:start\nHello"), [[5000, null, "Hello"]]);
expect("one setting, with hours", read("00:00:05.000 --> 00:00:07.000 align:start\nHello"), [[5000, 7000, "Hello"]]);
expect("an empty cue", read("00:05.000 --> 00:07.000\n\n00:07.000 --> 00:08.000\nHello"), [
  [5000, 7000, "\n00:07.000 --> 00:08.000\nHello"],
]);
JS
node run.mjs
