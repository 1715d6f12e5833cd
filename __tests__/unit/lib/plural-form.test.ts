/** Plural forms of counted labels. */
import { formsOf, pluralForm } from "../../../src/lib/plural-form";

const POSITIONS = { one: "1 form", other: "other form" };
const ALL = {
  one: "one",
  other: "other",
  forms: { zero: "zero", two: "two", few: "few", many: "many" },
};

test.each([
  ["en-US", 0, "other form"],
  ["en-US", 1, "1 form"],
  ["en-US", 2, "other form"],
  // French uses the singular for 0.
  ["fr-CA", 0, "1 form"],
  ["fr-CA", 1, "1 form"],
  ["fr-CA", 2, "other form"],
  ["ja-JP", 1, "other form"],
])("with two forms, %s with %s takes the %s", (language, count, form) => {
  expect(pluralForm(count, POSITIONS, language)).toBe(form);
});

test.each([
  ["pl-PL", [0, 1, 2, 5, 12, 22], ["many", "one", "few", "many", "many", "few"]],
  ["ru-RU", [0, 1, 3, 11, 21], ["many", "one", "few", "many", "one"]],
  ["ar-EG", [0, 1, 2, 3, 11, 100], ["zero", "one", "two", "few", "many", "other"]],
  ["sl-SI", [1, 2, 3, 5], ["one", "two", "few", "other"]],
])("with all forms, %s takes its own", (language, counts, forms) => {
  expect(counts.map((count) => pluralForm(count, ALL, language))).toEqual(forms);
});

test("a missing or empty form falls back to `other`", () => {
  expect(pluralForm(2, POSITIONS, "pl-PL")).toBe("other form");
  expect(pluralForm(2, { ...POSITIONS, forms: { few: null } }, "pl-PL")).toBe("other form");
  expect(pluralForm(1, { other: "cities" }, "en-US")).toBe("cities");
});

test.each([
  ["en-US", ["one", "other"]],
  // French has `many` for a million only.
  ["fr-FR", ["one", "other"]],
  ["pl-PL", ["few", "many", "one"]],
  ["ja-JP", ["other"]],
])("the forms of %s are %s", (language, forms) => {
  expect([...formsOf(language)].sort()).toEqual(forms);
});
