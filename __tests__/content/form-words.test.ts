/** Labels, hints and descriptions of forms name no files, fields or syntax of files: editors see none of them. */
import { resolve } from "node:path";
import { shapeOf } from "../../src/content-model/fields/schema-walk";
import { allKinds } from "../../src/content-model/kinds";
import { formConfig } from "../../src/editor/form-config";
import { inFormWords } from "../../src/editor/form-words";
import { readContent } from "../../src/site/read-content";

const previous = process.env["SITE_CONTENT"];

beforeAll(() => {
  process.env["SITE_CONTENT"] = resolve(__dirname, "../fixtures/other-agency");
});

afterAll(() => {
  if (previous === undefined) delete process.env["SITE_CONTENT"];
  else process.env["SITE_CONTENT"] = previous;
});

/** What has words in the configuration: a list of forms, a form, or a field. */
interface Worded {
  label?: string;
  label_singular?: string;
  hint?: string;
  description?: string;
  fields?: readonly Worded[];
  types?: readonly Worded[];
  files?: readonly Worded[];
  field?: Worded;
}

/** Every label, hint and description of a form. */
const wordsOf = ({
  label,
  label_singular: singular,
  hint,
  description,
  fields,
  types,
  files,
  field,
}: Worded): string[] => [
  ...[label, singular, hint, description].filter((words): words is string => typeof words === "string"),
  ...[...(fields ?? []), ...(types ?? []), ...(files ?? []), ...(field ? [field] : [])].flatMap(wordsOf),
];

const FOR_FILES =
  /\.(?:ya?ml|md)\b|\bcontent\/|\bsrc\/|\bYAML\b|\bMarkdown\b|\bin quotes\b|\bhyphen|\bindent|\bfolder\b|##|`/;

/** Names of fields that are no words: `callToAction`. */
const compoundNames = (): string[] => [
  ...new Set(allKinds.flatMap(({ schema }) => Object.keys(shapeOf(schema) ?? {})).filter((name) => /[A-Z]/.test(name))),
];

/** Labels that several fields beside each other have. */
const sharedLabels = (fields: readonly Worded[]): string[] => {
  const labels = fields.map(({ label = "" }) => label);
  return [
    ...labels.filter((label, index) => labels.indexOf(label) !== index),
    ...fields.flatMap((one) => sharedLabels([...(one.fields ?? []), ...(one.field ? [one.field] : [])])),
  ];
};

test("no two fields beside each other have the same label", () => {
  const { collections } = formConfig({ name: "proxy" }, { entries: readContent().entries, root: "" }, []);
  const forms = (collections as unknown as Worded[]).flatMap((one) => one.files ?? [one]);
  expect(forms.flatMap(({ fields = [] }) => sharedLabels(fields))).toEqual([]);
});

test("no label, hint or description of a form is about its file", () => {
  const { collections } = formConfig({ name: "proxy" }, { entries: readContent().entries, root: "" }, []);
  const words = [...new Set((collections as unknown as Worded[]).flatMap(wordsOf))];
  expect(words.length).toBeGreaterThan(800);
  // What is filled in is written in braces.
  const named = new RegExp(`\\b(?:${compoundNames().join("|")})\\b`);
  const isAboutFiles = (text: string): boolean => {
    const read = text.replace(/\{\w+\}/g, "");
    return FOR_FILES.test(read) || named.test(read) || /\{slug\}/.test(text);
  };
  expect(words.filter(isAboutFiles)).toEqual([]);
});

test.each([
  ["Comes from site.yaml.", "Comes from the form “Site settings”."],
  ["The steps, from its process.yaml.", "The steps, from its form “Process”."],
  ["The mp3, named from content/media; it plays.", "The mp3; it plays."],
  ["The id of a claim in content/site.yaml.", "A claim of the form “Site settings”."],
  ["Its sections. Each is one of: hero, points.", "Its sections."],
])("%s", (description, expected) => {
  expect(inFormWords(description)).toBe(expected);
});
