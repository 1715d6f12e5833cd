/** The content of this repository. */
import { readContent } from "../../src/build/read-content";
import { formatProblems } from "../../src/content-model/problem";
import { REAL_FOLDER } from "../support/content-folder";

test("the content of this repository has no problem", () => {
  const { entries, problems } = readContent(REAL_FOLDER);
  expect(formatProblems(problems)).toBe(formatProblems([]));
  expect(entries.length).toBeGreaterThan(0);
});
