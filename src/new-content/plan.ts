/** Plans a new file or entry from the content model and the existing content. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type z } from "zod";
import type { Entry } from "../content-model/checks/entry";
import { FILL_IN } from "../content-model/fields/fill-in";
import { SLUG, slugProblem } from "../content-model/fields";
import { isOnOneLine, withItem } from "../content-model/source/insert-item";
import type { ContentKind } from "../content-model/kinds/kind";
import { kinds } from "../content-model/kinds";
import { scaffoldFields, scaffoldItem, type Known } from "../content-model/outputs/scaffold";
import { elementOf, fieldMeta, schemaAt, shapeOf } from "../content-model/fields/schema-walk";
import { slugOf } from "../lib/slug";
import { addressOf } from "../site/pages/urls";
import { NEW_KINDS, type NewKind } from "./recipes";
import type { Content } from "../site/pages/content";

/** A parsed `npm run new` command. */
export interface NewRequest {
  /** A key of NEW_KINDS. */
  word: string;
  /** The title or name; parts of a service have none. */
  title?: string;
  /** The last part of the URL; derived from the title by default. */
  slug?: string;
  /** The slug of the owning entry: a city's state, a testimonial's service. */
  parent?: string;
  /** The service that an industry's item names. */
  service?: string;
}

/** What a request says of one item. */
type Named = Pick<NewRequest, "slug" | "service"> & { title: string };

/** A request that cannot be met; the message says why, and the fix. */
export class NewContentError extends Error {}

/** The field with an entry's name or title. */
const titleField = (schema: z.ZodType): string | undefined =>
  ["title", "name", "label"].find((name) => Object.hasOwn(shapeOf(schema) ?? {}, name));

const fileOf = ({ files }: ContentKind, slug: string): string => files.replace("{slug}", slug);

/** The slugs of a kind's entries, drafts last. */
export const slugsOf = (entries: readonly Entry[], kind: ContentKind): string[] => {
  const own = entries.filter((entry) => entry.kind === kind);
  const isDraft = ({ data }: Entry) => data["draft"] === true;
  return [...own.filter((entry) => !isDraft(entry)), ...own.filter(isDraft)].map(({ slug }) => slug);
};

/** The next value of each counter of a kind, such as an episode's number. */
const nextNumbers = (kind: ContentKind, entries: readonly Entry[]): Record<string, number> => {
  const own = entries.filter((entry) => entry.kind === kind);
  const names = Object.entries(shapeOf(kind.schema) ?? {}).flatMap(([name, field]) =>
    fieldMeta(field).isCounter ? [name] : [],
  );
  return Object.fromEntries(
    names.map((name) => [name, 1 + Math.max(0, ...own.map(({ data }) => Number(data[name] ?? 0)))]),
  );
};

/** The kind of which each entry is a file of its own. */
const firstFile = (kind: NewKind | undefined): ContentKind | undefined =>
  kind?.kind === "files" ? kind.files[0] : undefined;

const known = (content: Content, values: Known["values"]): Known => ({
  values,
  today: content.today,
  nameOf: (name) => {
    const word = Object.keys(NEW_KINDS).find((one) => firstFile(NEW_KINDS[one])?.name === name);
    const kind = word === undefined ? undefined : firstFile(NEW_KINDS[word]);
    if (word === undefined || !kind) return undefined;
    const [slug] = slugsOf([...content.entries, ...content.faulty], kind);
    if (slug !== undefined) return slug;
    throw new NewContentError(
      `Nothing was made: it needs ${kind.noun}, and there is none yet.\nFix: make one first, for example: npm run new -- ${word} "${exampleTitle(word)}"`,
    );
  },
});

/** The values of the request, for the fields that the schema has. */
const givenValues = (schema: z.ZodType, title: string, slug: string): Record<string, string> => {
  const shape = shapeOf(schema) ?? {};
  const field = titleField(schema);
  return {
    ...(field ? { [field]: title } : {}),
    ...("slug" in shape ? { slug } : {}),
    ...("id" in shape ? { id: slug } : {}),
  };
};

const newFile = (kind: ContentKind, values: Known["values"], content: Content): string => {
  const fields = scaffoldFields(kind.schema, known(content, values));
  return kind.body ? `---\n${fields}---\n\n${FILL_IN} ${kind.body.description}\n` : fields;
};

/** The files to write, and the result. */
export interface Plan {
  /** Complete file texts by path, relative to the content folder. */
  texts: Record<string, string>;
  /** URL of the new page; `undefined` without a page of its own. */
  address: string | undefined;
  /** True if hidden from visitors until `draft: true` is removed. */
  isDraft: boolean;
}

type Of<K extends NewKind["kind"]> = Extract<NewKind, { kind: K }>;

const hasDraft = (schema: z.ZodType | undefined): boolean => schema !== undefined && "draft" in (shapeOf(schema) ?? {});

/** The schema of the items of a list. */
const itemSchema = ({ file, list }: Of<"item">): z.ZodType => {
  const listSchema = schemaAt(file.schema, list);
  const schema = listSchema && elementOf(listSchema);
  if (!schema) throw new Error(`${file.name} has no list ${list.join(".")}.`);
  return schema;
};

/**
 * What the service needs that others fall back on: the parts that they show of it. It is no draft, as every service
 * page depends on it.
 */
const fallbackParts = (first: ContentKind, slug: string, { entries }: Content): ContentKind[] => {
  const page = entries.find(({ kind }) => kind === kinds.servicePage);
  return first === kinds.service && page?.data["fallback"] === slug ? [kinds.comparison, kinds.process] : [];
};

const planFiles = ({ files: needed, noun }: Of<"files">, title: string, slug: string, content: Content): Plan => {
  const [first] = needed;
  const parts = fallbackParts(first, slug, content);
  const files = [...needed, ...parts.filter((kind) => !existsSync(join(content.folder, fileOf(kind, slug))))];
  const taken = needed.map((kind) => fileOf(kind, slug)).find((file) => existsSync(join(content.folder, file)));
  if (taken !== undefined)
    throw new NewContentError(`There is already ${noun} in ${taken}: give this one another slug with --slug.`);
  const isFallback = parts.length > 0;
  const values = {
    ...givenValues(first.schema, title, slug),
    ...nextNumbers(first, content.entries),
    ...(isFallback && { draft: false }),
  };
  return {
    texts: Object.fromEntries(
      files.map((kind) => [fileOf(kind, slug), newFile(kind, kind === first ? values : {}, content)]),
    ),
    address: addressOf(fileOf(first, slug)),
    isDraft: hasDraft(first.schema) && !isFallback,
  };
};

const planPart = ({ file, noun }: Of<"part">, parent: string, content: Content): Plan => {
  const path = fileOf(file, parent);
  if (existsSync(join(content.folder, path))) throw new NewContentError(`There is already ${noun} in ${path}.`);
  const owner = content.entries.find(({ kind, slug }) => kind === kinds.service && slug === parent);
  return {
    texts: { [path]: newFile(file, {}, content) },
    address: owner && addressOf(owner.path),
    isDraft: owner?.data["draft"] === true,
  };
};

/** The slugs of the kind that a list's items name: all, those that are in the list, and those that are not. */
export const unnamed = ({ file, names: kind }: Of<"item">, parent: string, entries: readonly Entry[]) => {
  const owner = entries.find((entry) => entry.kind === file && entry.slug === parent);
  const listed = ((owner?.data["services"] ?? []) as { service: string }[]).map(({ service }) => service);
  const names = kind ? slugsOf(entries, kind) : [];
  return { names, listed, free: names.filter((name) => !listed.includes(name)) };
};

/**
 * Values of a new item that refer to another entry: an industry's item names a service, which is identified by its
 * slug, or by a title that is the service's; otherwise it is the first that the industry lacks.
 */
const namedValues = (item: Of<"item">, { title, slug, service: given }: Named, parent: string, content: Content) => {
  if (!item.names) return {};
  const { names, listed, free } = unnamed(item, parent, content.entries);
  const services = content.entries.filter(({ kind }) => kind === item.names);
  const titled = services.find(({ slug: name, data }) => name === slugOf(title) || data["title"] === title)?.slug;
  const asked = given ?? slug ?? titled;
  if (asked !== undefined && !names.includes(asked))
    throw new NewContentError(`There is no service "${asked}": use one of ${names.join(", ")}.`);
  if (asked !== undefined && listed.includes(asked))
    throw new NewContentError(`The industry "${parent}" already has the service "${asked}".`);
  const service = asked ?? free[0];
  if (service === undefined) throw new NewContentError(`The industry "${parent}" already has every service.`);
  return { service };
};

const planItem = (item: Of<"item">, given: Named, slug: string, parent: string, content: Content) => {
  const { title } = given;
  const { file, list, sortedBy } = item;
  const path =
    content.entries.find(({ kind, slug: name }) => kind === file && name === parent)?.path ?? fileOf(file, parent);
  const schema = itemSchema(item);
  const named = namedValues(item, given, parent, content);
  const values = { ...givenValues(schema, title, slug), ...named };
  const name = named.service ?? slug;
  const common = { address: item.address?.(parent, name), isDraft: hasDraft(schema) };
  if (!existsSync(join(content.folder, path))) {
    // The first testimonial of a service creates its file.
    const fields = Object.keys(shapeOf(file.schema) ?? {});
    if (fields.length !== 1) throw new NewContentError(`There is no file ${path}.`);
    const text = scaffoldItem(schema, known(content, values), false).replace(/^(?=.)/gm, "  ");
    return { ...common, texts: { [path]: `${list[0]}:\n${text}` } };
  }
  const text = readFileSync(join(content.folder, path), "utf8");
  const site = content.entries.find(({ kind }) => kind === kinds.site)?.data as { language: string } | undefined;
  const yaml = scaffoldItem(schema, known(content, values), isOnOneLine(text, list));
  const goesAfter = (other: Readonly<Record<string, unknown>>): boolean =>
    sortedBy === undefined || String(other[sortedBy]).localeCompare(title, site?.language) <= 0;
  return { ...common, texts: { [path]: withItem(text, list, yaml, goesAfter) } };
};

const parentOf = (parent: ContentKind | undefined, given: string | undefined, content: Content): string => {
  if (!parent) return "";
  const slugs = slugsOf(content.entries, parent);
  if (given !== undefined && slugs.includes(given)) return given;
  const list = slugs.length <= 12 ? slugs.join(", ") : `${slugs.slice(0, 3).join(", ")} …, as the files are named`;
  throw new NewContentError(
    given === undefined
      ? `Say which ${parent.noun.replace(/^an? /, "")} it belongs to: ${list}.`
      : `There is no ${parent.noun.replace(/^an? /, "")} "${given}": use one of ${list}.`,
  );
};

/** A valid slug for the request. */
const slugFor = (title: string, given: string | undefined): string => {
  const slug = given ?? slugOf(title);
  const problem = SLUG.test(slug) ? slugProblem(slug) : undefined;
  if (problem) throw new NewContentError(`"${slug}" ${problem.is}: ${problem.help}`);
  if (SLUG.test(slug)) return slug;
  throw new NewContentError(
    given === undefined
      ? `No address can be made of "${title}": give one with --slug, in letters a-z, digits and single hyphens.`
      : `"${given}" cannot be part of an address: use letters a-z, digits and single hyphens, for example "${slugOf(given) || "a-name"}".`,
  );
};

/** An example title from the model; empty for kinds without a title. */
export const exampleTitle = (word: string): string => {
  const kind = NEW_KINDS[word];
  if (!kind || kind.kind === "part") return "";
  const schema = kind.kind === "files" ? kind.files[0].schema : itemSchema(kind);
  const field = shapeOf(schema)?.[titleField(schema) ?? ""];
  const example = field && fieldMeta(field).examples?.[0];
  return typeof example === "string" ? example : "";
};

/**
 * Plans the files for a request without writing them.
 * @throws NewContentError if the request is incomplete, or the slug is taken
 */
export const planContent = ({ word, title, slug, parent, service }: NewRequest, content: Content): Plan => {
  const kind = Object.hasOwn(NEW_KINDS, word) ? NEW_KINDS[word] : undefined;
  if (!kind) throw new NewContentError(`"${word}" is none of ${Object.keys(NEW_KINDS).join(", ")}.`);
  if (kind.kind === "part") return planPart(kind, parentOf(kind.parent, parent, content), content);
  const name = title?.trim();
  if (!name)
    throw new NewContentError(`Say what it is called, for example: npm run new -- ${word} "${exampleTitle(word)}"`);
  const last = slugFor(name, slug);
  return kind.kind === "files"
    ? planFiles(kind, name, last, content)
    : planItem(kind, { title: name, slug, service }, last, parentOf(kind.parent, parent, content), content);
};
