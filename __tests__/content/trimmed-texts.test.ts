import { entriesOf, problemsOf, VALID } from "../support/content-folder";

const ARTICLE = "blog/one.md";

const dataWith = (fields: string): Record<string, unknown> | undefined => {
  const text = (VALID[ARTICLE] ?? "").replace(/^title: .*$/m, fields);
  expect(problemsOf({ ...VALID, [ARTICLE]: text })).toEqual([]);
  return entriesOf({ [ARTICLE]: text })[0]?.data;
};

describe("A title", () => {
  test.each([
    ["spaces around it", 'title: "  A sample  "'],
    ["a tab and a no-break space around it", 'title: "\\tA sample\\u00A0"'],
    ["a line of its own", "title: |\n  A sample\n"],
    ["two lines", "title: |\n  A\n  sample\n"],
    ["an empty line in it", 'title: "A\n\n  sample"'],
    ["a line separator in it", 'title: "A \\u2028sample"'],
  ])("with %s is trimmed to one line everywhere", (_, fields) => {
    expect(dataWith(fields)?.["title"]).toBe("A sample");
  });

  test("keeps spaces between words", () => {
    expect(dataWith('title: "From 5\\u00A0€ to  10"')?.["title"]).toBe("From 5\u00A0€ to  10");
  });
});
