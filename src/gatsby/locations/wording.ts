/** Numbers, distances and counted words in the language of the site, and texts with what is known filled in. */
import { memoizeByValue } from "../../lib/memoize";

const KM_PER_MILE = 1.609344;
/** Where roads are measured in miles: the United States, the United Kingdom, Liberia. */
const MILES = ["US", "GB", "LR"];

/** A text's names and their values; what is not known is undefined. */
export type Known = Readonly<Record<string, string | undefined>>;

/** A text taken apart: what stands before, between and after its names, and the names. */
interface Template {
  texts: readonly string[];
  names: readonly string[];
}

/** The texts are few, and are filled in for every place. */
const templates = new Map<string, Template>();

const templateOf = (text: string): Template => {
  const known = templates.get(text);
  if (known) return known;
  const parts = text.split(/\{([^{}]*)\}/);
  const template = {
    texts: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
  };
  templates.set(text, template);
  return template;
};

/** The text with all names filled in, or `undefined` where one of them is not known. */
export const fillIfKnown = (text: string, values: Known): string | undefined => {
  const { texts, names } = templateOf(text);
  let filled = texts[0] ?? "";
  for (const [index, name] of names.entries()) {
    const value = values[name];
    if (value === undefined) return undefined;
    filled += value + (texts[index + 1] ?? "");
  }
  return filled;
};

type Format = (value: number) => string;

/** Puts every figure into words once: a place's inhabitants stand on the pages of all its neighbors. */
const formatter = (language: string, options?: Intl.NumberFormatOptions): Format => {
  const format = new Intl.NumberFormat(language, options);
  return memoizeByValue((value: number) => format.format(value));
};

/** To a tenth below ten, above to the whole: of such figures there are few. */
const rounded = (value: number): number => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value));

/** Puts figures into words, in a language and a country's unit of distance. */
export class Wording {
  /** A figure that is not rounded any more. */
  readonly number: Format;
  /** A part of a whole, in percent. */
  readonly part: Format;
  private readonly ways: Format;
  private readonly kmPerUnit: number;

  /**
   * @param language language and region, such as `en-US`
   * @param country two letters (ISO 3166-1); it decides between miles and kilometers
   */
  constructor(language: string, country: string) {
    const unit = MILES.includes(country) ? "mile" : "kilometer";
    this.kmPerUnit = unit === "mile" ? KM_PER_MILE : 1;
    this.number = formatter(language);
    this.part = formatter(language, { style: "percent", maximumSignificantDigits: 2 });
    this.ways = formatter(language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 });
  }

  /** A distance given in the country's unit, in kilometers. */
  inKm(distance: number): number {
    return distance * this.kmPerUnit;
  }

  /** How many times as much, to a tenth; above ten to the whole. */
  times(value: number): string {
    return this.number(rounded(value));
  }

  /** A distance as a number in the country's unit: to a tenth below ten, above to the whole. */
  inUnit(km: number): string {
    return this.times(km / this.kmPerUnit);
  }

  /** A distance in words: to a tenth below ten, above to the whole. */
  way(km: number): string {
    return this.ways(rounded(km / this.kmPerUnit));
  }
}
