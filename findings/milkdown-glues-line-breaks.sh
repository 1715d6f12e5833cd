#!/usr/bin/env bash
# Guess: a text that is opened in Milkdown and saved without a change keeps its words and its line
#   breaks.
# What happens: a <br> is dropped without a space: "$95<br>$120" in a table is saved as "$95$120".
#   Single tilde marks come back doubled, and a written link reference as a plain link. A break of
#   two spaces or a backslash stays.
# For a site such as this: opening a price list to correct a typo changes its prices; such breaks
#   have to be turned into something that the editor keeps.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @milkdown/kit@7.22.1 \
  jsdom@29.1.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true, url: "https://site.example/" });
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !/Event$|^EventTarget$|^Node$/.test(name)) continue;
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) globalThis[name] = window[name].bind(window);
globalThis.window = window;
const { defaultValueCtx, Editor, rootCtx } = await import("@milkdown/kit/core");
const { commonmark } = await import("@milkdown/kit/preset/commonmark");
const { gfm } = await import("@milkdown/kit/preset/gfm");
const { getMarkdown } = await import("@milkdown/kit/utils");

const saved = async (markdown) => {
  const root = window.document.body.appendChild(window.document.createElement("div"));
  const configure = (context) => {
    context.set(rootCtx, root);
    context.set(defaultValueCtx, markdown);
  };
  const editor = await Editor.make().config(configure).use(commonmark).use(gfm).create();
  const result = editor.action(getMarkdown());
  await editor.destroy();
  return result.trimEnd();
};
const row = (table) => table.split("\n").at(-1);
expect("prices in a table", row(await saved("| Visit |\n| - |\n| $95<br>$120 |\n")), "| $95$120 |");
expect("with a slash", row(await saved("| Visit |\n| - |\n| $95<br />$120 |\n")), "| $95$120 |");
expect("in a paragraph", await saved("Norfolk<br>Virginia\n"), "NorfolkVirginia");
expect("a backslash", await saved("Norfolk\\\nVirginia\n"), "Norfolk\\\nVirginia");
expect("tildes", await saved("Open 9~12, 14~18\n"), "Open 9~~12, 14~~18");
expect("a link reference", await saved("[us][1]\n\n[1]: https://site.example/\n"), "[us](https://site.example/)");
process.exit();
JS
node run.mjs
