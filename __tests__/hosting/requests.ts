/** Requests with the responses that every host must give; differences between hosts are explicit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { walkDir } from "content-kit/lib/walk-dir";
import type { HostingRules } from "site-delivery/hosting/rules";
import { DELIVERY } from "../support/built-site";
import type { Ask } from "../support/raw-request";

export type Host = "nginx" | "workerd" | "preview";

export interface Expected {
  /** Allowed statuses: some redirects may have several. */
  status: number | readonly number[];
  /** Path and query of a redirect's target. */
  location?: string;
  /** The delivered file that the decompressed body equals; null for an empty body. */
  file?: string | null;
  /** Expected headers: value, pattern, or null for none. */
  headers?: Record<string, string | RegExp | null>;
  /** Size of the body in bytes, as sent. */
  size?: number;
}

export interface Row extends Ask {
  title: string;
  expected: Expected;
  /** Legitimate differences of a host. */
  on?: Partial<Record<Host, Expected>>;
}

export const site = join(DELIVERY, "site");
export const rules = JSON.parse(readFileSync(join(DELIVERY, "rules.json"), "utf8")) as HostingRules;

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const page = lower(rules.pageHeaders);
const immutable = lower(rules.groups[0]?.headers ?? {});
const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const html = { ...page, "content-type": /^text\/html; ?charset=utf-8$/i };

const PAGES = Object.entries(PAGE_KINDS).filter(([kind]) => kind !== "not-found");
const BELOW_HOME = PAGES.filter(([, path]) => path !== "/");

const pages = PAGES.map(([kind, path]): Row => ({
  title: `the page of kind ${kind}`,
  path,
  expected: { status: 200, file: fileOf(path), headers: html },
}));

const heads = PAGES.map(([kind, path]): Row => ({
  title: `HEAD of ${kind}`,
  method: "HEAD",
  path,
  expected: { status: 200, file: null, headers: html },
}));

const slashes = BELOW_HOME.map(([kind, path]): Row => ({
  title: `${kind} with a trailing slash`,
  path: `${path}/`,
  expected: { status: 301, location: path },
}));

/** Each letter of the last segment percent-encoded, though none has to be. */
const overEncoded = (path: string): string =>
  path.replace(/[^/]+$/, (last) =>
    Array.from(last, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join(""),
  );

/** Spellings of a page's path that no link of the site has. */
const SPELLINGS: Record<string, (path: string) => string> = {
  "as the index of a folder": (path) => `${path}/index.html`,
  "as the index without .html": (path) => `${path}/index`,
  "with a doubled slash": (path) => path.replace(/\/(?=[^/]+$)/, "//"),
  "with a dot segment": (path) => `/./services/..${path}`,
  "over-encoded": overEncoded,
  "over-encoded in capitals": (path) => overEncoded(path).replace(/%../g, (sign) => sign.toUpperCase()),
};

/** Clients resolve dot segments themselves; workerd's URL parser does, too. */
const spellings = BELOW_HOME.flatMap(([kind, path]) =>
  Object.entries(SPELLINGS).map(([how, spelled]): Row => ({
    title: `${kind} ${how}`,
    path: `${spelled(path)}?q=%2F`,
    expected: { status: 301, location: `${path}?q=%2F` },
    ...(how === "with a dot segment" && { on: { workerd: { status: 200, file: fileOf(path) } } }),
  })),
);

const endings = BELOW_HOME.map(([kind, path]): Row => ({
  title: `${kind} with .html`,
  path: `${path}.html`,
  expected: { status: 301, location: path },
}));

const capitals = BELOW_HOME.map(([kind, path]): Row => ({
  title: `${kind} in capitals`,
  path: path.replace(/[^/]+$/, (last) => last.toUpperCase()),
  expected: path.startsWith("/careers/") ? { status: 302, location: "/careers" } : { status: 404, headers: html },
}));

/** Unknown addresses with their 404 pages. */
const NOTHING: Record<string, string> = {
  "/nope": "404.html",
  "/nope/nope": "404.html",
  "/services/nope": "services/404.html",
  "/services/nope/nope": "404.html",
  "/industries/nope": "industries/404.html",
  "/industries/medical-spas/nope": "industries/404-service.html",
  "/industries/nope/local-seo": "industries/404-service.html",
  "/industries/a/b/c": "404.html",
  "/locations/nope": "locations/404.html",
  "/locations/florida/nope": "locations/404.html",
  "/locations/nope/miami": "locations/404.html",
  "/locations/a/b/c": "404.html",
  "/blog/nope": "blog/404.html",
  "/podcast/nope": "podcast/404.html",
  "/about/nope": "404.html",
  "/static/nope.js": "404.html",
  "/page-data/nope/page-data.json": "404.html",
  "/404": "404.html",
  "/404.html": "404.html",
  "/services/404": "services/404.html",
  "/services/404.html": "services/404.html",
  "/industries/404-service": "industries/404-service.html",
};

const nothing = Object.entries(NOTHING).map(([path, file]): Row => ({
  title: "an unknown path",
  path,
  expected: { status: 404, file, headers: { ...html, "cache-control": /./ } },
}));

const jobs: Row[] = [
  { title: "a job that is gone", path: "/careers/gone", expected: { status: 302, location: "/careers" } },
  { title: "the page of jobs that are gone", path: "/careers/404", expected: { status: 302, location: "/careers" } },
  { title: "a job that is gone, with a slash", path: "/careers/gone/", expected: { status: [301, 302] } },
  {
    title: "HEAD of a closed job",
    method: "HEAD",
    path: "/careers/gone",
    expected: { status: 302, location: "/careers", file: null },
  },
  { title: "below a job", path: "/careers/a/b", expected: { status: 404, file: "404.html" } },
];

const MISSING: Expected = { status: 404, headers: html };

const strange: Row[] = [
  { title: "a question", path: "/about?from=letter", expected: { status: 200, file: "about.html" } },
  { title: "a question with a path in it", path: "/about?to=/../x", expected: { status: 200, file: "about.html" } },
  {
    title: "a trailing slash and a query",
    path: "/about/?from=letter",
    expected: { status: 301, location: "/about?from=letter" },
  },
  { title: "only a question", path: "/?from=letter", expected: { status: 200, file: "index.html" } },
  { title: "several trailing slashes", path: "/about///", expected: { status: 301, location: "/about" } },
  {
    title: "two leading slashes, which would be a host",
    path: "//example.com/",
    expected: { status: 301, location: "/example.com" },
  },
  {
    title: "two slashes inside",
    path: "/services//paid-media",
    expected: { status: 301, location: "/services/paid-media" },
  },
  { title: "the home page by its file", path: "/index.html", expected: { status: 301, location: "/" } },
  {
    title: "the home page's file without its ending",
    path: "/index?q=1",
    expected: { status: 301, location: "/?q=1" },
  },
  { title: "the home page, doubled", path: "//", expected: { status: 301, location: "/" } },
  { title: "a letter encoded twice", path: "/%2561bout", expected: MISSING },
  {
    title: "an encoded slash",
    path: "/services%2Fpaid-media",
    expected: { status: 301, location: "/services/paid-media" },
  },
  { title: "up beyond the folder", path: "/../../../../etc/passwd", expected: { status: [400, 404] } },
  { title: "encoded, up beyond the folder", path: "/%2e%2e/%2e%2e/etc/passwd", expected: { status: [400, 404] } },
  { title: "encoded twice, up beyond the folder", path: "/%252e%252e/etc/passwd", expected: MISSING },
  { title: "up with a backslash", path: "/..%5C..%5Cetc%5Cpasswd", expected: { status: [400, 404] } },
  { title: "a null byte", path: "/about%00.html", expected: { status: [400, 404] } },
  { title: "a null byte at the end", path: "/about%00", expected: { status: [400, 404] } },
  {
    title: "a line break that could inject a header",
    path: "/about%0d%0aX-Injected:%20yes/",
    expected: { status: [400, 404], headers: { "x-injected": null } },
  },
  {
    title: "a line break in the query",
    path: "/about/?a=%0d%0aX-Injected:%20yes",
    expected: { status: 301, headers: { "x-injected": null } },
  },
  { title: "a broken encoding", path: "/%zz", expected: { status: [400, 404] } },
  { title: "an umlaut", path: "/%C3%BCber-uns", expected: MISSING },
  { title: "bytes that are no text", path: "/%ff%fe", expected: { status: [400, 404] } },
  { title: "a path of 2,000 characters", path: `/${"a".repeat(2000)}`, expected: { status: [404, 414] } },
  { title: "a path of 7,000 characters", path: `/${"a/".repeat(3500)}x`, expected: { status: [404, 414] } },
  { title: "a compressed copy by its own name", path: "/about.html.br", expected: { status: 404 } },
  { title: "a compressed copy of a script by its own name", path: "/index.html.gz", expected: { status: 404 } },
  { title: "the rules of another host", path: "/_headers", expected: { status: 404 } },
  { title: "the list of files that a host leaves out", path: "/.assetsignore", expected: { status: 404 } },
  { title: "the rules of another host, over-encoded", path: "/%5Fheaders", expected: { status: [301, 404] } },
  { title: "a compressed copy, over-encoded", path: "/about.html%2Ebr", expected: { status: [301, 404] } },
  { title: "the rules of the server", path: "/../nginx.conf", expected: { status: [400, 404] } },
  { title: "the usual sitemap", path: "/sitemap.xml", expected: { status: 301, location: "/sitemap-index.xml" } },
  { title: "what is not for visitors", path: "/manifest.json", expected: { status: 404 } },
  { title: "a hidden file", path: "/.git/config", expected: { status: 404 } },
  { title: "another program's door", path: "/wp-login.php", expected: { status: 404 } },
];

const first = (ending: string): string => {
  const found = walkDir(join(site, "static")).find((path) => path.endsWith(ending));
  if (!found) throw new Error(`No file in static/ ends in ${ending}.`);
  return `/static/${found}`;
};

const METHODS = ["POST", "PUT", "DELETE", "PATCH"];
const REFUSED: Expected = { status: 405, headers: { allow: "GET, HEAD" } };
const methods: Row[] = [
  ...METHODS.map((method): Row => ({
    title: "no page takes this",
    method,
    path: "/about",
    expected: REFUSED,
    // Cloudflare answers itself where there is a file.
    on: { workerd: { status: 405 } },
  })),
  {
    title: "no file takes this",
    method: "POST",
    path: first(".js"),
    expected: REFUSED,
    on: { workerd: { status: 405 } },
  },
  ...METHODS.map((method): Row => ({
    title: "an unsupported method",
    method,
    path: "/services/nope",
    expected: { status: [404, 405] },
  })),
  { title: "what may be asked", method: "OPTIONS", path: "/about", expected: { status: [200, 204, 405] } },
];

const COMPRESSED: [encoding: string, expected: string | null][] = [
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["identity", null],
  ["deflate", null],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", null],
  ["gzip;q=0", null],
];

/** workerd compresses responses itself; on Cloudflare's network the edge does. */
const encodings = COMPRESSED.flatMap(([accepted, encoding]): Row[] =>
  ["/about", "/page-data/about/page-data.json"].map((path) => ({
    title: `a text with Accept-Encoding ${accepted}`,
    path,
    headers: { "accept-encoding": accepted },
    expected: {
      status: 200,
      file: path === "/about" ? "about.html" : path.slice(1),
      headers: { "content-encoding": encoding, vary: /accept-encoding/i },
    },
    on: { workerd: { status: 200, file: path === "/about" ? "about.html" : path.slice(1) } },
  })),
);

const behindProxy: Row = {
  title: "a text behind a proxy",
  path: "/about",
  headers: { "accept-encoding": "gzip", via: "1.1 proxy.example" },
  expected: { status: 200, headers: { "content-encoding": "gzip" } },
};

/** Files for feed readers and podcast apps, with their types. */
const FOR_READERS: Record<string, string | RegExp> = {
  "/blog/rss.xml": /^application\/rss\+xml; ?charset=utf-8$/i,
  "/blog/feed.json": /^application\/feed\+json; ?charset=utf-8$/i,
  "/podcast/feed.xml": /^application\/rss\+xml; ?charset=utf-8$/i,
  [`${PAGE_KINDS.episode}/chapters.json`]: "application/json+chapters",
  [first(".vtt")]: /^text\/vtt(?:; ?charset=utf-8)?$/i,
  [first(".mp3")]: "audio/mpeg",
  "/social/podcast-cover.jpg": "image/jpeg",
};

const forReaders = Object.entries(FOR_READERS).flatMap(([path, type]): Row[] =>
  ["GET", "HEAD"].map((method) => ({
    title: "CORS for podcast apps and feed readers",
    method,
    path,
    headers: { origin: "https://player.example" },
    expected: {
      status: 200,
      file: method === "GET" ? path.slice(1) : null,
      headers: {
        "content-type": type,
        "access-control-allow-origin": "*",
        "access-control-allow-credentials": null,
        "x-content-type-options": "nosniff",
      },
    },
  })),
);

/** Content types without a rule of their own, each with a path. */
const TYPES: Record<string, RegExp> = {
  "/site.webmanifest": /^application\/manifest\+json(?:; ?charset=utf-8)?$/i,
  "/robots.txt": /^text\/plain; ?charset=utf-8$/i,
  "/llms.txt": /^text\/plain; ?charset=utf-8$/i,
  "/sitemap-index.xml": /^(?:application|text)\/xml(?:; ?charset=utf-8)?$/i,
  "/cities.json": /^application\/json(?:; ?charset=utf-8)?$/i,
  "/icon.svg": /^image\/svg\+xml/,
  "/favicon.ico": /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  "/print.css": /^text\/css/,
  "/pagefind/pagefind.js": /^(?:text|application)\/javascript/,
  "/sw.js": /^(?:text|application)\/javascript/,
};

const typed = Object.entries(TYPES).map(([path, type]): Row => ({
  title: "a content type",
  path,
  expected: { status: 200, file: path.slice(1), headers: { ...page, "content-type": type } },
}));

const script = first(".js");
const font = first(".woff2");
export const sound = first(".mp3");
const soundSize = readFileSync(join(site, sound)).length;

const files: Row[] = [
  {
    title: "a script, cached for a year",
    path: script,
    expected: { status: 200, file: script.slice(1), headers: { ...immutable, "content-type": /javascript/ } },
  },
  {
    title: "a font, cached for a year",
    path: font,
    expected: { status: 200, file: font.slice(1), headers: { ...immutable, "content-type": "font/woff2" } },
  },
  {
    title: "audio",
    path: sound,
    expected: { status: 200, file: sound.slice(1), headers: { ...immutable, "content-type": "audio/mpeg" } },
  },
  {
    title: "the first hundred bytes of the audio",
    path: sound,
    headers: { range: "bytes=0-99" },
    expected: { status: 206, size: 100, headers: { "content-range": `bytes 0-99/${soundSize}` } },
  },
  {
    title: "the last hundred bytes of the audio",
    path: sound,
    headers: { range: "bytes=-100" },
    expected: { status: 206, size: 100, headers: { "content-range": new RegExp(`-${soundSize - 1}/${soundSize}$`) } },
  },
  {
    title: "a range beyond the audio's end",
    path: sound,
    headers: { range: `bytes=${soundSize}-` },
    // A header that is sent twice is read as two values with a comma.
    expected: {
      status: 416,
      headers: {
        "content-range": `bytes */${soundSize}`,
        "x-content-type-options": /^(?:nosniff)?$/,
        "cache-control": /^(?!.*immutable)/,
      },
    },
  },
  {
    title: "a page's data",
    path: "/page-data/index/page-data.json",
    expected: {
      status: 200,
      file: "page-data/index/page-data.json",
      headers: { ...page, "content-type": /^application\/json/ },
    },
  },
  {
    title: "the data of all pages",
    path: "/page-data/app-data.json",
    expected: {
      status: 200,
      file: "page-data/app-data.json",
      headers: { ...page, "content-type": /^application\/json/ },
    },
  },
  {
    title: "the player's styles",
    path: "/plyr/plyr.css",
    expected: { status: 200, file: "plyr/plyr.css", headers: { "content-type": /^text\/css/ } },
  },
  {
    title: "security.txt",
    path: "/.well-known/security.txt",
    expected: { status: 200, file: ".well-known/security.txt", headers: { "content-type": /^text\/plain/ } },
  },
];

const moved: Row[] = rules.redirects.slice(0, 5).flatMap(({ from, to }): Row[] => [
  { title: "an address that has moved", path: from, expected: { status: 301, location: to } },
  {
    title: "an old path with a query",
    path: `${from}?a=1`,
    expected: { status: 301, location: `${to}?a=1` },
  },
]);

/** All rows, in an order for reports. */
export const rows: Row[] = [
  ...pages,
  ...heads,
  ...slashes,
  ...endings,
  ...spellings,
  ...capitals,
  ...nothing,
  ...jobs,
  ...strange,
  ...methods,
  ...encodings,
  behindProxy,
  ...files,
  ...typed,
  ...forReaders,
  ...moved,
];
