/** An amount, or a range, as a price: `$1,250`, and `$1,250.50` only where it has cents. */
export const formatAmount = (
  amount: number,
  { language, currency }: { language: string; currency: string },
  most = amount,
): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(Number.isInteger(amount) && Number.isInteger(most) && { minimumFractionDigits: 0 }),
  })[most === amount ? "format" : "formatRange"](amount, most);
