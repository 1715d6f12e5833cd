/** From a page's query and its result to the place of each of its texts. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { isSingle } from "../../content-model/kinds/kind";
import { elementOf, schemaAt, type PathStep } from "../../content-model/fields/schema-walk";
import { BODY } from "../../content-model/messages/form-labels";
import { topicNames, topicSlug } from "../../site/pages/topics";
import { EVERY_ITEM, type PlaceTree } from "./place";
import { PlaceTable, valueAt, type TableSources } from "./place-table";
import { NODE_ID, type QueryField } from "./query-shape";

type Fields = ReadonlyMap<string, QueryField>;
type Values = Record<string, unknown>;

/** A place in an entry: what an object of the result is read from. */
interface Origin {
  entry: Entry;
  path: readonly PathStep[];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A template's text with each placeholder open. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{[^{}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^]+?")}$`,
  );

const fits = (template: unknown, text: unknown): boolean =>
  typeof template === "string" && typeof text === "string" && patternOf(template).test(text);

/** True if an item of a list in the file may be the item that the result has: all of its single values are the same. */
const isSameItem = (raw: unknown, shown: unknown): boolean => {
  if (raw === null || typeof raw !== "object") return raw === shown;
  return Object.entries((shown ?? {}) as Values).every(
    ([key, value]) =>
      value === null || typeof value === "object" || !Object.hasOwn(raw, key) || (raw as Values)[key] === value,
  );
};

/** Derived fields: the path of the field that each is made from or shown with, and how. */
const DERIVED: Readonly<Record<string, readonly [field: string, how: string]>> = {
  dateText: ["date", "the date in the language of the site"],
  datePostedText: ["datePosted", "the date in the language of the site"],
  closesText: ["closes", "the date in the language of the site"],
  shortExcerpt: ["excerpt", "the text, shortened"],
  cityCountText: ["cities", "the number of cities in the list"],
  cityCount: ["cities", "the number of cities in the list"],
  serviceCount: ["services", "the number of services in the list"],
  stateTotal: ["totals.states", "the number of files in locations/"],
  cityTotal: ["totals.cities", "the number of cities in all states"],
  stateTotalText: ["totals.states", "the number of files in locations/"],
  cityTotalText: ["totals.cities", "the number of cities in all states"],
  jobTotalText: ["countOther", "the number of open jobs"],
  jobTotal: ["countOther", "the number of open jobs"],
  letter: ["cities", "the first letter of the names below it"],
};

export class PlaceFinder {
  readonly table: PlaceTable;
  private readonly byId = new Map<string, Origin>();

  constructor(private readonly sources: TableSources) {
    this.table = new PlaceTable(sources);
    for (const entry of sources.entries) {
      const { kind, slug, data } = entry;
      this.byId.set(isSingle(kind) ? kind.name : `${kind.name}:${slug}`, { entry, path: [] });
      const own = (list: string, id: (item: Values) => string): void =>
        asList(data[list]).forEach((item, index) => this.byId.set(id(item as Values), { entry, path: [list, index] }));
      if (kind === kinds.site) own("claims", ({ id }) => `Claim:${String(id)}`);
      if (kind === kinds.state) own("cities", (city) => `City:${slug}/${String(city["slug"])}`);
      if (kind === kinds.industry) own("services", ({ service }) => `IndustryService:${slug}/${String(service)}`);
      topicNames(entry).forEach((name, index) => {
        const id = `Topic:${topicSlug(name)}`;
        if (!this.byId.has(id)) this.byId.set(id, { entry, path: ["topics", index] });
      });
    }
  }

  /** The places of a query's result. */
  find(fields: Fields, result: Values): PlaceTree {
    return this.object("Query", fields, result, undefined);
  }

  private entryOf(kind: Entry["kind"]): Entry | undefined {
    return this.sources.entries.find((entry) => entry.kind === kind);
  }

  private leaf(
    origin: Origin | undefined,
    path: readonly PathStep[],
    derived?: string,
    shown?: unknown,
  ): number | null {
    return origin ? this.table.add(origin.entry, [...origin.path, ...path], { derived, shown }) : null;
  }

  /** What other pages show of a page: the field that its node takes the name from. */
  private pageName(id: string): Origin | undefined {
    const target = id.replace(/^PageName:/, "");
    const list = { LocationsPage: kinds.statePage, IndustriesPage: kinds.industryPage }[target];
    const entry = list && this.entryOf(list);
    if (entry) return { entry, path: ["breadcrumb"] };
    const origin = this.byId.get(target);
    return origin && { ...origin, path: ["title" in origin.entry.data ? "title" : "name"] };
  }

  /** The entry that is the page at an address, for facts that name other pages. */
  private atAddress(address: unknown): Origin | undefined {
    const [, first = "", second = "", third] = String(address).split("/");
    return this.byId.get(
      first === "locations" ? (third ? `City:${second}/${third}` : `State:${second}`) : `Industry:${second}`,
    );
  }

  private object(type: string, fields: Fields, value: Values, parent: Origin | undefined): PlaceTree {
    const id = value[NODE_ID];
    const isPageName = type === "PageName";
    const own = typeof id === "string" ? (isPageName ? this.pageName(id) : this.byId.get(id)) : undefined;
    const origin = own ?? (typeof id === "string" ? undefined : parent);
    const tree: Record<string, PlaceTree> = {};
    for (const [key, field] of fields) {
      const place =
        isPageName && field.name === "name"
          ? this.leaf(origin, [])
          : this.field(type, field, value[key], value, isPageName && origin ? { ...origin, path: [] } : origin);
      if (place !== null) tree[key] = place;
    }
    return tree;
  }

  private field(
    type: string,
    field: QueryField,
    value: unknown,
    around: Values,
    origin: Origin | undefined,
  ): PlaceTree {
    const { name } = field;
    const special = this.special(type, field, value, around, origin);
    if (special !== undefined) return special;
    const schema = origin && schemaAt(origin.entry.kind.schema, [...origin.path, name], origin.entry.data);
    if (schema && origin)
      return this.modelValue(schema, field, value, { entry: origin.entry, path: [...origin.path, name] });
    const derived = Object.hasOwn(DERIVED, name) ? DERIVED[name] : undefined;
    if (derived && origin)
      return this.leaf({ entry: origin.entry, path: [] }, derived[0].split("."), derived[1], value);
    if (origin?.entry.kind.body && (name === BODY || name === "notes"))
      return this.leaf({ entry: origin.entry, path: [] }, [BODY]);
    if (!field.type) return null;
    return this.objects(field, value, origin);
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
    if (!field.type) return value === null ? null : this.leaf(at, []);
    return this.objects(field, value, at);
  }

  /** Fields of types that no file has: facts of places, rows of price tables, transcripts. */
  private special(
    type: string,
    field: QueryField,
    value: unknown,
    around: Values,
    origin: Origin | undefined,
  ): PlaceTree | undefined {
    switch (`${type}.${field.name}`) {
      case "City.local":
        return this.cityFacts(field, value as Values);
      case "State.local":
        return this.stateFacts(field, value as Values);
      case "LocationsPage.map":
        return origin && this.mapNames(field, value, { entry: origin.entry, path: ["hero", "title"] });
      case "Price.total":
        return origin ? this.leaf(origin, ["addOn", "total"]) : undefined;
      case "PricingPlan.rows":
        return origin ? this.pricingRows(field, value, origin) : undefined;
      case "Episode.coverLabel":
        return this.coverLabel(value);
      case "Episode.transcript":
      case "Article.headings":
      case "LegalDocument.headings":
        return origin ? this.textsBelow(field, origin) : undefined;
      case "ProseSection.html":
        return this.leaf(origin, [BODY]);
      case "Topic.name":
        return this.leaf(origin, []);
      case "Article.topicPages":
        return origin ? this.topicPages(field, value, origin) : undefined;
      case "Image.source":
        return null;
      default:
        return typeof around[NODE_ID] === "string" && field.name === "path" ? null : undefined;
    }
  }

  /** The same place for each key of an object. */
  private each(field: QueryField, placeOf: (name: string) => PlaceTree): PlaceTree {
    const tree: Record<string, PlaceTree> = {};
    for (const [key, { name }] of field.fields) {
      const place = placeOf(name);
      if (place !== null) tree[key] = place;
    }
    return tree;
  }

  /** Topics of an article, which its file names in another order. */
  private topicPages(field: QueryField, value: unknown, { entry }: Origin): PlaceTree {
    const slugs = topicNames(entry).map(topicSlug);
    return asList(value).map((item) => {
      const index = slugs.indexOf(topicSlug(String((item as Values)["name"])));
      return this.each(field, (name) => (name === "name" ? this.leaf({ entry, path: ["topics", index] }, []) : null));
    });
  }

  private named(field: QueryField, item: Values, name: string): PlaceTree {
    const to = this.atAddress(item["path"]);
    return this.each(field, (one) => (one === name ? this.leaf(to, ["name"]) : null));
  }

  /** A text that is filled in; one that has no words of its own is a figure that the site works out. */
  private template(entry: Entry, path: readonly PathStep[]): PlaceTree {
    const hasWords = /\p{L}/u.test(String(valueAt(entry.data, path)).replace(/\{[^{}]*\}/g, ""));
    return this.leaf({ entry, path }, [], hasWords ? undefined : "worked out from the list of places");
  }

  /** Facts in the order of their templates, of which those that a place cannot fill are left out. */
  private facts(field: QueryField, items: unknown, entry: Entry): PlaceTree {
    const templates = asList(valueAt(entry.data, ["local", "items"])) as Values[];
    let next = 0;
    return asList(items).map((item) => {
      const { value, text } = item as Values;
      const found = templates.findIndex(
        (one, index) => index >= next && fits(one["value"], value) && fits(one["text"], text),
      );
      const index = found === -1 ? next : found;
      next = index + 1;
      return this.each(field, (name) => this.template(entry, ["local", "items", index, name]));
    });
  }

  /** One of several versions of a text, in the situation of the city. */
  private version(entry: Entry, path: readonly PathStep[], text: unknown): PlaceTree {
    const situations = (entry.data["situations"] ?? {}) as Values;
    for (const name of Object.keys(situations)) {
      const at = ["situations", name, ...path];
      const index = asList(valueAt(entry.data, at)).findIndex((each) => fits(each, text));
      if (index >= 0) return this.leaf({ entry, path: [...at, index] }, []);
    }
    return null;
  }

  private cityFacts({ fields }: QueryField, facts: Values): PlaceTree {
    const entry = this.entryOf(kinds.cityPage);
    if (!entry || !facts) return null;
    const tree: Record<string, PlaceTree> = {};
    for (const [key, field] of fields) {
      const list = asList(facts[key]);
      if (field.name === "items") tree[key] = this.facts(field, list, entry);
      if (field.name === "mapText") tree[key] = this.template(entry, ["local", "mapText"]);
      if (field.name === "map") tree[key] = this.mapNames(field, facts[key], { entry, path: ["local", "title"] });
      if (field.name === "intro") tree[key] = this.version(entry, ["intro"], facts[key]);
      if (field.name === "advice")
        tree[key] = list.map((text, index) => this.version(entry, ["advice", index, "texts"], text));
      if (field.name === "neighbors") tree[key] = list.map((item) => this.neighbor(field, item as Values, entry));
    }
    return tree;
  }

  /** Names of places and distances on a map, which stands below a title. */
  private mapNames({ fields }: QueryField, map: unknown, title: Origin): PlaceTree {
    const tree: Record<string, PlaceTree> = {};
    for (const [key, field] of fields) {
      const value = (map as Values | null)?.[key];
      if (field.name === "scale") tree[key] = this.each(field, () => this.leaf(title, [], "a distance on the map"));
      if (field.name === "labels")
        tree[key] = asList(value).map((item) => {
          const { path, side } = item as Values;
          const to = typeof path === "string" ? this.atAddress(path) : undefined;
          const what =
            side === "c" ? "the distance that a circle on the map stands for" : "the name of a place on the map";
          const place = to ? this.leaf(to, ["name"]) : this.leaf(title, [], what);
          return this.each(field, (name) => (name === "name" ? place : null));
        });
    }
    return tree;
  }

  private neighbor(field: QueryField, item: Values, entry: Entry): PlaceTree {
    const to = this.atAddress(item["path"]);
    return this.each(field, (name) => {
      if (name === "name")
        return this.leaf(
          to,
          ["name"],
          to && valueAt(to.entry.data, [...to.path, "name"]) === item["name"]
            ? undefined
            : "with its state's short form",
        );
      if (name === "distance")
        return this.leaf({ entry, path: ["local", "away"] }, [], "measured between the two places");
      return null;
    });
  }

  private stateFacts({ fields }: QueryField, facts: Values): PlaceTree {
    const entry = this.entryOf(kinds.statePage);
    if (!entry || !facts) return null;
    const tree: Record<string, PlaceTree> = {};
    for (const [key, field] of fields) {
      if (field.name === "mapText") tree[key] = this.template(entry, ["local", "mapText"]);
      if (field.name === "map")
        tree[key] = this.mapNames(field, facts[key], { entry, path: ["local", "largestTitle"] });
      if (field.name === "largest")
        tree[key] = asList(facts[key]).map((item) => {
          const to = this.atAddress((item as Values)["path"]);
          return this.each(field, (name) => {
            if (name === "name") return this.leaf(to, ["name"]);
            return name === "population" ? this.leaf(to, ["population"], "in the words of the state pages") : null;
          });
        });
      if (field.name === "kinds")
        tree[key] = asList(facts[key]).map((item) => this.kindOfPlace(field, item as Values, entry));
    }
    return tree;
  }

  /** A kind of place in a state, found by its heading. */
  private kindOfPlace(field: QueryField, item: Values, entry: Entry): PlaceTree {
    const kindsOf = (valueAt(entry.data, ["local", "kinds"]) ?? {}) as Record<string, Values>;
    const name = Object.keys(kindsOf).find((each) => kindsOf[each]?.["title"] === item["title"]) ?? "";
    const tree: Record<string, PlaceTree> = {};
    for (const [key, inner] of field.fields)
      tree[key] =
        inner.name === "cities"
          ? asList(item[key]).map((city) => this.named(inner, city as Values, "name"))
          : this.leaf({ entry, path: ["local", "kinds", name, inner.name] }, []);
    return tree;
  }

  /** The first tier names the rows; each tier says what it has of each. */
  private pricingRows({ fields }: QueryField, rows: unknown, { entry }: Origin): PlaceTree {
    const tiers = asList(entry.data["tiers"]) as { name: string; features: { name: string }[] }[];
    return asList(rows).map((_, row) => {
      const name = tiers[0]?.features[row]?.name;
      const cell = (field: QueryField, tier: number): PlaceTree => {
        const feature = tiers[tier]?.features.findIndex((one) => one.name === name) ?? -1;
        const path = ["tiers", tier, ...(feature === -1 ? [] : ["features", feature, "included"])];
        return this.each(field, (one) => {
          if (one === "tier") return this.leaf({ entry, path: ["tiers", tier, "name"] }, []);
          return one === "quantity" ? this.leaf({ entry, path }, []) : null;
        });
      };
      const tree: Record<string, PlaceTree> = {};
      for (const [key, field] of fields) {
        if (field.name === "feature") tree[key] = this.leaf({ entry, path: ["tiers", 0, "features", row, "name"] }, []);
        if (field.name === "cells") tree[key] = tiers.map((_tier, index) => cell(field, index));
      }
      return tree;
    });
  }

  private coverLabel(value: unknown): PlaceTree {
    const entry = this.entryOf(kinds.podcastPage);
    if (!entry) return null;
    const name = ["trailerLabel", "bonusLabel"].find((one) => entry.data[one] === value);
    return this.leaf({ entry, path: [name ?? "episodeLabel"] }, []);
  }

  /** Texts that are taken from a body or a transcript as a whole; the same place for every item. */
  private textsBelow({ name, fields }: QueryField, { entry }: Origin): PlaceTree {
    const own = { entry, path: [] };
    const items = (field: QueryField): PlaceTree => ({
      [EVERY_ITEM]: this.each(field, (one) => {
        if (one === "label") return this.leaf(own, [BODY]);
        const isText = one === "text" || one === "speaker";
        return isText ? this.leaf(own, ["transcript"], "read from the transcript's file") : null;
      }),
    });
    if (name === "headings") return items({ name, fields });
    return this.each({ name, fields }, (one) => {
      const field = [...fields.values()].find((below) => below.name === one);
      return field && one === "paragraphs" ? items(field) : null;
    });
  }
}
