import { canonicalUrl, jsonLdText, openGraphLocale, robots } from "../../../src/metadata/head-values";
import { graph } from "../../../src/metadata/structured-data/graph";

describe("A page's canonical address", () => {
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

  test("is the same where the site's own address was written with a slash", () => {
    expect(canonicalUrl("https://www.example.com/", "/about")).toBe("https://www.example.com/about");
    expect(canonicalUrl("https://www.example.com/", "/")).toBe("https://www.example.com/");
  });
});

test("search engines may show a page unless it says otherwise", () => {
  expect(robots(false)).toBe("index,follow");
  expect(robots(true)).toBe("noindex,nofollow");
});

test("structured data cannot end the block that it stands in, and says the same", () => {
  const data = graph({ "@type": "Organization", name: "</script><!--<script>alert(1)" });
  const text = jsonLdText(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

test("structured data has no sign that older parsers take for the end of a line, and says the same", () => {
  const data = graph({ "@type": "Organization", name: "a\u2028b\u2029c" });
  const text = jsonLdText(data);
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});

test("Open Graph reads the language with its region", () => {
  expect(openGraphLocale("en-US")).toBe("en_US");
});
