#!/usr/bin/env bash
# Guess: a line with two numbers is read alike whether a phone library parses it or searches it.
# What happens: libphonenumber-js finds the first number in "757-622-1234 / 1299", but parses the
#   line as one number of 15 digits, with a tel: link. Of two whole numbers it parses nothing at
#   all. Numbers with 555-01, which are kept for fiction, are valid.
# For a site such as this: a phone field with a second number becomes a link that calls nobody;
#   search the line, never parse it, and do not trust "valid" to find an example number.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/max";

const found = (line, country) => findPhoneNumbersInText(line, country).map(({ number }) => number.number);
const parsed = (line, country) => parsePhoneNumberFromString(line, country)?.getURI() ?? "nothing";
const short = "757-622-1234 / 1299";
expect("found in one with a short second", found(short, "US"), ["+17576221234"]);
expect("parsed", parsed(short, "US"), "tel:+175762212341299");
const long = "757-622-1234 / 757-622-1299";
expect("found in two", found(long, "US"), ["+17576221234", "+17576221299"]);
expect("parsed", parsed(long, "US"), "nothing");
const german = "040 66969 123 / 0171 1234567";
expect("found in two of Germany", found(german, "DE"), ["+494066969123", "+491711234567"]);
expect("parsed", parsed(german, "DE"), "nothing");
expect("757-555-0134 is valid", parsePhoneNumberFromString("757-555-0134", "US").isValid(), true);
JS
node run.mjs
