/** What is laid out for hosts, of what a build left: few files one after the other, many on all processors. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packageSite } from "../../src/deploy/package-site";
import { differences, readManifest } from "../../src/deploy/manifest";
import { walkDir } from "../../src/lib/walk-dir";

const PAGES = 700;
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

/** A site of many pages, with a picture that they show and one that none shows any more. */
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

const delivered = (name: string): Buffer => readFileSync(join(delivery, "site", name));

test.each([
  ["many", PAGES],
  ["few", 5],
])("each of %s pages lies there whole, with copies that say the same", async (_, pages) => {
  buildSite(pages);
  const told = await packageSite(output, delivery, TODAY);
  const manifest = readManifest(delivery);
  expect([manifest.pages, told.pages]).toEqual([pages + 1, pages + 1]);
  expect(readFileSync(join(delivery, "manifest.json"), "utf8")).toBe(`${JSON.stringify(manifest, null, 1)}\n`);
  expect(Object.keys(manifest.files)).toEqual([...walkDir(join(delivery, "site"))].sort());
  expect(told.files).toBe(Object.keys(manifest.files).length);
  expect(differences(delivery)).toEqual([]);
  for (let index = 0; index < pages; index += 1) {
    const text = readFileSync(join(output, `page-${index}/index.html`), "utf8");
    expect(delivered(`page-${index}.html`).toString()).toBe(text);
    expect(brotliDecompressSync(delivered(`page-${index}.html.br`)).toString()).toBe(text);
    expect(gunzipSync(delivered(`page-${index}.html.gz`)).toString()).toBe(text);
  }
});

test("a picture that no page shows is not online, whether it is new or an earlier delivery had it", async () => {
  buildSite(PAGES);
  await packageSite(output, delivery, TODAY);
  const pictures = (): string[] => walkDir(join(delivery, "site/static")).filter((name) => name.endsWith(".svg"));
  expect(pictures()).toEqual(["seen.svg"]);
  const pages = walkDir(output).filter((name) => name.endsWith(".html"));
  build(Object.fromEntries(pages.map((name) => [name, ""])));
  await packageSite(output, delivery, TODAY);
  expect(pictures()).toEqual([]);
});

test("of many pages, what has changed is written, and what is missing", async () => {
  buildSite(PAGES);
  await packageSite(output, delivery, TODAY);
  expect((await packageSite(output, delivery, TODAY)).written).toBe(0);
  build({ "page-3/index.html": page("Another text") });
  rmSync(join(delivery, "site/page-4.html.br"));
  expect((await packageSite(output, delivery, TODAY)).written).toBe(1);
  expect(delivered("page-3.html").toString()).toContain("Another text");
  expect(differences(delivery)).toEqual([]);
});

test("a file that cannot be written ends the delivery with its name, and it can be repeated", async () => {
  buildSite(PAGES);
  // A folder stands where a page belongs.
  mkdirSync(join(delivery, "site/page-7.html/in-the-way"), { recursive: true });
  await expect(packageSite(output, delivery, TODAY)).rejects.toThrow("page-7.html");
  rmSync(join(delivery, "site/page-7.html"), { recursive: true });
  await packageSite(output, delivery, TODAY);
  expect(differences(delivery)).toEqual([]);
});

test("a copy that was deleted from the packaged site is written again", async () => {
  buildSite(5);
  await packageSite(output, delivery, TODAY);
  rmSync(join(delivery, "site/page-4.html.br"));
  await packageSite(output, delivery, TODAY);
  expect(differences(delivery)).toEqual([]);
});
