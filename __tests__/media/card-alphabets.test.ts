/** Social cards with scripts and symbols that the site's fonts lack. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentStore } from "../../src/gatsby/content-store";
import { SitePictures } from "../../src/gatsby/outputs/images";
import { codePointsOf } from "../../src/gatsby/outputs/images/cmap";
import { ownTypefaces } from "../../src/gatsby/outputs/images/fonts";
import { moreTypefaces } from "../../src/gatsby/outputs/images/more-typefaces";
import { drawPictures } from "../../src/gatsby/outputs/images/render-images";
import { TYPEFACE_PACKAGES } from "../../src/gatsby/outputs/images/typeface-packages";
import type { CardDrawing } from "../../src/gatsby/outputs/images/types";

const card = (file: string, title: string): CardDrawing => ({
  kind: "card",
  file: `/social/${file}.png`,
  from: { title: "blog/one.md, title", kicker: "blog/one.md, date" },
  title,
  kicker: "Blog",
  ornament: { kind: "beats", beats: [] },
  name: "Example",
  host: "agency.example",
});

const TITLES: Readonly<Record<string, string>> = {
  Japanese: "春の新しいお客様へ：予約を増やす五つの方法",
  Chinese: "五种获得新客户的方法",
  Russian: "Пять способов найти новых клиентов",
  Ukrainian: "П’ять способів: ґанок, їжак",
  Hindi: "नए ग्राहक पाने के पाँच तरीके।",
  Greek: "Πέντε τρόποι για νέους πελάτες",
  Vietnamese: "Năm cách để có khách hàng mới",
  Hebrew: "שלום",
  Arabic: "مرحبا بكم",
  signs: "✓ ½ № ★ ♥ ☎ x²",
  emoji: "Brezeln 🥨 und mehr 😀",
  "marks by themselves": "Cafe\u0301 Zu\u0308rich",
};

/** Titles that need a package which is not installed here. */
const OTHERS: readonly (readonly [title: string, names: string])[] = [
  ["봄을 맞은 새로운 고객", "@fontsource-variable/noto-sans-kr"],
  ["ห้าวิธีในการหาลูกค้าใหม่", "@fontsource-variable/noto-sans-thai"],
  ["H₂O ⟹ 5", "@fontsource-variable/roboto @fontsource/noto-sans-math"],
  ["নতুন", "@fontsource-variable/noto-sans-bengali"],
  ["Preise 𓀀 unter fünf Euro", "@fontsource-variable/noto-sans-bengali"],
];

const folder = mkdtempSync(join(tmpdir(), "alphabets-"));
const folders = { cache: join(folder, "cache"), output: join(folder, "public") };
const read = (file: string): Buffer => readFileSync(join(folders.output, "social", `${file}.png`));
afterAll(() => rmSync(folder, { recursive: true }));

test("a font has the characters of its cmap", async () => {
  const found = (await ownTypefaces()).map(({ data }) => codePointsOf(data));
  const has = (sign: string): boolean => found.some((codes) => codes.has(sign.codePointAt(0) ?? 0));
  expect([..."Aéőŵ你Ж"].map(has)).toEqual([true, true, true, true, false, false]);
});

describe("A card has a font for every character", () => {
  let fonts: Set<number>[] = [];
  let missing: unknown[] = [];

  beforeAll(async () => {
    ({ missing } = await drawPictures(
      Object.entries(TITLES).map(([name, title]) => card(name, title)),
      folders,
    ));
    const unpacked = join(folders.cache, "fonts");
    fonts = readdirSync(unpacked).map((file) => codePointsOf(readFileSync(join(unpacked, file))));
  });

  test.each(Object.entries(TITLES))("in %s", (_, title) => {
    const boxes = [...title.normalize("NFC")].filter(
      (sign) => sign !== " " && !fonts.some((codes) => codes.has(sign.codePointAt(0) ?? 0)),
    );
    expect(boxes).toEqual([]);
    expect(missing).toEqual([]);
  });
});

test("a site in Latin script uses no other fonts", async () => {
  await drawPictures([card("latin", "Größe, façade, Łódź: “quotes” – 24 €…")], folders);
  const own = (await ownTypefaces()).map(({ file }) => file);
  expect(readdirSync(join(folders.cache, "fonts")).sort()).toEqual(own.sort());
});

test.each([
  ["ja", "-noto-sans-jp.ttf"],
  ["zh-CN", "-noto-sans-sc.ttf"],
  ["en", "-noto-sans-jp.ttf"],
])("in %s, Chinese characters are those of %s", async (language, file) => {
  const { typefaces } = await moreTypefaces(new Set(["大".codePointAt(0) ?? 0]), language);
  expect(typefaces.map((each) => each.file)).toEqual([expect.stringContaining(file)]);
});

test("a character without any font is left out, and reported with its field", async () => {
  const { missing } = await drawPictures([card("with", "Visit 𓀀 Egypt"), card("without", "Visit Egypt")], folders);
  expect(missing).toEqual([{ from: "blog/one.md, title", signs: ["𓀀"] }]);
  expect(read("with").equals(read("without"))).toBe(true);
});

test("a title in a script without any font is a card without text, not with its digits only", async () => {
  const { missing } = await drawPictures([card("unknown", "নতুন ২ গ্রাহক 5"), card("empty", "")], folders);
  expect(missing).toHaveLength(1);
  expect(read("unknown").equals(read("empty"))).toBe(true);
});

test("missing characters are reported again if nothing is rendered", async () => {
  const drawings = [card("again", "𓀀 again")];
  const first = await drawPictures(drawings, folders);
  expect(await drawPictures(drawings, folders)).toEqual({ ...first, drawn: 0, kept: 1, removed: 0 });
});

test.each(OTHERS)("the build names the field and the packages for %s", async (title, names) => {
  const content = join(folder, "content");
  const named = process.env["SITE_CONTENT"];
  cpSync("__tests__/fixtures/other-agency", content, { recursive: true });
  const file = join(content, "blog/preis-unter-fuenf-euro.md");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, `title: "${title}"`));
  process.env["SITE_CONTENT"] = content;
  try {
    const store = new ContentStore({ preview: false });
    store.refresh();
    const pictures = new SitePictures(store, join(folder, "site"), join(folder, "site-cache"));
    const warn = jest.fn<void, [string]>();
    pictures.start();
    await pictures.finish({ info: jest.fn(), warn, panic: jest.fn() } as never);
    const [[warning]] = warn.mock.calls as [[string]];
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warning).toMatch(/blog\/preis-unter-fuenf-euro\.md, title: no installed font has .* \(U\+[\dA-F]+\)/);
    expect(warning).toContain(names);
  } finally {
    if (named === undefined) delete process.env["SITE_CONTENT"];
    else process.env["SITE_CONTENT"] = named;
  }
});

test("each package is in the guide", () => {
  const guide = readFileSync("docs/developing.md", "utf8");
  expect(TYPEFACE_PACKAGES.map(([, name]) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
