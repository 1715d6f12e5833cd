/** Three-way merge of a form and a file that both changed: single changes are kept, conflicts are asked about. */
import "../support/the-site";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { allKinds, matchKind } from "../../src/content-model/kinds";
import { mergeEntry, saysTheSame, type Choice, type Conflict } from "content-editor/merge-entry";
import { contentFiles, file, VALID } from "../support/content-folder";

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Path = (string | number)[];

const FRONT_MATTER = /^---\n([^]*?\n)---\n([^]*)$/;

const partsOf = (path: string, text: string): { fields: Value; body: string } => {
  const [, yaml = text, body = ""] = (path.endsWith(".md") ? FRONT_MATTER.exec(text) : undefined) ?? [];
  return { fields: parse(yaml) as Value, body };
};

/** A file with unusual formatting. */
const written = (path: string, { fields, body }: { fields: Value; body: string }): string =>
  path.endsWith(".md") ? `---\n${stringify(fields)}---\n${body}` : stringify(fields);

const isGroup = (value: Value): value is { [name: string]: Value } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const leaves = (value: Value, path: Path = []): Path[] => {
  if (value === null || typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const changed = (value: Value, [step, ...rest]: Path): Value => {
  if (step === undefined)
    return typeof value === "string" ? `${value} changed` : typeof value === "number" ? value + 1 : !value;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? changed(item, rest) : item));
  return isGroup(value) ? { ...value, [step]: changed(value[step] ?? null, rest) } : value;
};

const textOf = (path: string, base: string, ours: string, theirs: string, choices?: Choice[]): string => {
  const merged = mergeEntry(path, { base, now: theirs, edited: ours }, choices);
  if ("conflicts" in merged) throw new Error(`${path}: ${JSON.stringify(merged.conflicts)}`);
  return merged.text;
};

const conflictsOf = (path: string, base: string, ours: string, theirs: string): Conflict[] => {
  const merged = mergeEntry(path, { base, now: theirs, edited: ours });
  return "conflicts" in merged ? merged.conflicts : [];
};

/** Two files of every kind, short and long. __tests__/content/saving.test.ts saves the real content, too. */
const FIXTURE = resolve(__dirname, "../fixtures/other-agency");
const long = contentFiles(FIXTURE)
  .filter((path) => !path.startsWith("media/") && !path.startsWith("locations/"))
  .map((path): [string, string] => [path, readFileSync(join(FIXTURE, path), "utf8")])
  .sort(([, one], [, other]) => one.length - other.length);
const samples: [string, string][] = [
  ...Object.entries(VALID),
  ...new Map(long.map((sample) => [matchKind(sample[0])?.kind, sample])).values(),
];

test("in a file of every kind, different values changed by form and file are both kept", () => {
  const wrong = samples.flatMap(([path, text]) => {
    const { fields, body } = partsOf(path, text);
    const all = leaves(fields);
    const [first = [], last = []] = [all[0], all.at(-1)];
    if (all.length < 2) return [];
    const ours = written(path, { fields: changed(fields, first), body });
    const theirs = written(path, { fields: changed(fields, last), body });
    const expected = changed(changed(fields, first), last);
    const merged = textOf(path, text, ours, theirs);
    return JSON.stringify(partsOf(path, merged).fields) === JSON.stringify(expected) ? [] : [path];
  });
  expect(wrong).toEqual([]);
  expect(new Set(samples.map(([path]) => matchKind(path)?.kind.name)).size).toBe(allKinds.length);
});

test("in a file of every kind, a value changed by both is a conflict with its label, and the choice is applied", () => {
  const wrong = samples.flatMap(([path, text]) => {
    const { fields, body } = partsOf(path, text);
    const [leaf = []] = leaves(fields);
    const ours = written(path, { fields: changed(fields, leaf), body });
    const theirs = written(path, { fields: changed(changed(fields, leaf), leaf), body });
    // A switch that both toggled has the same value.
    if (ours === theirs || written(path, { fields, body }) === theirs) return [];
    const conflicts = conflictsOf(path, text, ours, theirs);
    const isLabelled = conflicts.length === 1 && /^[A-Z]/.test(conflicts[0]?.label ?? "");
    const chosen = (choice: Choice): string =>
      JSON.stringify(partsOf(path, textOf(path, text, ours, theirs, [choice])).fields);
    const isChosen =
      chosen("ours") === JSON.stringify(partsOf(path, ours).fields) &&
      chosen("theirs") === JSON.stringify(partsOf(path, theirs).fields);
    return isLabelled && isChosen ? [] : [`${path} ${JSON.stringify(conflicts)}`];
  });
  expect(wrong).toEqual([]);
});

test("saving an unchanged form keeps the file byte for byte", () => {
  const wrong = samples.filter(([path, text]) => {
    const { fields, body } = partsOf(path, text);
    const [leaf = []] = leaves(fields);
    const theirs = written(path, { fields: changed(fields, leaf), body });
    return textOf(path, text, written(path, { fields, body }), theirs) !== theirs;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

const PATH = "services/one/faq.yaml";

type Item = { question: string; answer: string };

const faq = (...items: (Item | string)[]): string =>
  stringify({
    items: items.map((item) => (typeof item === "string" ? { question: item, answer: `About ${item}.` } : item)),
  });

const questionsOf = (text: string): string[] =>
  (parse(text) as { items: Item[] }).items.map(({ question }) => question);

const [A, B, C] = ["Aa?", "Bb?", "Cc?"];
const BASE = faq(A, B, C);

test.each<[string, string, string, string[]]>([
  ["added on both sides", faq(A, B, C, "Form?"), faq("Disk?", A, B, C), ["Disk?", A, B, C, "Form?"]],
  ["added at one place on both sides", faq(A, "Form?", B, C), faq(A, "Disk?", B, C), [A, "Disk?", "Form?", B, C]],
  ["moved in the form and added in the file", faq(C, A, B), faq(A, B, "Disk?", C), [C, A, B, "Disk?"]],
  ["added in the form and moved in the file", faq(A, B, "Form?", C), faq(C, B, A), [C, B, "Form?", A]],
  ["taken away in the form and added in the file", faq(A, C), faq(A, B, C, "Disk?"), [A, C, "Disk?"]],
  ["taken away on both sides", faq(A, B), faq(B, C), [B]],
  ["added twice in the same words", faq(A, B, C, "Both?"), faq(A, B, C, "Both?"), [A, B, C, "Both?"]],
])("items %s are merged", (_, ours, theirs, expected) => {
  expect(questionsOf(textOf(PATH, BASE, ours, theirs))).toEqual(expected);
});

test("an item moved by the form keeps its changed text from the file", () => {
  const theirs = faq(A, { question: B, answer: "A new answer." }, C);
  expect(parse(textOf(PATH, BASE, faq(B, A, C), theirs))).toEqual(
    parse(faq({ question: B, answer: "A new answer." }, A, C)),
  );
});

test("an item removed by one side and changed by the other is a conflict", () => {
  const theirs = faq(A, { question: B, answer: "A new answer." }, C);
  const ours = faq(A, C);
  const [conflict, ...more] = conflictsOf(PATH, BASE, ours, theirs);
  expect(more).toEqual([]);
  expect(conflict).toMatchObject({
    label: `Questions › ${B}`,
    ours: undefined,
    theirs: `question: ${B}\nanswer: A new answer.`,
  });
  expect(questionsOf(textOf(PATH, BASE, ours, theirs, ["ours"]))).toEqual([A, C]);
  expect(questionsOf(textOf(PATH, BASE, ours, theirs, ["theirs"]))).toEqual([A, B, C]);
});

test("a list reordered by both sides is a conflict", () => {
  const [ours, theirs] = [faq(C, A, B), faq(B, A, C)];
  expect(conflictsOf(PATH, BASE, ours, theirs)).toHaveLength(1);
  expect(questionsOf(textOf(PATH, BASE, ours, theirs, ["ours"]))).toEqual([C, A, B]);
  expect(questionsOf(textOf(PATH, BASE, ours, theirs, ["theirs"]))).toEqual([B, A, C]);
});

const ARTICLE = "blog/one.md";

const article = (...blocks: string[]): string => `---\ntitle: One\n---\n\n${blocks.join("\n\n")}\n`;

test("text blocks changed, added and removed by either side are merged", () => {
  const base = article("First.", "Second.", "* one\n* two", "Last.");
  const ours = article("First of the form.", "Second.", "* one\n* two", "Last.", "Added by the form.");
  const theirs = article("First.", "Added on the disk.", "Second.", "Last.");
  expect(textOf(ARTICLE, base, ours, theirs)).toBe(
    article("First of the form.", "Added on the disk.", "Second.", "Last.", "Added by the form."),
  );
});

test("a paragraph like its neighbors is added once, and where the file has others", () => {
  const added = (...more: string[]): string => article("Same.", "Same.", "Last.", ...more);
  const theirs = article("First.", "Same.", "Same.", "Last of the disk.");
  const merged = article("First.", "Same.", "Same.", "Same.", "Last of the disk.");
  expect(textOf(ARTICLE, added(), article("Same.", "Same.", "Same.", "Last."), theirs)).toBe(merged);
  expect(textOf(ARTICLE, added(), added("New.", "Mine."), added("New."))).toBe(added("New.", "Mine."));
});

test("a paragraph changed by both is the only conflict", () => {
  const base = article("First.", "Second.", "Third.");
  const ours = article("First.", "Second of the form.", "Third.");
  const theirs = article("First.", "Second of the disk.", "Third of the disk.");
  expect(conflictsOf(ARTICLE, base, ours, theirs)).toEqual([
    { path: ["body"], label: "Text", ours: "Second of the form.", theirs: "Second of the disk." },
  ]);
  expect(textOf(ARTICLE, base, ours, theirs, ["theirs"])).toBe(theirs);
  expect(textOf(ARTICLE, base, ours, theirs, ["ours"])).toBe(
    article("First.", "Second of the form.", "Third of the disk."),
  );
});

test("a file that appeared for a new entry, or was deleted, is a conflict as a whole", () => {
  const edited = article("Mine.");
  const appeared = mergeEntry(ARTICLE, { base: undefined, now: article("Theirs."), edited });
  expect(appeared).toEqual({
    conflicts: [{ path: [], label: "", ours: undefined, theirs: article("Theirs.") }],
  });
  const decided = (choice: Choice) =>
    mergeEntry(ARTICLE, { base: undefined, now: article("Theirs."), edited }, [choice]);
  expect(decided("theirs")).toEqual({ text: article("Theirs.") });
  expect(decided("ours")).toEqual({ text: edited });
  expect(mergeEntry(ARTICLE, { base: article("Old."), now: undefined, edited })).toHaveProperty("conflicts");
  expect(mergeEntry(ARTICLE, { base: article("Old."), now: undefined, edited }, ["ours"])).toEqual({ text: edited });
});

test("files that differ in formatting only are equal", () => {
  const text = file`
    # A note.
    items:
      - question: "Aa?"
        answer: >-
          Folded
          over lines.
  `;
  expect(saysTheSame(PATH, text, stringify(parse(text)))).toBe(true);
  expect(saysTheSame(PATH, text, faq("Aa?"))).toBe(false);
});
