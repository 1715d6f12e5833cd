/** Creates the nodes of a checked content file; one file may have several, such as a state with its cities. */
import { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { isSingle, type ContentKind } from "../../content-model/kinds/kind";
import { allKinds, kinds } from "../../content-model/kinds";
import { pricingRows } from "./pricing-rows";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantOf } from "../../content-model/fields/schema-walk";
import { routes } from "../../routes";
import { memoizeByObject } from "../../lib/memoize";
import { secondsOf } from "../../lib/timestamps";
import { addressOf } from "../../site/pages/urls";
import { pathOf, typeOfKind } from "../../site/pages/page-types";
import { entityId, pageNameId } from "../../site/pages/node-id";
import type { LocalFacts } from "../../site/locations/facts";
import { withoutDeadLinks } from "./prune-dead-links";
import { topicNames, topicSlug, type Topic } from "../../site/pages/topics";
import type { Visibility } from "../../site/pages/visibility";

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
  ...allKinds.map(({ name }) => name),
  "City",
  "IndustryService",
  "Claim",
  "PageName",
  "CountryMap",
  "Topic",
];

/** Name and path of a page as a separate node: pages that link to it are not re-queried when its body changes. */
const pageName = (id: string, slug: string, name: string, path: string, illustration?: unknown): Entity => ({
  type: "PageName",
  id: pageNameId(id),
  fields: { slug, name, path, ...(illustration ? { illustration } : {}) },
});

/** Name and path of an entry's page. */
export interface ShownName {
  name: string;
  path: string;
}

/** Name and path of an entry's page; undefined for kinds that no page links to. */
const shownName = ({ kind, slug, data }: Entry): ShownName | undefined => {
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

/**
 * The data with references resolved to node ids, and with the booleans that the file leaves out. References to hidden
 * entries are removed.
 */
const resolveReferences = (schema: z.ZodType, data: unknown, { isHidden }: Pick<Visibility, "isHidden">): unknown => {
  const { reference } = fieldMeta(schema);
  if (reference && typeof data === "string") {
    const id = entityId(reference, data);
    return isHidden(id) ? undefined : id;
  }
  const element = elementOf(schema);
  if (element && Array.isArray(data))
    return data.map((item) => resolveReferences(element, item, { isHidden })).filter((item) => item !== undefined);
  const variant = variantOf(schema, data);
  if (variant !== schema)
    return {
      ...(resolveReferences(variant, data, { isHidden }) as object),
      // By this GraphQL knows which type of the union it is.
      internal: { type: fieldMeta(variant).id },
    };
  const shape = shapeOf(schema);
  if (shape && data !== null && typeof data === "object")
    return Object.fromEntries(
      Object.entries({ ...flagsOf(schema), ...data }).map(([key, value]) => [
        key,
        shape[key] ? resolveReferences(shape[key], value, { isHidden }) : value,
      ]),
    );
  return data;
};

type Data<K extends keyof typeof kinds> = z.infer<(typeof kinds)[K]["schema"]>;

type NodeFields = Record<string, unknown>;

interface Extra {
  fields: Record<string, unknown>;
  entities?: Entity[];
}

/** Existing parts of services, and the fallback service for comparison and process. */
export interface ServiceParts {
  has: (type: string, slug: string) => boolean;
  fallback: string;
}

/** Context from other files. */
export interface EntityContext {
  parts: ServiceParts;
  /** Facts of all places; computed for states and the locations page only. */
  local: () => LocalFacts;
  /** Visible content. */
  visibility: Visibility;
  /** The topics that have a page. */
  topics: readonly Topic[];
  /** Slugs of the newest articles. */
  latest: readonly string[];
}

const serviceLinks = (slug: string, { has, fallback }: ServiceParts): Record<string, unknown> => {
  const own = (type: string) => (has(type, slug) ? entityId(type, slug) : null);
  return {
    content: entityId(kinds.serviceContent.name, slug),
    pricing: own(kinds.pricing.name),
    faq: own(kinds.faq.name),
    testimonials: own(kinds.testimonials.name),
    example: own(kinds.example.name),
    comparison: own(kinds.comparison.name) ?? entityId(kinds.comparison.name, fallback),
    process: own(kinds.process.name) ?? entityId(kinds.process.name, fallback),
  };
};

const stateEntities = (
  slug: string,
  data: Data<"state">,
  own: NodeFields,
  { local, visibility }: EntityContext,
): Extra => {
  const fields = own["cities"] as NodeFields[];
  const places = local();
  const facts = places.ofCities(slug);
  const state = entityId(kinds.state.name, slug);
  const images = new Map(data.cityImages?.map(({ city, image }) => [city, image]));
  const cities = data.cities.map((city, index) => ({
    city: fields[index],
    slug: city.slug,
    image: images.get(`${slug}/${city.slug}`),
    local: facts[index],
    id: entityId("City", `${slug}/${city.slug}`),
  }));
  const cityImages = cities.flatMap(({ id, image }) => (image ? [{ city: id, image }] : []));
  return {
    fields: {
      local: places.ofState(slug),
      nameInSentences: data.inSentences ?? data.name,
      cities: cities.map(({ id }) => id),
      cityCount: cities.length,
      cityImages,
    },
    entities: cities.map(({ city, slug: name, image, local: ofCity, id }) => ({
      type: "City",
      id,
      fields: {
        ...city,
        ...(image ? { image } : {}),
        local: ofCity,
        state,
        stateName: pageNameId(state),
        stateInSentences: data.inSentences ?? data.name,
        path: routes.city(slug, name),
        unpublished: visibility.unpublished(id),
      },
    })),
  };
};

const industryEntities = (
  slug: string,
  data: Data<"industry">,
  own: NodeFields,
  { unpublished }: Visibility,
): Extra => {
  const fields = own["services"] as NodeFields[];
  const industry = entityId(kinds.industry.name, slug);
  const pairs = data.services.map(({ service: name }, index) => ({
    pair: fields[index],
    id: entityId("IndustryService", `${slug}/${name}`),
    service: entityId(kinds.service.name, name),
    path: routes.industryService(slug, name),
  }));
  return {
    fields: { services: pairs.map(({ id }) => id), serviceCount: pairs.length },
    entities: pairs.map(({ pair, id, service, path }) => ({
      type: "IndustryService",
      id,
      fields: {
        ...pair,
        icon: data.icon,
        pace: data.pace,
        line: data.line,
        industry,
        industryName: pageNameId(industry),
        service,
        serviceName: pageNameId(service),
        path,
        unpublished: unpublished(id),
      },
    })),
  };
};

/** The services on a place's page with their paths; hidden services have none. */
const localServices = (
  { services }: Data<"cityPage" | "statePage">,
  { isHidden }: Visibility,
): Record<string, unknown>[] =>
  services.map(({ service, ...item }) => {
    const id = service && entityId("Service", service);
    return id && !isHidden(id) ? { ...item, service: id, to: routes.service(service) } : { ...item, to: null };
  });

/** The map of all cities as a separate node, because queries may run in workers, which have no content store. */
const countryMap = (local: LocalFacts): Extra => {
  const map = local.country()?.map;
  if (!map) return { fields: { map: null } };
  const id = entityId("CountryMap");
  return { fields: { map: id }, entities: [{ type: "CountryMap", id, fields: { ...map } }] };
};

/** Older articles are on the topic's page, and in no feed. */
const IN_FEED = 20;

const topicEntities = ({ topics }: EntityContext): Entity[] =>
  topics.map(({ slug, name, path, articles }) => {
    const ids = articles.map((article) => entityId(kinds.article.name, article.slug));
    const fields = { slug, name, path, articles: ids, latest: ids.slice(0, IN_FEED) };
    return { type: "Topic", id: entityId("Topic", slug), fields };
  });

/** Ids of the three newest articles beside one. */
const otherArticles = ({ slug }: Entry, { latest }: EntityContext): string[] =>
  latest
    .filter((other) => other !== slug)
    .slice(0, 3)
    .map((other) => entityId(kinds.article.name, other));

/** Those topics of an article that have a page. */
const topicPages = (article: Entry, { topics }: EntityContext): ShownName[] => {
  const own = new Set(topicNames(article).map(topicSlug));
  return topics.filter(({ slug }) => own.has(slug)).map(({ name, path }) => ({ name, path }));
};

const siteEntities = (data: Data<"site">): Extra => ({
  fields: { claims: data.claims.map(({ id }) => entityId("Claim", id)) },
  entities: data.claims.map(({ id: slug, ...fields }) => ({
    type: "Claim",
    id: entityId("Claim", slug),
    fields: { slug, ...fields },
  })),
});

const deriveFields = (entry: Entry, own: NodeFields, surroundings: EntityContext): Extra => {
  const { parts, local, visibility } = surroundings;
  const { kind, slug, data, source } = entry;
  switch (kind) {
    case kinds.service:
      return { fields: serviceLinks(slug, parts) };
    case kinds.pricing:
      return { fields: { rows: pricingRows((data as Data<"pricing">).tiers) } };
    case kinds.state:
      return stateEntities(slug, data as Data<"state">, own, surroundings);
    case kinds.locationsPage:
      return countryMap(local());
    case kinds.statePage: {
      const copy = data as Data<"statePage">;
      return {
        fields: { services: localServices(copy, visibility) },
        entities: [listName(kinds.locationsPage, copy.breadcrumb, routes.locations)],
      };
    }
    case kinds.cityPage: {
      const copy = data as Data<"cityPage">;
      return {
        fields: { services: localServices(copy, visibility), breadcrumb: pageNameId(kinds.locationsPage.name) },
      };
    }
    case kinds.industry:
      return industryEntities(slug, data as Data<"industry">, own, visibility);
    case kinds.industryPage: {
      const { breadcrumb } = data as Data<"industryPage">;
      return { fields: {}, entities: [listName(kinds.industriesPage, breadcrumb, routes.industries)] };
    }
    case kinds.industryServicePage:
      return { fields: { breadcrumb: pageNameId(kinds.industriesPage.name) } };
    case kinds.navigation:
      return { fields: withoutDeadLinks(kind.schema, own, visibility.leadsNowhere) as NodeFields };
    case kinds.site:
      return siteEntities(data as Data<"site">);
    case kinds.article:
      return { fields: { topicPages: topicPages(entry, surroundings), others: otherArticles(entry, surroundings) } };
    case kinds.blogPage:
      return { fields: {}, entities: topicEntities(surroundings) };
    case kinds.episode:
      return { fields: { notes: source.body, seconds: secondsOf((data as Data<"episode">).duration) } };
    default:
      return { fields: {} };
  }
};

/** The nodes of a file, its own first; none if hidden. */
export const entitiesOf = (entry: Entry, surroundings: EntityContext): Entity[] => {
  const { kind, slug, data, path } = entry;
  const { visibility } = surroundings;
  const fields = resolveReferences(kind.schema, data, visibility) as NodeFields;
  const extra = deriveFields(entry, fields, surroundings);
  const id = entityId(kind.name, slug);
  const own: Entity = {
    type: kind.name,
    id,
    fields: {
      ...fields,
      unpublished: visibility.unpublished(id),
      ...(isSingle(kind) ? {} : { slug }),
      path: addressOf(path),
      ...extra.fields,
    },
  };
  const shown = shownName(entry);
  const names = shown ? [pageName(id, slug, shown.name, shown.path, data["illustration"])] : [];
  return [own, ...names, ...(extra.entities ?? [])];
};
