#!/usr/bin/env bash
# Guess: a table of ZIP codes finds the codes of a city of 100,000 people by its name.
# What happens: zipcodes has one name for each code, the post office's main one: none for Sandy
#   Springs, Centennial, West Valley City, Miramar and Lakewood (Colorado). St. Paul and
#   Winston-Salem are known without stop and hyphen only.
# For a site such as this: a city finder built on it knows no ZIP code of some of the largest places
#   served.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent zipcodes@8.0.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import zipcodes from "zipcodes";

const codes = (city, state) => zipcodes.lookupByName(city, state).length;
for (const [city, state] of [["Sandy Springs", "GA"], ["Centennial", "CO"], ["West Valley City", "UT"], ["Miramar", "FL"], ["Lakewood", "CO"]]) {
  expect(`codes of ${city}`, codes(city, state), 0);
}
expect("the city of 30328, in Sandy Springs", zipcodes.lookup("30328").city, "Atlanta");
expect("St. Paul, Saint Paul", [codes("St. Paul", "MN"), codes("Saint Paul", "MN")], [0, 47]);
expect("Winston-Salem, Winston Salem", [codes("Winston-Salem", "NC"), codes("Winston Salem", "NC")], [0, 25]);
expect("Norfolk", codes("Norfolk", "VA"), 24);
JS
node run.mjs
