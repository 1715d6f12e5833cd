/** What values are typed into and chosen with. */
import * as React from "react";
import type { FormField } from "../form-fields";

const h = React.createElement;

export interface ControlProps {
  /** For its label, its hint and its problems. */
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  field: FormField;
}

type InputEvent = React.ChangeEvent<HTMLInputElement>;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Texts that may be longer are shown whole, in several lines. */
const LONGEST_LINE = 100;

/** A text of one line or more, with the number of its characters where search engines cut it off. */
export const LineControl = ({
  value,
  onChange,
  field: { most, isAmount, widget },
  ...input
}: ControlProps): React.ReactNode => {
  const text = textOf(value);
  const count = `${input.id}-count`;
  const isLong = widget === "text" || (most ?? 0) > LONGEST_LINE;
  return h(
    React.Fragment,
    null,
    h(isLong ? "textarea" : "input", {
      ...input,
      type: isLong ? undefined : "text",
      rows: 3,
      value: text,
      "aria-describedby": most
        ? [input["aria-describedby"], count].filter(Boolean).join(" ")
        : input["aria-describedby"],
      onChange: ({ target }: InputEvent) => {
        const isNumber = isAmount && /^\d/.test(target.value) && String(Number(target.value)) === target.value;
        const typed = widget === "text" ? target.value : target.value.replace(/\n/g, " ");
        onChange(isNumber ? Number(typed) : typed);
      },
    }),
    most &&
      h("p", { id: count, className: text.length > most ? "count is-over" : "count" }, `${text.length} of ${most}`),
  );
};

export const NumberControl = ({ value, onChange, field: { step }, ...input }: ControlProps): React.ReactNode =>
  h("input", {
    ...input,
    type: "number",
    step,
    value: textOf(value),
    // Otherwise somebody who scrolls changes it.
    onWheel: ({ currentTarget }) => currentTarget.blur(),
    onChange: ({ target }: InputEvent) => onChange(target.value === "" ? undefined : Number(target.value)),
  });

/** A value that is not a date is not shown, and stays in the file until a date is chosen; its message quotes it. */
export const DateControl = ({ value, onChange, field: _, ...input }: ControlProps): React.ReactNode =>
  h("input", {
    ...input,
    type: "date",
    value: textOf(value),
    onChange: ({ target }: InputEvent) => onChange(target.value),
  });

export const SwitchControl = ({ value, onChange, field: _, ...input }: ControlProps): React.ReactNode =>
  h("input", {
    ...input,
    type: "checkbox",
    checked: value === true,
    onChange: ({ target }: InputEvent) => onChange(target.checked),
  });

export const SelectControl = ({ value, onChange, field, ...input }: ControlProps): React.ReactNode => {
  const { options = [] } = field;
  const text = textOf(value);
  // An unknown value stays until somebody chooses another one.
  const all =
    text === "" || options.some((one) => one.value === text) ? options : [{ label: text, value: text }, ...options];
  return h(
    "select",
    {
      ...input,
      value: text,
      onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) => onChange(target.value),
    },
    h("option", { value: "" }, "–"),
    all.map((one) => h("option", { key: one.value, value: one.value }, one.label)),
  );
};

/** A text field with a datalist, which exists only while focused, because it may have thousands of options. */
export const SuggestionControl = ({ value, onChange, field, ...input }: ControlProps): React.ReactNode => {
  const { options = [] } = field;
  const [typed, setTyped] = React.useState<string>();
  // Of an unknown value, the value.
  const shown = options.find((option) => option.value === value)?.label ?? textOf(value);
  const list = `${input.id}-choices`;
  return h(
    React.Fragment,
    null,
    h("input", {
      ...input,
      list,
      value: typed ?? shown,
      onChange: ({ target }: InputEvent) => {
        setTyped(target.value);
        onChange(options.find(({ label }) => label === target.value)?.value ?? target.value);
      },
      onFocus: () => setTyped(shown),
      onBlur: () => setTyped(undefined),
    }),
    typed !== undefined &&
      h(
        "datalist",
        { id: list },
        options.map(({ label, value: one }) => h("option", { key: one, value: label })),
      ),
  );
};

/** Yes, no, or a quantity as text. */
export const InclusionControl = ({ value, onChange, field: _, ...input }: ControlProps): React.ReactNode => {
  const kind = typeof value === "string" ? "quantity" : value === true ? "yes" : "no";
  return h(
    "div",
    { className: "inclusion" },
    h(
      "select",
      {
        ...input,
        value: kind,
        onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
          onChange(target.value === "quantity" ? "" : target.value === "yes"),
      },
      h("option", { value: "yes" }, "Yes"),
      h("option", { value: "no" }, "No"),
      h("option", { value: "quantity" }, "In words:"),
    ),
    kind === "quantity" &&
      h("input", {
        "aria-label": "In words",
        value: textOf(value),
        maxLength: 60,
        onChange: ({ target }: InputEvent) => onChange(target.value),
      }),
  );
};
