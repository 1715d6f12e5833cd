#!/usr/bin/env bash
# Guess: the keys of a player of sound are those that a sound has a use for.
# What happens: Plyr 3.8.4 has the keys of video on it: "c", for captions, throws an error that is
#   not caught, and "l" repeats the recording for good, with no sign of it.
# For a site such as this: a listener who types in the page with global keys, or presses a letter on
#   the player, hears the episode again and again.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent plyr@3.8.4 \
  playwright-core@1.65.1
npm ls --depth=0 | tail -n +2
command -v chromium > /dev/null || { echo "needs the command chromium, of Debian's package"; exit 1; }
chromium --version 2> /dev/null

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

/** Silence of one byte a sample. */
const silence = (seconds) => {
  const rate = 8000;
  const file = Buffer.alloc(44 + rate * seconds, 128);
  file.write("RIFF");
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  [16, 0x10001, rate, rate, 0x80001].forEach((value, index) => file.writeUInt32LE(value, 16 + index * 4));
  file.write("data", 36);
  file.writeUInt32LE(rate * seconds, 40);
  return file;
};
const script = readFileSync("node_modules/plyr/dist/plyr.js", "utf8");
const styles = readFileSync("node_modules/plyr/dist/plyr.css", "utf8");
const browser = await chromium.launch({ executablePath: execSync("command -v chromium", { encoding: "utf8" }).trim(), args: ["--no-sandbox"] });
/** A page with a player of a recording of so many seconds; of none, if it does not arrive. */
const player = async (seconds, controls) => {
  const page = await browser.newPage();
  await page.route("http://site.example/**", (route) => {
    if (!route.request().url().endsWith(".wav")) {
      return route.fulfill({ contentType: "text/html", body: `<!doctype html><style>${styles}</style><audio controls src="/talk.wav"></audio>` });
    }
    return seconds ? route.fulfill({ contentType: "audio/wav", body: silence(seconds) }) : undefined;
  });
  await page.goto("http://site.example/", { waitUntil: "domcontentloaded" });
  await page.addScriptTag({ content: script });
  await page.evaluate((list) => {
    window.player = new Plyr(document.querySelector("audio"), { loadSprite: false, controls: list, keyboard: { focused: true, global: true } });
  }, controls);
  await page.waitForTimeout(1500);
  return page;
};

const page = await player(65, ["play", "progress", "current-time", "duration"]);
const errors = [];
page.on("pageerror", ({ message }) => errors.push(message));
await page.keyboard.press("c");
await page.waitForTimeout(300);
expect('errors of "c"', errors, ["this.captions.languages is not iterable"]);
const look = () => page.evaluate(() => ({ loop: player.loop, page: document.querySelector(".plyr").outerHTML }));
const before = await look();
await page.keyboard.press("l");
const after = await look();
expect('repeats before and after "l"', [before.loop, after.loop], [false, true]);
expect("the player looks the same", before.page.replace(/ loop="[^"]*"/, "") === after.page.replace(/ loop="[^"]*"/, ""), true);
await browser.close();
JS
node run.mjs
