/** Changes of lists from the page: the file's diff is that one change. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyListAction, changedList, type ListAction } from "../../../../src/editor/on-page/list-actions";

const FILE = "services/ads/faq.yaml";
const ONE = `  - question: "One?"\n    answer: Yes, one.\n`;
const TWO = `  # The second one.\n  - question: Two?\n    answer: >-\n      Yes,\n      two.\n`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lists-"));
  mkdirSync(dirname(join(folder, FILE)), { recursive: true });
  writeFileSync(join(folder, FILE), `items:\n${ONE}${TWO}`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const after = (action: ListAction, index: number): string =>
  applyListAction(folder, { file: FILE, path: ["items"], index, action, size: 2 }).raw;

it("moves an item with its comment and its formatting", () => {
  expect(after("up", 1)).toBe(`items:\n${TWO}${ONE}`);
  expect(after("down", 0)).toBe(`items:\n${TWO}${ONE}`);
});

it("removes an item and leaves the others as they are", () => {
  expect(after("remove", 0)).toContain(TWO);
  expect(after("remove", 0)).not.toContain("One?");
});

it("adds a copy after an item", () => {
  expect(after("add", 1)).toMatch(/One\?[^]*Two\?[^]*Two\?/);
  expect(after("add", 1).startsWith(`items:\n${ONE}${TWO}`)).toBe(true);
});

it("keeps the first item first and the last one last", () => {
  expect(changedList(["a", "b"], 0, "up")).toEqual(["a", "b"]);
  expect(changedList(["a", "b"], 1, "down")).toEqual(["a", "b"]);
});

it("writes nothing where the list was changed meanwhile", () => {
  const stale = { file: FILE, path: ["items"], index: 2, action: "remove", size: 3 } as const;
  expect(() => applyListAction(folder, stale)).toThrow(/changed meanwhile/);
});

it("writes to files of the content alone", () => {
  writeFileSync(join(folder, "secret.yaml"), "items: [a]");
  const other = { file: "secret.yaml", path: ["items"], index: 0, action: "remove", size: 1 } as const;
  expect(() => applyListAction(folder, other)).toThrow(/no file of the content/);
  expect(readFileSync(join(folder, "secret.yaml"), "utf8")).toBe("items: [a]");
});
