/** 404 pages of each section, on any way there. */
import type { Locator, Response } from "playwright-core";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { arrived, content, eventually, openTab, ORIGIN, navigateTo } from "../support/browser";

interface View {
  title: string;
  text: string;
  link: { label: string; to: string };
  metadata: { title: string };
}

type Section = "page" | "service" | "industry" | "industryService" | "location" | "article" | "episode";

const views = content<Record<Section, View>>("pages/not-found.yaml");

const { field } = content<{ field: string }>("pages/search.yaml");
const { finder } = content<{ finder: { label: string } }>("pages/locations.yaml");

/** Unknown addresses in every section, of every kind. */
const NOTHING: readonly (readonly [Section, string])[] = [
  ["service", "/services/zap"],
  ["industry", "/industries/zap"],
  ["industryService", "/industries/zap/local-seo"],
  ["industryService", `${PAGE_KINDS.industry}/zap`],
  ["location", "/locations/zap"],
  ["location", `${PAGE_KINDS.state}/zap`],
  ["location", "/locations/zap/zap"],
  ["article", "/blog/zap"],
  ["article", "/blog/%C3%A9t%C3%A9"],
  ["episode", "/podcast/zap"],
  ["page", "/zap"],
  ["page", "/zap/zap"],
  ["page", "/services/zap/zap"],
  ["page", "/industries/zap/zap/zap"],
  ["page", "/locations/zap/zap/zap"],
  ["page", "/blog/zap/zap"],
];
const UNKNOWN_JOB = "/careers/nope";

const tab = openTab({ nothingAt: [...NOTHING.map(([, path]) => path), UNKNOWN_JOB] });

const main = (): Locator => tab.page.getByRole("main");

/** Expects the section's 404 page at the requested address. */
const expectView = async (section: Section, address: string): Promise<void> => {
  const { title, text, link, metadata } = views[section];
  expect(await main().getByRole("heading").allTextContents()).toEqual([title]);
  expect(await main().getByText(text, { exact: true }).isVisible()).toBe(true);
  expect(await main().getByRole("link", { name: link.label, exact: true }).getAttribute("href")).toBe(link.to);
  expect(
    await main()
      .getByRole("searchbox", { name: section === "location" ? finder.label : field })
      .isVisible(),
  ).toBe(true);
  expect(await tab.page.title()).toBe(metadata.title);
  const robots = tab.page.locator("meta[name=robots]");
  expect(await robots.evaluateAll((all) => all.map((meta) => meta.getAttribute("content")))).toEqual([
    "noindex,nofollow",
  ]);
  expect(tab.page.url()).toBe(ORIGIN + address);
};

/** Statuses of a response and its redirects, in order. */
const statuses = async (response: Response): Promise<number[]> => {
  const found = [response.status()];
  for (let from = response.request().redirectedFrom(); from; from = from.redirectedFrom())
    found.unshift((await from.response())?.status() ?? 0);
  return found;
};

test("every section has a 404 page here", () => {
  expect(new Set(NOTHING.map(([section]) => section))).toEqual(new Set(Object.keys(views)));
});

describe.each(NOTHING)("The %s 404 page at %s", (section, path) => {
  test("is the host's response, with status 404, and stays after hydration", async () => {
    const response = await tab.visit(path);
    expect(await statuses(response)).toEqual([404]);
    await expectView(section, path);
    // The response has this page already, without scripts.
    const delivered = await tab.page.evaluate(
      (html) => {
        const answer = new DOMParser().parseFromString(html, "text/html");
        return {
          main: answer.querySelector("main")?.textContent,
          robots: answer.querySelector("meta[name=robots]")?.getAttribute("content"),
          title: answer.title,
        };
      },
      await response.text(),
    );
    expect(delivered).toEqual({
      main: await main().textContent(),
      robots: "noindex,nofollow",
      title: await tab.page.title(),
    });
  });

  test("shows after client-side navigation, and back works", async () => {
    await tab.visit(PAGE_KINDS.about);
    const before = await main().textContent();
    await tab.page.evaluate(() => Object.assign(window, { marked: true }));
    await navigateTo(tab.page, path);
    await expectView(section, path);
    expect(await tab.page.evaluate(() => "marked" in window)).toBe(true);
    await tab.page.goBack();
    await arrived(tab.page, PAGE_KINDS.about);
    await eventually(async () => expect(await main().textContent()).toBe(before));
  });
});

describe("A 404 page", () => {
  test.each(Object.keys(views) as Section[])("has a working link: %s", async (section) => {
    const [, path = ""] = NOTHING.find(([each]) => each === section) ?? [];
    await tab.visit(path);
    const { label, to } = views[section].link;
    await main().getByRole("link", { name: label, exact: true }).click();
    await arrived(tab.page, to);
    expect(await tab.page.locator("meta[name=robots]").getAttribute("content")).toBe("index,follow");
  });

  test("leaves the query unchanged", async () => {
    const response = await tab.visit("/services/zap?from=an-old-letter");
    expect(response.status()).toBe(404);
    await expectView("service", "/services/zap?from=an-old-letter");
  });
});

describe("A closed job", () => {
  const jobsHeading = async (): Promise<string> => {
    await tab.visit(PAGE_KINDS.careers);
    return (await main().getByRole("heading", { level: 1 }).textContent()) ?? "";
  };

  test("redirects to the list of jobs", async () => {
    const heading = await jobsHeading();
    const response = await tab.visit(UNKNOWN_JOB);
    expect(await statuses(response)).toEqual([302, 200]);
    expect(tab.page.url()).toBe(ORIGIN + PAGE_KINDS.careers);
    expect(await main().getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  });

  test("redirects after client-side navigation too, replacing the history entry", async () => {
    const heading = await jobsHeading();
    await tab.visit(PAGE_KINDS.about);
    await navigateTo(tab.page, UNKNOWN_JOB, PAGE_KINDS.careers);
    expect(await main().getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    expect(await tab.page.locator("meta[name=robots]").getAttribute("content")).toBe("index,follow");
    await tab.page.goBack();
    await arrived(tab.page, PAGE_KINDS.about);
  });
});

describe("A trailing slash", () => {
  test.each([
    ["/services/", "/services"],
    [`${PAGE_KINDS.city}/`, PAGE_KINDS.city],
    ["/services//", "/services"],
    ["/services/?from=an-old-letter", "/services?from=an-old-letter"],
  ])("is removed by one permanent redirect: %s", async (asked, given) => {
    const response = await tab.visit(asked);
    expect(await statuses(response)).toEqual([301, 200]);
    expect(tab.page.url()).toBe(ORIGIN + given);
  });

  test("is removed before the 404 page", async () => {
    const response = await tab.visit("/services/zap/");
    expect(await statuses(response)).toEqual([301, 404]);
    await expectView("service", "/services/zap");
  });

  test("belongs to the home page only", async () => {
    expect(await statuses(await tab.visit("/"))).toEqual([200]);
    expect(tab.page.url()).toBe(`${ORIGIN}/`);
  });
});
