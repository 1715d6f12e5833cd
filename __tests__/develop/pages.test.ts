/** `npm run edit`: its server, content problems and the editor. One start serves all, as it takes half a minute. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import type { PageKind } from "../../scripts/lib/sample-pages";
import { closeTab } from "../support/close-tab";
import { developFixture } from "../support/developed-fixture";
import type { DevelopedSite } from "../support/develop-site";
import { walkTexts } from "../support/walk-texts";
import { describeContentProblems } from "./content-problems";
import "./editing-server";

/** The develop server renders a page at its first request. */
const FIRST_VIEW = 60_000;

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const AXE_OPTIONS: RunOptions & { iframes: boolean } = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
  iframes: false,
};

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}

/** A page of each kind, and a text to change on it. */
const KINDS: Record<PageKind | "topic" | "landing" | "plain", readonly [path: string, text: string]> = {
  home: ["/", "footer a[href='/impressum']"],
  about: ["/about", "main h2"],
  services: ["/services", "main h1"],
  service: ["/services/fotografie", "#questions summary"],
  industries: ["/industries", "main h1"],
  industry: ["/industries/handwerksbaeckereien", "main h2"],
  // Its industry has a pace, which the page draws.
  pair: ["/industries/handwerksbaeckereien/fotografie", "main h1"],
  locations: ["/locations", "main h1"],
  state: ["/locations/niedersachsen", "main h1"],
  city: ["/locations/niedersachsen/buxtehude", "main h1"],
  blog: ["/blog", "main h1"],
  article: ["/blog/salz-in-der-luft", "main h1"],
  podcast: ["/podcast", "main h1"],
  episode: ["/podcast/sauerteig-auf-reisen", "main h1"],
  contact: ["/contact", "main h1"],
  careers: ["/careers", "main h1"],
  job: ["/careers/backstubengeselle", "main h1"],
  search: ["/search", "main h1"],
  legal: ["/impressum", "main h1"],
  "not-found": ["/404", "main h1"],
  topic: ["/blog/topics/ofen-licht", "main h1 + p"],
  landing: ["/fruehling-im-ofen", "main h1"],
  plain: ["/barrierefreiheit", "main h1"],
};

/** Their texts come from all forms of files: settings, lists, templates with names, Markdown's fields, and sections. */
const CHANGED = ["home", "service", "pair", "state", "article", "topic", "not-found", "landing", "plain"] as const;

const developed = developFixture();

jest.setTimeout(FIRST_VIEW * 2);

// These leave the content as it was.
describe("Content problems", () => describeContentProblems(developed));

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
    await page.getByText("Changes saved").waitFor();
  };

  const save = (): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

  const saved = (): Promise<void> => page.getByText("Changes saved").waitFor();

  /** A page of the site that is open beside the form, once it shows this text. */
  const openBeside = async (path: string, words: string): Promise<(words: string) => Promise<void>> => {
    const beside = await page.context().newPage();
    // Hot updates arrive only after the page has connected to the develop server.
    const connected = new Promise<void>((done) => {
      beside.on("websocket", (socket) => void socket.once("framereceived", () => done()));
    });
    const shows = (expected: string): Promise<void> =>
      beside.getByText(expected).filter({ visible: true }).first().waitFor();
    await beside.goto(site.url + path);
    await shows(words);
    await connected;
    return shows;
  };

  test("an article's title, changed in its form, changes one line of its file, and the site", async () => {
    const file = "blog/preis-unter-fuenf-euro.md";
    const before = linesOf(file);
    const shows = await openBeside("/blog/preis-unter-fuenf-euro", "trotzdem satt?");
    await openForm("blog", "preis-unter-fuenf-euro");
    await page.getByLabel("Title", { exact: true }).first().fill("Zwölf Preise über fünf Euro");
    await save();
    await saved();
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
    await page.getByText(tier, { exact: true }).locator("xpath=../div[1]/button[1]").click();
    await page.getByLabel("Monthly").first().fill("777 €");
    await save();
    await saved();
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
    await saved();
    expect(changedLines(before, file)).toEqual([
      [expect.stringContaining(`name: ${name},`), expect.stringContaining("name: Neustadt,")],
    ]);
    await shows("Neustadt");
  });

  /** In its form beside the page; resolves when it is saved. */
  const changeBeside = async (change: (words: string) => string): Promise<string> => {
    const form = page.frameLocator("iframe[title^=Form]");
    const field = form.locator(":focus");
    const words = await field.inputValue();
    await field.fill(change(words));
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await form.getByText("Changes saved").waitFor();
    return words;
  };

  test("a heading, pointed at on its page, is changed beside it, and brought back", async () => {
    const file = "pages/home.yaml";
    const before = linesOf(file);
    await page.goto(site.url);
    const heading = page.getByRole("heading", { level: 1 });
    const words = await heading.innerText();
    await page.getByRole("button", { name: "Changing texts" }).waitFor();
    await heading.hover();
    await page.getByText("Home page › First screen › Title").filter({ visible: true }).first().waitFor();
    await heading.click();
    await expect(changeBeside(() => "Brot spricht.")).resolves.toBe(words);
    await page.getByRole("heading", { level: 1, name: "Brot spricht.", exact: true }).waitFor();
    expect(changedLines(before, file)).toEqual([
      [expect.stringContaining(words), expect.stringMatching(/^ +title: Brot spricht\.$/)],
    ]);

    expect(await page.getByRole("link", { name: "Changes and publishing" }).getAttribute("href")).toBe(
      "/admin?publish#/collections/pages/entries/HomePage?field=hero.title",
    );
    await page.getByText("Last saves").click();
    // A slow server: what is pressed while the form is loaded again is shown when it is there.
    await page.route("**/admin", async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    const form = page.frameLocator("iframe[title^=Form]");
    await form.locator("body").evaluate((body) => body.setAttribute("data-before", ""));
    await page.getByRole("button", { name: "Bring back what was before" }).first().click();
    const status = page.locator("#on-page .panel").getByRole("status");
    await status.filter({ hasText: `Taken back: Home page: First screen › Title: ${words} → Brot spricht.` }).waitFor();
    await page.getByRole("heading", { level: 1, name: words, exact: true }).waitFor();
    expect(changedLines(before, file)).toEqual([]);

    await page.locator("main p").filter({ hasText: "zwischen Mitternacht" }).click();
    await form.locator("body:not([data-before]) textarea:focus").waitFor();
    expect(await form.locator("textarea:focus").inputValue()).toMatch(/zwischen Mitternacht/);
    await page.unroute("**/admin");

    // One question, in the form, before another one takes its place.
    await heading.click();
    await form.locator(":focus").fill("Brot schweigt.");
    const title = page.locator("#on-page").getByRole("heading", { level: 2 });
    await page.locator("footer a[href='/impressum']").click();
    const question = form.getByRole("dialog", { name: "Home page has changes that are not saved" });
    await question.getByRole("button", { name: "Stay" }).click();
    expect(await title.innerText()).toBe("Home page › First screen › Title");
    await page.locator("footer a[href='/impressum']").click();
    await question.getByRole("button", { name: "Discard" }).click();
    await title.filter({ hasText: "Navigation" }).waitFor();
    await form.getByText("Changes saved").waitFor();
    await heading.click();
    await title.filter({ hasText: "First screen" }).waitFor();
    await form.getByText("Changes saved").waitFor();
    expect(await form.locator(":focus").inputValue()).toBe(words);
    // What is unsaved stays when a link of the page is followed, and when the browser goes back.
    await form.locator(":focus").fill("Brot schweigt.");
    await page.locator("footer a[href='/impressum']").click({ modifiers: ["Alt"] });
    await page.waitForURL("**/impressum");
    await page.goBack();
    await heading.filter({ hasText: words }).click();
    expect(await form.locator(":focus").inputValue()).toBe("Brot schweigt.");
    // The header is that of what shows, also where a link of the form leads elsewhere.
    await form.getByRole("link", { name: "Pages" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await title.filter({ hasText: /^Form editor$/ }).waitFor();

    // Beside the form, an article is laid out for the room that is left. The caret is at the word that was pressed.
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`${site.url}/blog/salz-in-der-luft`);
    const paragraph = page.getByText("Am Deich riecht es");
    await page.getByRole("button", { name: "Changing texts" }).waitFor();
    const position = await paragraph.evaluate((element) => {
      const [box, range] = [element.getBoundingClientRect(), document.createRange()];
      const start = element.textContent.indexOf("Schrippen");
      range.setStart(element.firstChild ?? element, start);
      range.setEnd(element.firstChild ?? element, start + "Schrippen".length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x - box.x + width / 2, y: y - box.y + height / 2 };
    });
    await paragraph.click({ position });
    const text = form.locator("[contenteditable=true]:focus");
    await text.waitFor();
    expect((await paragraph.boundingBox())?.width).toBeGreaterThan(360);
    const behind = await text.evaluate(() => {
      const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
      return anchorNode?.textContent?.slice(anchorOffset);
    });
    expect(behind).toMatch(/^Schrippen\. Wir/);
    await page.keyboard.press("Control+k");
    const link = form.getByRole("dialog", { name: "Link" });
    await link.waitFor();
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await title.isVisible()).toBe(true);
  });

  test("the switch covers no link of the footer, pointing or not", async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`${site.url}/404`);
    const last = page.locator("footer a").last();
    for (const name of ["Changing texts", "Change texts"]) {
      const button = page.getByRole("button", { name });
      await button.waitFor();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      const [link, over] = [await last.boundingBox(), await button.boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
      await page.keyboard.press("F2");
    }
  });

  test("the buttons of a list's item go with it", async () => {
    const before = linesOf("services/fotografie/faq.yaml");
    await page.goto(`${site.url}/services/fotografie`);
    await page.getByRole("button", { name: "Changing texts" }).waitFor();
    const questions = page.locator("#questions summary");
    // They are rendered when they come into the window.
    await questions.nth(1).click();
    const form = page.frameLocator("iframe[title^=Form]");
    await form.locator(":focus").waitFor();
    const [first = "", second = "", third = ""] = await questions.allTextContents();
    const expectAt = async (place: string, shown: readonly string[]): Promise<void> => {
      await page.getByRole("button", { name: `Add after: Question ${place}` }).waitFor();
      await form.getByText("Changes saved").waitFor();
      await questions.nth(shown.indexOf(second)).filter({ hasText: second }).waitFor();
      expect(await questions.allTextContents()).toEqual(shown);
    };
    const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
    await press("Move up: Question 2 of 3");
    await expectAt("1 of 3", [second, first, third]);
    await press("Move down: Question 1 of 3");
    await expectAt("2 of 3", [first, second, third]);
    // A form with unsaved changes is asked about first.
    await form.locator(":focus").fill("Unsaved");
    await press("Add after: Question 2 of 3");
    await form.getByRole("button", { name: "Discard", exact: true }).click();
    await expectAt("3 of 4", [first, second, second, third]);
    await press("Remove: Question 3 of 4");
    await page.getByRole("button", { name: /^Remove: Question/ }).waitFor({ state: "detached" });
    expect(linesOf("services/fotografie/faq.yaml")).toEqual(before);
  });

  /** What axe finds on the page, overlay and panel included; forms have a test of their own. */
  const barriers = async (): Promise<string[]> => {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(
      (options) => (window as unknown as { axe: Axe }).axe.run(options),
      AXE_OPTIONS,
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };

  test("by keyboard alone, on a phone's width, a text is opened, and Escape leads back to it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}/about`);
    const overlay = page.locator("#on-page");
    const focused = overlay.locator(":focus");
    await page.waitForFunction(() => window.onPage?.lastMarkedPath() === "/about");
    await page.keyboard.press("F2");
    await overlay.getByRole("status").filter({ hasText: "is off" }).waitFor();
    await page.keyboard.press("F2");
    await overlay.getByRole("status").filter({ hasText: "is on" }).waitFor();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
    const place = (await focused.getAttribute("aria-label")) ?? "";
    expect(place).toMatch(/ › .*:\d+/);
    expect(await barriers()).toEqual([]);

    await page.keyboard.press("Enter");
    const title = overlay.getByRole("heading", { level: 2 });
    await title.waitFor();
    expect(place).toContain(await title.innerText());
    // The form takes the focus when it has loaded; Escape closes from there as well.
    await page.frameLocator("iframe[title^=Form]").locator(":focus").waitFor();
    expect(await barriers()).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await title.waitFor({ state: "hidden" });
    await expect(focused.getAttribute("aria-label")).resolves.toBe(place);
    await page.keyboard.press("Enter");
    await title.waitFor();
  });

  test("on a phone, a tap uses the page, and a long press changes a text; a missing page is the site's own", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await context.newPage();
    const missing = "/nothing-here";
    await phone.goto(site.url + missing);
    const heading = phone.getByRole("heading", { level: 1 });
    await phone.waitForFunction((path) => window.onPage?.lastMarkedPath() === path, missing);
    expect(await phone.getByText("Gatsby").count()).toBe(0);
    const menu = phone.locator("header summary, header button").filter({ visible: true }).first();
    await menu.tap();
    const panel = phone.locator("#on-page .panel");
    await panel.waitFor({ state: "hidden" });
    const touch = await context.newCDPSession(phone);
    const expectForm = async (pressed: Locator, name: string): Promise<void> => {
      // Once it has arrived: a menu slides in.
      await pressed.tap({ trial: true });
      const box = await pressed.boundingBox();
      const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 15 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await panel.waitFor();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await panel.getByRole("heading", { level: 2 }).innerText()).toBe(name);
      expect(await panel.getByText("VS Code").count()).toBe(0);
      await panel.getByRole("button", { name: "Close" }).tap();
      await panel.waitFor({ state: "hidden" });
    };
    await expectForm(
      phone.getByRole("dialog").getByRole("link", { name: "Krümelheft" }),
      "Navigation › Header › Links › Krümelheft › Label",
    );
    await expectForm(heading, "Not-found pages › Page › Title");
    await phone.goto(`${site.url}/dev-404-page`);
    await heading.filter({ hasText: "Hier liegt kein Brot" }).waitFor();
    await closeTab(phone);
  });

  /** Opens a page by Gatsby's navigation, whole, and waits until its texts are marked. */
  const openMarked = async (path: string): Promise<void> => {
    if (page.url() === "about:blank") await page.goto(site.url + path);
    else
      // To an anchor, so that no section is deferred.
      await page.evaluate(
        (to) => void (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(to),
        `${path}#main`,
      );
    await page.waitForFunction((to) => window.onPage?.lastMarkedPath() === to, path);
  };

  test("on each kind of page, each text leads to its field, or says what it is made from", async () => {
    const wrong: string[] = [];
    for (const [kind, [path]] of Object.entries(KINDS)) {
      await openMarked(path);
      const walk = await walkTexts(page);
      wrong.push(...walk.wrong.map((text) => `${kind}: ${text}`));
      if (walk.texts < 20) wrong.push(`${kind}: only ${walk.texts} texts`);
      if (walk.marks > 0) wrong.push(`${kind}: ${walk.marks} marks are left in the document`);
    }
    expect(wrong).toEqual([]);
  });

  const CHANGES = FIRST_VIEW * 4;

  test(
    "a text that is changed on its page changes one value of its file, whatever the file's form",
    async () => {
      const shown = (selector: string): Locator => page.locator(selector).filter({ visible: true }).first();
      for (const [path, selector] of CHANGED.map((kind) => KINDS[kind])) {
        await openMarked(path);
        const file = await shown(selector).evaluate((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          return (text && window.onPage?.answerOfText(text as Text)?.place.file) ?? "";
        });
        const before = linesOf(file);
        await shown(selector).click();
        const words = await changeBeside((text) => `${text} Neu`);
        expect(changedLines(before, file)).toEqual([[expect.any(String), expect.stringContaining(`${words} Neu`)]]);
      }
      // The pages are rendered meanwhile.
      for (const [path, selector] of CHANGED.map((kind) => KINDS[kind])) {
        await openMarked(path);
        await shown(selector).filter({ hasText: " Neu" }).waitFor();
      }
    },
    CHANGES,
  );

  test("invalid content is not written, and the form explains why", async () => {
    const file = "locations/niedersachsen.yaml";
    const before = linesOf(file);
    await openForm("locations", "niedersachsen");
    await page.getByLabel("End of the address", { exact: true }).first().fill("Not an address");
    await save();
    const panel = page.getByRole("alert").filter({ hasText: "Not saved" });
    await panel.waitFor();
    expect(await panel.textContent()).toContain("End of the address");
    expect(linesOf(file)).toEqual(before);
  });

  test("without JavaScript, the editor says that it needs it", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${site.url}/admin`);
    expect(await bare.getByText(/needs JavaScript/).isVisible()).toBe(true);
    await closeTab(bare);
  });
});
