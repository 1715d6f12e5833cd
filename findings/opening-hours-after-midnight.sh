#!/usr/bin/env bash
# Guess: a small parser of opening hours reads 22:00-02:00 as open over midnight.
# What happens: simple-opening-hours is closed all night with it, and opening_hours open. "Mo-Fr
#   12:00-12:00" is never open in the one and 24 hours in the other.
# For a site such as this: an urgent care practice is shown as closed at 23:00; such hours have to
#   end at 24:00 and go on the next day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent simple-opening-hours@0.1.1 \
  opening_hours@3.15.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import OpeningHours from "opening_hours";
import simple from "simple-opening-hours";

const at = (day, hour) => new Date(2026, 11, day, hour, 30);
const open = (hours, day, hour) => ({
  "simple-opening-hours": new simple.SimpleOpeningHours(hours).isOpenOn(at(day, hour)),
  opening_hours: new OpeningHours(hours).getState(at(day, hour)),
});
expect("22:00-02:00, at 23:30", open("Mo-Su 22:00-02:00", 2, 23), { "simple-opening-hours": false, opening_hours: true });
expect("22:00-02:00, at 1:30", open("Mo-Su 22:00-02:00", 2, 1), { "simple-opening-hours": false, opening_hours: true });
expect("22:00-24:00, at 23:30", open("Mo-Su 22:00-24:00,00:00-02:00", 2, 23), { "simple-opening-hours": true, opening_hours: true });
expect("22:00-24:00,00:00-02:00, at 1:30", open("Mo-Su 22:00-24:00,00:00-02:00", 2, 1), { "simple-opening-hours": true, opening_hours: true });
expect("12:00-12:00, at 13:30", open("Mo-Fr 12:00-12:00", 2, 13), { "simple-opening-hours": false, opening_hours: true });
JS
TZ=UTC node run.mjs
