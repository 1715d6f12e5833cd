#!/usr/bin/env bash
# Guess: a list inside a numbered list stays inside it, and the numbers go on.
# What happens: node-html-markdown indents by two spaces, less than "1. " needs: the inner list ends
#   the outer one, and a list that starts at 5 starts at 1. turndown keeps both.
# For a site such as this: the steps of an instruction fall apart into lists of one step each.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent turndown@7.2.5 \
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

import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import TurndownService from "turndown";
import { unified } from "unified";

const html = (markdown) => String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).processSync(markdown)).replaceAll("\n", "");

const nested = "<ol><li>Call<ul><li>by phone</li></ul></li><li>Come</li></ol>";
expect("node-html-markdown", html(NodeHtmlMarkdown.translate(nested)), '<ol><li>Call</li></ol><ul><li>by phone</li></ul><ol start="2"><li>Come</li></ol>');
expect("turndown", html(new TurndownService().turndown(nested)), nested);
const later = '<ol start="5"><li>Rest</li></ol>';
expect("node-html-markdown, from 5", html(NodeHtmlMarkdown.translate(later)), "<ol><li>Rest</li></ol>");
expect("turndown, from 5", html(new TurndownService().turndown(later)), later);
JS
node run.mjs
