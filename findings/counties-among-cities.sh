#!/usr/bin/env bash
# Guess: the cities of Virginia in a data set of countries, states and cities are cities and towns.
# What happens: country-state-city lists counties as cities ("Accomack County"), and districts of
#   New York as cities beside it.
# For a site such as this: pages, forms and counts made from it promise a practice in places that
#   have no address of that name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent country-state-city@3.2.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { City } from "country-state-city";

const names = (state) => City.getCitiesOfState("US", state).map(({ name }) => name);
const counties = (state) => names(state).filter((name) => name.endsWith(" County"));
expect("cities of Virginia", names("VA").length, 503);
expect("of them counties", counties("VA").length, 95);
expect("the first", counties("VA").slice(0, 2), ["Accomack County", "Albemarle County"]);
expect("of Hawaii", counties("HI"), ["Hawaii County", "Honolulu County", "Kalawao County", "Kauai County", "Maui County"]);
expect("districts of New York", ["Brooklyn", "Brooklyn Heights", "Cambria Heights"].filter((name) => names("NY").includes(name)), ["Brooklyn", "Brooklyn Heights", "Cambria Heights"]);
JS
node run.mjs
