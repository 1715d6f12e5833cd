/** Generates docs/content-reference.md, the editors' reference of every file and field. */
import * as z from "zod";
import { exampleText } from "./example-file";
import { EVERY_PAGE, isInFolder, isSingle, type ContentKind } from "../kinds/kind";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf } from "../fields/schema-walk";
import { countOf, quote } from "../messages/words";

const INTRODUCTION = `# Content reference

Every file that the site is made of, and every field in it. This page is written by \`npm run generate\` from the same
description that checks the files, so it is always complete. [Editing the content](editing-content.md) shows where things
appear on the pages and how common changes are made.

How to read it:

- All paths begin in the folder \`content/\`. \`{slug}\` in a path is a short name that you choose: it is the last part of
  the page's URL, in lower-case letters, digits and single hyphens.
- A field inside a group or a list is written with its path: \`tiers › price › monthly\` is the field \`monthly\` in the group
  \`price\` of each item of the list \`tiers\`.
- A field that is not needed may be left out, with its whole line.
- Names in curly braces, such as \`{city}\`, are filled in when the page is made, and only in the fields that list them.
- A kind that has several files ends with the smallest one that passes the check. Its texts are only examples.
`;

/** A heading's anchor, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");

const linkTo = (words: string, heading: string): string => `[${words}](#${anchor(heading)})`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `CallToAction` as `Call to action`. */
const titleOf = (id: string): string => capitalised(id.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const headingOf = ({ noun }: ContentKind): string => capitalised(noun);

/** Every named group and enum below a schema, once per use. */
const namedBelow = (schema: z.ZodType): { id: string; schema: z.ZodType }[] =>
  Object.values(shapeOf(schema) ?? {}).flatMap((field) => {
    const inner = unwrap(elementOf(field) ?? field);
    const { id } = fieldMeta(inner);
    const variants = [...(variantsOf(inner)?.values() ?? [])].flatMap(namedBelow);
    return [...(id ? [{ id, schema: inner }] : []), ...namedBelow(inner), ...variants];
  });

/** What the chapters refer to. */
interface Context {
  /** The kinds, and the parts of them, that fields can refer to, with how a reference is written. */
  references: ReadonlyMap<string, string>;
  /** Groups and enums used in several places, which get their own chapter, with the number of places. */
  shared: ReadonlyMap<string, { schema: z.ZodType; uses: number }>;
}

const contextOf = (kinds: readonly ContentKind[]): Context => {
  const named = new Map<string, z.ZodType[]>();
  for (const { id, schema } of kinds.flatMap((kind) => namedBelow(kind.schema)))
    named.set(id, [...(named.get(id) ?? []), schema]);
  const references = kinds.flatMap((kind) => {
    const link = linkTo(kind.noun, headingOf(kind));
    const parts = Object.entries(kind.parts ?? {}).map(([name, { form }]) => [name, `${form}, from ${link}`] as const);
    const file = isInFolder(kind) ? "folder" : "file";
    return [[kind.name, `the short name of ${link}: the name of its ${file}`] as const, ...parts];
  });
  const shared = [...named].flatMap(([id, [first, ...more]]) =>
    first && more.length > 0 ? [[id, { schema: first, uses: more.length + 1 }] as const] : [],
  );
  return { references: new Map(references), shared: new Map(shared) };
};

/** Limits in words, without Zod's safe-integer bounds. */
const between = (least: number | undefined, most: number | undefined): string => {
  const low = least === undefined || Math.abs(least) >= Number.MAX_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || Math.abs(most) >= Number.MAX_SAFE_INTEGER ? undefined : most;
  if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}` : `${low} to ${high}`;
  if (high !== undefined) return `at most ${high}`;
  return low === undefined ? "" : `at least ${low}`;
};

const numberWords = (schema: z.ZodNumber): string => {
  const { minimum, maximum } = z.toJSONSchema(schema);
  return [schema.format === "safeint" ? "a whole number" : "a number", between(minimum, maximum)]
    .filter(Boolean)
    .join(", ");
};

const textWords = (schema: z.ZodType): string => {
  const { form, control, placeholders = [] } = fieldMeta(schema);
  const { maxLength } = z.toJSONSchema(schema);
  return [
    form ?? (control === "multiline" ? "text" : "one line of text"),
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    placeholders.length === 0 ? "" : `may have ${placeholders.map((name) => `\`{${name}}\``).join(", ")}`,
  ]
    .filter(Boolean)
    .join(", ");
};

const listWords = (schema: z.ZodType, element: z.ZodType, context: Context): string => {
  const { minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: "any" });
  const items = `a list of ${between(minItems, maxItems) || "any number"}`;
  return `${items}, each ${shapeOf(element) || variantsOf(element) ? formOf(element, context) : `${formOf(element, context)}: ${fieldMeta(element).description}`}`;
};

/** How a value is written, in words. */
const formOf = (schema: z.ZodType, context: Context): string => {
  const inner = unwrap(schema);
  const { reference, id } = fieldMeta(inner);
  if (reference) return context.references.get(reference) ?? `the short name of an entry of ${titleOf(reference)}`;
  if (id && context.shared.has(id))
    return `${shapeOf(inner) ? "a group:" : "one of"} ${linkTo(titleOf(id), titleOf(id))}`;
  const element = elementOf(inner);
  if (element) return listWords(inner, element, context);
  if (shapeOf(inner)) return "a group; its fields follow";
  const variants = variantsOf(inner);
  if (variants)
    return `a group whose \`type\` is one of ${[...variants.keys()].map((type) => `\`${type}\``).join(", ")}`;
  if (inner instanceof z.ZodLiteral) return `\`${String(inner.value)}\``;
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.map((value) => `\`${value}\``).join(", ")}`;
  if (inner instanceof z.ZodBoolean) return "`true` or `false`";
  if (inner instanceof z.ZodNumber) return numberWords(inner);
  if (inner instanceof z.ZodUnion)
    return (inner.options as z.ZodType[]).map((option) => formOf(option, context)).join(", or ");
  return textWords(inner);
};

const neededOf = (schema: z.ZodType): string => {
  const { default: standard } = z.toJSONSchema(schema, { unrepresentable: "any" });
  if (standard !== undefined) return `no, then \`${String(standard)}\``;
  if (!isOptional(schema)) return "**yes**";
  return unwrap(schema) instanceof z.ZodBoolean ? "no, then `false`" : "no";
};

/** An example as written in a file, quoted if necessary. */
const written = (example: unknown): string =>
  `\`${typeof example === "string" && !/^[A-Za-z/+][^:#]*$|^https:/.test(example) ? quote(example) : String(example)}\``;

const exampleOf = (schema: z.ZodType): string => {
  const [example] = fieldMeta(schema).examples ?? [];
  if (example !== undefined) return (fieldMeta(schema).examples ?? []).map(written).join(" or ");
  const [item] = fieldMeta(elementOf(schema) ?? schema).examples ?? [];
  return item === undefined ? "" : `\`-\` ${written(item)}`;
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/g, " ");

/** Table rows for a group's fields and those of nested groups. */
const rows = (schema: z.ZodType, context: Context, way: readonly string[] = []): string[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    const here = [...way, name];
    const columns = [
      `\`${here.join(" › ")}\``,
      fieldMeta(field).description ?? "",
      capitalised(formOf(field, context)),
      neededOf(field),
      exampleOf(field),
    ];
    const inner = elementOf(field) ?? field;
    const below = context.shared.has(fieldMeta(inner).id ?? "") ? [] : rows(inner, context, here);
    for (const [type, group] of variantsOf(inner) ?? [])
      below.push(
        `| \`${here.join(" › ")}\`, \`type: ${type}\` | ${cell(fieldMeta(group).description ?? "")} | A group; its fields follow | | |`,
        ...rows(group, context, [...here, type]),
      );
    return [`| ${columns.map(cell).join(" | ")} |`, ...below];
  });

const table = (schema: z.ZodType, context: Context): string =>
  [
    "| field | what it is for | how it is written | needed | for example |",
    "| --- | --- | --- | --- | --- |",
    ...rows(schema, context),
  ].join("\n");

const pagesOf = (pages: Readonly<Record<string, string>>): string =>
  Object.entries(pages)
    .map(([path, what]) => `${path === EVERY_PAGE ? path : `\`${path}\``} (${what})`)
    .join(", ");

const kindChapter = (kind: ContentKind, context: Context): string => {
  const language = kind.body ? "markdown" : "yaml";
  return [
    `## ${headingOf(kind)}`,
    `${kind.description} File: \`content/${kind.files}\`${isSingle(kind) ? "; there is one, and the site needs it" : ""}. Shows on: ${pagesOf(kind.shown)}.`,
    table(kind.schema, context),
    ...(kind.body
      ? [`Below the fields, in Markdown${kind.body.required ? "" : ", if you like"}: ${kind.body.description}`]
      : []),
    ...(isSingle(kind) ? [] : [`The smallest file:\n\n\`\`\`${language}\n${exampleText(kind)}\`\`\``]),
  ].join("\n\n");
};

const sharedChapter = (id: string, context: Context): string => {
  const { schema = z.never(), uses = 0 } = context.shared.get(id) ?? {};
  const places = countOf(uses, "place");
  const title = `### ${titleOf(id)}`;
  if (!(schema instanceof z.ZodEnum)) return `${title}\n\nIn ${places}.\n\n${table(schema, context)}`;
  return `${title}\n\nIn ${places}. One of: ${schema.options.map((value) => `\`${value}\``).join(", ")}.`;
};

const contents = (kinds: readonly ContentKind[]): string =>
  [
    "| what | file |",
    "| --- | --- |",
    ...kinds.map((kind) => `| ${linkTo(headingOf(kind), headingOf(kind))} | \`content/${kind.files}\` |`),
  ].join("\n");

/** The whole page as Markdown. */
export const referencePage = (kinds: readonly ContentKind[]): string => {
  const context = contextOf(kinds);
  return `${[
    INTRODUCTION.trim(),
    contents(kinds),
    ...kinds.map((kind) => kindChapter(kind, context)),
    "## Groups that several files have",
    ...[...context.shared.keys()].sort((a, b) => a.localeCompare(b)).map((id) => sharedChapter(id, context)),
  ].join("\n\n")}\n`;
};
