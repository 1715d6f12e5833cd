/** Social cards with scripts and symbols that the site's fonts lack. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentStore } from "../../src/gatsby/content/content-store";
import { SitePictures } from "../../src/gatsby/outputs/images";
import { codePointsOf } from "../../src/gatsby/outputs/images/cmap";
import { ownTypefaces } from "../../src/gatsby/outputs/images/fonts";
import { moreTypefaces } from "../../src/gatsby/outputs/images/more-typefaces";
import { drawPictures } from "../../src/gatsby/outputs/images/render-images";
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
  Korean: "봄을 맞은 새로운 고객",
  Chinese: "五种获得新客户的方法",
  Russian: "Пять способов найти новых клиентов",
  Ukrainian: "П’ять способів: ґанок, їжак",
  Greek: "Πέντε τρόποι για νέους πελάτες",
  Thai: "ห้าวิธีในการหาลูกค้าใหม่",
  Hindi: "नए ग्राहक पाने के पाँच तरीके।",
  Vietnamese: "Năm cách để có khách hàng mới",
  Hebrew: "שלום",
  Arabic: "مرحبا بكم",
  signs: "H₂O → ✓ ≥ 5 ½ № ★ ∞ √ ♥ ☎ ① ≠ x² − 1",
  "marks by themselves": "Cafe\u0301 Zu\u0308rich",
};

const folder = mkdtempSync(join(tmpdir(), "alphabets-"));
const folders = { cache: join(folder, "cache"), output: join(folder, "public") };
const read = (file: string): Buffer => readFileSync(join(folders.output, "social", `${file}.png`));
afterAll(() => rmSync(folder, { recursive: true }));

test("a font has the characters of its cmap", async () => {
  const found = (await ownTypefaces()).map(({ data }) => codePointsOf(data));
  const has = (sign: string): boolean => found.some((codes) => codes.has(sign.codePointAt(0) ?? 0));
  expect([..."Aéőאم😀"].map(has)).toEqual(Array.from({ length: 6 }, () => true));
  expect([..."ŵ你Ж"].map(has)).toEqual([true, false, false]);
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
  ["zh-TW", "-noto-sans-tc.ttf"],
  ["ko", "-noto-sans-kr.ttf"],
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

test("the build warns about the character, with file and field", async () => {
  const content = join(folder, "content");
  const named = process.env["SITE_CONTENT"];
  cpSync("__tests__/fixtures/other-agency", content, { recursive: true });
  const file = join(content, "blog/preis-unter-fuenf-euro.md");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, 'title: "Preise 𓀀 unter fünf Euro"'));
  process.env["SITE_CONTENT"] = content;
  try {
    const store = new ContentStore({ preview: false });
    store.refresh();
    const pictures = new SitePictures(store, join(folder, "site"), join(folder, "site-cache"));
    const warn = jest.fn();
    pictures.start();
    await pictures.finish({ info: jest.fn(), warn, panic: jest.fn() } as never);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/blog\/preis-unter-fuenf-euro\.md, title: .*𓀀 \(U\+13000\)/)],
    ]);
  } finally {
    if (named === undefined) delete process.env["SITE_CONTENT"];
    else process.env["SITE_CONTENT"] = named;
  }
});
