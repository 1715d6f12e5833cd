/** Plain technical English in code and documentation: short comment lines, and no archaic phrases. */
import { readFileSync } from "node:fs";
import { repositoryFiles } from "../../support/repository-files";

const LONGEST_COMMENT = 120;

const COMMENT = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/;

/** Phrases with the words to use instead. */
const AVOID: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, "again"],
  [/\bwhoever\b/i, "name the person or the program"],
  [/\b(?:is|are|be) told\b/i, "sees, gets, receives"],
  [/\bwhat stands for\b/i, "represents"],
  [/\bhangs? on\b/i, "depends on"],
  [/\btaken leave\b/i, "reaped"],
  [/\bslips? of the pen\b/i, "typos"],
  [/\bMend it\b/i, "Fix"],
  [/\b(?:closing|dark|whole|next) band\b/i, "section"],
];

/** Files with texts of editors, and this one. */
const EXEMPT = /^(?:content|__tests__\/fixtures)\/|language\.test\.ts$|gatsby-types\.d\.ts$|package-lock\.json$/;

const files = repositoryFiles().filter((file) => /\.(?:tsx?|[cm]?js|md)$/.test(file) && !EXEMPT.test(file));

const lines = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ file, text, where: `${file}:${index + 1}` })),
);

test("comment lines have at most 120 columns", () => {
  const long = lines.filter(
    ({ file, text }) => !file.endsWith(".md") && COMMENT.test(text) && text.length > LONGEST_COMMENT,
  );
  expect(long.map(({ where }) => where)).toEqual([]);
});

test.each(AVOID)("no text has %s; write: %s", (phrase) => {
  expect(lines.filter(({ text }) => phrase.test(text)).map(({ where, text }) => `${where} ${text.trim()}`)).toEqual([]);
});
