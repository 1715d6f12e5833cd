#!/usr/bin/env bash
# Guess: a selector nested in Emotion means what it means in CSS: ":is(h2, h3)" without an ampersand
#   is a heading inside.
# What happens: Emotion puts it on the element itself, as it does ":hover": the headings inside get
#   no style. Its own compiler, stylis, alone gives the descendant, as browsers do.
# For a site such as this: styles moved between a stylesheet and Emotion stop to apply without a
#   message; write the ampersand always.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @emotion/css@11.13.5 \
  @emotion/server@11.11.0 \
  stylis@4.2.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { cache, css } from "@emotion/css";
import createServer from "@emotion/server/create-instance";
import { compile, serialize, stringify } from "stylis";

const { extractCritical } = createServer(cache);
const emotion = (selector) => {
  const name = css({ [selector]: { color: "red" } });
  return extractCritical(`<div class="${name}">`).css.replaceAll(name, "card");
};
const stylis = (selector) => serialize(compile(`.card{${selector}{color:red}}`), stringify);
expect("Emotion, :is(h2, h3)", emotion(":is(h2, h3)"), ".card:is(h2, h3){color:red;}");
expect("stylis, :is(h2, h3)", stylis(":is(h2, h3)"), ".card :is(h2, h3){color:red;}");
expect("Emotion, :hover", emotion(":hover"), ".card:hover{color:red;}");
expect("stylis, :hover", stylis(":hover"), ".card :hover{color:red;}");
expect("Emotion, & :is(h2, h3)", emotion("& :is(h2, h3)"), ".card :is(h2, h3){color:red;}");
JS
node run.mjs
