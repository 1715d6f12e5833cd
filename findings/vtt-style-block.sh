#!/usr/bin/env bash
# Guess: a WebVTT file with a STYLE block, or with tabs around the arrow, is read by any parser of
#   WebVTT.
# What happens: node-webvtt and subtitle refuse the whole file for a STYLE block and for tabs;
#   webvtt-parser and media-captions read all cues.
# For a site such as this: transcripts that a captioning tool has styled may vanish in apps built on
#   these readers; a published transcript is best kept to plain cues.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent node-webvtt@1.9.4 \
  subtitle@4.2.2 \
  webvtt-parser@2.2.0 \
  media-captions@1.0.4
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { parseText } from "media-captions";
import nodeWebvtt from "node-webvtt";
import { parseSync } from "subtitle";
import webvttParser from "webvtt-parser";

const readers = {
  "node-webvtt": (file) => nodeWebvtt.parse(file).cues.length,
  subtitle: (file) => parseSync(file).filter(({ type }) => type === "cue").length,
  "webvtt-parser": (file) => new webvttParser.WebVTTParser().parse(file, "metadata").cues.length,
  "media-captions": async (file) => (await parseText(file, { type: "vtt" })).cues.length,
};
const files = {
  plain: "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n\n00:00:02.000 --> 00:00:03.000\nBye\n",
  styled: "WEBVTT\n\nSTYLE\n::cue { color: white }\n\n00:00:01.000 --> 00:00:02.000\nHello\n\n00:00:02.000 --> 00:00:03.000\nBye\n",
  tabs: "WEBVTT\n\n00:00:01.000\t-->\t00:00:02.000\nHello\n\n00:00:02.000 --> 00:00:03.000\nBye\n",
};
const known = {
  plain: { "node-webvtt": 2, subtitle: 2, "webvtt-parser": 2, "media-captions": 2 },
  styled: { "node-webvtt": "refused", subtitle: "refused", "webvtt-parser": 2, "media-captions": 2 },
  tabs: { "node-webvtt": "refused", subtitle: "refused", "webvtt-parser": 2, "media-captions": 2 },
};
for (const [name, file] of Object.entries(files)) {
  const cues = {};
  for (const [reader, read] of Object.entries(readers)) {
    try {
      cues[reader] = await read(file);
    } catch {
      cues[reader] = "refused";
    }
  }
  expect(`cues of the ${name} file`, cues, known[name]);
}
JS
node run.mjs
