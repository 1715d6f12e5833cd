/** What forms say of editors' mistakes: it names no files. */
import "../support/the-site";
import { shapeOf } from "content-kit/fields/schema-walk";
import { allKinds } from "../../src/content-model/kinds";
import { explainProblems } from "content-editor/explain-problems";
import { problemsOf, VALID } from "../support/content-folder";
import { GROUPS } from "../support/mistake-folders";

/** Every mistake's problems and files. */
const FOUND = GROUPS.flatMap(([, mistakes]) => mistakes).map(({ changes }) => {
  const files = { ...VALID, ...changes };
  const bytes = Object.entries(files).flatMap(([path, content]): [string, Uint8Array][] =>
    content === undefined ? [] : [[path, Buffer.from(content as string)]],
  );
  return { problems: problemsOf(files), bytes: new Map(bytes) };
});

/** The messages of the forms in which the mistakes are, and of another form that was saved. */
const formTexts = (): string[] =>
  FOUND.flatMap(({ problems, bytes }) =>
    problems.flatMap((problem) =>
      [problem.file, "site.yaml"].flatMap((edited) => explainProblems([problem], edited, bytes)),
    ),
  ).map(({ text }) => text);

/** Names of fields that are no words: `callToAction`. */
const compoundNames = [
  ...new Set(allKinds.flatMap(({ schema }) => Object.keys(shapeOf(schema) ?? {})).filter((name) => /[A-Z]/.test(name))),
];

const ABOUT_FILES = new RegExp(
  `\\bcontent/|\\bsrc/|\\bYAML\\b|\\bin quotes\\b|\\bdocs/|\\b(?:${compoundNames.join("|")})\\b`,
);

/** What the editor entered, and the path of another form's file. */
const withoutQuoted = (text: string): string =>
  text.replace(/^In [^(]*\([^)]*\): /, "").replace(/"[^"]*"|\{\w+\}|\[[^\]]*\]\([^)]*\)/g, "");

test("no message of a form is about its file", () => {
  const texts = formTexts();
  expect(texts.length).toBeGreaterThan(300);
  expect([...new Set(texts)].filter((text) => ABOUT_FILES.test(withoutQuoted(text)))).toEqual([]);
});

test("a message about a text names the button or field of its editor, beside the Markdown", () => {
  const texts = formTexts().filter((text) => /alternative text for|skips a level/.test(text));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !/“(?:What the picture shows|Heading|Smaller heading)”/.test(text))).toEqual([]);
});
