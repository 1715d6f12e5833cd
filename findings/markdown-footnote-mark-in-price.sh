#!/usr/bin/env bash
# Guess: a raised number behind a price (<sup>) stays apart from it, as a tag or at least by a
#   space.
# What happens: turndown, node-html-markdown and rehype-remark drop the tag and keep the digit: $99
#   with note 1 becomes $991. html-to-md keeps the tag.
# For a site such as this: a moved-in page states prices ten times as high; an importer has to look
#   at <sup> and <sub> itself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent turndown@7.2.5 \
  node-html-markdown@2.0.0 \
  html-to-md@0.8.8 \
  unified@11.0.5 \
  rehype-parse@9.0.1 \
  rehype-remark@10.0.1 \
  remark-stringify@11.0.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import htmlToMd from "html-to-md";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkStringify from "remark-stringify";
import TurndownService from "turndown";
import { unified } from "unified";

const price = "<p>Plans from $99<sup>1</sup> a month, for 10<sup>2</sup> visits</p>";
const glued = "Plans from $991 a month, for 102 visits";
expect("turndown", new TurndownService().turndown(price), glued);
expect("node-html-markdown", NodeHtmlMarkdown.translate(price), glued);
const rehype = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkStringify);
expect("rehype-remark", String(rehype.processSync(price)).trim(), glued);
expect("html-to-md", htmlToMd(price), "Plans from $99<sup>1</sup> a month, for 10<sup>2</sup> visits");
JS
node run.mjs
