/** Transfer size of pages, compressed with Brotli. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";
import { playerScripts, scriptsOf, total, weigh } from "../support/page-scripts";

/** In bytes: 1,024, as browsers and file managers count. */
const KILOBYTE = 1024;

const weight = (file: string): number => brotliCompressSync(readPage(SITE, file)).length;

test.each([
  ["the page of paid media", "services/paid-media/index.html", 28],
  ["the page of local SEO", "services/local-seo/index.html", 28],
  ["the page of website design", "services/website-design/index.html", 28],
  ["the page of content and email", "services/content-email/index.html", 28],
  ["the page of reputation", "services/reputation/index.html", 28],
])("%s is within its budget", (_, file, most) => {
  expect(weight(file)).toBeLessThanOrEqual(most * KILOBYTE);
});

test("the heaviest city pages are within the budget", () => {
  const cities = htmlFiles(SITE).filter((file) => /^locations\/[^/]+\/[^/]+\/index\.html$/.test(file));
  expect(cities.length).toBeGreaterThan(4000);
  // Compressing all of them would take minutes.
  const heaviest = cities
    .map((file) => ({ file, size: statSync(join(SITE, file)).size }))
    .sort((one, other) => other.size - one.size)
    .slice(0, 100);
  expect(heaviest.filter(({ file }) => weight(file) > 9.9 * KILOBYTE)).toEqual([]);
});

test("every drawing of an industry and of a service is at most 2 kB", () => {
  const files = htmlFiles(SITE).filter((file) => /^(?:industries|services)\/.+index\.html$/.test(file));
  const drawings = files.flatMap((file) =>
    [...readPage(SITE, file).matchAll(/<svg[^>]*role="img".*?<\/svg>(?!<circle|<g|<path|<rect|<text|<\/g)/g)].map(
      ([drawing]) => ({ file, size: brotliCompressSync(drawing).length }),
    ),
  );
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter(({ size }) => size > 2 * KILOBYTE)).toEqual([]);
});

describe("The scripts of every page", () => {
  /** Framework, router, Emotion, layout and page: everything loaded without interaction. */
  const MOST = 91 * KILOBYTE;
  const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

  test.each(KINDS)("are within the budget: %s", (kind) =>
    expect(total(scriptsOf(SITE, kind))).toBeLessThanOrEqual(MOST),
  );

  test.each(KINDS)("do not contain the player, which is loaded on demand: %s", (kind) => {
    const player = playerScripts(SITE);
    expect(player).toHaveLength(1);
    expect(scriptsOf(SITE, kind).map(({ file }) => file)).not.toContain(player[0]);
  });

  test("do not contain the player's support for other hosts' videos and ads", () => {
    expect(total(playerScripts(SITE).map((file) => weigh(SITE, file)))).toBeLessThanOrEqual(22 * KILOBYTE);
  });
});

describe("Scripts that count visits", () => {
  const SCRIPTS = "static/js";

  /** Files of a built site with code, words or addresses of analytics. */
  const tellingFiles = (site: string): string[] =>
    readdirSync(join(site, SCRIPTS)).filter((file) =>
      /^analytics-|\/analytics-|click_to_call|schedule_call|cc-main|dataLayer/.test(
        file + readFileSync(join(site, SCRIPTS, file), "utf8"),
      ),
    );

  test("do not exist without a service: no byte of any other script is about them", () => {
    expect(tellingFiles(SITE)).toEqual([]);
  });

  test("are one file with a service, of at most 4 kB, and its address in the site's own", () => {
    const files = tellingFiles(FIXTURE_SITE);
    expect(files.map((file) => file.replace(/-.*/, "")).sort()).toEqual(["analytics", "app"]);
    const [script = ""] = files.filter((file) => file.startsWith("analytics"));
    expect(weigh(FIXTURE_SITE, join(SCRIPTS, script)).bytes).toBeLessThanOrEqual(4 * KILOBYTE);
  });
});
