/** The content of this repository. */
import { readContent } from "../../src/site/read-content";
import { formatProblems } from "content-kit/messages/problem";
import { REAL_FOLDER } from "../support/content-folder";

test("the content of this repository has no problems", () => {
  const { entries, problems } = readContent(REAL_FOLDER);
  expect(formatProblems(problems)).toBe(formatProblems([]));
  expect(entries.length).toBeGreaterThan(0);
});
