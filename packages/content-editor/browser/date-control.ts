/** The field of a day, and the days of messages and names as the site writes them. */
import * as React from "react";
import { isDay } from "content-kit/lib/calendar";
import { formatDate } from "content-kit/lib/format";
import type { ControlProps } from "./controls";

let language = "en-US";

/** Sets the language of the site, in which messages show days. */
export const datesIn = (ofSite: string): void => {
  language = ofSite;
};

/** A day of a file, but not one in an address or in quotation marks. */
const DAY = /(?<![\w/"“-])\d{4}-\d\d-\d\d(?![\w/"”-])/g;

/** A message or a name with its days as the site writes them. */
export const withDays = (text: string): string =>
  text.replace(DAY, (day) => (isDay(day) ? formatDate(day, language) : day));

/** The day on this computer, as `YYYY-MM-DD`. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A value that is not a date is not shown, and stays in the file until a date is chosen; its message quotes it. */
export const DateControl = ({ value, onChange, field: _, ...input }: ControlProps): React.ReactNode =>
  React.createElement("input", {
    ...input,
    type: "date",
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value),
  });
