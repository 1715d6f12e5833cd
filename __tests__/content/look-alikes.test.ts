/** Characters that only look like those of YAML are named, with the line as it was meant. */
import { edited, problemsOf, VALID } from "../support/content-folder";

const ARTICLE = "blog/one.md";
const TITLE = "title: How to win more customers near your shop";
const MEANT = "title: Fine words";

test.each([
  ["a no-break space behind the colon", "title:\u00a0Fine words", 7, "A no-break space (U+00A0)"],
  ["a wide colon", "title：Fine words", 6, "The character ： (U+FF1A)"],
  ["a ratio", "title∶ Fine words", 6, "The character ∶ (U+2236)"],
  ["an em space", "title:\u2003Fine words", 7, "An unseen character (U+2003)"],
  ["a zero-width space in the name", "tit\u200ble: Fine words", 4, "A zero-width space (U+200B)"],
  ["a zero-width space behind the colon", "title:\u200b Fine words", 7, "A zero-width space (U+200B)"],
  ["a no-break space before the name", "\u00a0title: Fine words", 1, "A no-break space (U+00A0)"],
  ["a Cyrillic letter", "tіtle: Fine words", 2, "The character і (U+0456)"],
  ["a wide letter", "ｔitle: Fine words", 1, "The character ｔ (U+FF54)"],
])("%s", (_, line, column, name) => {
  const problems = problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, line) });
  expect(problems).toMatchObject([
    {
      file: ARTICLE,
      line: 2,
      column,
      message: expect.stringContaining(name) as string,
      help: expect.stringContaining(MEANT) as string,
    },
  ]);
  // The advice makes it right.
  const repaired = problems[0]?.help.replace("write this line again: ", "") ?? "";
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, repaired) })).toEqual([]);
});

test.each([
  ["en dashes", "topics:\n  – One\n  – Two", ["  - One", "  - Two"]],
  ["an em dash without a space", "topics:\n  —One", ["  - One"]],
  ["no-break spaces behind hyphens", "topics:\n  -\u00a0One", ["  - One"]],
  ["bullets", "topics:\n  • One", ["  - One"]],
  ["no-break spaces before hyphens", "topics:\n\u00a0\u00a0- One", ["  - One"]],
  ["a wide space before hyphens", "topics:\n\u3000- One", ["  - One"]],
  ["wide brackets", "topics: ［One, Two］", ["topics: [One, Two]"]],
  ["a wide comma, with which the list would be one item", "topics: [One， Two]", ["topics: [One, Two]"]],
  ["a wide bar, which would be the text", "excerpt: ｜", ["excerpt: |"]],
])("points of a list with %s", (_, lines, repaired) => {
  const files = edited(ARTICLE, TITLE, `${TITLE}\n${lines}`);
  const one = lines.startsWith("excerpt") ? { [ARTICLE]: String(files[ARTICLE]).replace(/\nexcerpt: M.*/, "") } : files;
  const help = problemsOf({ ...VALID, ...one }).flatMap((problem) => (problem.severity ? [] : problem.help));
  expect(help).toEqual(repaired.map((line) => `write this line again: ${line}`));
});

test.each([
  ["en dashes", /^---\n/, "–––\n"],
  ["an em dash", /^---\n/, "—\n"],
  ["an unseen character", /^---\n/, "\u200b---\n"],
  ["an em dash below", /\n---\n/, "\n—\n"],
  ["a no-break space below", /\n---\n/, "\n--- \u00a0\n"],
  ["spaces below", /\n---\n/, "\n- - -\n"],
  ["wide hyphens below", /\n---\n/, "\n－－－\n"],
])("the line of hyphens with %s", (_, line, by) => {
  expect(problemsOf({ ...VALID, [ARTICLE]: String(VALID[ARTICLE]).replace(line, by) })).toMatchObject([
    { help: "write this line again: ---" },
  ]);
});

test.each([
  'title: "Wer： ja, ［so］ – „und“"',
  "title: How、to ［x］ ｜ y",
  "title: >-\n  – Who？\n  • Me：x",
  "title: Fine\u00a0words",
  "title: |\n  • One：x",
])("%s is as it was meant", (title) => {
  expect(problemsOf({ ...VALID, ...edited(ARTICLE, TITLE, title) })).toEqual([]);
});
