/**
 * Photographs of both built sites: every file that a page offers is there, upright, in the size that the page states.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

interface Photograph {
  width: number;
  height: number;
  /** Paths by the width that the page states. */
  candidates: [width: number, path: string][];
  /** The same of the crop for wide screens, whose place the page's styles keep free. */
  crops: [width: number, path: string][];
}

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";

const candidatesOf = (tag: string): [number, string][] =>
  attribute(tag, "srcset")
    .split(/,\s+/)
    .map((candidate) => {
      const [path = "", width = ""] = candidate.trim().split(/\s+/);
      return [/^\d+w$/.test(width) ? Number.parseInt(width) : NaN, decodeURI(path)];
    });

const photographsOn = (html: string): Photograph[] =>
  Array.from(html.matchAll(/<picture>.*?<\/picture>/gs), ([picture]) => {
    const image = /<img[^>]*>/.exec(picture)?.[0] ?? "";
    const tags = [...picture.matchAll(/<(?:source|img)[^>]*>/g)].map(([tag]) => tag);
    const [width = NaN, height = NaN] = ["width", "height"].map((name) => Number(attribute(image, name)));
    const isCrop = (tag: string): boolean => attribute(tag, "media") !== "";
    const candidates = tags.filter((tag) => !isCrop(tag)).flatMap(candidatesOf);
    return { width, height, candidates, crops: tags.filter(isCrop).flatMap(candidatesOf) };
  });

const sizeOf = async (file: string) => {
  const { width, height, orientation = 1 } = await sharp(readFileSync(file)).metadata();
  return { width, height, orientation };
};

describe.each([
  ["the agency's site", SITE],
  ["another business's site", FIXTURE_SITE],
])("On %s", (_, folder) => {
  test("every size of a photograph is a file of that width, in the proportions that the page keeps free", async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const page of htmlFiles(folder))
      for (const { width, height, candidates } of photographsOn(readPage(folder, page))) {
        if (!Number.isInteger(width) || !Number.isInteger(height)) wrong.push(`${page}: ${width} by ${height}`);
        for (const [stated, path] of candidates) {
          if (seen.has(path)) continue;
          seen.add(path);
          const file = join(folder, path);
          const size = existsSync(file) ? await sizeOf(file) : undefined;
          const wanted = Math.max(1, Math.round((height * stated) / width));
          const isRight = size?.width === stated && Math.abs(size.height - wanted) <= 1 && size.orientation === 1;
          if (!isRight) wrong.push(`${page}: ${path} ${stated}w of ${width} by ${height} is ${JSON.stringify(size)}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  test("every size of a crop is a file of that width, in the same proportions as the others of that photograph", async () => {
    const wrong: string[] = [];
    for (const page of htmlFiles(folder))
      for (const { crops } of photographsOn(readPage(folder, page))) {
        const files = await Promise.all(
          crops.map(async ([stated, path]) => ({ stated, path, ...(await sizeOf(join(folder, path))) })),
        );
        const [{ width: across = NaN, height: up = NaN } = {}] = files.slice(-1);
        for (const { stated, path, width, height, orientation } of files)
          if (width !== stated || Math.abs(height - (up * width) / across) > 1 || orientation !== 1)
            wrong.push(`${page}: ${path} ${stated}w is ${width} by ${height}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe("A photograph that a phone stores sideways", () => {
  test("is a portrait on the page and in the feeds of the blog", () => {
    const html = readPage(FIXTURE_SITE, "blog/preis-unter-fuenf-euro/index.html");
    const turned = photographsOn(html).filter(({ candidates }) => candidates.some(([, path]) => /hochkant/.test(path)));
    // In its text, and on the card of the next article.
    expect(turned.map(({ width, height }) => [width, height])).toEqual([
      [612, 1088],
      [612, 1088],
    ]);
    for (const feed of ["blog/rss.xml", "blog/feed.json"])
      expect(readPage(FIXTURE_SITE, feed).replaceAll("\\", "").replaceAll("&quot;", '"')).toMatch(
        /hochkant\.jpg" width="612" height="1088"/,
      );
  });

  test("is upright in the file of a chapter", async () => {
    const page = readPage(FIXTURE_SITE, "podcast/feed.xml");
    const [, chapters = ""] = /<podcast:chapters url="https:\/\/[^/]+([^"]+pausenton[^"]*)"/.exec(page) ?? [];
    const { img = "" } = /"img": "https:\/\/[^/]+(?<img>[^"]+)"/.exec(readPage(FIXTURE_SITE, chapters))?.groups ?? {};
    expect(await sizeOf(join(FIXTURE_SITE, img))).toEqual({ width: 612, height: 1088, orientation: 1 });
  });
});
