/** docs/content-reference.md. */
import type { z } from "zod";
import { checkFile } from "../../src/content-model/checks";
import type { ContentKind } from "../../src/content-model/kinds/kind";
import { allKinds } from "../../src/content-model/kinds";
import { referencePage } from "../../src/content-model/outputs/reference-page";
import { elementOf, fieldMeta, shapeOf } from "../../src/content-model/fields/schema-walk";
import { readSource } from "../../src/content-model/source";
import { EVERY_PAGE } from "../../src/content-model/kinds/kind";
import { routes } from "../../src/routes";
import { problemsOf, VALID } from "../support/content-folder";

const page = referencePage();

/** The text below each heading. */
const chapters = new Map(
  page.split(/^#{2,3} /m).map((chapter) => {
    const end = chapter.indexOf("\n");
    return [chapter.slice(0, end), chapter.slice(end)] as const;
  }),
);

const chapterOf = (kind: ContentKind): string =>
  chapters.get(kind.noun.charAt(0).toUpperCase() + kind.noun.slice(1)) ?? "";

const anchors = [...chapters.keys()].map((heading) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-"),
);

/** The example of a kind's section. */
const exampleIn = (kind: ContentKind): string => /```(?:yaml|markdown)\n([^]*?)```/.exec(chapterOf(kind))?.[1] ?? "";

const bytes = (text: string) => Buffer.from(text);

/**
 * Optional in the schema, but required by a check of several fields: a full episode has a number, pay has both forms.
 */
const NEEDED_TOGETHER = ["number", "salary", "pay"];

/** Every field below a schema with its path. */
const fieldsBelow = (schema: z.ZodType): { name: string; schema: z.ZodType }[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => [
    { name, schema: field },
    ...fieldsBelow(elementOf(field) ?? field),
  ]);

describe.each(allKinds.map((kind) => [kind.noun, kind] as const))("Of %s, the page", (_, kind) => {
  const path = kind.files.replace("{slug}", "example");

  test("says where its file is and where it appears", () => {
    expect(chapterOf(kind)).toContain(`File: \`content/${kind.files}\``);
    expect(chapterOf(kind)).toMatch(/Where it shows:\n\n- \S/);
  });

  test("has every field with its description", () => {
    const missing = fieldsBelow(kind.schema).filter(({ name, schema }) => {
      const sentence = (fieldMeta(schema).description ?? "").replaceAll("|", "\\|");
      return !new RegExp(`^\\| \`(?:[\\w› ]+ › )?${name}\` \\|`, "m").test(page) || !page.includes(`| ${sentence} |`);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("has a valid example without optional fields", () => {
    const { problems } = checkFile({ path, bytes: bytes(exampleIn(kind)) });
    expect(problems).toEqual([]);
    const { source } = readSource({ path, bytes: bytes(exampleIn(kind)) });
    const names = Object.keys(source?.data as object).filter((name) => !NEEDED_TOGETHER.includes(name));
    const superfluous = names.filter((name) => {
      const fields = { ...(source?.data as object), [name]: undefined };
      return kind.schema.safeParse(fields).success;
    });
    expect(superfluous).toEqual([]);
  });
});

test("the examples of all kinds form a valid site, except for claims", () => {
  const examples = Object.fromEntries(
    Object.keys(VALID)
      .filter((path) => path !== "site.yaml")
      .map((path) => {
        const kind = allKinds.find(({ files }) => new RegExp(`^${files.replace("{slug}", "[^/]+")}$`).test(path));
        return [path, kind && exampleIn(kind)] as const;
      }),
  );
  expect(problemsOf({ ...VALID, ...examples })).toEqual([]);
});

test("every link of the page leads to one of its headings", () => {
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((name) => !anchors.includes(name ?? ""))).toEqual([]);
});

test("it lists a field's limits, choices, placeholders and defaults", () => {
  expect(page).toContain(
    "| `pay › unit` | What the amount is paid for. | One of `HOUR`, `DAY`, `WEEK`, `MONTH`, `YEAR` | **yes** | `HOUR` |",
  );
  expect(page).toMatch(/\| `heroTitle` \|.*at most 80 characters, may have `\{city\}` \| \*\*yes\*\* \|/);
  expect(page).toMatch(/\| `rating` \|.*\| A whole number, 1 to 5 \|/);
  expect(page).toMatch(/\| `featured` \|.*\| `true` or `false` \| no, then `false` \|/);
});

test("content appears at existing paths", () => {
  const form = (address: string): string => address.replace(/\{\w+\}/g, "{}");
  const known = Object.values(routes).map((route) => form(typeof route === "string" ? route : route("{a}", "{b}")));
  const shownAt = allKinds.flatMap(({ shown }) => Object.keys(shown));
  expect(shownAt.filter((address) => address !== EVERY_PAGE && !known.includes(form(address)))).toEqual([]);
});
