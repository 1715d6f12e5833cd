import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { measureAudio } from "../../../src/gatsby/content/audio/duration";

const MP3 = resolve(__dirname, "../../fixtures/other-agency/media/podcast/pausenton.mp3");
const M4A = resolve(__dirname, "../../fixtures/audio/three-seconds.m4a");

let folder = "";
let cache = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "audio-"));
  cache = join(folder, "cache.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const remembered = (): Record<string, number | null> =>
  JSON.parse(readFileSync(cache, "utf8")) as Record<string, number>;

test("mp3 and m4a files have their real size and duration", () => {
  const measured = measureAudio([MP3, M4A], cache);
  expect(measured.get(MP3)).toEqual({ bytes: readFileSync(MP3).length, seconds: expect.closeTo(4.1, 1) as number });
  expect(measured.get(M4A)).toEqual({ bytes: readFileSync(M4A).length, seconds: expect.closeTo(3, 0) as number });
});

test("a file with the wrong extension has no facts", () => {
  const [text, renamed] = [join(folder, "text.mp3"), join(folder, "renamed.mp3")];
  writeFileSync(text, "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 50412345\n");
  copyFileSync(M4A, renamed);
  const measured = measureAudio([text, renamed], cache);
  expect([measured.get(text), measured.get(renamed)]).toEqual([undefined, undefined]);
});

test("durations are cached by content hash, whatever the file's name", () => {
  measureAudio([MP3], cache);
  const [hash = ""] = Object.keys(remembered());
  // A wrong value, which proves that the cache was used.
  writeFileSync(cache, JSON.stringify({ [hash]: 999 }));
  const copy = join(folder, "copy.mp3");
  copyFileSync(MP3, copy);
  expect(measureAudio([copy], cache).get(copy)?.seconds).toBe(999);
});

test("a changed file is measured again", () => {
  const file = join(folder, "file.mp3");
  copyFileSync(MP3, file);
  const before = measureAudio([file], cache).get(file);
  appendFileSync(file, readFileSync(MP3));
  const after = measureAudio([file], cache).get(file);
  expect(after?.bytes).toBe(2 * (before?.bytes ?? 0));
  expect(after?.seconds).toBeGreaterThan((before?.seconds ?? 0) + 3);
  expect(Object.keys(remembered())).toHaveLength(2);
});
