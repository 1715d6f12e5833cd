/** Renamed fields: old names still work, with a warning. */
import { entriesOf, problemsOf, VALID } from "../support/content-folder";

const COMPARISON = "services/paid-media/comparison.yaml";
const SERVICE_PAGE = "pages/service.yaml";

const withOldName = (path: string): string => (VALID[path] ?? "").replace(/\bours:/, "revita:");

const old: Readonly<Record<string, string>> = {
  [COMPARISON]: withOldName(COMPARISON),
  [SERVICE_PAGE]: withOldName(SERVICE_PAGE),
};

test("a value under the old name is read", () => {
  expect(old[COMPARISON]).toContain("revita: 7–14 days");
  for (const path of [COMPARISON, SERVICE_PAGE])
    expect(entriesOf({ [path]: old[path] })[0]?.data).toEqual(entriesOf({ [path]: VALID[path] })[0]?.data);
});

test("the old name is a warning, not an error", () => {
  const problems = problemsOf({ ...VALID, ...old });
  expect(problems.map(({ file, severity, code }) => ({ file, severity, code }))).toEqual([
    { file: SERVICE_PAGE, severity: "warning", code: "renamed-field" },
    { file: COMPARISON, severity: "warning", code: "renamed-field" },
  ]);
});

test("a problem of the value is reported at its place", () => {
  const problems = problemsOf({ ...VALID, [COMPARISON]: withOldName(COMPARISON).replace("7–14 days", "14") });
  expect(problems.map(({ code, lineText }) => ({ code, lineText: lineText?.trim() }))).toEqual(
    expect.arrayContaining([{ code: "wrong-type", lineText: "revita: 14" }]),
  );
});

test("with both names, the old one is an unknown field", () => {
  const both = (VALID[COMPARISON] ?? "").replace("    ours:", "    revita: Yes\n    ours:");
  expect(problemsOf({ ...VALID, [COMPARISON]: both }).map(({ code }) => code)).toEqual(["unknown-field"]);
});
