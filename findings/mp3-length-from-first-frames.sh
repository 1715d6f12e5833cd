#!/usr/bin/env bash
# Guess: with duration: true music-metadata reads the length of any MP3 right, as the decoder does.
# What happens: without a Xing header it takes a file for one of constant rate if its first frames
#   are alike, as in silence: 80 s for 60 s. At a constant 32 kbit/s and 22.05 kHz it is 17 s short
#   in an hour. get-mp3-duration, which counts the frames, is right.
# For a site such as this: a recording made in a browser has a wrong length in the feed, so its
#   transcript seems to end too early or too late.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent music-metadata@11.16.1 \
  get-mp3-duration@1.0.0 \
  wasm-media-encoders@0.7.0 \
  @breezystack/lamejs@1.2.7
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import lame from "@breezystack/lamejs";
import getMp3Duration from "get-mp3-duration";
import { parseBuffer } from "music-metadata";
import { createMp3Encoder } from "wasm-media-encoders";

const SECONDS = 60;
/** A tone with two seconds of silence first, and in every four. */
const sound = (rate) => Float32Array.from({ length: rate * SECONDS }, (_, i) => (Math.floor(i / rate) % 4 < 2 ? 0 : 0.3 * Math.sin(i * 0.05)));
const variable = async (rate) => {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: 5 });
  return Buffer.concat([Buffer.from(encoder.encode([sound(rate)])), Buffer.from(encoder.finalize())]);
};
const constant = (rate, kbps) => {
  const encoder = new lame.Mp3Encoder(1, rate, kbps);
  const samples = Int16Array.from(sound(rate), (sample) => sample * 32767);
  return Buffer.concat([Buffer.from(encoder.encodeBuffer(samples)), Buffer.from(encoder.flush())]);
};
const lengths = async (bytes) => {
  const { format } = await parseBuffer(bytes, { mimeType: "audio/mpeg" }, { duration: true });
  return { "music-metadata": Math.round(format.duration * 10) / 10, "get-mp3-duration": Math.round(getMp3Duration(bytes) / 100) / 10 };
};
expect("variable rate, 22.05 kHz", await lengths(await variable(22050)), { "music-metadata": 79.6, "get-mp3-duration": 60.1 });
expect("variable rate, 44.1 kHz", await lengths(await variable(44100)), { "music-metadata": 62.1, "get-mp3-duration": 60 });
expect("constant 32 kbit/s, 22.05 kHz", await lengths(constant(22050, 32)), { "music-metadata": 59.8, "get-mp3-duration": 60.1 });
expect("constant 128 kbit/s, 44.1 kHz", await lengths(constant(44100, 128)), { "music-metadata": 60, "get-mp3-duration": 60 });
JS
node run.mjs
