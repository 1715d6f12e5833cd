#!/usr/bin/env bash
# Guess: the opening times 08:30 and 10:30 in a front matter are read alike, as strings or as
#   nothing.
# What happens: js-yaml 3, which gray-matter uses, reads 10:30 as a number in base 60 (630) and
#   08:30 as a string, because of its leading zero. The package yaml writes both without quotes.
# For a site such as this: a list of hours changes its type from one line to the next; times have to
#   be quoted, or read by YAML 1.2.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent gray-matter@4.0.3 \
  js-yaml@3.15.2 \
  yaml@2.9.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import matter from "gray-matter";
import jsYaml from "js-yaml";
import { parse, stringify } from "yaml";

const hours = { opens: "08:30", lunch: "10:30", closes: "17:00" };
const written = stringify(hours);
expect("written by yaml", written, "opens: 08:30\nlunch: 10:30\ncloses: 17:00\n");
expect("read by yaml", parse(written), hours);
expect("read by js-yaml 3", jsYaml.load(written), { opens: "08:30", lunch: 630, closes: 1020 });
expect("read by gray-matter", matter(`---\n${written}---\n`).data, { opens: "08:30", lunch: 630, closes: 1020 });
expect("a length of 1:02:00", matter("---\nlength: 1:02:00\n---\n").data, { length: 3720 });
JS
node run.mjs
