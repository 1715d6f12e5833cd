/** What the HTML of a page weighs on the line, compressed with brotli at its best. */
import { brotliCompressSync } from "node:zlib";
import { readPage, SITE } from "../support/built-site";

/** In bytes: 1,024, as browsers and file managers count. */
const KILOBYTE = 1024;

const weight = (file: string): number => brotliCompressSync(readPage(SITE, file)).length;

test.each([
  ["a city's page", "locations/florida/miami/index.html", 9],
  ["a city's page with a long name", "locations/new-york/new-york-city/index.html", 9],
  ["the page of paid media", "services/paid-media/index.html", 28],
  ["the page of local SEO", "services/local-seo/index.html", 28],
  ["the page of website design", "services/website-design/index.html", 28],
  ["the page of content and email", "services/content-email/index.html", 28],
  ["the page of reputation", "services/reputation/index.html", 28],
])("%s stays light", (_, file, most) => {
  expect(weight(file)).toBeLessThanOrEqual(most * KILOBYTE);
});
