import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROBLEM_CODES } from "../../../src/content-model/messages/file-message";

const text = readFileSync(resolve(__dirname, "../../../docs/content-errors.md"), "utf8");

/** Each section's heading with its text. */
const chapters = text
  .split(/^## /m)
  .slice(1)
  .map((chapter) => ({ heading: chapter.split("\n", 1)[0] ?? "", below: chapter.slice(chapter.indexOf("\n")).trim() }));

test("every problem code is explained once, and no other", () => {
  expect(chapters.map(({ heading }) => heading).sort()).toEqual([...PROBLEM_CODES].sort());
});

test("every code has a chapter", () => {
  expect(chapters.map(({ heading }) => heading).sort()).toEqual([...PROBLEM_CODES].sort());
});

test.each(chapters)("$heading has an explanation, and a wrong and a right example", ({ below }) => {
  expect(below).toMatch(/^[A-Z`]/);
  expect(below).toContain("Wrong:");
  expect(below).toContain("Right:");
});
