import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROBLEM_CODES } from "../../../src/content-model/messages/problem";

const text = readFileSync(resolve(__dirname, "../../../docs/content-errors.md"), "utf8");

/** Each chapter's heading with what stands below it. */
const chapters = text
  .split(/^## /m)
  .slice(1)
  .map((chapter) => ({ heading: chapter.split("\n", 1)[0] ?? "", below: chapter.slice(chapter.indexOf("\n")).trim() }));

test("every kind of problem is explained once, and nothing else", () => {
  expect(chapters.map(({ heading }) => heading).sort()).toEqual([...PROBLEM_CODES].sort());
});

test("they are explained in the order in which they are declared", () => {
  expect(chapters.map(({ heading }) => heading)).toEqual(PROBLEM_CODES);
});

test.each(chapters)("$heading is explained in sentences, with a wrong and a right example", ({ below }) => {
  expect(below).toMatch(/^[A-Z`]/);
  expect(below).toContain("Wrong:");
  expect(below).toContain("Right:");
});
