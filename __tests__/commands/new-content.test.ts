/** `npm run new`: an entry of each kind can be added to a site without a problem, and nothing is overwritten. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isError } from "content-kit/messages/problem";
import { newFiles, newKinds } from "content-kit/outputs";
import { contentReader, readContent } from "../../src/site/read-content";
import { allKinds } from "../../src/content-model/kinds";
import { contentScript } from "../support/content-script";

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

const reader = contentReader(FIXTURE);

/** The site's content with a new entry. */
const contentWith = (word: string, title: string) => {
  const texts = newFiles(word, title, reader.read(), allKinds);
  const changes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  return { texts, content: reader.read(changes) };
};

test.each([...newKinds(allKinds).keys()])("a new %s has no errors, and no page that visitors see", (word) => {
  const { texts, content } = contentWith(word, `Zwölf & mehr: what "${word}" is`);
  const problems = content.problems.filter((problem) => isError(problem) && problem.file in texts);
  // A further file of a service belongs to one.
  const isAlone = Object.keys(texts)[0]?.startsWith("services/") && word !== "service";
  if (!isAlone) expect(problems).toEqual([]);
  const pages = content.pages.filter(({ address }) => address.includes("zwolf-mehr"));
  expect(pages.filter(({ publication }) => publication.state !== "draft")).toEqual([]);
});

test("a new file describes each field, and marks what to fill in", () => {
  process.env["SITE_TODAY"] = "2026-06-15";
  const { texts } = contentWith("article", "Größe zählt");
  delete process.env["SITE_TODAY"];
  expect(texts["blog/grosse-zahlt.md"]).toMatch(
    /^---\n# The heading\.\ntitle: Größe zählt\n# .*\nexcerpt: "\[fill in\] /,
  );
  expect(texts["blog/grosse-zahlt.md"]).toContain("\ndate: 2026-06-15 # fill in\n");
  expect(texts["blog/grosse-zahlt.md"]).toContain("\ndraft: true\n");
});

test("a new episode has the next number", () => {
  expect(contentWith("episode", "Neu").texts["podcast/neu.md"]).toContain("\nnumber: 4\n");
});

test.each([
  ["if the file exists", "article", "Noch im Ofen", /already an article in blog\/noch-im-ofen\.md/],
  ["without a title", "article", "", /Give it a title/],
  ["if there is no such word", "artikel", "X", /none of .*article/],
])("nothing is made %s", (_, word, title, message) => {
  expect(() => contentWith(word, title)).toThrow(message);
});

describe("The command", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "new-content-"));
    cpSync(FIXTURE, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("writes the file, and prints where its page will be", () => {
    const { status, stdout } = contentScript("new", folder, "episode", "Die Kruste");
    expect(status).toBe(0);
    expect(stdout).toContain("http://localhost:8000/podcast/die-kruste");
    expect(readFileSync(join(folder, "podcast/die-kruste.md"), "utf8")).toContain("title: Die Kruste");
    expect(readContent(folder).problems.filter(isError)).toEqual([]);
  });

  test("writes nothing if the content would have errors", () => {
    const { status, stderr } = contentScript("new", folder, "landing-page", "Blog");
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^Nothing was created/) as string });
    expect(existsSync(join(folder, "landing/blog.yaml"))).toBe(false);
  });

  test("lists all words without arguments", () => {
    const { stdout } = contentScript("new", folder);
    for (const word of newKinds(allKinds).keys()) expect(stdout).toContain(`\n  ${word} `);
  });
});
