/** Fields whose names the model does not have: renamed ones still work, with a warning. */
import { fileMessage } from "content-kit/messages/index";
import { entriesOf, problemsOf, VALID } from "../support/content-folder";

const CLIENTS = "services/paid-media/testimonials.yaml";

const withOldName = (VALID[CLIENTS] ?? "").replace("client:", "practice:");

test("a value under the old name is read", () => {
  expect(withOldName).toContain("practice: Harbor Bakery");
  expect(entriesOf({ [CLIENTS]: withOldName })[0]?.data).toEqual(entriesOf({ [CLIENTS]: VALID[CLIENTS] })[0]?.data);
});

test("a problem of the value is reported at its place", () => {
  const problems = problemsOf({ ...VALID, [CLIENTS]: withOldName.replace("Harbor Bakery", "14") });
  expect(problems.map(({ code, lineText }) => ({ code, lineText: lineText?.trim() }))).toEqual(
    expect.arrayContaining([{ code: "wrong-type", lineText: "practice: 14" }]),
  );
});

test("with both names, the old one is an unknown field", () => {
  const both = (VALID[CLIENTS] ?? "").replace("    client:", "    practice: Yes\n    client:");
  expect(problemsOf({ ...VALID, [CLIENTS]: both }).map(({ code }) => code)).toEqual(["unknown-field"]);
});

test("what follows a comma inside { } is named as such", () => {
  const cut = (VALID["services/paid-media/faq.yaml"] ?? "").replace(
    / {2}- question:[^]*/,
    "  - { question: Why?, answer: It works, we say. }\n",
  );
  const problems = problemsOf({ ...VALID, "services/paid-media/faq.yaml": cut });
  expect(problems.map((problem) => fileMessage(problem).help)).toEqual([expect.stringContaining("a comma starts")]);
});
