/** docs/editing-content.md is correct about files, fields and pictures. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { z } from "zod";
import { GUIDE_PICTURES, type GuidePicture } from "../../scripts/lib/guide-annotations";
import { allKinds } from "../../src/content-model/kinds";
import { matchKind } from "../../src/content-model/kinds/match-kind";
import { elementOf, shapeOf } from "../../src/content-model/fields/schema-walk";
import { edited, reportAfter } from "../support/content-folder";

const root = resolve(__dirname, "../..");
const GUIDE = "docs/editing-content.md";
const PICTURES = "docs/pictures/guide";
const text = readFileSync(join(root, GUIDE), "utf8");

/** The rows of a table, trimmed. */
const rowsOf = (block: string): string[][] =>
  block
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );

const tables = text.split(/\n{2,}/).flatMap((block) => {
  const [head, , ...body] = rowsOf(block);
  return head ? [{ head, body }] : [];
});

/** Every row with a file and one of its fields. */
const named = tables
  .filter(({ head }) => head.includes("file") && head.includes("field"))
  .flatMap(({ head, body }) =>
    body.map((row) => ({ file: row[head.indexOf("file")] ?? "", field: row[head.indexOf("field")] ?? "" })),
  );

const kindOf = (file: string) => matchKind(/^`content\/(.+)`$/.exec(file)?.[1]?.replace("{slug}", "any") ?? "")?.kind;

/** The schema at a path such as `tiers › price › monthly`; list items are looked up by their fields. */
const fieldAt = (schema: z.ZodType, way: string): z.ZodType | undefined =>
  way.split(" › ").reduce<z.ZodType | undefined>((from, name) => {
    const group = from && (elementOf(from) ?? from);
    return group && shapeOf(group)?.[name];
  }, schema);

test("every file in a table exists, and has the field", () => {
  expect(named.length).toBeGreaterThan(100);
  const wrong = named.filter(({ file, field }) => {
    const kind = kindOf(file);
    if (field === "the text below the fields") return !kind?.body;
    return !kind || !fieldAt(kind.schema, field.replaceAll("`", ""));
  });
  expect(wrong).toEqual([]);
});

test("every kind of file is mentioned", () => {
  const files = new Set(named.map(({ file }) => file));
  expect(allKinds.map((kind) => `\`content/${kind.files}\``).filter((file) => !files.has(file))).toEqual([]);
});

test.each([
  "A service",
  "A price",
  "A question, a comparison, a process, a testimonial",
  "An industry",
  "A pair: one service for one industry",
  "A state",
  "A city",
  "An article",
  "An episode",
  "A job",
  "A legal document",
  "A landing page",
  "A page of text",
  "A team member",
  "A menu entry",
  "A footer column",
  "A figure",
  "A picture",
  "Audio",
])("there is a section on adding or removing: %s", (heading) => {
  expect(text).toContain(`\n### ${heading}\n\n`);
});

/** A field as the guide writes it: its path without indices. */
const describeField = (field: string): string =>
  field === "body"
    ? "the text below the fields"
    : `\`${field
        .split(".")
        .filter((step) => !/^\d+$/.test(step))
        .join(" › ")}\``;

/** The rows of a picture's table in the guide. */
const legendRows = ({ marks }: GuidePicture): string[][] =>
  marks.map(({ what, file, field }, index) => [
    String(index + 1),
    what,
    `\`content/${matchKind(file)?.kind.files ?? file}\``,
    describeField(field),
  ]);

describe.each(GUIDE_PICTURES.map((picture) => [picture.name, picture] as const))("The picture %s", (name, picture) => {
  test("exists, and is in the guide above the table of its annotations", () => {
    expect(existsSync(join(root, PICTURES, `${name}.webp`))).toBe(true);
    const [, below = ""] = text.split(`(pictures/guide/${name}.webp)\n\n`);
    const [head, , ...body] = rowsOf(below.split("\n\n", 1)[0] ?? "");
    expect(head).toEqual(["mark", "what it is", "file", "field"]);
    expect(body).toEqual(legendRows(picture));
  });
});

test("the pictures are small, and none is unused", () => {
  const files = readdirSync(join(root, PICTURES));
  const linked = Array.from(text.matchAll(/\(pictures\/guide\/([^)]+)\)/g), ([, file]) => file);
  expect(files.sort()).toEqual(linked.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(root, PICTURES, file)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

test("the example of a problem report is real", () => {
  const [, shown = ""] = /```text\n([^]*?)```/.exec(text) ?? [];
  const report = reportAfter(edited("industries/dental-implants.yaml", "icon: pulse", "icon: sparkel"));
  expect(shown).toMatch(/sparkel/);
  expect(report).toContain(shown.trim().replace(/ …$/, ""));
});

test("its links lead to existing files and headings", () => {
  const anchors = [...text.matchAll(/^#{2,} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
  const links = [...text.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) => to);
  const broken = links.filter((to) =>
    to.startsWith("#")
      ? !anchors.includes(to.slice(1))
      : !/^https?:/.test(to) && !existsSync(join(root, dirname(GUIDE), to.split("#", 1)[0] ?? "")),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});
