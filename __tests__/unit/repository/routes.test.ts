import { NOT_FOUND_FILES, notFoundSection, routes } from "../../../src/routes";

describe("An address where there is nothing", () => {
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
  ])("%s is answered by the section's own view: %s", (path, section) => {
    expect(notFoundSection(path)).toBe(section);
  });

  test("every section's file is recognised as that section's view", () => {
    for (const [section, file] of Object.entries(NOT_FOUND_FILES)) expect(notFoundSection(file)).toBe(section);
  });
});

test("no path that is built ends in a slash", () => {
  const built = Object.values(routes).map((route) => (typeof route === "function" ? route("a", "b") : route));
  expect(built.filter((path) => path !== "/" && path.endsWith("/"))).toEqual([]);
});
