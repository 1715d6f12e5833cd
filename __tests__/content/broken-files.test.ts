/** All mistakes that the content check detects, with the complete report that the editor reads. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemCodes } from "content-kit/messages/index";
import { isError } from "content-kit/messages/problem";
import { contentReader } from "../../src/site/read-content";
import { withAdvice } from "../support/apply-advice";
import { contentFiles, problemsOf, reportAfter, VALID, type Files } from "../support/content-folder";
import { GROUPS } from "../support/mistake-folders";

/** A content folder with every kind of entry. */
const AGENCY = resolve(__dirname, "../fixtures/other-agency");

const ALL = GROUPS.flatMap(([, mistakes]) => mistakes);

/** Codes that need a folder on disk; see folder-on-disk.test.ts. */
const ON_DISK = ["file-too-large", "unreadable-file"];

test("the valid folder has no problems", () => {
  expect(problemsOf(VALID)).toEqual([]);
});

test("every problem code has at least one mistake", () => {
  const codes = ALL.flatMap(({ report: text }) =>
    [...text.matchAll(/^content\/\S+:\d+:\d+ {2}(\S+)/gm)].map((match) => match[1]),
  );
  const met = new Set([...codes, ...ON_DISK]);
  expect([...met].sort()).toEqual(problemCodes().sort());
});

test("no problem is reported twice", () => {
  const twice = ALL.flatMap(({ mistake, changes }) => {
    const found = problemsOf({ ...VALID, ...changes }).map(({ file: path, line, column, code }) =>
      [path, line, column, code].join(":"),
    );
    return found
      .filter((problem, index) => found.indexOf(problem) !== index)
      .map((problem) => `${mistake}: ${problem}`);
  });
  expect(twice).toEqual([]);
});

describe.each(GROUPS)("%s", (_, cases) => {
  test.each(cases)("$mistake: is reported with its place and a fix", ({ changes, report: expected }) => {
    expect(reportAfter(changes)).toBe(expected);
  });
});

describe("a file with an error does not make other files look wrong", () => {
  const reader = contentReader(AGENCY);
  const paths = contentFiles(AGENCY).filter((path) => /\.(?:md|yaml)$/.test(path));

  test.each([
    ["an unknown field", "unknown: 1"],
    ["a field that cannot be read", "unread: ["],
  ])("%s", (_, line) => {
    const broken = (text: string): string =>
      text.startsWith("---\n") ? text.replace("---\n", `---\n${line}\n`) : `${line}\n${text}`;
    const results = paths.map((path) => {
      const text = broken(readFileSync(join(AGENCY, path), "utf8"));
      const { problems } = reader.read(new Map([[path, Buffer.from(text)]]));
      return [path, [...new Set(problems.filter(isError).map(({ file }) => file))]];
    });
    expect(results).toEqual(paths.map((path) => [path, [path]]));
  });
});

/** Letters and digits, which quoting a value or rewriting a number must not change. */
const essence = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

const isOfValue = (help: string): boolean => /in quotes|digits alone|^for \d/.test(help);

describe("Advice that can be applied literally", () => {
  const advise = () =>
    ALL.flatMap(({ mistake, changes }) => {
      const files = { ...VALID, ...changes };
      return problemsOf(files).flatMap((problem) => {
        const now = withAdvice(files, problem);
        return now ? [{ mistake, problem, files, now }] : [];
      });
    });
  let given: ReturnType<typeof advise> | undefined;
  /** Worked out in the first test, not for each run of another one. */
  const advised = () => (given ??= advise());

  test("makes the problem go away", () => {
    const left = advised().filter(({ problem, files, now }) => {
      const count = (all: Files): number =>
        problemsOf(all).filter(({ line, code }) => line === problem.line && code === problem.code).length;
      return count(now) >= count(files);
    });
    expect(left.map(({ mistake, problem }) => `${mistake}: ${problem.help}`)).toEqual([]);
  });

  test("to quote a value, or to write it in digits, leaves no error on its line", () => {
    const left = advised().flatMap(({ mistake, problem, now }) =>
      isOfValue(problem.help)
        ? problemsOf(now)
            .filter(({ file: path, line }) => path === problem.file && line === problem.line)
            .filter(({ code, severity }) => code !== "missing-field" && severity === undefined)
            .map(({ message }) => `${mistake}: ${problem.help} → ${message}`)
        : [],
    );
    expect(left).toEqual([]);
  });

  test("leaves the words and the digits of a value as they were", () => {
    const changed = advised().flatMap(({ mistake, problem, files, now }) => {
      if (!isOfValue(problem.help)) return [];
      const textOf = (all: Files): string => {
        const content = all[problem.file];
        return typeof content === "string" ? (content.split("\n")[problem.line - 1] ?? "") : "";
      };
      const [was, is] = [textOf(files), textOf(now)];
      return essence(was) === essence(is) ? [] : [`${mistake}: ${was} → ${is}`];
    });
    expect(changed).toEqual([]);
  });
});
