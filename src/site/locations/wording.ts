/** Formats numbers and distances in the site's language, and fills known values into texts. */
import { KM_PER_MILE } from "../../lib/distance";
import { memoizeByValue } from "content-kit/lib/memoize";

/** Countries whose road signs use miles: the United States, the United Kingdom, Liberia. */
const MILES = ["US", "GB", "LR"];

/** Values by placeholder; undefined if unknown. */
export type Known = Readonly<Record<string, string | undefined>>;

/** A parsed text: the literal parts and the placeholders between them. */
interface Template {
  texts: readonly string[];
  names: readonly string[];
}

/** Memoized: there are few texts, filled in for every place. */
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

/** The text with all placeholders filled in, or `undefined` if a value is unknown. */
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

/** A memoized number format: a place's population appears on the pages of all its neighbors. */
const formatter = (language: string, options?: Intl.NumberFormatOptions): Format => {
  const format = new Intl.NumberFormat(language, options);
  return memoizeByValue((value: number) => format.format(value));
};

/** One decimal below ten, none above, and never zero: this yields few distinct values to format. */
const rounded = (value: number): number =>
  value < 9.95 ? Math.max(1, Math.round(value * 10)) / 10 : Math.round(value);

/** Formats figures in a language, with a country's unit of distance. */
export class Wording {
  /** Formats a number without rounding. */
  readonly number: Format;
  private readonly distances: Format;
  readonly kmPerUnit: number;

  /**
   * @param language language and region, such as `en-US`
   * @param country ISO 3166-1 alpha-2; selects miles or kilometers
   */
  constructor(language: string, country: string) {
    const unit = MILES.includes(country) ? "mile" : "kilometer";
    this.kmPerUnit = unit === "mile" ? KM_PER_MILE : 1;
    this.number = formatter(language);
    this.distances = formatter(language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 });
  }

  /** Converts a distance in the country's unit to kilometers. */
  inKm(distance: number): number {
    return distance * this.kmPerUnit;
  }

  /** Formats a distance in the country's unit without the unit, with one decimal below ten. */
  inUnit(km: number): string {
    return this.number(rounded(km / this.kmPerUnit));
  }

  /** Formats a distance with its unit, with one decimal below ten. */
  distance(km: number): string {
    return this.distances(rounded(km / this.kmPerUnit));
  }
}
