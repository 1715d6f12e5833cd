import { llmsTxt } from "../../../src/gatsby/outputs/llms-txt";
import { robotsTxt } from "../../../src/gatsby/outputs/robots-txt";
import { edited, entriesOf, VALID } from "../../support/content-folder";

describe("llms.txt", () => {
  const text = llmsTxt(entriesOf(VALID), (path) => path !== "/careers/one");
  const lines = text.split("\n");

  test("has the name as its only top-level heading, then the description as a block quote", () => {
    expect(lines[0]).toBe("# Example");
    expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
    expect(lines[2]).toBe("> Digital marketing for local businesses.");
  });

  test("has only headings and lists of absolute links after that", () => {
    const rest = lines.slice(3).filter(Boolean);
    expect(rest.filter((line) => !/^## \S|^- \[.+\]\(https:\/\/www\.agency\.example\/\S*\): \S/.test(line))).toEqual(
      [],
    );
    expect(rest.some((line) => line.includes("(https://www.agency.example/services/paid-media)"))).toBe(true);
  });

  test("lists existing pages only", () => {
    expect(text).not.toContain("/careers/one");
    expect(text).toContain("/careers)");
  });

  test("strips the agency's name from page titles", () => {
    const files = {
      ...VALID,
      ...edited("pages/industries.yaml", "Paid media for merchants | Example", "Fields | Example"),
    };
    expect(llmsTxt(entriesOf(files), () => true)).toContain("[Fields](https://www.agency.example/industries)");
  });

  test("escapes Markdown characters", () => {
    const files = { ...VALID, ...edited("services/paid-media/index.md", "Paid Media", "Ads [beta] <3 & *more*") };
    expect(llmsTxt(entriesOf(files), () => true)).toContain("[Ads \\[beta\\] \\<3 & \\*more\\*](");
  });
});

test("robots.txt allows everything, and links to the sitemap", () => {
  expect(robotsTxt("https://www.agency.example")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.agency.example/sitemap-index.xml\n",
  );
});
