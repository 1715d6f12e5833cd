/** What a page does by itself when its scripts come, before anybody uses it. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { openTab } from "../support/browser";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** A page that counts who puts dates and numbers into words. */
type Counting = Window & { inWords: string[] };

describe("A page that its scripts take over", () => {
  const tab = openTab({ nothingAt: [PAGE_KINDS["not-found"]] });

  beforeAll(() =>
    tab.page.addInitScript(() => {
      const { inWords } = Object.assign(window as unknown as Counting, { inWords: [] as string[] });
      const told = <Maker extends object>(name: string, maker: Maker): Maker =>
        new Proxy(maker, {
          construct: (target, args: unknown[]) => {
            inWords.push(name);
            return Reflect.construct(target as new () => object, args) as object;
          },
          apply: (target, self, args: unknown[]): unknown => {
            inWords.push(name);
            return Reflect.apply(target as () => unknown, self, args);
          },
        });
      Intl.DateTimeFormat = told("Intl.DateTimeFormat", Intl.DateTimeFormat);
      Intl.NumberFormat = told("Intl.NumberFormat", Intl.NumberFormat);
      Intl.Collator = told("Intl.Collator", Intl.Collator);
      Date.prototype.toLocaleDateString = told("toLocaleDateString", Date.prototype.toLocaleDateString);
      Number.prototype.toLocaleString = told("toLocaleString", Number.prototype.toLocaleString);
    }),
  );

  // A browser takes 20 ms for the first date or number, a phone four times as long: the build has done it.
  test.each(KINDS)("%s finds its dates and numbers in words", async (kind) => {
    await tab.visit(PAGE_KINDS[kind]);
    const formatted = await tab.page.evaluate(() => (window as unknown as Counting).inWords);
    // The sum of all cities is computed in the browser, and has a separator.
    expect(formatted.filter((name) => kind !== "locations" || name !== "Intl.NumberFormat")).toEqual([]);
  });
});
