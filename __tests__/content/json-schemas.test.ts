/** JSON Schemas agree with the content check. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Ajv from "ajv";
import { parse } from "yaml";
import { codeEditorSettings, writeSchemas } from "../../scripts/lib/code-editor";
import { jsonSchema, type JsonSchema } from "content-kit/outputs/json-schema";
import { allKinds, matchKind } from "../../src/content-model/kinds";
import { contentFiles, REAL_FOLDER, VALID } from "../support/content-folder";

const root = resolve(__dirname, "../..");

/** Draft 7; editor-specific keywords are ignored. */
const ajv = new Ajv({ allErrors: true, schemaId: "auto" });
const validators = new Map(allKinds.map((kind) => [kind, ajv.compile(jsonSchema(kind))]));

const fieldsOf = (path: string, text: string): unknown =>
  parse(path.endsWith(".md") ? (/^---\n([^]*?)\n---\n/.exec(text.replaceAll("\r\n", "\n"))?.[1] ?? "") : text);

/** Schema violations of a file's fields. */
const complaints = (path: string, fields: unknown): string[] => {
  const kind = matchKind(path)?.kind;
  const validate = kind && validators.get(kind);
  if (!validate) throw new Error(`${path} is of no kind`);
  return validate(fields)
    ? []
    : (validate.errors ?? []).map(({ dataPath, message }) => `${path}${dataPath} ${message}`);
};

describe.each([
  ["the content of this repository", REAL_FOLDER],
  ["the content of another business", join(root, "__tests__/fixtures/other-agency")],
])("%s", (_, folder) => {
  test("is valid by the schemas", () => {
    const files = contentFiles(folder).filter((path) => !path.startsWith("media/"));
    expect(files.length).toBeGreaterThan(0);
    const told = files.flatMap((path) => complaints(path, fieldsOf(path, readFileSync(join(folder, path), "utf8"))));
    expect(told).toEqual([]);
  });
});

const article = "blog/one.md";
const valid = (path: string): Record<string, unknown> => fieldsOf(path, VALID[path] ?? "") as Record<string, unknown>;

test("the model's examples are valid by the schemas", () => {
  expect(Object.keys(VALID).flatMap((path) => complaints(path, valid(path)))).toEqual([]);
});

test.each([
  ["a field that no article has", { ...valid(article), autor: "One" }],
  ["a field that is missing", { ...valid(article), title: undefined }],
  ["a title that is too long", { ...valid(article), title: "x".repeat(101) }],
  ["a number where text is meant", { ...valid(article), title: 5 }],
  ["a date of another form", { ...valid(article), date: "12/15/2024" }],
  ["a group that lacks a field", { ...valid(article), metadata: { title: "One" } }],
])("a schema rejects %s", (_, fields) => {
  expect(complaints(article, JSON.parse(JSON.stringify(fields)))).not.toEqual([]);
});

test("a schema rejects unknown icons and lists that are too short", () => {
  const path = "services/paid-media/content.yaml";
  const content = valid(path) as { features: { icon: string }[] };
  expect(
    complaints(path, { ...content, features: content.features.map((item) => ({ ...item, icon: "anchor" })) }),
  ).not.toEqual([]);
  expect(complaints(path, { ...content, keyBenefits: [] })).not.toEqual([]);
});

/** All fields of a schema with their paths, nested ones included. */
const fieldsOfSchema = (schema: JsonSchema, path: string): [string, JsonSchema][] => {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  const items = schema["items"] as JsonSchema | undefined;
  return [
    ...properties.flatMap(([name, field]): [string, JsonSchema][] => [
      [`${path}.${name}`, field],
      ...fieldsOfSchema(field, `${path}.${name}`),
    ]),
    ...(items ? fieldsOfSchema(items, `${path}[]`) : []),
  ];
};

test("every field has a description and a valid example", () => {
  const bare = allKinds.flatMap((kind) =>
    fieldsOfSchema(jsonSchema(kind), kind.name).flatMap(([path, field]) => {
      const examples = field["examples"] as unknown[] | undefined;
      const isDescribed = typeof field["description"] === "string" && field["description"].endsWith(".");
      const isRight = examples?.length && examples.every((example) => ajv.validate(field, example) === true);
      return isDescribed && isRight ? [] : [path];
    }),
  );
  expect(bare).toEqual([]);
});

test("code editors validate every YAML file by the schema of its kind", () => {
  writeSchemas();
  const named = Object.entries(codeEditorSettings()["yaml.schemas"]).map(([schema, [glob = ""]]) => {
    const { title } = JSON.parse(readFileSync(join(root, schema), "utf8")) as { title: string };
    const kind = matchKind(glob.replace(/^content\//, "").replace("*", "any"))?.kind;
    return [glob, kind && jsonSchema(kind)["title"] === title];
  });
  expect(named.filter(([, isRight]) => !isRight)).toEqual([]);
  expect(named).toHaveLength(allKinds.filter(({ body }) => !body).length);
});
