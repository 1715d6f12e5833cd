/** On a phone, a way to call is never far, on any kind of page. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { content, openTab } from "../support/browser";

const PHONE = { width: 390, height: 800 };
const MOST_SCREENS = 5;

const tab = openTab({ viewport: PHONE, nothingAt: [PAGE_KINDS["not-found"]] });

/** Links that lead to a call or a letter, below the header. */
const CALLS = ':is(main, footer) :is(a[href="/contact"], a[href^="tel:"], a[href^="mailto:"])';

/** Long texts and lists of places are not interrupted: there, only the header's button is the way. */
const UNINTERRUPTED: readonly string[] = ["article", "legal", "locations", "state", "city"];

test.each(Object.entries(PAGE_KINDS))("the page of the kind %s", async (kind, path) => {
  await tab.visit(path);
  const { places, bottom } = await tab.page.evaluate((selector) => {
    // Sections below the fold have their height only when they are rendered.
    for (const section of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(section).contentVisibility === "auto") section.style.contentVisibility = "visible";
    return {
      places: [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect().top + scrollY),
      bottom: document.documentElement.scrollHeight,
    };
  }, CALLS);
  const stops = [0, ...places.sort((one, other) => one - other), bottom];
  const gaps = stops.slice(1).map((stop, index) => Math.round(stop - (stops[index] ?? 0)));
  if (!UNINTERRUPTED.includes(kind)) expect(Math.max(...gaps)).toBeLessThanOrEqual(MOST_SCREENS * PHONE.height);
  // The header's button stays in view wherever the page is.
  await tab.page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), bottom / 2);
  const button = await tab.page.locator('header a:is([href="/contact"], [href^="tel:"])').boundingBox();
  expect(button && button.y >= 0 && button.y + button.height <= PHONE.height).toBe(true);
});

describe("The contact page", () => {
  const page = content<{ call: string; write: { label: string; subject: string; text: string } }>("pages/contact.yaml");
  const { phone, email } = content<{ phone: string; email: string }>("site.yaml");

  test("calls, and opens a letter with questions and room for two times", async () => {
    await tab.visit(PAGE_KINDS.contact);
    const main = tab.page.getByRole("main");
    const call = main.getByRole("link", { name: page.call.replace("{phone}", phone) });
    expect(await call.getAttribute("href")).toBe("tel:+17575550142");
    // In the first screen.
    const box = await call.boundingBox();
    expect(box && box.y + box.height < PHONE.height).toBe(true);
    const letter = new URL((await main.getByRole("link", { name: page.write.label }).getAttribute("href")) ?? "");
    expect(letter.protocol + letter.pathname).toBe(`mailto:${email}`);
    expect(letter.searchParams.get("subject")).toBe(page.write.subject);
    expect(letter.searchParams.get("body")).toBe(page.write.text.replaceAll("\n", "\r\n"));
  });
});

describe.each([
  ["America/Los_Angeles", "2026-12-02T18:00:00Z", "Open until 5pm ET, 2pm your time"],
  ["America/New_York", "2026-12-04T23:00:00Z", "Opens Monday 9am ET"],
])("A visitor in %s at %s", (timezoneId, now, text) => {
  const visitor = openTab({ timezoneId });

  test(`reads on the contact page: ${text}`, async () => {
    // Only the time of day: timers and the clock of hydration stay real.
    await visitor.page.addInitScript((time) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...parts: []) {
          super(...(parts.length > 0 ? parts : ([time] as unknown as [])));
        }
        static override now = (): number => time;
      } as DateConstructor;
    }, Date.parse(now));
    await visitor.visit(PAGE_KINDS.contact);
    await visitor.page.getByText(text, { exact: true }).waitFor();
  });
});
