/** Build messages about a content folder elsewhere. */
import { resolve } from "node:path";
import type { ContentProblem } from "../../../src/content-model/messages/problem";
import type { ContentStore } from "../../../src/gatsby/content/content-store";
import { stopOnErrors } from "../../../src/gatsby/content/stop-on-errors";

const warning: ContentProblem = {
  code: "search-title",
  severity: "warning",
  file: "pages/home.yaml",
  line: 2,
  column: 3,
  message: "The title is long.",
  help: "shorten it.",
};

test("a warning has the file's path, as in the content check", () => {
  const store = { refresh: () => [warning], checked: { folder: resolve("../clair") } } as unknown as ContentStore;
  const warn = jest.fn();
  stopOnErrors(store, { warn } as never);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("../clair/pages/home.yaml:2:3")]]);
});
