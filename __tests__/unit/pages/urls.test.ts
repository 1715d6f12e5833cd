import { isReserved } from "../../../src/site/pages/reserved";
import { addressOf, allAddresses, filesOf } from "../../../src/site/pages/urls";
import { pathOf } from "../../../src/site/pages/page-types";
import { kinds, matchKind } from "../../../src/content-model/kinds";
import { definePage } from "../../../src/site/pages/page-type";
import { single } from "../../../src/site/pages/types/single";
import { types } from "../../../src/site/pages/types";
import { sectionNames } from "../../../src/routes";
import { model } from "../../../src/site/model";
import { VALID } from "../../support/content-folder";

describe("A content file's page has the path", () => {
  test.each([
    ["services/paid-media/index.md", "/services/paid-media"],
    ["industries/medical-spas.yaml", "/industries/medical-spas"],
    ["locations/florida.yaml", "/locations/florida"],
    ["blog/missed-calls.md", "/blog/missed-calls"],
    ["podcast/pilot.md", "/podcast/pilot"],
    ["careers/coordinator.md", "/careers/coordinator"],
    ["legal/terms.md", "/terms"],
    ["pages/home.yaml", "/"],
    ["pages/about.yaml", "/about"],
    ["pages/services.yaml", "/services"],
    ["pages/industries.yaml", "/industries"],
    ["pages/locations.yaml", "/locations"],
    ["pages/blog.yaml", "/blog"],
    ["pages/podcast.yaml", "/podcast"],
    ["pages/contact.yaml", "/contact"],
    ["pages/careers.yaml", "/careers"],
    ["pages/careers.yml", "/careers"],
  ])("%s makes %s", (path, address) => {
    expect(addressOf(path)).toBe(address);
  });
});

test.each([
  "site.yaml",
  "labels.yaml",
  "services/paid-media/faq.yaml",
  "pages/city.yaml",
  "pages/not-found.yaml",
  "notes.txt",
])("%s has no page of its own", (path) => {
  expect(addressOf(path)).toBeUndefined();
});

test("cities and services of industries have paths too", () => {
  const paths = ["locations/florida.yaml", "industries/dental-implants.yaml", "pages/home.yaml"];
  const entries = paths.flatMap((path) => model.checkFile({ path, bytes: Buffer.from(VALID[path] ?? "") }).entry ?? []);
  expect([...allAddresses(entries, paths).keys()].sort()).toEqual([
    "/",
    "/industries/dental-implants",
    "/industries/dental-implants/paid-media",
    "/locations/florida",
    "/locations/florida/miami",
  ]);
});

test.each([
  ["/locations/florida/miami", "locations/florida.yaml"],
  ["/industries/dental-implants/paid-media", "industries/dental-implants.yaml"],
  ["/services/paid-media", "services/paid-media/index.md"],
  ["/terms", "legal/terms.md"],
  ["/terms", "landing/terms.yaml"],
])("a file of the page at %s would be %s", (address, file) => {
  expect(filesOf(address)).toContain(file);
});

test("a record without one of its properties does not compile", () => {
  const { card: _card, ...rest } = single;
  const page = { ...rest, kind: kinds.aboutPage, route: "/about", section: null, anchors: [] };
  // @ts-expect-error -- the social card is missing; checked by `npm run check`
  expect(definePage(page).card).toBeUndefined();
});

test.each(Object.entries(types))("the page %s is in the section that its path begins with", (_, type) => {
  const [folder = ""] = pathOf(type, "one", "two").split("/").filter(Boolean);
  expect(type.section ?? "none").toBe(sectionNames.find((name) => name === folder) ?? "none");
});

test("no file may take the path of a 404 page, or of Gatsby's own files", () => {
  expect(
    ["/404", "/services/404", "/industries/404-service", "/page-data", "/blog/index"].filter(isReserved),
  ).toHaveLength(5);
  expect(["/", "/terms", "/blog/404-errors", "/blog/index-funds"].filter(isReserved)).toEqual([]);
});

describe("Kind and slug follow from a file's path", () => {
  test.each([
    ["services/paid-media/faq.yaml", "Faq", "paid-media"],
    ["services/paid-media/faq.yml", "Faq", "paid-media"],
    ["blog/two.words.md", "Article", "two.words"],
    ["site.yaml", "SiteSettings", ""],
  ])("%s", (path, name, slug) => {
    const match = matchKind(path);
    expect([match?.kind.name, match?.slug]).toEqual([name, slug]);
  });

  test.each([
    "blog/2024/one.md",
    "blog/one.yaml",
    "one.md",
    "siteXyaml",
    "old/site.yaml",
    "services/faq.yaml",
    "site.yaml.bak",
  ])("%s has no kind", (path) => {
    expect(matchKind(path)).toBeUndefined();
  });
});
