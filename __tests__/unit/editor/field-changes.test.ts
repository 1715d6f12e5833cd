/** Each difference between two texts of a file is named as in the form. */
import "../../support/the-site";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changeInWords } from "content-editor/publish/describe-files";
import { fieldChanges } from "content-editor/publish/field-changes";

const FIXTURE = join(__dirname, "../../fixtures/other-agency");
const textOf = (path: string): string => readFileSync(join(FIXTURE, path), "utf8");

const QUESTIONS = "services/fotografie/faq.yaml";
const ARTICLE = "blog/preis-unter-fuenf-euro.md";
const SITE = "site.yaml";

const questions = (...names: string[]): string =>
  `items:\n${names.map((name) => `  - question: ${name[0]}?\n    answer: ${name}\n`).join("")}`;

const parts = textOf(ARTICLE).split("\n\n");
const article = (...blocks: (string | undefined)[]): string => `${blocks.join("\n\n").trimEnd()}\n`;
const site = textOf(SITE);

test.each<[what: string, path: string, before: string, after: string, words: (string | RegExp)[]]>([
  ["another value", QUESTIONS, questions("Aa", "Bb"), questions("Aa", "Bc"), ["Questions › B? › Answer: Bb → Bc"]],
  ["a new item", QUESTIONS, questions("Aa", "Cc"), questions("Aa", "Bb", "Cc"), [/^Questions › B\? added: /]],
  ["items less", QUESTIONS, questions("Aa", "Bb", "Cc"), questions("Bb"), [/A\? removed: /, /C\? removed: /]],
  [
    "another order, and another value",
    QUESTIONS,
    questions("Aa", "Bb", "Cc"),
    questions("Cc", "Aa", "Bx"),
    ["Questions › B? › Answer: Bb → Bx", "Questions: order: - A? - B? - C? → - C? - A? - B?"],
  ],
  [
    "all at once",
    QUESTIONS,
    questions("Aa", "Bb", "Cc"),
    questions("Cc", "Xx", "Yy", "Aa"),
    [/X\? added: /, /Y\? added: /, /B\? removed: /, /order/],
  ],
  [
    "a group less",
    SITE,
    site,
    site.replace(/hiringContact:\n.*\n/, ""),
    ["Hiring contact removed: email: gesellen@kante-korn.example"],
  ],
  [
    "a new paragraph",
    ARTICLE,
    article(...parts),
    article(...parts.slice(0, 3), "Neu.", ...parts.slice(3)),
    [/paragraph 3 added: Neu\.$/],
  ],
  [
    "a paragraph less",
    ARTICLE,
    article(...parts),
    article(...parts.slice(0, 3), ...parts.slice(4)),
    [/paragraph 3 removed: /],
  ],
  [
    "other paragraphs",
    ARTICLE,
    article(...parts),
    article(...parts.slice(0, 3), "Anders.", "Mehr.", ...parts.slice(5)),
    [/paragraph 3: .* → Anders\.$/, /paragraph 4: .* → Mehr\.$/],
  ],
])("%s", (_, path, before, after, words) => {
  expect(after).not.toBe(before);
  const found = fieldChanges(path, before, after);
  expect(found.map(changeInWords)).toEqual(
    words.map((one) => (typeof one === "string" ? one : (expect.stringMatching(one) as string))),
  );
});
