/** Taking saves back. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bytesOfSaved, RecentSaves } from "../../../src/editor/saves";

const FILE = "services/ads/faq.yaml";

let folder: string;
let saves: RecentSaves;

const write = (text: string): void => writeFileSync(join(folder, FILE), text);
const faq = (one: string, two = "Two."): string =>
  `items:\n  - question: One?\n    answer: ${one}\n  - question: Two?\n    answer: ${two}\n`;

const save = (text: string): void => {
  saves.note(folder, { action: "persistEntry", params: { dataFiles: [{ path: FILE, raw: text }] } });
  write(text);
};

const without = (id: number): string | undefined => saves.without(folder, id).get(FILE)?.toString();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "saves-"));
  mkdirSync(dirname(join(folder, FILE)), { recursive: true });
  write(faq("Yes."));
  saves = new RecentSaves();
});

afterEach(() => rmSync(folder, { recursive: true }));

it("brings back the file as it was before a save", () => {
  save(faq("No."));
  expect(without(1)).toBe(faq("Yes."));
});

it("keeps what was changed elsewhere since", () => {
  save(faq("No."));
  save(faq("No.", "Two, too."));
  expect(without(1)).toBe(faq("Yes.", "Two, too."));
});

it("does not take back what was changed again in the same place", () => {
  save(faq("No."));
  write(faq("Perhaps."));
  expect(() => saves.without(folder, 1)).toThrow(/changed since in the same place/);
});

it("brings back what was deleted, and removes what was new", () => {
  saves.note(folder, { action: "deleteFile", params: { path: FILE } });
  rmSync(join(folder, FILE));
  expect(saves.deletions()).toMatchObject([{ id: 1, path: FILE, before: faq("Yes.") }]);
  expect(without(1)).toBe(faq("Yes."));
  save(faq("New."));
  expect(saves.without(folder, 2)).toEqual(new Map([[FILE, undefined]]));
  saves.note(folder, { action: "deleteFiles", params: { paths: [FILE, "services/ads/never.yaml"] } });
  expect(saves.deletions().map(({ path, before }) => [path, before])).toEqual([
    [FILE, faq("New.")],
    [FILE, faq("Yes.")],
  ]);
});

it("remembers the picture that an upload replaces, and none that is new", () => {
  const upload = (path: string, content: string): void =>
    saves.note(folder, { action: "persistMedia", params: { asset: { path, content: btoa(content) } } });
  mkdirSync(join(folder, "media"));
  upload("media/new.jpg", "new");
  writeFileSync(join(folder, "media/old.jpg"), "old");
  upload("media/old.jpg", "other");
  expect(saves.of("media/new.jpg")).toEqual([]);
  expect(saves.of("media/old.jpg").map(({ before }) => bytesOfSaved("media/old.jpg", before!).toString())).toEqual([
    "old",
  ]);
});

it("does not keep a recording that is too large to be kept twice, nor more than the disk should bear", () => {
  const store = join(folder, ".saves");
  saves = new RecentSaves(store);
  mkdirSync(join(folder, "media"));
  const remove = (path: string, bytes: number): void => {
    writeFileSync(join(folder, path), Buffer.alloc(bytes));
    saves.note(folder, { action: "deleteFile", params: { path } });
    rmSync(join(folder, path));
  };
  remove("media/talk.mp3", 20_000_001);
  expect(saves.deletions()).toEqual([]);
  for (const number of [1, 2, 3, 4, 5]) remove(`media/${number}.jpg`, 18_000_000);
  // Five take 24 MB each on the disk, of which 100 MB are kept.
  expect(saves.deletions().map(({ path }) => path)).toEqual([5, 4, 3, 2].map((number) => `media/${number}.jpg`));
  expect(readdirSync(store)).toHaveLength(4);
});

it("remembers two hundred saves across restarts, but not those that the disk has damaged", () => {
  const store = join(folder, ".saves");
  saves = new RecentSaves(store);
  for (let turn = 0; turn < 201; turn += 1) save(faq(`Turn ${turn}.`));
  writeFileSync(join(store, "3.json"), "{");
  // Left by a write that was interrupted.
  writeFileSync(join(store, ".tmp-4.json"), JSON.stringify({ id: 999, time: 1, files: [] }));
  saves = new RecentSaves(store);
  expect(saves.of(FILE)).toHaveLength(199);
  expect(saves.latest).toBe(201);
  expect(without(201)).toBe(faq("Turn 199."));
  expect(() => saves.without(folder, 1)).toThrow(/not remembered/);
});
