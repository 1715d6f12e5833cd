#!/usr/bin/env bash
# Guess: one tilde between two numbers (9~12, 14~18) is text; two tildes strike it through.
# What happens: remark-gfm and marked take single tildes as well: "12, 14" is struck through.
#   markdown-it leaves them. A dollar sign saves the text ($99~$199).
# For a site such as this: hours or ages that were typed with tildes are shown as crossed out;
#   singleTilde: false is the option.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent marked@18.2.1 \
  markdown-it@15.0.3 \
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

import MarkdownIt from "markdown-it";
import { marked } from "marked";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const html = (markdown, options) =>
  String(unified().use(remarkParse).use(remarkGfm, options).use(remarkRehype).use(rehypeStringify).processSync(markdown));
const hours = "Open 9~12, 14~18";
const struck = "<p>Open 9<del>12, 14</del>18</p>";
expect("remark-gfm", html(hours), struck);
expect("marked", marked.parse(hours).trim(), struck);
expect("markdown-it", new MarkdownIt().render(hours).trim(), "<p>Open 9~12, 14~18</p>");
expect("remark-gfm, singleTilde: false", html(hours, { singleTilde: false }), "<p>Open 9~12, 14~18</p>");
expect("remark-gfm, prices", html("$99~$199, $5~$9"), "<p>$99~$199, $5~$9</p>");
JS
node run.mjs
