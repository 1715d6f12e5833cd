import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { waveformOf } from "../../../src/site/media/waveform";
import { mp3Frames } from "../../support/mp3-frames";

const MP3 = resolve(__dirname, "../../fixtures/other-agency/media/podcast/pausenton.mp3");

let folder = "";
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "waveform-"))));
afterAll(() => rmSync(folder, { recursive: true }));

test("the waveform of a recording is its loudness, measured once for the same bytes", async () => {
  const cache = join(folder, "cache");
  const levels = (await waveformOf(MP3, cache)) ?? [];
  expect(levels).toHaveLength(56);
  expect(Math.max(...levels)).toBe(1);
  expect(new Set(levels).size).toBeGreaterThan(3);
  const [file = ""] = readdirSync(cache);
  expect(readdirSync(cache)).toEqual([file]);
});

test("silence has no bars, a short recording as many as any other, and other formats no waveform", async () => {
  const silence = join(folder, "silence.mp3");
  writeFileSync(silence, mp3Frames(Array.from({ length: 20 }, () => 64)));
  expect(await waveformOf(silence, join(folder, "silence"))).toEqual(Array.from({ length: 56 }, () => 0));
  expect(await waveformOf(resolve(__dirname, "../../fixtures/audio/three-seconds.m4a"), folder)).toBeNull();
});
