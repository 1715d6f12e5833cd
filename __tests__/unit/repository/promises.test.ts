/** docs/promises.md: each promise is a sentence of its document, and each test that proves one exists. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PAGE = "docs/promises.md";

interface Promised {
  document: string;
  sentence: string;
  file: string;
  /** The title of the test or of the group; empty if the whole file proves the promise. */
  title: string;
}

/** Without line breaks, table columns and shell comments' alignment. */
const normalize = (text: string): string => text.replaceAll("&#124;", "|").replace(/\s+/g, " ");

const promises = readFileSync(PAGE, "utf8")
  .split(/^## /m)
  .slice(1)
  .flatMap((section): Promised[] => {
    const document = join(dirname(PAGE), /\]\(([^)]+)\)/.exec(section)?.[1] ?? "");
    return [...section.matchAll(/^\| (?!promise|-)(.+?) +\| `([^`]+)`(?:: (.+?))? +\|$/gm)].map(
      ([, sentence = "", file = "", title = ""]) => ({ document, sentence, file, title }),
    );
  });

const textOf = (file: string): string => (existsSync(file) ? normalize(readFileSync(file, "utf8")) : "");

test("there are at least sixty, and every row has a test", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(/^\| (?!promise |-)/gm)];
  expect(promises.length).toBeGreaterThanOrEqual(60);
  expect(promises).toHaveLength(rows.length);
});

test("each is a sentence of its document", () => {
  const missing = promises.filter(({ document, sentence }) => !textOf(document).includes(normalize(sentence)));
  expect(missing.map(({ document, sentence }) => `${document}: ${sentence}`)).toEqual([]);
});

test("each names a test that exists", () => {
  const missing = promises.filter(({ file, title }) => {
    const text = textOf(file);
    return text === "" || !text.includes(normalize(title));
  });
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});
