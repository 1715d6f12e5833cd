import { isCurrent } from "../../../src/layout/is-current";

describe("A link of a menu", () => {
  test.each([
    ["/about", "/about"],
    ["/about/", "/about"],
    ["/", "/"],
    ["/services/paid-media", "/services/paid-media"],
  ])("on %s marks %s as the current page", (path, to) => {
    expect(isCurrent(path, to)).toBe("page");
  });

  test.each([
    ["/services/paid-media", "/services"],
    ["/locations/florida/miami", "/locations"],
    ["/locations/florida/miami/", "/locations/florida"],
  ])("on %s marks the section %s", (path, to) => {
    expect(isCurrent(path, to)).toBe("true");
  });

  test.each([
    ["/about", "/services"],
    ["/services", "/services/paid-media"],
    ["/services-and-more", "/services"],
    ["/about", "/"],
    ["/", "/#results"],
    ["/about", "/about#team"],
    ["/about", "https://www.example.com/about"],
  ])("on %s does not mark %s", (path, to) => {
    expect(isCurrent(path, to)).toBeUndefined();
  });
});
