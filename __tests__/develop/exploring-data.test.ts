/** GraphiQL on the running site: its schema, and every query of docs/queries. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
import { graphqlTypes } from "../../src/gatsby/schema/types-from-model";
import { ICONS } from "../../src/content-model/fields/icons";
import { builtContent } from "../support/built-content";
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
const EXTENDED = new Set(["MarkdownRemark", "SitePage"]);

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

const { entries } = builtContent();
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
    const all = texts(data, "allClaim.nodes.*.slug");
    const named = [...texts(data, "home.proof.*.slug"), ...texts(data, "cities.results.claims.*.slug")];
    expect(all).toEqual(list(filesOf("SiteSettings")[0]?.data, "claims.*.id"));
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
    const names = texts(data, "service.industries.*.name");
    expect(names).toHaveLength(at(data, "allIndustryService.totalCount") as number);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    const offers = filesOf("Industry").filter(({ data: fields }) =>
      texts(fields, "services.*.service").includes("local-seo"),
    );
    expect(names.toSorted()).toEqual(offers.map(({ data: { name } }) => name).sort());
  },
  "09-large-cities-of-a-state.graphql": (data) => {
    const populations = numbers(data, "allCity.nodes.*.population");
    expect(populations.length).toBeGreaterThan(1);
    expect(Math.min(...populations)).toBeGreaterThan(100_000);
    expect(isFalling(populations)).toBe(true);
  },
  "10-cities-within-a-distance.graphql": (data) => {
    const miles = numbers(data, "citiesWithin.*.miles");
    expect(miles.length).toBeGreaterThan(5);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(Math.max(...miles)).toBeLessThanOrEqual(10);
    expect(at(data, "citiesWithin.0.kilometers")).toBeCloseTo((miles[0] ?? 0) * 1.609, 1);
    // Six miles apart by any map, and in the same county.
    expect(texts(data, "citiesWithin.*.city.name")).toContain("Coral Gables");
    expect(texts(data, "citiesWithin.*.city.name")).not.toContain("Miami");
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
    expect(at(data, "allArticle.nodes.0.file")).toMatch(/^blog\/[a-z0-9-]+\.md$/);
  },
  "21-one-city.graphql": (data) => {
    expect(at(data, "city")).toMatchObject({ name: "Miami", partOf: null, path: "/locations/florida/miami" });
  },
  "22-articles-of-a-year.graphql": (data) => {
    const dates = sorted("Article", "date").filter((date) => date.startsWith("2025-"));
    expect(at(data, "allArticle.totalCount")).toBe(dates.length);
    expect([at(data, "allArticle.earliest"), at(data, "allArticle.latest")]).toEqual([dates[0], dates.at(-1)]);
    expect(at(data, "allArticle.nodes.0.date")).toMatch(/^[A-Z][a-z]+ \d{1,2}, 2025$/);
  },
  "23-articles-of-every-topic.graphql": (data) => {
    const names = filesOf("Article").flatMap(({ data: { topics = [] } }) => topics as string[]);
    const withPage = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    // There may be none; the other agency's are queried in pages.test.ts.
    expect(new Set(texts(data, "allTopic.nodes.*.name"))).toEqual(withPage);
    for (const topic of list(data, "allTopic.nodes")) {
      const titles = filesOf("Article")
        .filter(({ data: fields }) => (fields["topics"] as string[] | undefined)?.includes(at(topic, "name") as string))
        .map(({ data: { title } }) => title);
      expect(texts(topic, "articles.*.title").toSorted()).toEqual(titles.sort());
      expect(isFalling(texts(topic, "articles.*.date"))).toBe(true);
    }
  },
  "24-long-episodes.graphql": (data) => {
    const seconds = numbers(data, "allEpisode.nodes.*.seconds");
    expect(at(data, "allEpisode.nodes.0")).toMatchObject({ duration: "52:30", seconds: 52 * 60 + 30 });
    expect(at(data, "allEpisode.max")).toBe(seconds[0]);
    expect(isFalling(seconds)).toBe(true);
    expect(Math.min(...seconds)).toBeGreaterThan(2400);
  },
  "25-what-is-hidden.graphql": (data) => {
    const drafts = filesOf("Article").filter(({ data: { draft } }) => draft === true).length;
    expect(list(data, "drafts.nodes")).toHaveLength(drafts);
    expect(at(data, "published.totalCount")).toBe(filesOf("Article").length - drafts);
  },
  "26-pages-by-their-last-change.graphql": (data) => {
    const dates = texts(data, "allSitePage.nodes.*.lastModified");
    expect(dates).toEqual(dates.toSorted().reverse());
  },
  "27-the-service-of-a-question.graphql": (data) =>
    expect(texts(data, "allFaq.nodes.*.service.title")).toHaveLength(filesOf("Faq").length),
};

/** The data of an answer without errors. */
const dataOf = async (query: string): Promise<unknown> => {
  const { data, errors } = await ask(query);
  expect(errors).toBeUndefined();
  return data;
};

describe("A developer who asks for", () => {
  test("what does not exist is told so", async () => {
    const { data, errors } = await ask(`{
      citiesWithin(of: "florida/miamy", miles: 1) { miles }
      service(slug: { eq: "paid-medai" }) { title }
      siteSettings { name }
    }`);
    expect(errors?.map(({ message }) => message).sort()).toEqual([
      'There is no city "florida/miamy". Did you mean "florida/miami"?',
      'There is no service "paid-medai". Did you mean "paid-media"?',
    ]);
    // The rest of the query has its answer.
    expect(at(data, "siteSettings.name")).toBeTruthy();
  });

  test("what is near a city without saying how near, or in two units, is asked for one", async () => {
    for (const distance of ["", ", miles: 1, kilometers: 1", ", miles: -1"]) {
      const { errors } = await ask(`{ citiesWithin(of: "florida/miami"${distance}) { miles } }`);
      expect(errors?.[0]?.message).toMatch(/in miles or in kilometers/);
    }
    expect(await dataOf(`{ citiesWithin(of: "florida/miami", miles: 0) { miles } }`)).toEqual({ citiesWithin: [] });
  });

  test("dates gets them in any format, sorted and by group", async () => {
    const data = await dataOf(`{
      allArticle(sort: { date: ASC }) {
        nodes { date german: date(formatString: "D. MMMM YYYY", locale: "de") }
        group(field: { author: SELECT }) { fieldValue latest(field: { date: SELECT }) }
      }
      none: allArticle(filter: { date: { gt: "2999-01-01" } }) { totalCount latest(field: { date: SELECT }) }
    }`);
    const last = sorted("Article", "date").at(-1);
    expect(texts(data, "allArticle.nodes.*.date")).toEqual(sorted("Article", "date"));
    expect(at(data, "allArticle.nodes.0.german")).toMatch(/^\d+\. [A-Z][a-zä]+ \d{4}$/);
    expect(texts(data, "allArticle.group.*.latest")).toContain(last);
    expect(at(data, "none")).toEqual({ totalCount: 0, latest: null });
  });

  test("a boolean gets true or false, also in a group, and finds each entry with one of the two", async () => {
    const data = await dataOf(`{
      yes: allEpisode(filter: { explicit: { eq: true } }) { totalCount }
      no: allEpisode(filter: { explicit: { eq: false } }) { totalCount }
      allPricingPlan { nodes { tiers { popular everythingIncluded } } }
      podcastPage { show { locked } }
    }`);
    const [yes, no] = [at(data, "yes.totalCount") as number, at(data, "no.totalCount") as number];
    expect(yes + no).toBe(filesOf("Episode").length);
    const flags = list(data, "allPricingPlan.nodes.*.tiers.*").flat() as Record<string, unknown>[];
    expect(flags.length).toBeGreaterThan(1);
    for (const { popular, everythingIncluded } of flags)
      expect([typeof popular, typeof everythingIncluded]).toEqual(["boolean", "boolean"]);
    // A podcast stays with its host unless its page says otherwise.
    expect(at(data, "podcastPage.show.locked")).toBe(true);
  });
});

describe("The example queries", () => {
  const folder = "docs/queries";
  const files = readdirSync(folder).sort();

  test("have an expected result each", () => expect(files).toEqual(Object.keys(EXPECTED)));

  test.each(files)("%s", async (file) => {
    const { data, errors } = await ask(readFileSync(join(folder, file), "utf8"));
    expect(errors).toBeUndefined();
    EXPECTED[file]?.(data);
    expect.hasAssertions();
  });
});
