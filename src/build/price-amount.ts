/** Prices as numbers, for structured data. Here and not in the browser, which takes a twentieth of a second for it. */

export interface Locale {
  /** Language and region, such as `en-US`. */
  language: string;
  /** ISO 4217, three letters. */
  currency: string;
}

const DISPLAYS = ["symbol", "narrowSymbol", "code"] as const;

/**
 * The amount of a price that is a number with its currency and nothing else, `$1,250` as 1250; `undefined` for words, and
 * for what is no one price, such as `from $500`. So no amount is told that the page does not show.
 */
export const amountOf = (price: string, { language, currency }: Locale): number | undefined => {
  const partsOf = (currencyDisplay: (typeof DISPLAYS)[number]) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay }).formatToParts(1234567.8);
  const sign = (type: string) => partsOf("symbol").find((part) => part.type === type)?.value ?? "";
  const currencies = DISPLAYS.map((display) => partsOf(display).find(({ type }) => type === "currency")?.value ?? "");
  const bare = currencies.reduce((text, name) => text.replace(name, ""), price).replace(/\s/g, "");
  const digits = bare.replaceAll(sign("group").trim() || ",", "").replace(sign("decimal"), ".");
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
};
