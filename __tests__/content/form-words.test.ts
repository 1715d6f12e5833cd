/** Labels, hints and descriptions of forms name no files, fields or syntax of files: editors see none of them. */
import "../support/the-site";
import { resolve } from "node:path";
import { shapeOf } from "content-kit/fields/schema-walk";
import { allKinds } from "../../src/content-model/kinds";
import { formConfig } from "content-editor/form-config";
import { inFormWords } from "content-editor/form-words";
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
  name?: string;
  widget?: string;
  options?: readonly { label: string; value: string }[];
  isReference?: boolean;
  label?: string;
  label_singular?: string;
  singular?: string;
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
  label_singular: one,
  singular,
  hint,
  description,
  fields,
  types,
  files,
  field,
}: Worded): string[] => [
  ...[label, one, singular, hint, description].filter((words): words is string => typeof words === "string"),
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

const collectionsNow = (): Worded[] =>
  formConfig({ name: "proxy" }, { entries: readContent().entries, root: "" }, []).collections;

const formsNow = (): Worded[] => collectionsNow().flatMap((one) => one.files ?? [one]);

/** A field or a form, and all below it. */
const allIn = (one: Worded): Worded[] => [
  one,
  ...[...(one.fields ?? []), ...(one.types ?? []), ...(one.field ? [one.field] : [])].flatMap(allIn),
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

test("a choice is called what its value says, and nothing that a field of this name is called", () => {
  const choices = formsNow()
    .flatMap(allIn)
    .flatMap(({ options = [], isReference }) => (isReference ? [] : options));
  expect(choices.length).toBeGreaterThan(200);
  expect(choices.filter(({ label }) => /^[a-z]|_/.test(label))).toEqual([]);
  const renamed = choices.filter(({ label, value }) => lettersOf(label) !== lettersOf(value));
  expect(Object.fromEntries(renamed.map(({ label, value }) => [value, label]))).toEqual({
    ga4: "Google Analytics 4",
    gtm: "Google Tag Manager",
    implementation: "Closing paragraphs",
  });
});

test("the button of a list adds one of what its label names", () => {
  const lists = formsNow()
    .flatMap(allIn)
    .filter(({ singular: one, widget }) => one !== undefined && widget !== undefined);
  expect(lists.length).toBeGreaterThan(80);
  const pairs = [...new Set(lists.map(({ label, singular: one }) => `${label}: ${one}`))];
  // The first word is the same, or the singular of it.
  const isOther = (pair: string): boolean => {
    const [many = "", one = ""] = pair.split(": ");
    return many === one || lettersOf(many).slice(0, 3) !== lettersOf(one).slice(0, 3);
  };
  expect(pairs.filter(isOther)).toEqual(["People: Person"]);
  expect(pairs).toEqual(
    expect.arrayContaining([
      "Cookies: Cookie",
      "Hosts of tags: Host of tags",
      "Opening times: Opening time",
      "Parts left out: Part left out",
      "Social networks: Social network",
      "Closing paragraphs: Closing paragraph",
    ]),
  );
});

test("no label repeats itself", () => {
  const labels = formsNow().flatMap((form) => allIn(form).map(({ label = "" }) => label));
  expect(labels.filter((label) => /\b(\w+)\W+\1\b/i.test(label))).toEqual([]);
});

test("a form begins with what a page says, and ends with what is seldom changed", () => {
  const orders = formsNow().map(({ fields = [] }) => fields.map(({ name = "" }) => name));
  const seldom = ["draft", "redirectFrom", "metadata"];
  const ends = orders.map((names) => names.filter((name) => seldom.includes(name)).length);
  expect(orders.map((names, index) => names.slice(names.length - (ends[index] ?? 0)))).toEqual(
    orders.map((names) => names.filter((name) => seldom.includes(name))),
  );
  const orderOf = (first: string): string[] => orders.find((names) => names.includes(first))?.slice(0, 5) ?? [];
  expect(orderOf("excerpt")).toEqual(["title", "excerpt", "date", "author", "body"]);
  const plain = orders.find((names) => names.includes("noindex") && names.includes("body"));
  expect(plain?.slice(0, 3)).toEqual(["title", "text", "body"]);
});

test("no two fields beside each other have the same label", () => {
  expect(formsNow().flatMap(({ fields = [] }) => sharedLabels(fields))).toEqual([]);
});

test("no label, hint or description of a form is about its file", () => {
  const words = [...new Set(collectionsNow().flatMap(wordsOf))];
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
  ["The line. slow: it rises. seasonal, sudden: waves.", "The line. Slow: it rises. Seasonal, sudden: waves."],
  ["For gtm: hidden while developing.", "For Google Tag Manager: hidden while editing."],
  ["The report, by the name of its file.", "The report."],
  ["Its sections. Each is one of: hero, points.", "Its sections."],
])("%s", (description, expected) => {
  expect(inFormWords(description)).toBe(expected);
});
