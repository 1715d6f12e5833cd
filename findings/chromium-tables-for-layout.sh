#!/usr/bin/env bash
# Guess: a <table> of prices is a table for assistive technology.
# What happens: Chromium takes one without header cells, caption or borders for layout: LayoutTable,
#   with no rows or cells to walk. One <th>, a caption, a border or role="table" makes it a table;
#   display: grid or block leaves it one.
# For a site such as this: a small price list without headers is read as loose words; each table
#   needs its header cells.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent playwright-core@1.65.1
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
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: execSync("command -v chromium", { encoding: "utf8" }).trim(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
/** Roles and names that Chromium gives to assistive technology. */
const tree = async (body) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body>${body}`);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => [role.value, name?.value ?? ""]);
};

const kind = async (body) => (await tree(body)).find(([role]) => /table/i.test(role))[0];
const cells = "<tr><td>Visit</td><td>$95</td></tr><tr><td>Exam</td><td>$120</td></tr>";
expect("cells alone", await kind(`<table>${cells}</table>`), "LayoutTable");
expect("with a header cell", await kind(`<table><tr><th>Visit</th><td>$95</td></tr></table>`), "table");
expect("with a caption", await kind(`<table><caption>Prices</caption>${cells}</table>`), "table");
expect('with role="table"', await kind(`<table role="table">${cells}</table>`), "table");
expect("as a grid, with a header cell", await kind(`<table style="display: grid"><tr style="display: grid"><th>Visit</th><td>$95</td></tr></table>`), "table");
await browser.close();
JS
node run.mjs
