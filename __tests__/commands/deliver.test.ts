/** Packaging a build for hosts: a few files, and many on all processors. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packageSite } from "site-delivery/deploy/package-site";
import { readHostedSite } from "../../src/site/hosted-site";
import { differences, readManifest } from "site-delivery/deploy/manifest";
import { walkDir } from "content-kit/lib/walk-dir";

/** More than are written at the same time. */
const PAGES = 100;
const TODAY = new Date("2026-06-15T12:00:00Z");

let root: string;
let output: string;
let delivery: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deliver-"));
  output = join(root, "public");
  delivery = join(root, "delivery");
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(output, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const page = (text: string): string => `<script>1</script><img src="/static/seen.svg"><p>${text}</p>`;

/** A site of many pages, with one picture in use and one orphaned. */
const buildSite = (pages: number): void => {
  const names = Array.from({ length: pages }, (_, index) => `page-${index}`);
  build({
    "index.html": page("Front"),
    "redirects.json": "{}",
    "static/seen.svg": "<svg/>",
    "static/no-longer.svg": "<svg/>",
    ...Object.fromEntries(names.map((name) => [`${name}/index.html`, page(`${name} `.repeat(50))])),
  });
};

const deliver = () => packageSite(output, delivery, readHostedSite(output), TODAY);

const delivered = (name: string): Buffer => readFileSync(join(delivery, "site", name));

test.each([
  ["many", PAGES],
  ["few", 5],
])("all %s pages are delivered, with equal compressed copies", async (_, pages) => {
  buildSite(pages);
  const told = await deliver();
  const manifest = readManifest(delivery);
  expect(manifest.pages).toBe(pages + 1);
  expect(readFileSync(join(delivery, "manifest.json"), "utf8")).toBe(`${JSON.stringify(manifest, null, 1)}\n`);
  expect(Object.keys(manifest.files)).toEqual([...walkDir(join(delivery, "site"))].sort());
  expect(told).toContain(`/site: ${pages + 1} pages, ${Object.keys(manifest.files).length} files; `);
  expect(differences(delivery)).toEqual([]);
  for (let index = 0; index < pages; index += 1) {
    const text = readFileSync(join(output, `page-${index}/index.html`), "utf8");
    expect(delivered(`page-${index}.html`).toString()).toBe(text);
    expect(brotliDecompressSync(delivered(`page-${index}.html.br`)).toString()).toBe(text);
    expect(gunzipSync(delivered(`page-${index}.html.gz`)).toString()).toBe(text);
  }
});

test("an orphaned picture is not delivered, whether new or from an earlier delivery", async () => {
  buildSite(PAGES);
  await deliver();
  const pictures = (): string[] => walkDir(join(delivery, "site/static")).filter((name) => name.endsWith(".svg"));
  expect(pictures()).toEqual(["seen.svg"]);
  const pages = walkDir(output).filter((name) => name.endsWith(".html"));
  build(Object.fromEntries(pages.map((name) => [name, ""])));
  await deliver();
  expect(pictures()).toEqual([]);
});

test("changed and missing files are written", async () => {
  buildSite(PAGES);
  await deliver();
  expect(await deliver()).toMatch(/; 0 of them new or changed\.$/);
  build({ "page-3/index.html": page("Another text") });
  rmSync(join(delivery, "site/page-4.html.br"));
  expect(await deliver()).toMatch(/; 2 of them new or changed\.$/);
  expect(delivered("page-3.html").toString()).toContain("Another text");
  expect(differences(delivery)).toEqual([]);
});

test("a file that cannot be written fails the delivery with its name, and a retry succeeds", async () => {
  buildSite(PAGES);
  // A folder in the place of a page.
  mkdirSync(join(delivery, "site/page-7.html/in-the-way"), { recursive: true });
  await expect(deliver()).rejects.toThrow("page-7.html");
  rmSync(join(delivery, "site/page-7.html"), { recursive: true });
  await deliver();
  expect(differences(delivery)).toEqual([]);
});

test("a deleted compressed copy is written again", async () => {
  buildSite(5);
  await deliver();
  rmSync(join(delivery, "site/page-4.html.br"));
  await deliver();
  expect(differences(delivery)).toEqual([]);
});
