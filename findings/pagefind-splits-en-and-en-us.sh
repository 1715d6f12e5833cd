#!/usr/bin/env bash
# Guess: pages in lang="en" and lang="en-US" are one English index.
# What happens: Pagefind makes two: a search on a page of the one never finds pages of the other,
#   though they have the same words.
# For a site such as this: one template with another lang attribute drops out of the search for
#   everybody else; forceLanguage joins them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent pagefind@1.6.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
const expect = (what, now, known) => {
  console.log(`${what}: ${JSON.stringify(now)}`);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  console.error(`CHANGED: ${what} was ${JSON.stringify(known)}`);
  process.exitCode = 1;
};

import { readFileSync, copyFileSync } from "node:fs";
import { createServer } from "node:http";
import * as pagefind from "pagefind";

/** Indexes pages by URL, and returns a search as a page in `lang` has it. */
const searchOf = async (name, lang, pages, options = {}) => {
  const { index } = await pagefind.createIndex(options);
  for (const [url, [pageLang, words]] of Object.entries(pages)) {
    await index.addHTMLFile({ url, content: `<!doctype html><html lang="${pageLang}"><title>Page</title><main><p>${words}</p></main></html>` });
  }
  await index.writeFiles({ outputPath: name });
  copyFileSync(`${name}/pagefind.js`, `${name}/client.mjs`);
  const server = createServer((request, response) => response.end(readFileSync(`${name}${new URL(request.url, "http://x").pathname}`)));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${server.address().port}/`;
  // The client runs in a browser: it asks the page for its language, and fetches beside it.
  globalThis.window = globalThis;
  globalThis.location = new URL(base);
  globalThis.document = { querySelector: () => ({ getAttribute: () => lang }) };
  const { fetch } = globalThis;
  const client = await import(`${process.cwd()}/${name}/client.mjs`);
  const search = async (query) => {
    globalThis.fetch = (url, init) => fetch(new URL(String(url), base), init);
    await client.options({ basePath: base, baseUrl: "/" });
    const { results } = await client.search(query);
    return (await Promise.all(results.map(({ data }) => data()))).map(({ url }) => url).sort();
  };
  return search;
};

const pages = { "/one/": ["en", "Dentists of Norfolk"], "/two/": ["en-US", "Dentists of Boise"] };
const split = await searchOf("split", "en", pages);
expect('"dentists" on a page in en', await split("dentists"), ["/one/"]);
expect('"Boise" on a page in en', await split("Boise"), []);
const other = await searchOf("other", "en-US", pages);
expect('"dentists" on a page in en-US', await other("dentists"), ["/two/"]);
const joined = await searchOf("joined", "en", pages, { forceLanguage: "en" });
expect('"dentists" with forceLanguage', await joined("dentists"), ["/one/", "/two/"]);
process.exit();
JS
node run.mjs
