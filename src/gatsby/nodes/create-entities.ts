/** Creates the nodes of a checked content file; one file may have several, such as a state with its cities. */
import * as z from "zod";
import {
  type ContentKind,
  elementOf,
  type Entry,
  fieldMeta,
  isOptional,
  isSingle,
  listAt,
  shapeOf,
  unwrap,
  valueAt,
  variantOf,
} from "content-kit";
import { allKinds, kinds } from "../../content-model/kinds";
import { allParts, parts, type PartKind } from "../../content-model/kinds/parts";
import { routes } from "../../routes";
import { memoizeByObject } from "content-kit/lib/memoize";
import { addressOf } from "../../site/pages/urls";
import { pathOf, typeOfKind } from "../../site/pages/page-types";
import { entityId, pageNameId } from "../../site/pages/node-id";
import type { Visibility } from "../../site/pages/visibility";
import type { InFile, NodeContext, NodeFields } from "../schema/derive";
import { derivedFields, objectTypes } from "../schema/fields";

/** A node before Gatsby's own fields are added. */
export interface Entity {
  type: string;
  id: string;
  fields: Record<string, unknown>;
  /** Markdown text of the file, held by the transformer's node; included so that this node changes with it. */
  body?: string;
}

/** Types of all content nodes. */
export const ENTITY_TYPES: readonly string[] = [
  ...[...allKinds, ...allParts].map(({ name }) => name),
  ...objectTypes.filter(({ isNode }) => isNode).map(({ name }) => name),
];

/** Name and path of a page as a separate node: pages that link to it are not re-queried when its body changes. */
const pageName = (id: string, slug: string, name: string, path: string, illustration?: unknown): Entity => ({
  type: "PageName",
  id: pageNameId(id),
  fields: { slug, name, path, ...(illustration ? { illustration } : {}) },
});

/** Name and path of an entry's page; undefined for kinds that no page links to. */
const shownName = ({ kind, slug, data }: Entry) => {
  const type = typeOfKind(kind);
  return type?.isNamed && { name: type.name(data), path: pathOf(type, slug) };
};

/** An index page, as it appears in breadcrumbs of the pages below it. */
const listName = ({ name }: ContentKind, breadcrumb: string, path: string): Entity =>
  pageName(name, path.slice(1), breadcrumb, path);

/** The optional booleans of a group, as they are in a file that leaves them out. */
const flagsOf = memoizeByObject((group: z.ZodType): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(shapeOf(group) ?? {}).flatMap(([name, field]) => {
      const value = isOptional(field) && unwrap(field) instanceof z.ZodBoolean ? fieldMeta(field).unlessSaid : null;
      return typeof value === "boolean" ? [[name, value]] : [];
    }),
  ),
);

/** True for a link to a page that is not there, and a group with one. */
const isDead = (schema: z.ZodType, value: unknown, visible: Visibility): boolean =>
  typeof value === "string"
    ? fieldMeta(schema).link === true && visible.leadsNowhere(value)
    : Object.entries(shapeOf(schema) ?? {}).some(([name, field]) => isDead(field, valueAt(value, [name]), visible));

/** Kinds that do without what links to a page that is not there. */
const MENUS: readonly ContentKind[] = [kinds.navigation, kinds.notFoundPage];

/**
 * The data with references resolved to node ids, and with the booleans that the file leaves out. References to hidden
 * entries are removed, in menus also what links to them.
 */
const resolveReferences = (schema: z.ZodType, data: unknown, visible: Visibility, isMenu: boolean): unknown => {
  const resolved = (inner: z.ZodType, value: unknown): unknown => resolveReferences(inner, value, visible, isMenu);
  const { reference } = fieldMeta(schema);
  if (reference && typeof data === "string") {
    const id = entityId(reference, data);
    return visible.isHidden(id) ? undefined : id;
  }
  const element = elementOf(schema);
  if (element && Array.isArray(data))
    return data
      .filter((item) => !(isMenu && isDead(element, item, visible)))
      .map((item) => resolved(element, item))
      .filter((item) => item !== undefined);
  const variant = variantOf(schema, data);
  if (variant !== schema)
    return {
      ...(resolved(variant, data) as object),
      // By this GraphQL knows which type of the union it is.
      internal: { type: fieldMeta(variant).id },
    };
  const shape = shapeOf(schema);
  if (shape && data !== null && typeof data === "object")
    return Object.fromEntries(
      Object.entries({ ...flagsOf(schema), ...data }).flatMap(([key, value]) => {
        const field = shape[key];
        if (field && isMenu && isOptional(field) && isDead(field, value, visible)) return [];
        return [[key, field ? resolved(field, value) : value]];
      }),
    );
  return data;
};

/** The declared values of a node. */
const valuesOf = (type: string, item: unknown, file: InFile<unknown>): NodeFields =>
  Object.fromEntries(
    [...derivedFields(type)].flatMap(([name, { value }]) =>
      value ? [[name, value(item as never, file as InFile<never>)]] : [],
    ),
  );

/** The nodes of a list, each with the fields of its item. */
const partsOf = ({ name, list, key }: PartKind, file: InFile<unknown>): Entity[] => {
  const { entry, own, slug, visibility } = file;
  const fields = own[list] as NodeFields[];
  return listAt(entry.data, list).map((item, index) => {
    const id = entityId(name, key(item as never, slug));
    // The node has an id of its own.
    const { id: _id, ...ownFields } = fields[index] ?? {};
    const unpublished = derivedFields(name).has("unpublished") && { unpublished: visibility.unpublished(id) };
    return {
      type: name,
      id,
      fields: { ...ownFields, file: entry.path, ...unpublished, ...valuesOf(name, item, file) },
    };
  });
};

/** The map of all cities as a separate node, because queries may run in workers, which have no content store. */
const countryMap = ({ local }: NodeContext): Entity[] => {
  const map = local().country()?.map;
  return map ? [{ type: "CountryMap", id: entityId("CountryMap"), fields: { ...map } }] : [];
};

/** Older articles are on the topic's page, and in no feed. */
const IN_FEED = 20;

const topicEntities = ({ topics }: NodeContext): Entity[] =>
  topics.map(({ slug, name, path, articles }) => {
    const ids = articles.map((article) => entityId(kinds.article.name, article.slug));
    const fields = { slug, name, path, articles: ids, latest: ids.slice(0, IN_FEED) };
    return { type: parts.topic.name, id: entityId(parts.topic.name, slug), fields };
  });

/** Nodes that are no item of a list. */
const furtherEntities = ({ kind, data }: Entry, context: NodeContext): Entity[] => {
  const breadcrumb = String(data["breadcrumb"]);
  switch (kind) {
    case kinds.statePage:
      return [listName(kinds.locationsPage, breadcrumb, routes.locations)];
    case kinds.industryPage:
      return [listName(kinds.industriesPage, breadcrumb, routes.industries)];
    case kinds.locationsPage:
      return countryMap(context);
    case kinds.blogPage:
      return topicEntities(context);
    default:
      return [];
  }
};

/** The nodes of a file, its own first; none if hidden. */
export const entitiesOf = (entry: Entry, context: NodeContext): Entity[] => {
  const { kind, slug, data, path } = entry;
  const { visibility } = context;
  const id = entityId(kind.name, slug);
  const own = resolveReferences(kind.schema, data, visibility, MENUS.includes(kind)) as NodeFields;
  const file: InFile<unknown> = { ...context, entry, data, slug, own };
  const lists = allParts
    .filter((part) => part.of === kind && shapeOf(part.schema))
    .map((part) => ({ list: part.list, nodes: partsOf(part, file) }));
  const node: Entity = {
    type: kind.name,
    id,
    fields: {
      ...own,
      file: path,
      unpublished: visibility.unpublished(id),
      ...(isSingle(kind) ? {} : { slug }),
      path: addressOf(path),
      ...Object.fromEntries(lists.map(({ list, nodes }) => [list, nodes.map((each) => each.id)])),
      ...valuesOf(kind.name, data, file),
    },
  };
  const shown = shownName(entry);
  const names = shown ? [pageName(id, slug, shown.name, shown.path, data["illustration"])] : [];
  return [node, ...names, ...lists.flatMap(({ nodes }) => nodes), ...furtherEntities(entry, context)];
};
