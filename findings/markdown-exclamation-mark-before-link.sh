#!/usr/bin/env bash
# Guess: an exclamation mark in front of a link stays an exclamation mark.
# What happens: turndown, node-html-markdown and html-to-md write "![": read again, the link is a
#   picture of that address, with the link's text as its description. rehype-remark escapes the
#   mark.
# For a site such as this: "New! Book a visit" loses its link and shows a broken picture.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent turndown@7.2.5 \
  node-html-markdown@2.0.0 \
  html-to-md@0.8.8 \
  rehype-parse@9.0.1 \
  rehype-remark@10.0.1 \
  remark-stringify@11.0.0 \
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

import htmlToMd from "html-to-md";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import remarkStringify from "remark-stringify";
import TurndownService from "turndown";
import { unified } from "unified";

const html = (markdown) => String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).processSync(markdown)).replaceAll("\n", "");

const source = '<p>New!<a href="/book/">Book a visit</a></p>';
const picture = '<p>New<img src="/book/" alt="Book a visit"></p>';
expect("turndown", html(new TurndownService().turndown(source)), picture);
expect("node-html-markdown", html(NodeHtmlMarkdown.translate(source)), picture);
expect("html-to-md", html(htmlToMd(source)), picture);
const rehype = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkStringify);
expect("rehype-remark", html(String(rehype.processSync(source))), source);
JS
node run.mjs
