import { amountOf, priceText } from "../fields/price";

const US = { language: "en-US", currency: "USD" };
const DE = { language: "de-DE", currency: "EUR" };
const FR = { language: "fr-FR", currency: "EUR" };
const CH = { language: "de-CH", currency: "CHF" };
const ES = { language: "es-ES", currency: "EUR" };
const IN = { language: "en-IN", currency: "INR" };
const JP = { language: "ja-JP", currency: "JPY" };
const NO = { language: "nb-NO", currency: "NOK" };

test.each([
  ["$750", US, 750],
  [750, US, 750],
  ["$1,375", US, 1375],
  ["$1,375.50", US, 1375.5],
  ["USD 100", US, 100],
  ["890 €", DE, 890],
  ["1.750,50 €", DE, 1750.5],
  ["1 250 kr", NO, 1250],
  ["1\u00a0250 kr", NO, 1250],
  ["49,90 €", FR, 49.9],
  ["1 295,50 €", FR, 1295.5],
  ["CHF 1'250.50", CH, 1250.5],
  ["CHF 1’250.50", CH, 1250.5],
  ["₹12,50,000", IN, 1250000],
  ["¥12,500", JP, 12500],
  ["$1 250", US, 1250],
  ["1.250 €", ES, 1250],
])("%s is a number", (price, locale, amount) => {
  expect(amountOf(price, locale)).toBe(amount);
});

test.each([
  ["Custom", US],
  ["from $500", US],
  ["$500–$900", US],
  ["$1,250/mo", US],
  ["", US],
  ["€750", US],
  ["auf Anfrage", DE],
  ["ab 500 €", DE],
  ["1,250 €", FR],
  ["$12,34", US],
  ["$1,2,3", US],
  ["$1,250 000", US],
  ["$-5", US],
  ["$1.375", US],
  ["$1e3", US],
  ["12.50 €", DE],
  ["¥12.5", JP],
])("%s is not an amount", (price, locale) => {
  expect(amountOf(price, locale)).toBeUndefined();
});

test.each([
  [1250, US, "$1,250"],
  [1750.5, DE, "1.750,50\u00a0€"],
  ["1250", US, "$1,250"],
  ["USD 1350", US, "$1,350"],
  ["1.750,50 €", DE, "1.750,50\u00a0€"],
  ["from $500", US, "from $500"],
  ["auf Anfrage", DE, "auf Anfrage"],
])("%s is shown as a price", (price, locale, text) => {
  expect(priceText(price, locale)).toBe(text);
});
