import { compareProblems, formatProblem, formatProblems, type ContentProblem } from "../messages/problem";
import { finding } from "../messages/finding";
import { didYouMean } from "../messages/did-you-mean";
import { describePath } from "../messages/describe-path";

const problem = (more: Partial<ContentProblem> = {}): ContentProblem => ({
  file: "pages/home.yaml",
  line: 1,
  column: 1,
  ...finding("empty-file"),
  ...more,
});

/** The quoted source line and the marker below it. */
const frameOf = (more: Partial<ContentProblem>): string[] => formatProblem(problem(more)).split("\n").slice(1, -2);

/** The marked text. */
const markedIn = ([shown = "", marks = ""]: string[]): string =>
  shown.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1);

const LONG = `title: ${"a".repeat(93)}WRONG${"b".repeat(200)}`;

test("a problem shows place, source line, message and fix, in this order", () => {
  expect(formatProblem(problem({ line: 7, column: 8, length: 3, lineText: "title: Bad" }))).toBe(
    [
      "content/pages/home.yaml:7:8  empty-file",
      "    7 | title: Bad",
      "      |        ^^^",
      "  The file is empty.",
      "  Fix: fill it in, or delete it.",
    ].join("\n"),
  );
});

test("a problem of a file without text, or of an empty line, shows no source line", () => {
  expect(frameOf({})).toEqual([]);
  expect(frameOf({ lineText: "   " })).toEqual([]);
});

test("the folder has the name that the user gave", () => {
  expect(formatProblem(problem(), "../other")).toMatch(/^\.\.\/other\/pages\/home\.yaml:1:1 /);
});

test("the marker is below the wrong text", () => {
  expect(markedIn(frameOf({ column: 8, length: 5, lineText: "title: WRONG" }))).toBe("WRONG");
});

test("a long line is shortened around the wrong text, which stays marked", () => {
  const frame = frameOf({ column: 101, length: 5, lineText: LONG });
  expect(markedIn(frame)).toBe("WRONG");
  expect(frame[0]?.length).toBeLessThan(125);
  expect(frame[0]).toMatch(/ \| ….*WRONG.*…$/);
});

test("a long line with a problem at its start is shortened at the end only", () => {
  const frame = frameOf({ column: 1, length: 5, lineText: LONG });
  expect(markedIn(frame)).toBe("title");
  expect(frame[0]).toMatch(/ \| title: a+WRONGb*…$/);
});

test("a marker ends where the line is shortened", () => {
  const [shown = "", marks = ""] = frameOf({ column: 101, length: 200, lineText: LONG });
  expect(marks.length).toBe(shown.length);
});

test("a marker of length 0 is one character wide", () => {
  expect(frameOf({ column: 3, length: 0, lineText: "abc" })[1]).toBe("      |   ^");
});

test("a position past the end of the line is marked there", () => {
  expect(frameOf({ column: 4, lineText: "abc" })[1]).toBe("      |    ^");
});

test("a tab is shown as an arrow of one character, so that the marker fits", () => {
  const frame = frameOf({ column: 2, length: 5, lineText: "\tWRONG" });
  expect(frame[0]).toBe("    1 | →WRONG");
  expect(markedIn(frame)).toBe("WRONG");
});

test("control characters are shown as dots", () => {
  expect(frameOf({ lineText: "a\u001B[2Jb\rc\u2028d" })[0]).toBe("    1 | a·[2Jb·c·d");
});

test("line numbers of any length keep the marker aligned", () => {
  expect(markedIn(frameOf({ line: 1_234_567, column: 8, length: 5, lineText: "title: WRONG" }))).toBe("WRONG");
});

test("counts use singular and plural", () => {
  expect(formatProblems([problem()])).toMatch(/\n\n1 problem in 1 file\.$/);
  expect(formatProblems([problem(), problem({ line: 2 }), problem({ file: "site.yaml" })])).toMatch(
    /\n\n3 problems in 2 files\.$/,
  );
});

test("problems are sorted by file, line and column", () => {
  const sorted = [
    problem({ file: "a.yaml", line: 2, column: 1 }),
    problem({ file: "a.yaml", line: 10, column: 1 }),
    problem({ file: "a.yaml", line: 10, column: 9 }),
    problem({ file: "b.yaml", line: 1, column: 1, ...finding("unreadable-file", { is: "a", fix: "" }) }),
    problem({
      file: "b.yaml",
      line: 1,
      column: 1,
      ...finding("unreadable-file", { is: "b", fix: "" }),
      code: "yaml-tab",
    }),
    problem({
      file: "b.yaml",
      line: 1,
      column: 1,
      ...finding("unreadable-file", { is: "c", fix: "" }),
      code: "yaml-tab",
    }),
  ];
  expect(sorted.toReversed().sort(compareProblems)).toEqual(sorted);
  expect(formatProblems(sorted.toReversed())).toBe(formatProblems(sorted));
});

test("equal problems compare as equal", () => {
  expect(compareProblems(problem(), problem())).toBe(0);
});

test("positions are one-based", () => {
  expect(describePath(["tiers", 1, "price", "monthly"])).toBe("tiers › item 2 › price › monthly");
});

describe("A suggestion", () => {
  test.each([
    ["tilte", "title"],
    ["Title", "title"],
    ["descripton", "description"],
    ["t0", "to"],
  ])("for %s is %s", (word, meant) => {
    expect(didYouMean(word, ["to", "title", "description"])).toBe(meant);
  });

  test.each(["id", "by", "colour", "a text that has nothing to do with it"])("for %s is none", (word) => {
    expect(didYouMean(word, ["to", "title", "description"])).toBeUndefined();
  });

  test("is none without candidates", () => {
    expect(didYouMean("title", [])).toBeUndefined();
  });
});
