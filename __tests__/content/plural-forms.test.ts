/** Counted labels in languages with more than two plural forms. */
import { edited, problemsOf, VALID, type Files } from "../support/content-folder";

const CAREERS = "pages/careers.yaml";

const warned = (changes: Files) =>
  problemsOf({ ...VALID, ...changes })
    .filter(({ file }) => file === CAREERS)
    .map(({ severity, line, lineText, message, help }) => ({ severity, line, lineText, message, help }));

const inLanguage = (language: string): Files => edited("site.yaml", "language: en-US", `language: ${language}`);

const withForms = (forms: string): Files => ({ [CAREERS]: `${VALID[CAREERS] ?? ""}countForms: ${forms}\n` });

test.each(["en-US", "fr-CA", "de-DE", "ja-JP", "es-MX"])("two forms are enough for %s", (language) => {
  expect(warned(inLanguage(language))).toEqual([]);
});

test("missing forms of a language are a warning at the label's line", () => {
  const [problem, ...others] = warned(inLanguage("pl-PL"));
  expect(others).toEqual([]);
  expect(problem?.severity).toBe("warning");
  expect((VALID[CAREERS] ?? "").split("\n")[(problem?.line ?? 0) - 1]).toMatch(/^countOther:/);
  expect(problem?.message).toBe('"countOther" has no form for "few" and "many", which pl-PL counts with.');
  expect(problem?.help).toBe("add few and many to the forms beside it.");
});

test("with all forms there is no warning", () => {
  const forms = '{ few: "{count} stanowiska", many: "{count} stanowisk" }';
  expect(warned({ ...inLanguage("pl-PL"), ...withForms(forms) })).toEqual([]);
});

test("a form needs its {count} placeholder", () => {
  expect(warned(withForms('{ few: "{number} stanowiska" }')).map(({ message }) => message)).toEqual([
    '"countForms › few" has {number}, which is not filled in here.',
  ]);
});
