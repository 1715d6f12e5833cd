#!/usr/bin/env bash
# Guess: an item's <description> is what a feed reader calls the description, beside the full text
#   in content:encoded.
# What happens: feedparser gives the full text as description and the short one as summary;
#   rss-parser and feedsmith give the short one; htmlparser2 drops the full one.
# For a site such as this: the short description of an episode shows as its whole notes, with
#   markup, in apps built on feedparser.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent feedparser@2.6.0 \
  rss-parser@3.13.0 \
  feedsmith@3.0.1 \
  htmlparser2@12.0.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { Readable } from "node:stream";
import FeedParser from "feedparser";
import { parseFeed as feedsmith } from "feedsmith";
import { parseFeed as htmlparser2 } from "htmlparser2";
import RssParser from "rss-parser";

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Show</title><link>https://show.example/</link><description>A show.</description>
<item><title>One</title><guid isPermaLink="false">1</guid><description>In short.</description>
<content:encoded><![CDATA[<p>In full, with <a href="https://show.example/">a link</a>.</p>]]></content:encoded></item>
</channel></rss>`;
const full = '<p>In full, with <a href="https://show.example/">a link</a>.</p>';

const read = new Promise((resolve, reject) => {
  const parser = Readable.from([feed]).pipe(new FeedParser());
  parser.on("error", reject).once("data", ({ description, summary }) => resolve([description, summary]));
});
expect("feedparser: description, summary", await read, [full, "In short."]);
const [item] = (await new RssParser().parseString(feed)).items;
expect("rss-parser: content, content:encoded", [item.content, item["content:encoded"]], ["In short.", full]);
const [smith] = feedsmith(feed).feed.items;
expect("feedsmith: description, content", [smith.description, smith.content.encoded], ["In short.", full]);
const [parsed] = htmlparser2(feed).items;
expect("htmlparser2", [parsed.description, JSON.stringify(parsed).includes("In full")], ["In short.", false]);
JS
node run.mjs
