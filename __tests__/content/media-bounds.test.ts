/** Bounds of files in media/: sizes of downloads, and names. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { problemsOf, VALID, withText, type Files } from "../support/content-folder";

const PDF = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/preisliste.pdf"));
const ARTICLE = "blog/one.md";

/** A PDF of exactly so many bytes. */
const pdfOf = (bytes: number): Uint8Array => {
  const end = PDF.lastIndexOf("startxref");
  const filler = Buffer.alloc(bytes - PDF.length, " ");
  return Buffer.concat([PDF.subarray(0, end), filler, PDF.subarray(end)]);
};

const link = (file: string): Files => withText(ARTICLE, `[Our prices](<../media/${file}>)\n`);

const MIB = 1024 * 1024;

test.each([
  ["10 MB", 10_000_000, []],
  ["more than 10 MB", 10_000_001, [{ code: "unusable-media", severity: "warning" }]],
  ["25 MiB", 25 * MIB, [{ code: "unusable-media", severity: "warning" }]],
  ["more than 25 MiB", 25 * MIB + 1, [{ code: "unusable-media", severity: undefined }]],
])("a PDF of %s", (_, bytes, expected) => {
  const problems = problemsOf({ ...VALID, ...link("prices.pdf"), "media/prices.pdf": pdfOf(bytes) });
  expect(problems.map(({ code, severity }) => ({ code, severity }))).toEqual(expected);
  for (const { message } of problems) expect(message).toMatch(/ (?:10\.0|26\.2) MB[,;]/);
});

test.each(["prices./list.pdf", "prices /list.pdf", "con.pdf", "prices/aux/list.pdf", `${"a".repeat(97)}.pdf`])(
  "the name %j is refused for a picture and for a download, as not every computer can have it",
  (name) => {
    const picture = name.replace(/pdf$/, "jpg");
    const files = {
      ...withText(ARTICLE, `![A desk](<../media/${picture}>) and [prices](<../media/${name}>)\n`),
      [`media/${name}`]: PDF,
      [`media/${picture}`]: Buffer.alloc(9),
    };
    expect(problemsOf({ ...VALID, ...files }).map(({ message }) => message)).toEqual([
      expect.stringMatching(/ has (?:a name that Windows keeps|a dot or a space|more than 100)/),
      expect.stringMatching(/ has (?:a name that Windows keeps|a dot or a space|more than 100)/),
    ]);
  },
);
