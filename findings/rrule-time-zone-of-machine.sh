#!/usr/bin/env bash
# Guess: a rule with DTSTART;TZID=America/New_York gives the same instants on every machine.
# What happens: rrule gives 14:00 UTC where the machine runs in UTC, 06:00 in Los Angeles and 23:00
#   in Tokyo for the same nine o'clock in New York. rrule-temporal gives 14:00 on all three.
# For a site such as this: an event in a build is right on the CI machine and hours off on an
#   editor's laptop.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent rrule@2.8.1 \
  rrule-temporal@2.2.8
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { execFileSync } from "node:child_process";

const rule = "DTSTART;TZID=America/New_York:20260302T090000\\nRRULE:FREQ=WEEKLY;COUNT=1";
const run = (TZ, code) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", code], { env: { ...process.env, TZ }, encoding: "utf8" }).trim();
const rrule = `import r from "rrule"; console.log(r.rrulestr("${rule}").all()[0].toISOString())`;
const temporal = `import { RRuleTemporal as R } from "rrule-temporal";
  console.log(new Date(new R({ rruleString: "${rule}" }).all()[0].epochMilliseconds).toISOString())`;
const known = { UTC: "2026-03-02T14:00:00.000Z", "America/Los_Angeles": "2026-03-02T06:00:00.000Z", "Asia/Tokyo": "2026-03-02T23:00:00.000Z" };
for (const [zone, instant] of Object.entries(known)) {
  expect(`rrule, machine in ${zone}`, run(zone, rrule), instant);
  expect(`rrule-temporal, machine in ${zone}`, run(zone, temporal), known.UTC);
}
JS
node run.mjs
