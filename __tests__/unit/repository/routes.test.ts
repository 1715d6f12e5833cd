import { notFoundFiles, notFoundSection, routes } from "../../../src/routes";

describe("An unknown path", () => {
  test.each([
    ["/services/nope", "service"],
    ["/services/nope/", "service"],
    ["/industries/nope", "industry"],
    ["/industries/medical-spas/nope", "industryService"],
    ["/locations/nope", "location"],
    ["/locations/florida/nope", "location"],
    ["/blog/nope", "article"],
    ["/podcast/nope", "episode"],
    ["/careers/nope", "job"],
    ["/nope", "page"],
    ["/services/a/b", "page"],
    ["/locations/a/b/c", "page"],
    ["/", "page"],
  ])("%s has the section's 404 page: %s", (path, section) => {
    expect(notFoundSection(path)).toBe(section);
  });

  test("every section's 404 file is recognised", () => {
    for (const [section, file] of Object.entries(notFoundFiles)) expect(notFoundSection(file)).toBe(section);
  });
});

test("no generated path ends in a slash", () => {
  const built = Object.values(routes).map((route) => (typeof route === "function" ? route("a", "b") : route));
  expect(built.filter((path) => path !== "/" && path.endsWith("/"))).toEqual([]);
});
