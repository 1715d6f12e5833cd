/** The model's examples, which the content reference shows, and where it says that content appears. */
import { model } from "../../src/site/model";
import { allKinds, matchKind } from "../../src/content-model/kinds";
import { EVERY_PAGE } from "content-kit/kinds/kind";
import { exampleText } from "content-kit/outputs/example-file";
import { readSource } from "content-kit/source/index";
import { routes } from "../../src/routes";
import { problemsOf, VALID } from "../support/content-folder";

/** Optional in the schema, but usual: a full episode has a number, a job has pay, with its text, a state its letters. */
const NEEDED_TOGETHER = ["number", "pay", "payPer", "abbreviation", "perMonth"];

test.each(allKinds.map((kind) => [kind.noun, kind] as const))("%s has the smallest valid example", (_, kind) => {
  const file = { path: kind.files.replace("{slug}", "example"), bytes: Buffer.from(exampleText(kind)) };
  expect(model.checkFile(file).problems).toEqual([]);
  const fields = readSource(file).source?.data as object;
  const optional = Object.keys(fields).filter(
    (name) => kind.schema.safeParse({ ...fields, [name]: undefined }).success,
  );
  expect(optional.filter((name) => !NEEDED_TOGETHER.includes(name))).toEqual([]);
});

test("the examples of all kinds form a valid site, except for claims", () => {
  const examples = Object.keys(VALID).flatMap((path) => {
    const kind = path === "site.yaml" ? undefined : matchKind(path)?.kind;
    return kind ? [[path, exampleText(kind)] as const] : [];
  });
  expect(problemsOf({ ...VALID, ...Object.fromEntries<string>(examples) })).toEqual([]);
});

test("content appears at existing paths", () => {
  const form = (path: string): string => path.replace(/\{\w+\}/g, "{}");
  const known = Object.values(routes).map((route) => form(typeof route === "string" ? route : route("{a}", "{b}")));
  const shownAt = allKinds.flatMap(({ shown }) => Object.keys(shown));
  expect(shownAt.filter((path) => path !== EVERY_PAGE && !known.includes(form(path)))).toEqual([]);
});
