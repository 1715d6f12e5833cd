/** Plans a new file or item from the content model and the existing content. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onlyOf, type Entry } from "../content-model/checks/entry";
import { SLUG, slugProblem } from "../content-model/fields";
import { FILL_IN } from "../content-model/fields/fill-in";
import { fieldMeta, listAt, shapeOf, textAt } from "../content-model/fields/schema-walk";
import { kinds } from "../content-model/kinds";
import type { ContentKind } from "../content-model/kinds/kind";
import { scaffoldFields, scaffoldItem, type Known } from "../content-model/outputs/scaffold";
import { isOnOneLine, withItem } from "../content-model/source/insert-item";
import { slugOf } from "../lib/slug";
import type { Content } from "../site/pages/content";
import { addressOf } from "../site/pages/urls";
import { addressOfNew, bare, exampleTitle, newKinds, titleField, type NewKind } from "./new-kinds";

/** A parsed `npm run new` command. */
export interface NewRequest {
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

/** The files to write, and the result. */
export interface Plan {
  /** Complete file texts by path, relative to the content folder. */
  texts: Record<string, string>;
  /** URL of the new page; `undefined` without a page of its own. */
  address: string | undefined;
  /** True if hidden from visitors until `draft: true` is removed. */
  isDraft: boolean;
}

/** A request that cannot be met; the message says why, and the fix. */
export class NewContentError extends Error {}

const fileOf = ({ files }: ContentKind, slug: string): string => files.replace("{slug}", slug);

/** The slugs of a kind's entries, drafts last. */
export const slugsOf = (entries: readonly Entry[], kind: ContentKind): string[] =>
  entries
    .filter((entry) => entry.kind === kind)
    .sort((a, b) => Number(a.data["draft"] === true) - Number(b.data["draft"] === true))
    .map(({ slug }) => slug);

/** Values of fields in advance: title and slug, and the next number of each counter. */
const valuesFor = (kind: NewKind, title: string, slug: string, { entries }: Content): Record<string, unknown> => {
  const shape = shapeOf(kind.schema) ?? {};
  const own = entries.filter((entry) => entry.kind === kind.file);
  const counters = kind.creation.creates === "entry" ? Object.entries(shape) : [];
  return {
    ...Object.fromEntries(["slug", "id"].filter((name) => name in shape).map((name) => [name, slug])),
    ...Object.fromEntries(
      counters
        .filter(([, field]) => fieldMeta(field).isCounter)
        .map(([name]) => [name, 1 + Math.max(0, ...own.map(({ data }) => Number(data[name] ?? 0)))]),
    ),
    [titleField(kind) ?? ""]: title,
  };
};

const known = (content: Content, values: Known["values"]): Known => ({
  values,
  today: content.today,
  nameOf: (name) => {
    const needed = [...newKinds.values()].find(
      ({ file, creation }) => creation.creates === "entry" && file.name === name,
    );
    const [slug] = needed ? slugsOf([...content.entries, ...content.faulty], needed.file) : [""];
    if (!needed || slug !== undefined) return slug || undefined;
    throw new NewContentError(
      `Nothing was made: it needs ${needed.noun}, and there is none yet.\nFix: make one first, for example: npm run new -- ${needed.word} "${exampleTitle(needed)}"`,
    );
  },
});

const textOf = ({ schema, body }: ContentKind, values: Known["values"], content: Content): string => {
  const fields = scaffoldFields(schema, known(content, values));
  return body ? `---\n${fields}---\n\n${FILL_IN} ${body.description}\n` : fields;
};

/** The files of an entry, or a further file of one. */
const planFiles = (kind: NewKind, title: string, slug: string, content: Content): Plan => {
  const { creation, file, noun, owner, type } = kind;
  const isThere = (one: ContentKind): boolean => existsSync(join(content.folder, fileOf(one, slug)));
  const needed = creation.creates === "entry" ? [file, ...creation.with] : [file];
  const taken = needed.find(isThere);
  if (taken)
    throw new NewContentError(
      `There is already ${noun} in ${fileOf(taken, slug)}${owner ? "." : ": give this one another slug with --slug."}`,
    );
  // Other entries show parts of the one that the texts of their pages name, so it is no draft.
  const copy = content.entries.find((entry) => entry.kind === type.copy);
  const isFallback = creation.creates === "entry" && copy?.data["fallback"] === slug;
  const shared = isFallback ? (creation.ifFallback ?? []).filter((one) => !isThere(one)) : [];
  const values = owner ? {} : { ...valuesFor(kind, title, slug, content), ...(shared.length > 0 && { draft: false }) };
  const parent = content.entries.find((entry) => entry.kind === owner && entry.slug === slug);
  return {
    texts: Object.fromEntries(
      [...needed, ...shared].map((one) => [fileOf(one, slug), textOf(one, one === file ? values : {}, content)]),
    ),
    address: owner ? parent && addressOf(parent.path) : addressOfNew(kind, "", slug),
    isDraft: owner ? parent?.data["draft"] === true : shared.length === 0 && "draft" in (shapeOf(kind.schema) ?? {}),
  };
};

/** The entries that a list's items name: all, those in the list, and the others. */
export const namedBy = ({ file, type: { part } }: NewKind, parent: string, entries: readonly Entry[]) => {
  const owner = entries.find((entry) => entry.kind === file && entry.slug === parent);
  const listed = part ? listAt(owner?.data, part.list).map((item) => textAt(item, part.slug) ?? "") : [];
  const names = part?.names ? slugsOf(entries, part.names) : [];
  return { names, listed, free: names.filter((name) => !listed.includes(name)) };
};

/** The entry that a new item names: the one asked for, the one with its title, or the first that the list lacks. */
const namedEntry = (kind: NewKind, { title = "", slug, service, parent = "" }: NewRequest, content: Content) => {
  const other = kind.type.part?.names;
  if (!other || kind.creation.creates !== "item") return undefined;
  const { names, listed, free } = namedBy(kind, parent, content.entries);
  const titled = content.entries.find(
    (entry) => entry.kind === other && (entry.slug === slugOf(title) || entry.data["title"] === title),
  );
  const asked = service ?? slug ?? titled?.slug;
  const owner = `The ${bare(kind.file.noun)} "${parent}"`;
  if (asked !== undefined && !names.includes(asked))
    throw new NewContentError(`There is no ${bare(other.noun)} "${asked}": use one of ${names.join(", ")}.`);
  if (asked !== undefined && listed.includes(asked))
    throw new NewContentError(`${owner} already has the ${bare(other.noun)} "${asked}".`);
  const found = asked ?? free[0];
  if (found === undefined) throw new NewContentError(`${owner} already has every ${bare(other.noun)}.`);
  return found;
};

/** An item of a list. The first testimonial of a service creates its file. */
const planItem = (kind: NewKind, request: NewRequest, slug: string, content: Content): Plan => {
  const { file, list, schema, type, creation } = kind;
  const { title = "", parent = "" } = request;
  const named = namedEntry(kind, request, content);
  const values = {
    ...valuesFor(kind, title, slug, content),
    ...(type.part && named !== undefined && { [type.part.slug]: named }),
  };
  const path = content.entries.find((entry) => entry.kind === file && entry.slug === parent)?.path;
  const target = path ?? fileOf(file, parent);
  const result = {
    address: addressOfNew(kind, parent, named ?? slug),
    isDraft: "draft" in (shapeOf(schema) ?? {}),
  };
  if (!existsSync(join(content.folder, target))) {
    if (Object.keys(shapeOf(file.schema) ?? {}).length !== 1) throw new NewContentError(`There is no file ${target}.`);
    const item = scaffoldItem(schema, known(content, values), false).replace(/^(?=.)/gm, "  ");
    return { ...result, texts: { [target]: `${list[0]}:\n${item}` } };
  }
  const text = readFileSync(join(content.folder, target), "utf8");
  const site = onlyOf(content.entries, kinds.site)?.data;
  const sortedBy = creation.creates === "item" ? creation.sortedBy : undefined;
  const goesAfter = (other: Readonly<Record<string, unknown>>): boolean =>
    sortedBy === undefined || String(other[sortedBy]).localeCompare(title, site?.language) <= 0;
  const yaml = scaffoldItem(schema, known(content, values), isOnOneLine(text, list));
  return { ...result, texts: { [target]: withItem(text, list, yaml, goesAfter) } };
};

const checkParent = ({ owner }: NewKind, given: string | undefined, { entries }: Content): void => {
  const slugs = owner ? slugsOf(entries, owner) : [];
  if (!owner || (given !== undefined && slugs.includes(given))) return;
  const list = slugs.length <= 12 ? slugs.join(", ") : `${slugs.slice(0, 3).join(", ")} …, as the files are named`;
  throw new NewContentError(
    given === undefined
      ? `Say which ${bare(owner.noun)} it belongs to: ${list}.`
      : `There is no ${bare(owner.noun)} "${given}": use one of ${list}.`,
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

/**
 * Plans the files for a request without writing them.
 * @throws NewContentError if the request is incomplete, or the slug is taken
 */
export const planContent = (request: NewRequest, content: Content): Plan => {
  const { word, parent } = request;
  const kind = newKinds.get(word);
  if (!kind) throw new NewContentError(`"${word}" is none of ${[...newKinds.keys()].join(", ")}.`);
  checkParent(kind, parent, content);
  if (kind.creation.creates === "file") return planFiles(kind, "", parent ?? "", content);
  const title = request.title?.trim();
  if (!title)
    throw new NewContentError(`Say what it is called, for example: npm run new -- ${word} "${exampleTitle(kind)}"`);
  const slug = slugFor(title, request.slug);
  return kind.creation.creates === "entry"
    ? planFiles(kind, title, slug, content)
    : planItem(kind, { ...request, title }, slug, content);
};
