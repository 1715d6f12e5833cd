#!/usr/bin/env bash
# Guess: an escaped underscore in a typed mail address (`dana\_roe@…`) is that address once it is a
#   link.
# What happens: turndown writes the escape; remark-gfm 1, which Gatsby's Markdown uses, and marked
#   link roe@…, another person's address. remark-gfm 4 links the whole one. A typed www.old_site…
#   links old%5C_site… in all three.
# For a site such as this: mail of patients goes to a stranger; an importer has to write links for
#   typed addresses.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent turndown@7.2.5 \
  remark@13.0.0 \
  remark-gfm@1.0.0 \
  remark-html@13.0.2 \
  marked@18.2.1 \
  new-remark@npm:remark@15.0.1 \
  new-remark-gfm@npm:remark-gfm@4.0.1 \
  new-remark-html@npm:remark-html@16.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { marked } from "marked";
import { remark as newRemark } from "new-remark";
import newGfm from "new-remark-gfm";
import newHtml from "new-remark-html";
import remark from "remark";
import gfm from "remark-gfm";
import html from "remark-html";
import TurndownService from "turndown";

const markdown = new TurndownService().turndown("<p>dana_roe@x.example or www.old_site.example</p>");
expect("turndown", markdown, "dana\\_roe@x.example or www.old\\_site.example");
const links = (page) => [...page.matchAll(/href="(.*?)"/g)].map(([, url]) => url);
const wrong = "http://www.old%5C_site.example";
expect("remark-gfm 1", links(String(remark().use(gfm).use(html).processSync(markdown))), ["mailto:roe@x.example", wrong]);
expect("marked", links(marked.parse(markdown)), ["mailto:roe@x.example", wrong]);
expect("remark-gfm 4", links(String(newRemark().use(newGfm).use(newHtml).processSync(markdown))), ["mailto:dana_roe@x.example", wrong]);
JS
node run.mjs
