/**
 * Fuzzing: valid pictures and recordings with random damage, padding, rotation and sizes. Whatever passes the content
 * check must be processed by the build, at the measured size.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import probe from "probe-image-size";
import sharp from "sharp";
import { FAIL_ON } from "content-kit/fields/media-facts";
import { measureBytes } from "content-kit/read/measure";
import { isError } from "content-kit/messages/problem";
import { ground, markAt } from "../../src/gatsby/outputs/images/render-card";
import { ownCoverPicture } from "../../src/gatsby/outputs/images/render-cover";
import { iconPicture } from "../../src/gatsby/outputs/images/render-icon";
import { audioOfFile } from "../../src/gatsby/schema/resolvers/episodes";
import { appPicture, pageImageData, pictureFacts, type Resize } from "../../src/gatsby/schema/resolvers/pictures";
import { problemsOf, VALID, withText, type Files } from "../support/content-folder";
import { mp3Frames } from "../support/mp3-frames";
import { pick, randomFrom, type Random } from "../support/seeded-random";

const ARTICLE = "blog/one.md";
/** Another seed tests other files. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
const ROUNDS = { pictures: 60, drawings: 60, recordings: 60 };

let folder = "";
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "fuzz-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture of noise, so that every part of the file matters. */
const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: "#345", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });

/** Valid files by extension. */
const wholePictures = async (): Promise<[ending: string, bytes: Buffer][]> => {
  const turned = [2, 3, 5, 6, 7, 8].map(async (orientation): Promise<[string, Buffer]> => [
    "jpg",
    await noise(96, 60).withMetadata({ orientation }).jpeg().toBuffer(),
  ]);
  return [
    ...(await Promise.all(turned)),
    ["jpg", await noise(90, 70).jpeg({ progressive: true }).toBuffer()],
    ["jpeg", await noise(90, 70).toColourspace("cmyk").jpeg().toBuffer()],
    ["jpg", await noise(90, 70).greyscale().jpeg().toBuffer()],
    ["png", await noise(80, 50, 4).png().toBuffer()],
    ["png", await noise(80, 50).png({ palette: true, progressive: true }).toBuffer()],
    ["png", await noise(80, 50).toColourspace("rgb16").png().withMetadata({ orientation: 6 }).toBuffer()],
    ["webp", await noise(70, 90).webp().toBuffer()],
    ["webp", await noise(70, 90, 4).webp({ lossless: true }).withMetadata({ orientation: 8 }).toBuffer()],
    ["avif", await noise(64, 64).avif({ effort: 0 }).toBuffer()],
    ["avif", await noise(64, 48, 4).avif({ effort: 0, lossless: true }).toBuffer()],
    ["png", await noise(1, 1).png().toBuffer()],
    ["webp", await noise(2, 3).webp().toBuffer()],
    ["jpg", await noise(1, 120).jpeg().toBuffer()],
    ["png", await noise(1300, 3).png().toBuffer()],
    ["jpg", await noise(8, 1200).jpeg().toBuffer()],
  ];
};

type Mutate = (bytes: Buffer, random: Random) => Buffer;

/** Replaces some bytes. */
const spliced = (bytes: Buffer, start: number, removed: number, added: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start + removed)]);

const anyBytes = (random: Random, length: number): Buffer => Buffer.from(Array.from({ length }, () => random(256)));

const MUTATIONS: Readonly<Record<string, Mutate>> = {
  nothing: (bytes) => bytes,
  "cut at any place": (bytes, random) => bytes.subarray(0, random(bytes.length)),
  "cut near the end": (bytes, random) => bytes.subarray(0, -1 - random(40)),
  "noise behind the end": (bytes, random) => Buffer.concat([bytes, anyBytes(random, 1 + random(5000))]),
  "a phone's trailer": (bytes) =>
    Buffer.concat([bytes, Buffer.alloc(64), Buffer.from("SEFH"), Buffer.alloc(8192, 7), Buffer.from("SEFT")]),
  "zeros behind the end": (bytes, random) => Buffer.concat([bytes, Buffer.alloc(random(9000))]),
  "a second copy behind the end": (bytes) => Buffer.concat([bytes, bytes]),
  "a byte of the head": (bytes, random) => spliced(bytes, random(Math.min(120, bytes.length)), 1, anyBytes(random, 1)),
  "a byte anywhere": (bytes, random) => spliced(bytes, random(bytes.length), 1, anyBytes(random, 1)),
  "a hole of zeros": (bytes, random) => {
    const size = 1 + random(300);
    return spliced(bytes, random(bytes.length), size, Buffer.alloc(size));
  },
  "bytes taken away": (bytes, random) => spliced(bytes, random(bytes.length), 1 + random(60), Buffer.alloc(0)),
  "bytes put in": (bytes, random) => spliced(bytes, random(bytes.length), 0, anyBytes(random, 1 + random(60))),
  "another size in the head": (bytes, random) => {
    const copy = Buffer.from(bytes);
    const at = bytes.subarray(0, 4).toString("latin1") === "\x89PNG" ? 16 : 20 + random(140);
    if (at + 4 <= copy.length) copy.writeUInt16BE(random(65_536), at + 2 * random(2));
    return copy;
  },
};

/** One or two mutations of a file, with their names. */
const mutated = (bytes: Buffer, random: Random): { bytes: Buffer; how: string } => {
  const names = Array.from({ length: 1 + random(2) }, () => pick(random, Object.keys(MUTATIONS)));
  return {
    how: names.join(", then "),
    bytes: names.reduce((now, name) => (now.length > 0 ? (MUTATIONS[name]?.(now, random) ?? now) : now), bytes),
  };
};

interface Mutant {
  name: string;
  how: string;
  bytes: Buffer;
}

const mutants = (count: number, whole: readonly (readonly [string, Buffer])[], random: Random): Mutant[] =>
  Array.from({ length: count }, (_, round) => {
    const [ending, original] = pick(random, whole);
    return { name: `${round}.${ending}`, ...mutated(original, random) };
  });

interface Passed extends Mutant {
  path: string;
}

/** Writes the files that pass the check into the folder. */
const passed = (made: readonly Mutant[], files: Files): Passed[] => {
  const media = Object.fromEntries(made.map(({ name, bytes }) => [`media/${name}`, bytes]));
  const told = problemsOf({ ...VALID, ...files, ...media }).filter((problem) => isError(problem));
  // Messages must name the file.
  expect(told.filter(({ message }) => !/content\/media\/\d+\.\w+/.test(message))).toEqual([]);
  const named = new Set(told.map(({ message }) => /content\/media\/(\d+\.\w+)/.exec(message)?.[1]));
  const right = made.filter(({ name }) => !named.has(name));
  // Some must pass, and some fail; otherwise this test proves nothing.
  expect(right.length).toBeGreaterThan(made.length / 5);
  expect(named.size).toBeGreaterThan(made.length / 5);
  return right.map((mutant) => {
    const path = join(folder, mutant.name);
    writeFileSync(path, mutant.bytes);
    return { ...mutant, path };
  });
};

const PROCESSING = { failOn: FAIL_ON, defaultQuality: 50, stripMetadata: true };

/** Resizes a picture as gatsby-plugin-sharp does, and measures the results. */
const resizer = (path: string) => {
  const wrong: string[] = [];
  let count = 0;
  const resize: Resize = async ({ quality = 50, ...args }) => {
    count += 1;
    const outputPath = `${path}-${count}.${args.toFormat}`;
    await processFile(path, [{ outputPath, args: { ...args, quality } }], PROCESSING);
    const { width, height } = await sharp(readFileSync(outputPath)).metadata();
    if (width !== args.width || height !== args.height)
      wrong.push(`${width} by ${height} in place of ${args.width} by ${args.height} as ${args.toFormat}`);
    return { src: outputPath };
  };
  return { resize, wrong };
};

test(`${ROUNDS.pictures} pictures: those that pass are resized in every format, upright and complete`, async () => {
  const made = mutants(ROUNDS.pictures, await wholePictures(), randomFrom(SEED));
  const text = made.map(({ name }) => `![A picture of nothing](../media/${name})`).join("\n\n");
  const tryOne = async ({ name, path, how, bytes }: Passed): Promise<void> => {
    const { resize, wrong } = resizer(path);
    const facts = pictureFacts(path);
    try {
      // gatsby-plugin-sharp probes the size before processing.
      expect(probe.sync(bytes)).not.toBeNull();
      if (!facts) throw new Error("No facts were measured.");
      const { images } = await pageImageData(facts, resize);
      for (const { srcSet } of [images.fallback ?? { srcSet: "" }, ...(images.sources ?? [])])
        expect(srcSet).toMatch(/^\S+ [1-9]\d*w(?:,\n\S+ [1-9]\d*w)*$/);
      await appPicture(facts, path, resize);
      expect(wrong).toEqual([]);
    } catch (error) {
      throw new Error(`${name}: ${how}`, { cause: error });
    }
  };
  const queue = passed(made, withText(ARTICLE, `${text}\n`)).values();
  const next = async (): Promise<void> => {
    for (const one of queue) await tryOne(one);
  };
  await Promise.all([next(), next(), next(), next()]);
}, 240_000);

test("a rotated picture can become the podcast cover", async () => {
  const path = join(folder, "cover.jpg");
  writeFileSync(path, await noise(96, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const cover = await ownCoverPicture({ kind: "own-cover", file: "", picture: path, sha256: "" });
  expect(await sharp(cover).metadata()).toMatchObject({ width: 3000, height: 3000, format: "jpeg" });
});

test(`${ROUNDS.drawings} drawings: those that pass can be rendered as icon and logo`, async () => {
  const svg = (size: string, inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="#246">${inside}</g></svg>`);
  const whole = [
    ["svg", svg('viewBox="0 0 40 20"', '<path d="M0 0h9v9z"/><text x="4" y="9">A</text>')],
    ["svg", svg('width="900" height="3"', '<rect width="9" height="2"/>')],
    ["svg", svg("", '<circle cx="5" cy="5" r="4"/>')],
    ["svg", svg('width="2cm" height="50%" viewBox="0 0 9 9"', '<circle cx="5" cy="5" r="4"/>')],
  ] as const;
  const made = mutants(ROUNDS.drawings, whole, randomFrom(7));
  const measured = measureBytes(made);
  const right = made.filter(({ name }) => measured.get(name)?.form === "SVG" && !measured.get(name)?.fault);
  // Most mutations break the XML.
  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(made.length);
  for (const { name, how, bytes } of right) {
    try {
      const drawing = { kind: "icon", file: "a.png", svg: bytes.toString(), size: 180, share: 0.8 } as const;
      expect(await sharp(await iconPicture(drawing)).metadata()).toMatchObject({ width: 180, height: 180 });
      const mark = await markAt(0, 30, 2, bytes.toString());
      expect(mark.width).toBeGreaterThan(0);
      await sharp(ground(1200, 630, mark.svg))
        .png()
        .toBuffer();
    } catch (error) {
      throw new Error(`${name}: ${how}`, { cause: error });
    }
  }
});

test(`${ROUNDS.recordings} recordings: those that pass have a duration for the feed`, () => {
  const random = randomFrom(11);
  const rates = Array.from({ length: 700 }, () => pick(random, [32, 64, 128, 320]));
  const fixtures = resolve(__dirname, "../fixtures");
  const whole = [
    ["mp3", mp3Frames(rates)],
    ["mp3", mp3Frames(rates, { stated: rates.length })],
    ["mp3", readFileSync(join(fixtures, "other-agency/media/podcast/pausenton.mp3"))],
    ["m4a", readFileSync(join(fixtures, "audio/three-seconds.m4a"))],
  ] as const;
  const made = mutants(ROUNDS.recordings, whole, random);
  const episodes = Object.fromEntries(
    made.map(({ name }, index) => [
      `podcast/episode-${index}.md`,
      (VALID["podcast/one.md"] ?? "").replace(/^number: .*$/m, `number: ${index + 20}\naudioFile: ${name}`),
    ]),
  );
  // The stated duration is wrong for all, so only a measured one passes.
  const media = Object.fromEntries(made.map(({ name, bytes }) => [`media/${name}`, bytes]));
  const told = problemsOf({ ...VALID, ...episodes, ...media });
  const wrong = new Set(told.filter(({ code }) => code === "unusable-media").map(({ file }) => file));
  expect(wrong.size).toBeGreaterThan(0);
  expect(wrong.size).toBeLessThan(made.length);
  made.forEach(({ name, how, bytes }, index) => {
    if (wrong.has(`podcast/episode-${index}.md`)) return;
    const path = join(folder, name);
    writeFileSync(path, bytes);
    try {
      expect(audioOfFile(path, "0:04").seconds).toBeGreaterThanOrEqual(0);
    } catch (error) {
      throw new Error(`${name}: ${how}`, { cause: error });
    }
  });
});
