import { llmsTxt } from "../../../src/gatsby/outputs/llms-txt";
import { robotsTxt } from "../../../src/gatsby/outputs/robots-txt";
import { edited, entriesOf, VALID } from "../../support/content-folder";

describe("The list for language models", () => {
  const text = llmsTxt(entriesOf(VALID), (path) => path !== "/careers/one");
  const lines = text.split("\n");

  test("has the name as its only main heading, and the description as a quotation below it", () => {
    expect(lines[0]).toBe("# Example");
    expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
    expect(lines[2]).toBe("> Digital marketing for practices.");
  });

  test("has nothing but headings and lists of links after that, with whole addresses", () => {
    const rest = lines.slice(3).filter(Boolean);
    expect(rest.filter((line) => !/^## \S|^- \[.+\]\(https:\/\/www\.agency\.example\/\S*\): \S/.test(line))).toEqual(
      [],
    );
    expect(rest.some((line) => line.includes("(https://www.agency.example/services/paid-media)"))).toBe(true);
  });

  test("lists no page that the site does not have", () => {
    expect(text).not.toContain("/careers/one");
    expect(text).toContain("/careers)");
  });

  test("does not repeat the agency's name in the title of a page", () => {
    const files = {
      ...VALID,
      ...edited("pages/industries.yaml", "Paid media for practices | Example", "Fields | Example"),
    };
    expect(llmsTxt(entriesOf(files), () => true)).toContain("[Fields](https://www.agency.example/industries)");
  });

  test("shows signs that mean something in Markdown as they are", () => {
    const files = { ...VALID, ...edited("services/paid-media/index.md", "Paid Media", "Ads [beta] <3 & *more*") };
    expect(llmsTxt(entriesOf(files), () => true)).toContain("[Ads \\[beta\\] \\<3 & \\*more\\*](");
  });
});

test("crawlers may read everything, and are told where the sitemap is", () => {
  expect(robotsTxt("https://www.agency.example")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.agency.example/sitemap-index.xml\n",
  );
});
