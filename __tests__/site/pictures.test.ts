/** Generated images of a built site: social cards, icons, podcast cover. */
import { readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { iconAddress } from "../../src/gatsby/outputs/images/icon-data-uri";
import { drawingsOf } from "../../src/gatsby/outputs/images";
import { entriesForVisitors } from "../../src/site/pages/visible-entries";
import { walkDir } from "content-kit/lib/walk-dir";
import { escapeHtml } from "content-kit/lib/escape-html";
import { iconPaths, logoPath, podcastCoverPath } from "../../src/routes";
import { builtContent } from "../support/built-content";
import { FIXTURE_SITE, SITE } from "../support/built-site";
import { sizeOfPng } from "../support/png-size";

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

describe.each([
  ["the agency's site", SITE, resolve(__dirname, "../../content")],
  ["another business's site", FIXTURE_SITE, resolve(__dirname, "../fixtures/other-agency")],
])("On %s", (_, folder, content) => {
  const read = (path: string) => readFileSync(join(folder, path));
  const cards = walkDir(join(folder, "social"))
    .filter((file) => file !== basename(podcastCoverPath))
    .map((file) => `/social/${file}`);

  test("there are exactly the cards of the content", () => {
    const wanted = drawingsOf(entriesForVisitors(builtContent(content)), "", join(content, "media")).flatMap(
      ({ kind, file }) => (kind === "card" ? [file] : []),
    );
    expect(cards.sort()).toEqual(wanted.sort());
  });

  test("every card is 1200 by 630 and under 80 kB", () => {
    const wrong = cards.filter((path) => {
      const { width, height } = sizeOfPng(read(path));
      return width !== 1200 || height !== 630 || statSync(join(folder, path)).size >= 80_000;
    });
    expect(wrong).toEqual([]);
  });

  test("the web manifest's icons exist at the stated size", () => {
    const { icons, start_url } = JSON.parse(read(iconPaths.manifest).toString()) as Manifest;
    expect(start_url).toBe("/");
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
      const { width, height } = sizeOfPng(read(src));
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
  });

  test("every page has the icons and the manifest", () => {
    const icon = iconAddress(read(iconPaths.svg).toString());
    for (const file of ["index.html", "404.html", "about/index.html"]) {
      const [head = ""] = read(file).toString().split("</head>");
      for (const address of [icon, iconPaths.apple, iconPaths.manifest])
        expect(head).toContain(`href="${escapeHtml(address)}"`);
    }
  });

  test("the home page links an icon file for search engines", () => {
    expect(read("index.html").toString()).toContain(`<link rel="icon" href="${iconPaths.ico}"`);
  });

  test("the icons have their stated sizes", () => {
    expect(sizeOfPng(read(iconPaths.apple))).toEqual({ width: 180, height: 180 });
    expect(read(iconPaths.svg).toString()).toMatch(/^<svg/);
    // Browsers request it by this name anyway.
    expect(sizeOfPng(read(iconPaths.ico).subarray(22))).toEqual({ width: 32, height: 32 });
  });

  test("the logo is large enough for search engines", () => {
    expect(sizeOfPng(read(logoPath)).width).toBeGreaterThanOrEqual(112);
  });

  test("the podcast cover meets the directories' requirements: 3000 pixels square, JPEG, RGB, under 512 kB", async () => {
    const { format, width, height, space, channels } = await sharp(read(podcastCoverPath)).metadata();
    expect({ format, width, height, space, channels }).toEqual({
      format: "jpeg",
      width: 3000,
      height: 3000,
      space: "srgb",
      channels: 3,
    });
    expect(statSync(join(folder, podcastCoverPath)).size).toBeLessThan(512_000);
  });
});

test("another business has its own icon", () => {
  expect(readFileSync(join(FIXTURE_SITE, iconPaths.svg), "utf8")).not.toBe(
    readFileSync(join(SITE, iconPaths.svg), "utf8"),
  );
});
