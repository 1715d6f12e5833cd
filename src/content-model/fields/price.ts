/** Parses and adds prices. At build time, since it takes 50 ms in the browser. */

export interface Locale {
  /** Language and region, such as `en-US`. */
  language: string;
  /** ISO 4217, three letters. */
  currency: string;
}

const DISPLAYS = ["symbol", "narrowSymbol", "code"] as const;

/**
 * The amount of a price such as `$1,250`; `undefined` for anything else, such as `from $500`, so that structured data
 * never states an amount that the page does not show.
 */
export const amountOf = (price: string, { language, currency }: Locale): number | undefined => {
  const formatOf = (currencyDisplay: (typeof DISPLAYS)[number]) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
  const partsOf = (currencyDisplay: (typeof DISPLAYS)[number]) => formatOf(currencyDisplay).formatToParts(1234567.8);
  const sign = (type: string) => partsOf("symbol").find((part) => part.type === type)?.value ?? "";
  const currencies = DISPLAYS.map((display) => partsOf(display).find(({ type }) => type === "currency")?.value ?? "");
  // Some languages group digits with an apostrophe, in either of two forms.
  const bare = currencies
    .reduce((text, name) => text.replace(name, ""), price)
    .replace(/\s/g, "")
    .replaceAll("’", "'");
  const group = sign("group").replace("’", "'").trim();
  const [, whole, decimals = ""] =
    /^(\d+)(?:\.(\d+))?$/.exec((group ? bare.replaceAll(group, "") : bare).replace(sign("decimal"), ".")) ?? [];
  // With a decimal comma, 1,250 is ambiguous: 1250 or 1.25.
  const most = formatOf("symbol").resolvedOptions().maximumFractionDigits ?? 0;
  return whole === undefined || decimals.length > most ? undefined : Number(`${whole}.${decimals}`);
};

/** True for a text with a currency: a sign such as $, or the name or code of the site's own. */
export const namesMoney = (text: string, { language, currency }: Locale): boolean => {
  const names = ([1, 2] as const).flatMap((count) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" })
      .formatToParts(count)
      .filter(({ type }) => type === "currency")
      // "US dollars" are dollars, too.
      .flatMap(({ value }) => value.toLowerCase().split(/\s/).at(-1) ?? []),
  );
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return /\p{Sc}/u.test(text) || [...names, currency.toLowerCase()].some((name) => words.includes(name));
};

/** An amount as a price: `$1,250`, and `$1,250.50` only where it has cents. */
export const formatAmount = (amount: number, { language, currency }: Locale): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);
