#!/usr/bin/env bash
# Guess: two prices in one cell, with a line break between them, stay two prices and one cell.
# What happens: node-html-markdown glues them ($95$120); turndown-plugin-gfm breaks the line, so
#   that the second price becomes a row of its own. @joplin/turndown-plugin-gfm writes <br>.
# For a site such as this: a moved-in price list has other prices, or prices without a name; a break
#   in a cell has to be replaced first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent turndown@7.2.5 \
  turndown-plugin-gfm@1.0.2 \
  @joplin/turndown-plugin-gfm@1.0.68 \
  node-html-markdown@2.0.0 \
  unified@11.0.5 \
  remark-parse@11.0.0 \
  remark-gfm@4.0.1 \
  remark-rehype@11.1.2 \
  rehype-stringify@10.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import joplin from "@joplin/turndown-plugin-gfm";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import TurndownService from "turndown";
import { gfm } from "turndown-plugin-gfm";
import { unified } from "unified";

const table = "<table><tr><th>Visit</th><th>Price</th></tr><tr><td>First</td><td>$95<br>$120</td></tr></table>";
const rows = (markdown) =>
  [...String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).processSync(markdown)).matchAll(/<tr>(.*?)<\/tr>/gs)].map(
    ([, row]) => [...row.matchAll(/<t[dh]>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell),
  );
const turndown = (plugin) => new TurndownService().use(plugin).turndown(table);
expect("node-html-markdown", rows(NodeHtmlMarkdown.translate(table)), [["Visit", "Price"], ["First", "$95$120"]]);
expect("turndown-plugin-gfm", rows(turndown(gfm)), [["Visit", "Price"], ["First", "$95"], ["$120", ""]]);
expect("@joplin/turndown-plugin-gfm", turndown(joplin.gfm).split("\n").at(-1), "| First | $95  <br>$120 |");
JS
node run.mjs
