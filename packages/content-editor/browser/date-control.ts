/** The field of a day: typed as the site writes days or in numbers, or chosen in the browser's calendar. */
import * as React from "react";
import { isDay } from "content-kit/lib/calendar";
import { formatDate } from "content-kit/lib/format";
import { stripDiacritics } from "content-kit/lib/strip-diacritics";
import type { ControlProps } from "./controls";

const h = React.createElement;

let language = "en-US";

/** Sets the language of the site, in which forms show days. */
export const datesIn = (ofSite: string): void => {
  language = ofSite;
};

/** A day of a file, but not one in an address or in quotation marks. */
const DAY = /(?<![\w/"“-])\d{4}-\d\d-\d\d(?![\w/"”-])/g;

/** A message or a name with its days as the fields show them. */
export const withDays = (text: string): string =>
  text.replace(DAY, (day) => (isDay(day) ? formatDate(day, language) : day));

const twoDigits = (number: number | string): string => String(number).padStart(2, "0");

/** The day on this computer. */
export const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
};

/** Shorter words stand between the parts of a day, as in `25 de noviembre de 2026`. */
const SHORTEST_NAME = 3;

/** As many type it: `fevrier` for `février`. */
const bare = (text: string): string => stripDiacritics(text.toLocaleLowerCase(language));

/** The number of the month that a word names or abbreviates. */
const monthOf = (word: string): number => {
  const format = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === "month"),
  );
  const isMeant = (name = ""): boolean => bare(name).startsWith(bare(word));
  return word.length < SHORTEST_NAME ? 0 : months.findIndex((month) => isMeant(month?.value)) + 1;
};

/** The order in which the language writes a day in numbers. */
const orderOf = (): string[] =>
  new Intl.DateTimeFormat(language)
    .formatToParts()
    .map(({ type }) => type as string)
    .filter((type) => ["year", "month", "day"].includes(type));

/** A typed day as `YYYY-MM-DD`; what was typed if it is not a day. */
const dayOf = (typed: string): string => {
  const text = typed.trim().toLocaleLowerCase(language);
  const [, name] =
    text
      .match(/\p{L}+/gu)
      ?.map((word) => [word, monthOf(word)] as const)
      .find(([, month]) => month > 0) ?? [];
  const order = /^(?:19|20)\d\d/.test(text) ? ["year", "month", "day"] : orderOf();
  const kinds = order.filter((kind) => kind !== "month" || name === undefined);
  // Digits only, as browsers' own fields take them.
  const lengths = kinds.map((kind) => (kind === "year" ? 4 : 2));
  const pattern = /^\d{8}$/.test(text) ? `^${lengths.map((length) => `(\\d{${length}})`).join("")}$` : undefined;
  const numbers = pattern ? (new RegExp(pattern).exec(text)?.slice(1) ?? []) : (text.match(/\d+/g) ?? []);
  if (numbers.length !== kinds.length) return typed;
  const part = (kind: string): string => numbers[kinds.indexOf(kind)] ?? String(name);
  const year = part("year").length === 2 ? `20${part("year")}` : part("year");
  const day = `${year}-${twoDigits(part("month"))}-${twoDigits(part("day"))}`;
  return isDay(day) ? day : typed;
};

/** The value is a day, or what was typed: the content check says what is wrong with it. */
export const DateControl = ({ value, onChange, field, ...input }: ControlProps): React.ReactNode => {
  const [typed, setTyped] = React.useState<string>();
  const day = typeof value === "string" ? value : "";
  const button = (words: string, press: (event: React.MouseEvent) => void): React.ReactNode =>
    h("button", { type: "button", onClick: press, "aria-description": field.label }, words);
  return h(
    "div",
    { className: "date" },
    h("input", {
      ...input,
      type: "text",
      autoComplete: "off",
      value: typed ?? (isDay(day) ? formatDate(day, language) : day),
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        onChange(dayOf(target.value));
      },
      onBlur: () => setTyped(undefined),
    }),
    h("input", {
      type: "date",
      tabIndex: -1,
      "aria-hidden": true,
      value: isDay(day) ? day : "",
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value),
    }),
    button("Calendar", ({ currentTarget }) =>
      currentTarget.parentElement?.querySelector<HTMLInputElement>("[type=date]")?.showPicker(),
    ),
    button("Today", () => onChange(today())),
    button("Clear", () => onChange("")),
  );
};
