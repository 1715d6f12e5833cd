#!/usr/bin/env bash
# Guess: "PH off" closes a practice in the United States on the federal holidays, the same in each
#   state, each on one day.
# What happens: opening_hours closes it on both days of a holiday that falls on a Saturday (3 and 4
#   July 2026), in New York also on 12 and 15 February, in Texas also on 24 and 26 December.
# For a site such as this: the hours of one brand differ by state in a way that no page says; closed
#   days have to be written out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent opening_hours@3.15.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import OpeningHours from "opening_hours";

const closedIn = (state, year) => {
  const address = { country_code: "us", state };
  const hours = new OpeningHours("Mo-Su 09:00-17:00; PH off", { lat: 40, lon: -80, address });
  const days = Array.from({ length: 365 }, (_, day) => new Date(year, 0, day + 1, 10));
  return days.filter((day) => !hours.getState(day)).map((day) => `${day.getMonth() + 1}/${day.getDate()}`);
};
const common = closedIn("Virginia", 2026);
expect("Virginia 2026", common, ["1/1", "1/19", "2/16", "5/25", "6/19", "7/3", "7/4", "9/7", "10/12", "11/11", "11/26", "12/25"]);
const more = (state) => closedIn(state, 2026).filter((day) => !common.includes(day));
expect("more in New York", more("New York"), ["2/12", "2/15"]);
expect("more in Texas", more("Texas"), ["12/24", "12/26"]);
expect("more in California", more("California"), ["3/31"]);
expect("Independence Day 2027, a Sunday", closedIn("Virginia", 2027).filter((day) => day.startsWith("7/")), ["7/4", "7/5"]);
JS
TZ=UTC node run.mjs
