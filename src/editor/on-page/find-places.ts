/** From a page's query and its result to the place of each of its texts. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { isSingle } from "../../content-model/kinds/kind";
import { allParts } from "../../content-model/kinds/parts";
import { elementOf, schemaAt, valueAt, type PathStep } from "../../content-model/fields/schema-walk";
import type { DerivedField } from "../../gatsby/schema/derive";
import { derivedFields } from "../../gatsby/schema/fields";
import { Library } from "../../site/content/collections";
import { LocalFacts } from "../../site/locations/facts";
import { entityId, pageNameId } from "../../site/pages/node-id";
import { EVERY_ITEM, TextSource, type SourceTree } from "../../site/pages/text-source";
import type { PlaceTree } from "./place";
import { PlaceTable, type TableSources } from "./place-table";
import { NODE_ID, type QueryField } from "./query-shape";

type Fields = ReadonlyMap<string, QueryField>;
type Values = Record<string, unknown>;

/** A place in an entry: what an object of the result is read from. */
interface Origin {
  entry: Entry;
  path: readonly PathStep[];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** True if an item of a list in the file may be the item that the result has: all of its single values are the same. */
const isSameItem = (raw: unknown, shown: unknown): boolean => {
  if (raw === null || typeof raw !== "object") return raw === shown;
  return Object.entries((shown ?? {}) as Values).every(
    ([key, value]) =>
      value === null || typeof value === "object" || !Object.hasOwn(raw, key) || (raw as Values)[key] === value,
  );
};

/** Pages whose name is in the file of another kind. */
const NAMED_IN: Readonly<Record<string, string>> = { LocationsPage: "StatePage", IndustriesPage: "IndustryPage" };

export class PlaceFinder {
  readonly table: PlaceTable;
  private readonly byId = new Map<string, Origin>();
  private memoizedFacts: LocalFacts | undefined;

  constructor(private readonly sources: TableSources) {
    this.table = new PlaceTable(sources);
    for (const entry of sources.entries) {
      const { kind, slug } = entry;
      const id = isSingle(kind) ? kind.name : entityId(kind.name, slug);
      this.remember(id, { entry, path: [] });
      for (const { name, list, key } of allParts.filter(({ of }) => of === kind))
        asList(entry.data[list]).forEach((item, index) =>
          this.remember(entityId(name, key(item as never, slug)), { entry, path: [list, index] }),
        );
    }
    for (const [id, origin] of [...this.byId])
      this.byId.set(pageNameId(id), this.byId.get(NAMED_IN[id] ?? id) ?? origin);
  }

  private remember(id: string, origin: Origin): void {
    if (!this.byId.has(id)) this.byId.set(id, origin);
  }

  /** The places of a query's result. */
  find(fields: Fields, result: Values): PlaceTree {
    return this.object("Query", fields, result, undefined);
  }

  private readonly local = (): LocalFacts => (this.memoizedFacts ??= new LocalFacts(new Library(this.sources.entries)));

  private object(type: string, fields: Fields, value: Values, parent: Origin | undefined): PlaceTree {
    const id = value[NODE_ID];
    const origin = typeof id === "string" ? this.byId.get(id) : parent;
    const tree: Record<string, PlaceTree> = {};
    for (const [key, field] of fields) {
      const place = this.field(derivedFields(type).get(field.name), field, value[key], origin);
      if (place !== null) tree[key] = place;
    }
    return tree;
  }

  private field(
    declared: DerivedField | undefined,
    field: QueryField,
    value: unknown,
    origin: Origin | undefined,
  ): PlaceTree {
    if (declared?.from !== undefined) return origin ? this.declared(declared, field, value, origin) : null;
    const path = origin && [...origin.path, field.name];
    const schema = origin && path && schemaAt(origin.entry.kind.schema, path, origin.entry.data);
    if (schema) return this.modelValue(schema, field, value, { entry: origin.entry, path });
    return field.type ? this.objects(field, value, origin) : null;
  }

  /** The place of a value whose declaration says what it is made from. */
  private declared({ from, how }: DerivedField, field: QueryField, value: unknown, origin: Origin): PlaceTree {
    const { entry, path } = origin;
    const item = valueAt(entry.data, path) as Values;
    const dataOf = (kind: Entry["kind"]): Values =>
      this.sources.entries.find((other) => other.kind === kind)?.data ?? {};
    const tree =
      typeof from === "function"
        ? from({ item, entry, value, dataOf, local: this.local })
        : from === null || from === undefined
          ? null
          : new TextSource(from, how === undefined ? {} : { how });
    return this.sourced(tree, field, value, origin);
  }

  /** The places of the sources of a value. */
  private sourced(tree: SourceTree | undefined, field: QueryField, value: unknown, origin: Origin): PlaceTree {
    if (!tree) return null;
    if (tree instanceof TextSource) return this.source(tree, field, value, origin);
    if (Array.isArray(tree)) return tree.map((one, index) => this.sourced(one, field, asList(value)[index], origin));
    const every = tree[EVERY_ITEM];
    if (every) return { [EVERY_ITEM]: this.sourced(every, field, undefined, origin) };
    const places = [...field.fields].map(
      ([key, below]) =>
        [key, this.sourced(tree[below.name], below, (value as Values | undefined)?.[key], origin)] as const,
    );
    return Object.fromEntries(places.filter(([, place]) => place !== null));
  }

  private source(
    { path, origin: { how, node } }: TextSource,
    field: QueryField,
    value: unknown,
    at: Origin,
  ): PlaceTree {
    const owner = node === undefined ? at : this.byId.get(node);
    if (!owner) return null;
    const { entry } = owner;
    const [first = "", ...rest] = path;
    const isFromFile = String(first).startsWith("/");
    const whole = isFromFile
      ? [String(first).slice(1), ...rest]
      : [...owner.path, ...path.filter((step) => step !== "")];
    const schema = field.type ? schemaAt(entry.kind.schema, whole, entry.data) : undefined;
    if (schema) return this.modelValue(schema, field, value, { entry, path: whole });
    return this.table.add(entry, whole, { derived: how, shown: how === undefined ? undefined : value });
  }

  private objects(field: QueryField, value: unknown, origin: Origin | undefined): PlaceTree {
    if (Array.isArray(value)) return value.map((item) => this.objects(field, item, origin));
    if (value === null || typeof value !== "object") return null;
    const { __typename: own } = value as Values;
    return this.object(typeof own === "string" ? own : (field.type ?? ""), field.fields, value as Values, origin);
  }

  /** A value of the content model: a scalar, a group, or a list of them. */
  private modelValue(schema: z.ZodType, field: QueryField, value: unknown, at: Origin): PlaceTree {
    if (Array.isArray(value)) {
      const raw = asList(valueAt(at.entry.data, at.path));
      const element = elementOf(schema) ?? schema;
      let next = 0;
      return value.map((item) => {
        // A menu leaves entries out that lead nowhere.
        const found = raw.findIndex((one, index) => index >= next && isSameItem(one, item));
        const index = found === -1 ? next : found;
        next = index + 1;
        return this.modelValue(element, field, item, { entry: at.entry, path: [...at.path, index] });
      });
    }
    if (!field.type) return value === null ? null : this.table.add(at.entry, at.path);
    return this.objects(field, value, at);
  }
}
