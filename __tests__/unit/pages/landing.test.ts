/** Landing pages: what is checked of their sections, and what follows from their settings. */
import { entitiesOf } from "../../../src/gatsby/nodes/create-entities";
import { sitePages, unindexed } from "../../../src/site/pages/site-pages";
import { ALL_VISIBLE } from "../../../src/site/pages/visibility";
import { graphqlTypes } from "../../../src/gatsby/schema/types-from-model";
import { entriesOf, problemsOf, TODAY, VALID, type Files } from "../../support/content-folder";

const PAGE = "landing/one.yaml";

const page = (sections: string, settings = ""): Files => ({
  [PAGE]: `${(VALID[PAGE] ?? "").replace(/^sections:\n(?: .*\n)*/m, `sections:\n${sections}`)}${settings}`,
});

const HERO = "  - type: hero\n    title: A fuller calendar.\n";

const told = (changes: Files): string[] =>
  problemsOf({ ...VALID, ...changes }).map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`);

test("a page of two sections has no problem", () => {
  expect(
    told(
      page(
        `${HERO}  - type: prose\n    body: "## Four\\n\\n#### levels\\n\\nSome **text**, and [a link](/contact)."\n`,
      ),
    ),
  ).toEqual([]);
});

describe("an editor reads what is wrong with a section", () => {
  test.each([
    ["a type that there is not", "  - type: heroe\n    title: A\n", '"sections › item 1 › type" cannot be "heroe".'],
    ["no type", "  - title: A\n", '"sections › item 1 › type" is missing.'],
    ["a field that the type has not", `${HERO}    service: paid-media\n`, 'There is no field "service"'],
    ["a field that is missing", "  - type: hero\n    text: A\n", '"sections › item 1 › title" is missing.'],
    ["a service that there is not", `${HERO}  - type: comparison\n    service: nope\n`, 'names the service "nope"'],
    [
      "a film that is none",
      `${HERO}  - type: film\n    title: A\n    film: https://example.com/a\n`,
      "is not the address",
    ],
    ["no first screen", "  - type: prose\n    body: A\n", "The first section is of the type prose"],
    ["a second first screen", HERO + HERO, '"sections › item 2 › type" is "hero", as it is on line 3 already.'],
    ["raw HTML", `${HERO}  - type: prose\n    body: <b>A</b>\n`, "<b> is not allowed"],
    ["a picture in prose", `${HERO}  - type: prose\n    body: "![a](../media/a.jpg)"\n`, "has a picture"],
    ["a picture by reference", `${HERO}  - type: prose\n    body: "![a][b]\\n\\n[b]: /contact"\n`, "has a picture"],
    ["a heading of the first level", `${HERO}  - type: prose\n    body: "# A"\n`, "A heading with one # is"],
    ["a heading too deep", `${HERO}  - type: prose\n    body: "##### A"\n`, "The heading has 5 #"],
    [
      "a program in a link of prose",
      `${HERO}  - type: prose\n    body: "[a](javascript:b)"\n`,
      'begins with "javascript:"',
    ],
    ["a dead link by reference", `${HERO}  - type: prose\n    body: "[a][b]\\n\\n[b]: /nope"\n`, "leads to /nope"],
    ["a dead link in prose", `${HERO}  - type: prose\n    body: "[a](/nope)"\n`, "leads to /nope"],
    ["a dead link in a field", `${HERO}    primary: { label: A, to: /nope }\n`, "leads to /nope"],
    ["a link to no section", `${HERO}    primary: { label: A, to: /one#pricing }\n`, "leads to #pricing"],
  ])("%s", (_, sections, message) => {
    const problems = told(page(sections));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(PAGE);
    expect(problems[0]).toContain(message);
  });

  test("a service without the file that the section shows", () => {
    const prices = "  - type: prices\n    service: paid-media\n    action: { label: A, to: /contact }\n";
    expect(told({ ...page(HERO + prices), "services/paid-media/pricing.yaml": undefined })).toEqual([
      `${PAGE}:5 conflicting-fields: The service "paid-media" has no services/paid-media/pricing.yaml, which this section would show.`,
    ]);
  });
});

test.each(["terms", "about"])("the address of another page is taken: /%s", (slug) => {
  const [problem, ...others] = told({ [`landing/${slug}.yaml`]: VALID[PAGE] }).filter((text) =>
    text.includes("duplicate-address"),
  );
  expect(others).toEqual([]);
  expect(problem).toContain(`Two files make the page /${slug}`);
});

test("a text and a landing page of one name have the same address", () => {
  expect(told({ "landing/one.md": VALID["landing/accessibility.md"] }).join()).toContain(
    "Two files make the page /one",
  );
});

test("a page that is not to be indexed is known as such, and no other", () => {
  const entries = entriesOf({ ...VALID, ...page(HERO, "noindex: true\n") });
  expect([...unindexed({ pages: sitePages(entries, TODAY), entries })]).toEqual(["/one"]);
});

test("a page shows from its first day to its last", () => {
  const stateOn = (today: string): string | undefined => {
    const entries = entriesOf({ ...VALID, ...page(HERO, 'appears: "2026-03-01"\ncloses: "2026-06-30"\n') });
    return sitePages(entries, today).find(({ address }) => address === "/one")?.publication.state;
  };
  expect(["2026-02-28", "2026-03-01", "2026-06-30", "2026-07-01"].map(stateOn)).toEqual([
    "scheduled",
    "published",
    "published",
    "closed",
  ]);
});

test("GraphQL has a union of the sections, and each node says which it is", () => {
  const types = graphqlTypes();
  expect(types).toMatch(/"""A section of a landing page\."""\nunion LandingSection = HeroSection \| ClaimsSection/);
  expect(types).toMatch(/"""Figures from content\/site\.yaml, on the line\."""\ntype ClaimsSection {/);
  const [entry] = entriesOf(page(`${HERO}  - type: comparison\n    service: paid-media\n`));
  if (!entry) throw new Error("The page is valid.");
  const context = {
    parts: { has: () => true, fallback: "" },
    local: () => {
      throw new Error("A landing page has no local facts.");
    },
    visibility: ALL_VISIBLE,
    industries: new Map(),
    topics: [],
    latest: [],
    today: TODAY,
  };
  expect(entitiesOf(entry, context)[0]?.fields["sections"]).toMatchObject([
    { type: "hero", internal: { type: "HeroSection" } },
    { type: "comparison", service: "Service:paid-media", internal: { type: "ComparisonSection" } },
  ]);
});
