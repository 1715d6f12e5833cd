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
  const formatOf = (currencyDisplay: (typeof DISPLAYS)[number]) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
  const partsOf = (currencyDisplay: (typeof DISPLAYS)[number]) => formatOf(currencyDisplay).formatToParts(1234567.8);
  const sign = (type: string) => partsOf("symbol").find((part) => part.type === type)?.value ?? "";
  const currencies = DISPLAYS.map((display) => partsOf(display).find(({ type }) => type === "currency")?.value ?? "");
  // Some languages group with an apostrophe, and some systems with one that few keyboards have.
  const bare = currencies
    .reduce((text, name) => text.replace(name, ""), price)
    .replace(/\s/g, "")
    .replaceAll("’", "'");
  const group = sign("group").replace("’", "'").trim();
  const [, whole, decimals = ""] =
    /^(\d+)(?:\.(\d+))?$/.exec((group ? bare.replaceAll(group, "") : bare).replace(sign("decimal"), ".")) ?? [];
  // 1,250 with a decimal comma is a slip for 1250 or for 1,25: nobody can tell.
  const most = formatOf("symbol").resolvedOptions().maximumFractionDigits ?? 0;
  return whole === undefined || decimals.length > most ? undefined : Number(`${whole}.${decimals}`);
};
