/** Social cards, icons and podcast cover: what is rendered, and when again. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardOf, podcastCoverPath } from "../../src/routes";
import { ContentStore } from "../../src/gatsby/content-store";
import { cardsOf } from "../../src/gatsby/outputs/images/social-cards";
import { drawPictures } from "../../src/gatsby/outputs/images/render-images";
import type { CardDrawing, Drawing } from "../../src/gatsby/outputs/images/types";
import { asIco } from "../../src/gatsby/outputs/images/render-icon";
import { iconDrawings, ownIcon } from "../../src/gatsby/outputs/images/icons";
import { Library } from "../../src/site/content/collections";
import { drawingsOf, SitePictures } from "../../src/gatsby/outputs/images";
import { readContent } from "../../src/site/read-content";
import { allAddresses } from "../../src/site/pages/urls";
import { entriesForVisitors } from "../../src/site/pages/visible-entries";
import { sizeOfPng } from "../support/png-size";

const content = readContent("__tests__/fixtures/other-agency");

const card = (more: Partial<CardDrawing> = {}): CardDrawing => ({
  kind: "card",
  file: "/social/one.png",
  title: "A title",
  kicker: "Blog",
  ornament: { kind: "beats", beats: [{ x: 300, height: 1 }] },
  name: "Example",
  host: "agency.example",
  ...more,
});

describe("The cards of a site", () => {
  const cards = cardsOf(new Library(entriesForVisitors(content)));
  const named = (name: string) => cards.find(({ file }) => file === `/social/${name}.png`);

  test("exist for each page except cities and topics, named by path", () => {
    const shown = entriesForVisitors(content);
    const paths = shown.map(({ path }) => path);
    const pages = [...allAddresses(shown, paths)].filter(([path]) => !/^\/locations\/.*\/|\/topics\//.test(path));
    expect(cards.map(({ file }) => file).sort()).toEqual(pages.map(([path]) => cardOf({ path })).sort());
    expect(named("industries/handwerksbaeckereien/fotografie")).toBeDefined();
  });

  test("have the page's title, the agency's name and the site's domain", () => {
    const article = content.entries.find(({ slug }) => slug === "preis-unter-fuenf-euro");
    expect(named("blog/preis-unter-fuenf-euro")).toMatchObject({
      title: article?.data["title"],
      name: "Kante & Korn",
      host: "kante-korn.example",
    });
  });

  test("have the picture of their page: the dots of a state, the drawing of a service", () => {
    expect(named("locations/niedersachsen")?.ornament.kind).toBe("dots");
    expect(named("services/fotografie")?.ornament).toMatchObject({ drawing: "inbox", title: "Bilder nach Backtagen" });
    expect(named("services/webseiten")?.ornament.kind).toBe("beats");
  });

  test("have the line of their kind of page", () => {
    expect(named("podcast/sauerteig-auf-reisen")?.ornament).toEqual({ kind: "waveform", seed: "sauerteig-auf-reisen" });
    expect(named("home")?.ornament.kind).toBe("climb");
    expect(named("locations/hamburg")?.ornament).not.toEqual(named("locations/niedersachsen")?.ornament);
  });
});

test("the agency's own logo and line style are on every card, its logo on the cover", () => {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  try {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20z"/></svg>';
    writeFileSync(join(folder, "logo.svg"), logo);
    const entries = content.entries.map((entry) =>
      entry.path === "site.yaml" ? { ...entry, data: { ...entry.data, logo: "logo.svg", line: "plain" } } : entry,
    );
    const drawings = drawingsOf(entries, "<svg/>", folder);
    const cards = drawings.filter(({ kind }) => kind === "card");
    expect(cards.length).toBeGreaterThan(10);
    for (const drawing of cards) expect(drawing).toMatchObject({ logo, line: "plain" });
    expect(drawings.filter(({ kind }) => kind === "cover")).toEqual([expect.objectContaining({ logo })]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the cover and all icons are rendered, the icons from one SVG", () => {
  const drawings = drawingsOf(content.entries, "<svg/>", "content/media");
  expect(drawings.filter(({ kind }) => kind === "cover")).toHaveLength(1);
  expect(drawings.flatMap((drawing) => (drawing.kind === "icon" ? [drawing.svg] : []))).toEqual(
    Array.from({ length: 5 }, () => "<svg/>"),
  );
});

test("a cover from the content replaces the generated one, and changes with its file", () => {
  const folder = mkdtempSync(join(tmpdir(), "cover-"));
  try {
    writeFileSync(join(folder, "ours.jpg"), "one");
    const entries = content.entries.map((entry) =>
      entry.path === "pages/podcast.yaml" ? { ...entry, data: { ...entry.data, cover: "ours.jpg" } } : entry,
    );
    const covers = () => drawingsOf(entries, "<svg/>", folder).filter(({ file }) => file === podcastCoverPath);
    const [before] = covers();
    expect(covers()).toEqual([expect.objectContaining({ kind: "own-cover", picture: join(folder, "ours.jpg") })]);
    writeFileSync(join(folder, "ours.jpg"), "two");
    expect(covers()).not.toEqual([before]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an icon stays while its file is missing in develop", () => {
  const folder = mkdtempSync(join(tmpdir(), "icon-"));
  const named = process.env["SITE_CONTENT"];
  try {
    cpSync("__tests__/fixtures/other-agency", folder, { recursive: true });
    process.env["SITE_CONTENT"] = folder;
    const store = new ContentStore({ preview: true });
    store.refresh();
    const pictures = new SitePictures(store);
    const icon = pictures.icon();
    rmSync(join(folder, "media/kipferl.svg"));
    expect(icon).toMatch(/<svg/);
    expect(pictures.icon()).toBe(icon);
  } finally {
    if (named === undefined) delete process.env["SITE_CONTENT"];
    else process.env["SITE_CONTENT"] = named;
    rmSync(folder, { recursive: true });
  }
});

test("an .ico file has the offset and length of its image", () => {
  const ico = asIco(Buffer.from("picture"), 32);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe("picture");
  expect(ico.readUInt32LE(14)).toBe("picture".length);
});

describe("Rendering", () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const folders = { cache: join(folder, "cache"), output: join(folder, "public") };
  const read = (file: string) => readFileSync(join(folders.output, file));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const unknown = `“Quotes”, <b>tags</b> & 😀 שלום مرحبا`;
  const first: Drawing[] = [
    card(),
    card({
      file: "/social/drawing.png",
      ornament: { kind: "illustration", drawing: "map", title: "A < B", items: [{ label: "A" }, { label: "B" }] },
    }),
    card({ file: "/social/two.png", title: unknown, kicker: "A & B <c>" }),
    ...iconDrawings(ownIcon).slice(0, 2),
  ];

  test("renders everything at first, at the stated size, special characters included", async () => {
    expect(await drawPictures(first, folders)).toEqual({ drawn: 5, kept: 0, removed: 0, untitled: [unknown] });
    expect(sizeOfPng(read("social/one.png"))).toEqual({ width: 1200, height: 630 });
    expect(sizeOfPng(read("social/two.png"))).toEqual({ width: 1200, height: 630 });
    expect(read("social/two.png").equals(read("social/one.png"))).toBe(false);
    expect(sizeOfPng(read("icon-192.png"))).toEqual({ width: 192, height: 192 });
  });

  test("renders changes only, restores deleted files, and deletes obsolete ones", async () => {
    const before = read("social/one.png");
    rmSync(join(folders.output, "social/one.png"));
    const changed = [card(), card({ file: "/social/three.png", title: "Another" }), ...first.slice(3)];
    expect(await drawPictures(changed, folders)).toEqual({ drawn: 1, kept: 3, removed: 2, untitled: [] });
    expect(read("social/one.png").equals(before)).toBe(true);
    expect(readdirSync(join(folders.output, "social")).sort()).toEqual(["one.png", "three.png"]);
  });

  test("is deterministic", async () => {
    const before = read("social/one.png");
    rmSync(folders.cache, { recursive: true });
    expect(await drawPictures([card()], folders)).toMatchObject({ drawn: 1 });
    expect(read("social/one.png").equals(before)).toBe(true);
  });

  test("explains an invalid SVG icon, and leaves no partial files", async () => {
    const broken = iconDrawings("this is no SVG").slice(0, 1);
    await expect(drawPictures(broken, folders)).rejects.toThrow(/could not be rendered[\s\S]*unsupported image format/);
    expect(existsSync(join(folders.output, "social/two.png"))).toBe(false);
    expect(readdirSync(folders.cache).filter((file) => file.endsWith(".new"))).toEqual([]);
  });
});
