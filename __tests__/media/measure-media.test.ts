import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { measureBytes, measureMedia } from "content-kit/read/measure";
import type { MediaFacts } from "content-kit/fields/media-facts";
import { mp3Frames } from "../support/mp3-frames";

const MP3 = resolve(__dirname, "../fixtures/other-agency/media/podcast/pausenton.mp3");
const M4A = resolve(__dirname, "../fixtures/audio/three-seconds.m4a");

let folder = "";
let cache = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "media-"));
  cache = join(folder, "cache.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

const factsOf = (files: Readonly<Record<string, Uint8Array>>): Record<string, MediaFacts> =>
  Object.fromEntries(
    measureBytes(
      Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
      cache,
    ),
  );

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#345", noise: { type: "gaussian", mean: 99, sigma: 9 } },
  });

describe("A picture", () => {
  test("has its dominant color, unless parts of it are transparent", async () => {
    const blank = (channels: 3 | 4) => sharp({ create: { width: 90, height: 60, channels, background: "#c84" } }).png();
    const facts = factsOf({ opaque: await blank(3).toBuffer(), transparent: await blank(4).toBuffer() });
    const parts =
      /^#(..)(..)(..)$/
        .exec(facts["opaque"]?.color ?? "")
        ?.slice(1)
        .map((part) => parseInt(part, 16)) ?? [];
    // The histogram has steps of 16.
    expect(parts.map((part, index) => Math.abs(part - ([0xcc, 0x88, 0x44][index] ?? 0)) <= 16)).toEqual([
      true,
      true,
      true,
    ]);
    expect(facts["transparent"]?.color).toBeUndefined();
  });

  test("has its displayed size, whatever its EXIF orientation", async () => {
    const ways = [1, 2, 3, 4, 5, 6, 7, 8];
    const turned = await Promise.all(
      ways.map((orientation) => picture(160, 90).withMetadata({ orientation }).jpeg().toBuffer()),
    );
    const facts = factsOf(Object.fromEntries(turned.map((bytes, index) => [`${ways[index]}`, bytes])));
    for (const way of ways) {
      const [width, height] = way > 4 ? [90, 160] : [160, 90];
      expect({ way, ...facts[way] }).toMatchObject({ way, form: "JPEG", width, height });
      expect(facts[way]?.isTurned).toBe(way > 1 ? true : undefined);
      expect(facts[way]?.fault).toBeUndefined();
    }
  });

  test("may have trailing data, as phones append", async () => {
    const whole = await picture(160, 90).jpeg().toBuffer();
    const trailer = Buffer.concat([Buffer.alloc(64), Buffer.from("SEFH"), Buffer.alloc(8192, 7), Buffer.from("SEFT")]);
    expect(factsOf({ one: Buffer.concat([whole, trailer]) })["one"]).toMatchObject({ width: 160, height: 90 });
    expect(factsOf({ one: Buffer.concat([whole, trailer]) })["one"]).not.toHaveProperty("fault");
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("is damaged if half of a %s is missing", async (format) => {
    const whole = await picture(300, 200)[format]().toBuffer();
    const facts = factsOf({ whole, half: whole.subarray(0, whole.length / 2), most: whole.subarray(0, -40) });
    expect(facts["whole"]).toMatchObject({ width: 300, height: 200 });
    expect(facts["whole"]).not.toHaveProperty("fault");
    expect([facts["half"]?.fault, facts["most"]?.fault]).toEqual(["damaged", "damaged"]);
  });

  test("must not exceed the size that can be processed", async () => {
    const [tall, line] = await Promise.all([picture(10, 9000).png().toBuffer(), picture(9000, 10).png().toBuffer()]);
    expect([factsOf({ tall })["tall"]?.fault, factsOf({ line })["line"]?.fault]).toEqual(["too-tall", undefined]);
    // Only the header: a picture of a billion pixels would take minutes to create.
    const huge = Buffer.from(await picture(10, 10).png().toBuffer());
    huge.writeUInt32BE(40_000, 16);
    huge.writeUInt32BE(30_000, 20);
    expect(factsOf({ huge })["huge"]?.fault).toBeDefined();
  });

  test("in PNG is an animation if it says so before its pixels", async () => {
    const still = await picture(30, 20).png().toBuffer();
    // The length, the name, the number of frames and plays, and the checksum of the chunk.
    const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70", "latin1");
    const facts = factsOf({
      still,
      animation: Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]),
      trailer: Buffer.concat([still, control]),
    });
    expect([facts["still"]?.isAnimated, facts["trailer"]?.isAnimated]).toEqual([undefined, undefined]);
    expect(facts["animation"]).toMatchObject({ isAnimated: true, width: 30, height: 20 });
  });

  test("is not a web page with drawings that was saved in its place", () => {
    const page = Buffer.from("<!DOCTYPE html>\n<html><svg></svg></html>");
    expect(factsOf({ page })["page"]).toEqual({ form: undefined, bytes: page.length });
  });

  test("in SVG must be renderable", () => {
    const svg = (text: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${text}</svg>`);
    const facts = factsOf({ right: svg("<path d='M0 0h9'/>"), open: svg("<g>") });
    expect(facts["right"]).toMatchObject({ form: "SVG" });
    expect(facts["right"]).not.toHaveProperty("fault");
    expect((facts["right"]?.width ?? 0) / (facts["right"]?.height ?? 1)).toBeCloseTo(2, 1);
    expect(facts["open"]?.fault).toBe("damaged");
  });
});

describe("A recording", () => {
  test("has the file's size and duration", () => {
    const measured = measureMedia([MP3, M4A], cache);
    expect(measured.get(MP3)).toMatchObject({
      bytes: readFileSync(MP3).length,
      seconds: expect.closeTo(4.1, 1) as number,
    });
    expect(measured.get(M4A)).toMatchObject({
      bytes: readFileSync(M4A).length,
      seconds: expect.closeTo(3, 0) as number,
    });
  });

  test("with a variable bit rate has the duration of its frames, with or without a header", () => {
    // As an encoder writes a quiet beginning.
    const rates = Array.from({ length: 1148 }, (_, index) => (index < 80 ? 64 : ([64, 128, 320][index % 3] ?? 64)));
    const facts = factsOf({ plain: mp3Frames(rates), counted: mp3Frames(rates, { stated: rates.length }) });
    for (const name of ["plain", "counted"])
      expect({ name, ...facts[name] }).toMatchObject({ name, seconds: expect.closeTo(29.99, 1) as number });
  });

  test("is damaged if it is smaller than its header states", () => {
    const rates = Array.from({ length: 500 }, () => 128);
    const whole = mp3Frames(rates, { stated: 500 });
    expect(factsOf({ half: whole.subarray(0, whole.length / 2) })["half"]?.fault).toBe("damaged");
  });

  test("is damaged if an m4a is truncated or has no audio", () => {
    const whole = readFileSync(M4A);
    const facts = factsOf({
      cut: whole.subarray(0, -500),
      half: whole.subarray(0, whole.length / 2),
      text: Buffer.from("ID3, no sound"),
    });
    expect(Object.values(facts).map(({ fault }) => fault)).toEqual(["damaged", "damaged", "damaged"]);
  });
});

describe("The cache of facts", () => {
  test("is keyed by content, whatever the file's name", () => {
    const own = join(folder, "own.json");
    const file = join(folder, "file.mp3");
    copyFileSync(MP3, file);
    measureMedia([file], own);
    const remembered = JSON.parse(readFileSync(own, "utf8")) as { version: string; facts: Record<string, MediaFacts> };
    const [hash = ""] = Object.keys(remembered.facts);
    const other = join(folder, "other.json");
    // A wrong value, which proves that the cache was used.
    writeFileSync(other, JSON.stringify({ ...remembered, facts: { [hash]: { form: "MP3", bytes: 1, seconds: 999 } } }));
    expect(measureMedia([file], other).get(file)?.seconds).toBe(999);
    const stale = join(folder, "stale.json");
    writeFileSync(
      stale,
      JSON.stringify({ version: "other", facts: { [hash]: { form: "MP3", bytes: 1, seconds: 999 } } }),
    );
    expect(measureMedia([file], stale).get(file)?.seconds).toBeCloseTo(4.1, 1);
  });

  test("misses if the file has changed", () => {
    const file = join(folder, "changing.mp3");
    copyFileSync(MP3, file);
    const before = measureMedia([file], cache).get(file);
    writeFileSync(file, Buffer.concat([readFileSync(MP3), readFileSync(MP3)]));
    const after = measureMedia([file], cache).get(file);
    expect(after?.bytes).toBe(2 * (before?.bytes ?? 0));
  });

  test("has no entry for an unreadable file", () => {
    expect(measureMedia([join(folder, "nothing.jpg")], cache).size).toBe(0);
  });
});
