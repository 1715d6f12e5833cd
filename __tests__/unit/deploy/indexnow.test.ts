/** Telling search engines what a deploy has changed, against a stand-in for their server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { changedPages, submitChanges } from "../../../src/deploy/indexnow";
import { manifestText } from "../../../src/deploy/manifest";
import { checksum } from "../../../src/lib/digest";

const KEY = "5f0c6e2f9a7d4b31";
const PAGE = '<meta name="robots" content="index,follow"/>';
const HIDDEN = '<meta name="robots" content="noindex,nofollow"/>';

const folders: string[] = [];

/** A release with these pages: for each path the HTML and what its data says. */
const release = (pages: Readonly<Record<string, [html: string, data: string]>>, key: string | null = KEY): string => {
  const folder = mkdtempSync(join(tmpdir(), "indexnow-"));
  folders.push(folder);
  const files = new Map<string, string>([
    ["robots.txt", "User-agent: *\nSitemap: https://www.agency.example/sitemap-index.xml\n"],
    ["notes-on-us.txt", "A file that is no key.\n"],
    ...(key === null ? [] : [[`${key}.txt`, `${key}\n`] as const]),
    ...Object.entries(pages).flatMap(([path, [html, data]]) => [
      [join(path, "index.html").replace(/^\//, ""), html] as const,
      [`page-data${path === "/" ? "/index" : path}/page-data.json`, data] as const,
    ]),
  ]);
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
    writeFileSync(join(folder, "site", name), text);
  }
  const entries = Array.from(files, ([name, text]) => [name, { size: text.length, sha256: checksum(text) }] as const);
  writeFileSync(join(folder, "manifest.json"), manifestText(entries.length, new Map(entries)));
  return folder;
};

let server: Server;
let status = 200;
const bodies: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      bodies.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

beforeEach(() => {
  bodies.length = 0;
  status = 200;
});

afterAll(() => {
  server.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const endpoint = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;

const before = () => release({ "/": [PAGE, "a"], "/blog": [PAGE, "a"], "/old": [PAGE, "a"], "/secret": [HIDDEN, "a"] });
const now = () =>
  release({
    "/": [`${PAGE}<script src=new>`, "a"],
    "/blog": [PAGE, "b"],
    "/new": [PAGE, "a"],
    "/secret": [HIDDEN, "b"],
  });

test("changed, new and removed pages are submitted; pages where only scripts differ or with noindex are not", () => {
  expect(changedPages(now(), before())).toEqual(["/blog", "/new", "/old"]);
});

test("the first deploy submits all pages", () => {
  expect(changedPages(now(), null)).toEqual(["/", "/blog", "/new"]);
});

test("the request has host, key, the address of the key, and the addresses of the pages", async () => {
  expect(await submitChanges(now(), before(), endpoint())).toBe("IndexNow: 3 changed pages submitted.");
  expect(bodies).toEqual([
    {
      host: "www.agency.example",
      key: KEY,
      keyLocation: `https://www.agency.example/${KEY}.txt`,
      urlList: ["/blog", "/new", "/old"].map((path) => `https://www.agency.example${path}`),
    },
  ]);
});

test("nothing is requested without a key, and where nothing has changed", async () => {
  expect(await submitChanges(release({ "/": [PAGE, "a"] }, null), null, endpoint())).toBeUndefined();
  const same = release({ "/": [PAGE, "a"] });
  expect(await submitChanges(same, same, endpoint())).toBe("IndexNow: no page has changed.");
  expect(bodies).toEqual([]);
});

test("a refusal, an unreachable server and a broken release are reported, and fail nothing", async () => {
  status = 403;
  expect(await submitChanges(now(), null, endpoint())).toContain("refused the changed pages (status 403)");
  expect(await submitChanges(now(), null, "http://127.0.0.1:1/")).toContain("could not be notified");
  expect(await submitChanges(join(tmpdir(), "no-such-release"), null, endpoint())).toContain("could not be notified");
});
