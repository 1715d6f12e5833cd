import { entitiesOf, ENTITY_TYPES, type Entity } from "../../../src/gatsby/nodes/create-entities";
import type { NodeContext } from "../../../src/gatsby/schema/derive";
import { entityId } from "../../../src/site/pages/node-id";
import { ALL_VISIBLE } from "../../../src/site/pages/visibility";
import { Library } from "../../../src/site/content/collections";
import { LocalFacts } from "../../../src/site/locations/facts";
import { edited, entriesOf, VALID, type Files } from "../../support/content-folder";

const SERVICE = "services/paid-media/index.md";

/** A site on which these parts of services exist, as `Type:slug`. */
const siteWith = (...parts: string[]): NodeContext["parts"] => ({
  has: (type, slug) => parts.includes(`${type}:${slug}`),
  fallback: "local-seo",
});

const FLORIDA = "locations/florida.yaml";
const TAMPA = "  - { name: Tampa, slug: tampa, population: 384959, latitude: 27.9477, longitude: -82.4588 }\n";

/** The other files that the facts of places need: a map needs two cities. */
const AROUND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["site.yaml", "pages/city.yaml", "pages/state.yaml"].map((path) => [path, VALID[path] ?? ""])),
  [FLORIDA]: `${VALID[FLORIDA] ?? ""}${TAMPA}`,
};

/** The nodes of a valid file, with some texts replaced. */
const nodesOf = (path: string, changes: Files = {}, parts = siteWith()): Entity[] => {
  const [entry] = entriesOf({ [path]: { ...VALID, ...changes }[path] });
  if (!entry) throw new Error(`${path} is invalid.`);
  const others = entriesOf({ ...AROUND, [path]: undefined });
  const local = () => new LocalFacts(new Library([...others, entry]));
  return entitiesOf(entry, {
    parts,
    local,
    visibility: ALL_VISIBLE,
    topics: [TOPIC],
    latest: LATEST,
    today: "2026-01-01",
  });
};

const LATEST = ["four", "three", "one", "two"];

const TOPIC = { slug: "reviews", name: "Reviews", path: "/blog/topics/reviews", articles: [] };

const nodeOf = (...args: Parameters<typeof nodesOf>): Entity => {
  const [own] = nodesOf(...args);
  if (!own) throw new Error("A file makes at least one node.");
  return own;
};

test("a node's id is its type and slug, or the type alone if there is one only", () => {
  expect(entityId("Service", "paid-media")).toBe("Service:paid-media");
  expect(nodeOf("industries/dental-implants.yaml").id).toBe("Industry:dental-implants");
  expect(nodeOf("pages/home.yaml").id).toBe("HomePage");
});

test("a node has its slug and path; single files have no slug", () => {
  expect(nodeOf("blog/one.md").fields).toMatchObject({ slug: "one", path: "/blog/one" });
  expect(nodeOf("pages/about.yaml").fields).toMatchObject({ path: "/about" });
  expect(nodeOf("pages/about.yaml").fields).not.toHaveProperty("slug");
});

test("a node without a page has no path", () => {
  expect(nodeOf("services/paid-media/faq.yaml").fields["path"]).toBeUndefined();
});

test("every node has a known type", () => {
  const types = Object.keys(VALID).flatMap((path) => nodesOf(path).map(({ type }) => type));
  expect([...new Set(types)].sort()).toEqual([...ENTITY_TYPES].sort());
});

test("ids are unique in a folder", () => {
  const ids = Object.keys(VALID).flatMap((path) => nodesOf(path).map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a city has the photograph that its state's file names", () => {
  const image = { file: "miami.jpg", alt: "A street" };
  const state = `${VALID[FLORIDA] ?? ""}cityImages:\n  - { city: florida/miami, image: ${JSON.stringify(image)} }\n`;
  const nodes = nodesOf(FLORIDA, { [FLORIDA]: state });
  expect(nodes.find(({ id }) => id === "City:florida/miami")?.fields["image"]).toEqual(image);
  expect(nodes[0]?.fields["cityImages"]).toEqual([{ city: "City:florida/miami", image }]);
});

test("a pair has the icon and the pace of its industry, and a service's name has its drawing", () => {
  const [, , pair] = nodesOf("industries/dental-implants.yaml");
  expect(pair?.fields["icon"]).toBe(nodeOf("industries/dental-implants.yaml").fields["icon"]);
  const drawing = 'illustration:\n  kind: map\n  description: "A map."\n  title: "A search"\n  items: []\n';
  const text = (VALID[SERVICE] ?? "").replace(
    "---\n",
    `---\n${drawing.replace("[]", '[{ label: "One" }, { label: "Two" }]')}`,
  );
  const name = nodesOf(SERVICE, { [SERVICE]: text }).find(({ type }) => type === "PageName");
  expect(name?.fields["illustration"]).toMatchObject({ kind: "map", title: "A search" });
});

describe("A reference", () => {
  test("becomes the id of the node", () => {
    expect(nodeOf("pages/service.yaml").fields["fallback"]).toBe("Service:paid-media");
  });

  test("is resolved in lists and groups too", () => {
    const { fields } = nodeOf("pages/locations.yaml");
    expect(fields["popular"]).toEqual(["City:florida/miami"]);
    expect(fields["totals"]).toMatchObject({ states: "states", claim: "Claim:bookings" });
  });

  test("stays undefined if missing", () => {
    const [service] = nodeOf("pages/city.yaml").fields["services"] as object[];
    expect(service).not.toHaveProperty("service");
  });
});

describe("A service", () => {
  test("has its own parts", () => {
    const parts = siteWith(
      ...["Comparison", "Process", "PricingPlan", "Faq", "Testimonials"].map((type) => `${type}:paid-media`),
    );
    expect(nodeOf(SERVICE, {}, parts).fields).toMatchObject({
      content: "ServiceContent:paid-media",
      comparison: "Comparison:paid-media",
      process: "Process:paid-media",
      pricing: "PricingPlan:paid-media",
      faq: "Faq:paid-media",
      testimonials: "Testimonials:paid-media",
    });
  });

  test("without its own comparison or process has those of the fallback service", () => {
    expect(nodeOf(SERVICE, {}, siteWith("Comparison:local-seo")).fields).toMatchObject({
      comparison: "Comparison:local-seo",
      process: "Process:local-seo",
    });
  });

  test("without prices, questions or testimonials has none, rather than another service's", () => {
    const parts = siteWith("PricingPlan:local-seo", "Faq:local-seo", "Testimonials:local-seo");
    expect(nodeOf(SERVICE, {}, parts).fields).toMatchObject({ pricing: null, faq: null, testimonials: null });
  });
});

describe("A file with several nodes", () => {
  test("a state has a node for itself and one per city", () => {
    const miami = "  - name: Miami\n    slug: miami\n";
    const naples = "  - { name: Naples, slug: naples, population: 19115, latitude: 26.142, longitude: -81.7948 }\n";
    const [state, name, ...cities] = nodesOf(
      "locations/florida.yaml",
      edited("locations/florida.yaml", miami, naples + miami),
    );
    expect(state?.fields).toMatchObject({ cities: ["City:florida/naples", "City:florida/miami"], cityCount: 2 });
    expect(name?.id).toBe("PageName:State:florida");
    expect(cities.map(({ type, id }) => [type, id])).toEqual([
      ["City", "City:florida/naples"],
      ["City", "City:florida/miami"],
    ]);
    expect(cities[0]?.fields).toMatchObject({
      name: "Naples",
      slug: "naples",
      population: 19115,
      latitude: 26.142,
      longitude: -81.7948,
      state: "State:florida",
      path: "/locations/florida/naples",
    });
  });

  test("an industry has a node for itself and one per service", () => {
    const [industry, name, ...pairs] = nodesOf("industries/dental-implants.yaml");
    expect(industry?.fields).toMatchObject({
      services: ["IndustryService:dental-implants/paid-media"],
      serviceCount: 1,
    });
    expect(name?.id).toBe("PageName:Industry:dental-implants");
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({
      type: "IndustryService",
      id: "IndustryService:dental-implants/paid-media",
      fields: {
        industry: "Industry:dental-implants",
        service: "Service:paid-media",
        path: "/industries/dental-implants/paid-media",
        title: "Paid media for garden centers",
      },
    });
  });

  test("a page that others link to has a node of its name and path, which other changes leave alone", () => {
    const names = (changes: Files) =>
      ["services/paid-media/index.md", "industries/dental-implants.yaml", "locations/florida.yaml", "pages/state.yaml"]
        .flatMap((path) => nodesOf(path, changes))
        .filter(({ type }) => type === "PageName");
    const reworded = edited("industries/dental-implants.yaml", "title: Paid media for garden centers", "title: Others");
    const renamed = edited("locations/florida.yaml", "name: Florida", "name: Sunshine State");
    expect(names({}).map(({ id, fields }) => [id, fields])).toEqual([
      ["PageName:Service:paid-media", { slug: "paid-media", name: "Paid Media", path: "/services/paid-media" }],
      [
        "PageName:Industry:dental-implants",
        { slug: "dental-implants", name: "Garden Centers", path: "/industries/dental-implants" },
      ],
      ["PageName:State:florida", { slug: "florida", name: "Florida", path: "/locations/florida" }],
      ["PageName:LocationsPage", { slug: "locations", name: "Locations", path: "/locations" }],
    ]);
    expect(names(reworded)).toEqual(names({}));
    expect(names(renamed)).not.toEqual(names({}));
  });

  test("the map of all cities is a node, as workers have no content store", () => {
    const [page, map] = nodesOf("pages/locations.yaml");
    expect(page?.fields["map"]).toBe("CountryMap");
    expect(map).toMatchObject({ type: "CountryMap", id: "CountryMap", fields: { states: ["florida"] } });
  });

  test("the site settings have a node per claim, whose id is not a field", () => {
    const [site, claim] = nodesOf("site.yaml");
    expect(site?.fields["claims"]).toContain("Claim:bookings");
    expect(claim).toEqual({
      type: "Claim",
      id: "Claim:bookings",
      fields: { file: "site.yaml", slug: "bookings", number: "3.2x", label: "bookings" },
    });
  });

  test("a price table has rows beside its tiers", () => {
    expect(nodeOf("services/paid-media/pricing.yaml").fields["rows"]).toEqual([
      { feature: "Included ad spend, monthly", cells: [{ tier: "Small Business", included: true, quantity: null }] },
    ]);
  });
});

test("an article has the three newest others, and not itself", () => {
  expect(nodeOf("blog/one.md").fields["others"]).toEqual(["Article:four", "Article:three", "Article:two"]);
});
