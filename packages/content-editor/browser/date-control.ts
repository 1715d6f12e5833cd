/** The field of a day. */
import * as React from "react";
import type { ControlProps } from "./controls";

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
