import sharp from "sharp";
import {
  appPicture,
  directedImageData,
  pageImageData,
  pageSizes,
  type Resize,
} from "../../../src/gatsby/schema/resolvers/pictures";

const widths = (width: number, height: number): number[] =>
  pageSizes({ width, height }).sizes.map((size) => size.width);

describe("The sizes of a picture on pages", () => {
  test.each([
    ["a large photograph", 4000, 3000, [300, 600, 1200, 2400]],
    ["one that is less than twice as wide as the layout", 1600, 1000, [300, 600, 1200]],
    ["a portrait", 900, 1600, [225, 450, 900]],
    ["a single pixel", 1, 1, [1]],
    ["a few pixels", 3, 2, [1, 2, 3]],
    ["a line", 9000, 2, [300, 600, 1200, 2400]],
  ])("of %s are never larger than itself, and each is there once", (_, width, height, expected) => {
    expect(widths(width, height)).toEqual(expected);
  });

  test("are whole numbers that keep its proportions", () => {
    expect(pageSizes({ width: 1333, height: 777 }).sizes).toEqual([
      { width: 300, height: 175 },
      { width: 600, height: 350 },
      { width: 1200, height: 699 },
    ]);
    expect(pageSizes({ width: 9000, height: 2 }).sizes.map(({ height }) => height)).toEqual([1, 1, 1, 1]);
  });

  test("are not higher than WebP allows", () => {
    for (const height of [9000, 30_000, 60_000])
      expect(Math.max(...pageSizes({ width: 600, height }).sizes.map((size) => size.height))).toBeLessThanOrEqual(
        16_383,
      );
  });
});

const made: string[] = [];
const resize: Resize = ({ width, height, toFormat }) => {
  made.push(`${width}x${height}.${toFormat}`);
  return Promise.resolve({ src: `/${width}x${height}.${toFormat}` });
};
beforeEach(() => made.splice(0));

test("a picture has its own format as fallback, and AVIF and WebP beside it", async () => {
  const facts = { form: "JPEG", bytes: 9, width: 600, height: 300, isTurned: true } as const;
  const { images, width, height } = await pageImageData(facts, resize);
  expect([width, height, images.fallback?.src]).toEqual([600, 300, "/600x300.jpg"]);
  expect(images.fallback?.srcSet).toBe("/150x75.jpg 150w,\n/300x150.jpg 300w,\n/600x300.jpg 600w");
  expect(images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(new Set(made).size).toBe(made.length);
});

test("the dominant color shows until a picture is loaded; a transparent one has none", async () => {
  const size = { form: "PNG", bytes: 9, width: 60, height: 30 } as const;
  expect(await pageImageData({ ...size, color: "#c08040" }, resize)).toMatchObject({ backgroundColor: "#c08040" });
  expect(await pageImageData({ ...size, hasAlpha: true }, resize)).not.toHaveProperty("backgroundColor");
});

test("a picture is cropped around its focus, for wide and for narrow screens", async () => {
  const positions = new Set<number | undefined>();
  const facts = { form: "JPEG", bytes: 9, width: 1200, height: 1000, color: "#c08040" } as const;
  const crop: Resize = (args) => {
    positions.add(args.fit === "cover" ? args.cropFocus : undefined);
    return resize(args);
  };
  const data = await directedImageData(facts, crop, { wide: 1, narrow: 1.5, focus: "top right" });
  expect(data).toMatchObject({ width: 1200, height: 800, backgroundColor: "#c08040" });
  expect(data.images.sources?.map(({ media, type, srcSet }) => [media, type, srcSet.split("\n").at(-1)])).toEqual([
    ["(min-width:60.01em)", "image/avif", "/1000x1000.avif 1000w"],
    ["(min-width:60.01em)", "image/webp", "/1000x1000.webp 1000w"],
    ["(min-width:60.01em)", undefined, "/1000x1000.jpg 1000w"],
    [undefined, "image/avif", "/1200x800.avif 1200w"],
    [undefined, "image/webp", "/1200x800.webp 1200w"],
  ]);
  expect([...positions]).toEqual([sharp.gravity.northeast]);
});

describe("Podcast apps", () => {
  test.each([
    ["an upright JPEG", { form: "JPEG", width: 1500, height: 1500 }, "/original"],
    ["an upright PNG", { form: "PNG", width: 1500, height: 1500, hasAlpha: true }, "/original"],
    ["a JPEG that is turned", { form: "JPEG", width: 900, height: 1600, isTurned: true }, "/900x1600.jpg"],
    ["a WebP", { form: "WebP", width: 1500, height: 1500 }, "/1500x1500.jpg"],
    ["an AVIF with transparent parts", { form: "AVIF", width: 800, height: 400, hasAlpha: true }, "/800x400.png"],
    ["a picture that is too large", { form: "JPEG", width: 6000, height: 4000 }, "/3000x2000.jpg"],
  ] as const)("get %s as JPEG or PNG, upright and in a size that they take", async (_, facts, src) => {
    expect(await appPicture({ bytes: 9, ...facts }, "/original", resize)).toMatchObject({ src });
  });
});
