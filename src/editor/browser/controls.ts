/** Controls that Decap CMS lacks: one for many choices, one for yes, no or a quantity, and one for a date. */
import * as React from "react";
import { FIRST_YEAR, LAST_YEAR } from "../../lib/calendar";

export interface ControlProps {
  value: unknown;
  onChange: (value: unknown) => void;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  field: { get: (name: string) => unknown };
}

const h = React.createElement;

interface Choices {
  toJS: () => { label: string; value: string }[];
}

/** A text field with a datalist, which exists only while focused, because it may have thousands of options. */
export class suggestionControl extends React.Component<ControlProps, { isActive: boolean }> {
  override state = { isActive: false };

  private suggestions(id: string): React.ReactNode {
    const options = (this.props.field.get("options") as Choices).toJS();
    return h(
      "datalist",
      { id },
      options.map(({ label, value }) => h("option", { key: value, value }, label)),
    );
  }

  override render(): React.ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const list = `${forID}-choices`;
    return h(
      React.Fragment,
      null,
      h("input", {
        id: forID,
        className: classNameWrapper,
        list,
        value: typeof value === "string" ? value : "",
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        onFocus: () => {
          setActiveStyle();
          this.setState({ isActive: true });
        },
        onBlur: () => {
          setInactiveStyle();
          this.setState({ isActive: false });
        },
      }),
      this.state.isActive && this.suggestions(list),
    );
  }
}

/** A text that search engines cut off, with the number of its characters. */
export class countedControl extends React.Component<ControlProps> {
  override render(): React.ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle, field } = this.props;
    const text = typeof value === "string" ? value : "";
    const most = Number(field.get("most"));
    const count = `${forID}-count`;
    return h(
      React.Fragment,
      null,
      h("input", {
        id: forID,
        type: "text",
        className: classNameWrapper,
        value: text,
        "aria-describedby": count,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      h("p", { id: count, className: text.length > most ? "count is-over" : "count" }, `${text.length} of ${most}`),
    );
  }
}

/** Yes, no, or a quantity as text. */
export class inclusionControl extends React.Component<ControlProps> {
  override render(): React.ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const kind = typeof value === "string" ? "quantity" : value === true ? "yes" : "no";
    return h(
      "div",
      { className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle },
      h(
        "select",
        {
          id: forID,
          value: kind,
          onChange: (event: React.ChangeEvent<HTMLSelectElement>) =>
            onChange(event.target.value === "quantity" ? "" : event.target.value === "yes"),
        },
        h("option", { value: "yes" }, "Yes"),
        h("option", { value: "no" }, "No"),
        h("option", { value: "quantity" }, "In words:"),
      ),
      kind === "quantity" &&
        h("input", {
          "aria-label": "In words",
          value: value as string,
          maxLength: 60,
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        }),
    );
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The day on this computer. */
export const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
};

const isPlausible = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return day === "" || (year >= FIRST_YEAR && year <= LAST_YEAR);
};

/**
 * A day, kept as it is typed. The first digit of a year is a year, too: Decap CMS's control reads 0002 as 1902, and
 * puts that into the field.
 */
export class dateControl extends React.Component<ControlProps, { isActive: boolean }> {
  override state = { isActive: false };

  override render(): React.ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const day = typeof value === "string" ? value : "";
    const isWrong = !this.state.isActive && !isPlausible(day);
    const setActive = (isActive: boolean): void => {
      this.setState({ isActive });
      if (isActive) setActiveStyle();
      else setInactiveStyle();
    };
    const button = (words: string, next: () => string): React.ReactNode =>
      h("button", { type: "button", onClick: () => onChange(next()) }, words);
    return h(
      "div",
      { className: `${classNameWrapper} date` },
      h("input", {
        id: forID,
        type: "date",
        min: `${FIRST_YEAR}-01-01`,
        max: `${LAST_YEAR}-12-31`,
        value: day,
        "aria-invalid": isWrong,
        "aria-describedby": isWrong ? `${forID}-year` : undefined,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        onFocus: () => setActive(true),
        onBlur: () => setActive(false),
      }),
      button("Today", today),
      button("Clear", () => ""),
      isWrong && h("p", { id: `${forID}-year` }, `The year has to be from ${FIRST_YEAR} to ${LAST_YEAR}.`),
    );
  }
}
