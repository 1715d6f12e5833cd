#!/usr/bin/env bash
# Guess: text that speaks of tags (&lt;title&gt;) is still text after a way from HTML to Markdown
#   and back.
# What happens: turndown, node-html-markdown and html-to-md escape stars and brackets, but not < and
#   &: the words become tags, which a site without raw HTML drops. rehype-remark escapes both.
# For a site such as this: an article on search engines loses the names of the tags that it
#   explains, without a message.
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

const source = "<p>Write a &lt;title&gt; and use &amp;amp; in it</p>";
const lost = "<p>Write a  and use &#x26; in it</p>";
expect("turndown", html(new TurndownService().turndown(source)), lost);
expect("node-html-markdown", html(NodeHtmlMarkdown.translate(source)), lost);
expect("html-to-md", html(htmlToMd(source)), lost);
const rehype = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkStringify);
expect("rehype-remark", html(String(rehype.processSync(source))), "<p>Write a &#x3C;title> and use &#x26;amp; in it</p>");
JS
node run.mjs
