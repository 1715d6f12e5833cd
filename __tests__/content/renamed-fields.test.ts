/** Renamed fields: old names still work, with a warning. */
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
