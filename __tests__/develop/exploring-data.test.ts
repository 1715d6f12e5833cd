/** GraphiQL on the running site: its schema, and every query of docs/queries. */
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { workedQueries } from "../../scripts/lib/exploring-data-page";
import { graphqlTypes } from "../../src/gatsby/schema/types-from-model";
import { readContent } from "../../src/site/read-content";
import { ICONS } from "../../src/content-model/fields/icons";
import { REAL_FOLDER } from "../support/content-folder";
import { developSite, type DevelopedSite } from "../support/develop-site";

const START = 300_000; // Milliseconds; the first start creates all pages.
jest.setTimeout(60_000);

let site: DevelopedSite;
let schema: GraphQLSchema;

interface Answer {
  data?: unknown;
  errors?: { message: string }[];
}

const ask = async (query: string): Promise<Answer> => {
  const response = await fetch(`${site.url}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
};

beforeAll(async () => {
  site = await developSite(REAL_FOLDER, { root: ".develop-site/data", hasPages: false });
  schema = buildClientSchema((await ask(getIntrospectionQuery())).data as IntrospectionQuery);
}, START);

afterAll(() => site.stop());

/** The types that the site declares. */
const OWN = new Set(
  parse(graphqlTypes()).definitions.flatMap((definition) =>
    "name" in definition && definition.name ? [definition.name.value] : [],
  ),
);

/** Gatsby's fields of every node, and the types of its plugins that the site only extends. */
const OF_GATSBY = new Set(["id", "parent", "children", "internal"]);
const EXTENDED = new Set(["MarkdownRemark"]);

/** Types, fields, arguments and enum values without a description. */
const silentIn = (type: GraphQLNamedType): string[] => {
  const silent = type.description ? [] : [type.name];
  if (isEnumType(type))
    return [
      ...silent,
      // Icon names describe themselves.
      ...type
        .getValues()
        .filter(({ name, description }) => !description && !ICONS.some((icon) => icon === name))
        .map(({ name }) => `${type.name} ${name}`),
    ];
  if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return silent;
  for (const field of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
    if (OF_GATSBY.has(field.name)) continue;
    if (!field.description) silent.push(`${type.name}.${field.name}`);
    for (const argument of "args" in field ? field.args : [])
      if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
  }
  return silent;
};

describe("In GraphiQL", () => {
  test("every type, field and argument that the site declares has a description", () => {
    const own = Object.values(schema.getTypeMap()).filter(({ name }) => OWN.has(name) && !EXTENDED.has(name));
    expect(own.length).toBeGreaterThan(100);
    expect(own.flatMap(silentIn)).toEqual([]);
  });

  test("the description of a type says how its ids are formed", () => {
    expect(schema.getType("City")?.description).toContain("Its id is City:{state}/{city}.");
    expect(schema.getType("Article")?.description).toContain("Its id is Article:{slug}.");
  });
});

const { entries } = readContent(REAL_FOLDER);
const filesOf = (kind: string) => entries.filter((entry) => entry.kind.name === kind);
const sorted = (kind: string, field: string) =>
  filesOf(kind)
    .map(({ data }) => String(data[field]))
    .sort();

/** The values at a path of a result; a star takes all items of a list. */
const at = (data: unknown, way: string): unknown =>
  way.split(".").reduce<unknown>((value, step, index, steps) => {
    if (value === undefined || value === null) return value;
    if (step !== "*") return (value as Record<string, unknown>)[step];
    const rest = steps.splice(index + 1).join(".");
    return (value as unknown[]).map((item) => (rest ? at(item, rest) : item));
  }, data);

const list = (data: unknown, way: string): unknown[] => at(data, way) as unknown[];
const numbers = (data: unknown, way: string): number[] => at(data, way) as number[];
const texts = (data: unknown, way: string): string[] => at(data, way) as string[];
const isFalling = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) >= value);

/** Expected results of each query. */
const EXPECTED: Readonly<Record<string, (data: unknown) => void>> = {
  "01-how-many-of-each.graphql": (data) => {
    expect(at(data, "services.totalCount")).toBe(filesOf("Service").length);
    expect(at(data, "states.totalCount")).toBe(filesOf("State").length);
    expect(at(data, "cities.totalCount")).toBeGreaterThan(filesOf("State").length);
  },
  "02-what-every-page-shows.graphql": (data) => {
    expect(at(data, "siteSettings.name")).toBe(filesOf("SiteSettings")[0]?.data["name"]);
    expect(list(data, "navigation.footer.columns").length).toBeGreaterThan(0);
  },
  "03-claims-and-their-pages.graphql": (data) => {
    const all = texts(data, "allClaim.nodes.*.id");
    const named = [...texts(data, "home.proof.*.id"), ...texts(data, "cities.results.claims.*.id")];
    expect(named.length).toBeGreaterThan(1);
    expect(all).toEqual(expect.arrayContaining(named));
  },
  "04-prices-of-every-service.graphql": (data) => {
    expect(texts(data, "allService.nodes.*.title").sort()).toEqual(sorted("Service", "title"));
    expect(at(data, "allService.nodes.0.pricing.tiers.0.price.monthly")).toMatch(/\d/);
  },
  "05-one-service-on-a-sheet.graphql": (data) => {
    expect(list(data, "service.pricing.rows.0.cells").length).toBeGreaterThan(1);
    expect(list(data, "service.comparison.rows").length).toBeGreaterThan(1);
  },
  "06-questions-of-every-service.graphql": (data) => {
    expect(at(data, "allService.nodes.0.faq.items.0.question")).toMatch(/\?$/);
  },
  "07-pairs-of-an-industry.graphql": (data) => {
    expect(list(data, "industry.services")).toHaveLength(at(data, "industry.serviceCount") as number);
    expect(at(data, "industry.services.0.path")).toContain(at(data, "industry.path"));
  },
  "08-industries-of-a-service.graphql": (data) => {
    expect(list(data, "allIndustryService.nodes")).toHaveLength(at(data, "allIndustryService.totalCount") as number);
    expect(isFalling(texts(data, "allIndustryService.nodes.*.industry.name").reverse())).toBe(true);
  },
  "09-large-cities-of-a-state.graphql": (data) => {
    const populations = numbers(data, "allCity.nodes.*.population");
    expect(populations.length).toBeGreaterThan(1);
    expect(Math.min(...populations)).toBeGreaterThan(100_000);
    expect(isFalling(populations)).toBe(true);
  },
  "10-cities-around-a-place.graphql": (data) => {
    expect(texts(data, "allCity.nodes.*.name")).toContain("Miami");
    expect(list(data, "allCity.nodes").length).toBeGreaterThan(1);
  },
  "11-states-by-number-of-cities.graphql": (data) => {
    expect(list(data, "allState.nodes")).toHaveLength(10);
    expect(isFalling(numbers(data, "allState.nodes.*.cityCount"))).toBe(true);
  },
  "12-people-in-all-cities.graphql": (data) => {
    const sums = numbers(data, "allCity.group.*.sum");
    expect(sums).toHaveLength(filesOf("State").length);
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(at(data, "allCity.sum"));
  },
  "13-newest-articles.graphql": (data) => {
    const dates = texts(data, "allArticle.nodes.*.date");
    expect(dates).toEqual(sorted("Article", "date").reverse().slice(0, 3));
  },
  "14-an-article-and-its-related.graphql": (data) => {
    expect(list(data, "article.others").length).toBeGreaterThan(0);
    expect(texts(data, "article.others.*.title")).not.toContain(at(data, "article.title"));
  },
  "15-episodes-with-audio.graphql": (data) => {
    expect(at(data, "withAudio.nodes.0.audioSrc")).toMatch(/\.mp3$/);
    expect(list(data, "withAudio.nodes").length + list(data, "without.nodes").length).toBe(filesOf("Episode").length);
  },
  "16-open-jobs.graphql": (data) => {
    expect(texts(data, "allJob.nodes.*.title").sort()).toEqual(sorted("Job", "title"));
  },
  "17-what-has-no-picture.graphql": (data) => {
    const without = filesOf("Article").filter(({ data: fields }) => !fields["image"]);
    expect(list(data, "articles.nodes")).toHaveLength(without.length);
    expect(list(data, "aboutPage.team.members").length).toBeGreaterThan(0);
  },
  "18-what-search-results-show.graphql": (data) => {
    expect(list(data, "allService.nodes.*.metadata.title")).toHaveLength(filesOf("Service").length);
    expect(texts(data, "allArticle.nodes.*.metadata.description").every(Boolean)).toBe(true);
  },
  "19-samples-to-replace.graphql": (data) => {
    const some = filesOf("Testimonials").filter(({ data: fields }) => at(fields, "items.*.sample") !== undefined);
    expect(some.map(({ slug }) => slug)).toEqual(expect.arrayContaining(texts(data, "allTestimonials.nodes.*.slug")));
    expect(list(data, "aboutPage.team.members").length).toBeGreaterThan(0);
  },
  "20-the-file-of-an-entry.graphql": (data) => {
    expect(at(data, "allArticle.nodes.0.parent.fileAbsolutePath")).toMatch(/\/content\/blog\/[a-z0-9-]+\.md$/);
  },
};

describe("The example queries", () => {
  const queries = workedQueries();

  test("are at least a dozen, each with an expected result", () => {
    expect(queries.length).toBeGreaterThanOrEqual(12);
    expect(queries.map(({ file }) => file)).toEqual(Object.keys(EXPECTED));
  });

  test.each(queries.map(({ question, file, text }) => [question, file, text]))("%s", async (_, file, text) => {
    const { data, errors } = await ask(text);
    expect(errors).toBeUndefined();
    EXPECTED[file]?.(data);
    expect.hasAssertions();
  });
});
