import { canonicalUrl, jsonLdText, openGraphLocale, robots } from "../../../src/metadata/head-values";
import { graph } from "../../../src/metadata/structured-data/graph";

describe("A canonical URL", () => {
  test.each([
    ["/about", "https://www.example.com/about"],
    ["/about/", "https://www.example.com/about"],
    ["/about//", "https://www.example.com/about"],
    ["/about?utm_source=news", "https://www.example.com/about"],
    ["/about/?utm_source=news", "https://www.example.com/about"],
    ["/about#team", "https://www.example.com/about"],
    ["/about/#team?x", "https://www.example.com/about"],
    ["/about?next=/a/#b", "https://www.example.com/about"],
    ["/locations/florida/miami", "https://www.example.com/locations/florida/miami"],
    ["/", "https://www.example.com/"],
    ["", "https://www.example.com/"],
    ["/?utm_source=news", "https://www.example.com/"],
    ["/#results", "https://www.example.com/"],
  ])("at %s is %s", (path, address) => {
    expect(canonicalUrl("https://www.example.com", path)).toBe(address);
  });

  test("ignores a trailing slash of the site's URL", () => {
    expect(canonicalUrl("https://www.example.com/", "/about")).toBe("https://www.example.com/about");
    expect(canonicalUrl("https://www.example.com/", "/")).toBe("https://www.example.com/");
  });
});

test("a page is indexable by default", () => {
  expect(robots(false)).toBe("index,follow");
  expect(robots(true)).toBe("noindex,nofollow");
});

test("structured data cannot end its script element, and keeps its value", () => {
  const data = graph({ "@type": "Organization", name: "</script><!--<script>alert(1)" });
  const text = jsonLdText(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

test("structured data escapes U+2028 and U+2029, and keeps its value", () => {
  const data = graph({ "@type": "Organization", name: "a\u2028b\u2029c" });
  const text = jsonLdText(data);
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});

test("Open Graph has language and region", () => {
  expect(openGraphLocale("en-US")).toBe("en_US");
});
