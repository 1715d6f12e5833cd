/** Taking saves back. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { RecentSaves } from "../../../src/editor/saves";

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

it("remembers the last fifty saves across restarts, and no pictures", () => {
  const file = join(folder, ".saves/saves.json");
  saves = new RecentSaves(file);
  for (let turn = 0; turn < 51; turn += 1) save(faq(`Turn ${turn}.`));
  save(faq("Turn 50."));
  saves.note(folder, { action: "deleteFile", params: { path: "media/one.jpg" } });
  saves = new RecentSaves(file);
  expect(saves.of(FILE)).toHaveLength(50);
  expect(saves.latest).toBe(51);
  expect(without(51)).toBe(faq("Turn 49."));
  expect(() => saves.without(folder, 1)).toThrow(/not remembered/);
});
