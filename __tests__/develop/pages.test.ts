/** `npm run edit`: its server, content problems and the editor. One start serves all, as it takes half a minute. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { closeTab } from "../support/close-tab";
import { developFixture } from "../support/developed-fixture";
import type { DevelopedSite } from "../support/develop-site";
import { describeContentProblems } from "./content-problems";
import { describePointing } from "./pointing";
import { describeSavesInARow } from "./saves-in-a-row";
import "./editing-server";

/** The develop server renders a page at its first request. */
const FIRST_VIEW = 60_000;

const developed = developFixture();

jest.setTimeout(FIRST_VIEW * 2);

// These leave the content as it was.
describe("Content problems", () => describeContentProblems(developed));

describe("Pointing", () => describePointing(developed));

describe("In GraphiQL, another agency's content", () => {
  test("has its distances, its dates and its defaults", async () => {
    const query = `{
      citiesWithin(of: "hamburg/hamburg", kilometers: 30) { kilometers city { name state { slug } } }
      far: citiesWithin(of: "niedersachsen/worpswede", kilometers: 30) { kilometers }
      siteSettings { name }
      allArticle(sort: { date: ASC }, limit: 1) { nodes { date(formatString: "D. MMMM YYYY", locale: "de") dateText } }
      service(slug: { eq: "fotografie" }) { industries { name } }
      allTopic { nodes { name articles { date } } }
      podcastPage { show { explicit } }
      allEpisode(sort: { date: ASC }) { nodes { slug explicit } }
    }`;
    const response = await fetch(`${developed().site.url}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as {
      data: Record<string, unknown>;
      errors?: { message: string }[];
    };
    expect(errors?.map(({ message }) => message)).toEqual([
      'The file of "niedersachsen/worpswede" has no latitude and longitude.',
    ]);
    expect(data).toMatchObject({
      citiesWithin: [{ kilometers: 21, city: { name: "Buxtehude", state: { slug: "niedersachsen" } } }],
      far: null,
      siteSettings: { name: "Kante & Korn" },
      allArticle: { nodes: [{ date: "12. Januar 2026", dateText: "12. Januar 2026" }] },
      service: { industries: [{ name: "Handwerksbäckereien" }, { name: "Konditoreien" }] },
      allTopic: { nodes: [{ name: "Öfen & Licht", articles: [{ date: "2026-01-31" }, { date: "2026-01-12" }] }] },
      // The podcast's page says yes; one episode says no, for itself.
      podcastPage: { show: { explicit: true } },
      allEpisode: {
        nodes: expect.arrayContaining([
          { slug: "pausenton", explicit: false },
          { slug: "sauerteig-auf-reisen", explicit: true },
        ]) as unknown,
      },
    });
  });
});

/** The editor's basic task: open a form, change a text, save, and see it on the site. */
describe("The editor", () => {
  let content: string;
  let site: DevelopedSite;
  let browser: Browser;
  let page: Page;
  let elsewhere: string[];

  beforeAll(() => {
    ({ content, site, browser } = developed());
  });

  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    context.setDefaultTimeout(FIRST_VIEW);
    elsewhere = [];
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== site.url) elsewhere.push(request.url());
    });
    page = await context.newPage();
  });

  afterEach(async () => {
    await closeTab(page);
    expect(elsewhere).toEqual([]);
  });

  const linesOf = (file: string): string[] => readFileSync(join(content, file), "utf8").split("\n");

  /** Changed lines of a file, before and after. */
  const changedLines = (before: readonly string[], file: string): [string, string][] => {
    const after = linesOf(file);
    expect(after).toHaveLength(before.length);
    return before.flatMap((line, index): [string, string][] =>
      line === after[index] ? [] : [[line, after[index] ?? ""]],
    );
  };

  const openForm = async (collection: string, entry: string): Promise<void> => {
    await page.goto(`${site.url}/admin#/collections/${collection}/entries/${entry}`);
    await page.getByText("Nothing to save").waitFor();
  };

  const save = async (): Promise<void> => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Nothing to save").waitFor();
  };

  /** A page of the site that is open beside the form, once it shows this text. */
  const openBeside = async (path: string, words: string): Promise<(words: string) => Promise<void>> => {
    const beside = await page.context().newPage();
    const shows = (expected: string): Promise<void> =>
      beside.getByText(expected).filter({ visible: true }).first().waitFor();
    await beside.goto(site.url + path);
    await shows(words);
    return shows;
  };

  test("an article's title, changed in its form, changes one line of its file, and the site", async () => {
    const file = "blog/preis-unter-fuenf-euro.md";
    const before = linesOf(file);
    const shows = await openBeside("/blog/preis-unter-fuenf-euro", "trotzdem satt?");
    await openForm("blog", "preis-unter-fuenf-euro");
    await page.getByLabel("Title", { exact: true }).first().fill("Zwölf Preise über fünf Euro");
    await save();
    expect(changedLines(before, file)).toEqual([
      [
        before.find((line) => line.startsWith("title:")),
        expect.stringMatching(/^title: .*Zwölf Preise über fünf Euro/),
      ],
    ]);
    await shows("Zwölf Preise über fünf Euro");
  });

  test("a tier's price, changed in the form of a service, changes one line of its file, and the site", async () => {
    const file = "services/fotografie/pricing.yaml";
    const before = linesOf(file);
    const price = /^\s+monthly: (.*)$/.exec(before.find((line) => /^\s+monthly:/.test(line)) ?? "")?.[1] ?? "";
    const tier = /^ {2}- name: (.*)$/m.exec(before.join("\n"))?.[1] ?? "";
    const shows = await openBeside("/services/fotografie", price);
    await openForm("service-fotografie", "PricingPlan");
    // A collapsed list item shows its name below its button.
    await page.getByRole("button", { name: tier, exact: true }).click();
    await page.getByLabel("Monthly").first().fill("777 €");
    await save();
    expect(changedLines(before, file)).toEqual([
      [expect.stringContaining(price), expect.stringMatching(/^\s+monthly: 777 €$/)],
    ]);
    await shows("777 €");
  });

  test("a city, renamed in the form of its state, changes one line of its file, and the site", async () => {
    const file = "locations/niedersachsen.yaml";
    const before = linesOf(file);
    const [, name = "", slug = ""] = /\{ name: ([^,]+), slug: ([^,]+),/.exec(before.join("\n")) ?? [];
    const shows = await openBeside(`/locations/niedersachsen/${slug}`, name);
    await openForm("locations", "niedersachsen");
    await page.getByPlaceholder(/^Find one of/).fill(name);
    await page.getByLabel("Name", { exact: true }).last().fill("Neustadt");
    await save();
    expect(changedLines(before, file)).toEqual([
      [expect.stringContaining(`name: ${name},`), expect.stringContaining("name: Neustadt,")],
    ]);
    await shows("Neustadt");
  });

  test("without JavaScript, the editor says that it needs it", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${site.url}/admin`);
    expect(await bare.getByText(/needs JavaScript/).isVisible()).toBe(true);
    await closeTab(bare);
  });
});

describe("After forty saves in a row", () => describeSavesInARow(developed));
