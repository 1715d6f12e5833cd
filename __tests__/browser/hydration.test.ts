/** Work that hydration must not do. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { openTab } from "../support/browser";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** Records the uses of Intl and locale methods. */
type Counting = Window & { inWords: string[] };

/** Runs in the page: the class names of rules that were inserted although the server's styles have them. */
const insertedTwice = (): string[] => {
  const [server, ...others] = [...document.querySelectorAll<HTMLStyleElement>("style[data-emotion]")].map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].flatMap(({ cssText }) => cssText.match(/css-[\w-]+|animation-\w+/g) ?? []),
  );
  return others.flat().filter((name) => server?.includes(name));
};

describe("Hydration", () => {
  const tab = openTab({ nothingAt: [PAGE_KINDS["not-found"]] });

  beforeAll(() =>
    tab.page.addInitScript(() => {
      const { inWords } = Object.assign(window as unknown as Counting, { inWords: [] as string[] });
      const counting = <Maker extends object>(name: string, maker: Maker): Maker =>
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
      Intl.DateTimeFormat = counting("Intl.DateTimeFormat", Intl.DateTimeFormat);
      Intl.NumberFormat = counting("Intl.NumberFormat", Intl.NumberFormat);
      Intl.Collator = counting("Intl.Collator", Intl.Collator);
      Date.prototype.toLocaleDateString = counting("toLocaleDateString", Date.prototype.toLocaleDateString);
      Number.prototype.toLocaleString = counting("toLocaleString", Number.prototype.toLocaleString);
    }),
  );

  // The first use of Intl takes 20 ms, on a phone four times as long, so the build formats values.
  // The contact page says afterwards whether the office is open, by the visitor's clock.
  test.each(KINDS.filter((kind) => kind !== "contact"))(
    "does not format dates and numbers, nor insert styles: %s",
    async (kind) => {
      await tab.visit(PAGE_KINDS[kind]);
      expect(await tab.page.evaluate(insertedTwice)).toEqual([]);
      expect(await tab.page.evaluate(() => (window as unknown as Counting).inWords)).toEqual([]);
    },
  );
});
