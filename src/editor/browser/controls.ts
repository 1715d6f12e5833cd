/** Controls that Decap CMS lacks: for many choices, for texts of one line, and for yes, no or a quantity. */
import * as React from "react";

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

interface Suggestion {
  /** What is typed while the field has the focus. */
  typed?: string | undefined;
}

/** A text field with a datalist, which exists only while focused, because it may have thousands of options. */
export class suggestionControl extends React.Component<ControlProps, Suggestion> {
  override state: Suggestion = {};

  private options = (this.props.field.get("options") as Choices).toJS();

  /** The label of the value; of an unknown value, the value. */
  private shown(): string {
    const { value } = this.props;
    return this.options.find((option) => option.value === value)?.label ?? (typeof value === "string" ? value : "");
  }

  private take = (typed: string): void => {
    this.setState({ typed });
    this.props.onChange(this.options.find(({ label }) => label === typed)?.value ?? typed);
  };

  override render(): React.ReactNode {
    const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const { typed } = this.state;
    const list = `${forID}-choices`;
    return h(
      React.Fragment,
      null,
      h("input", {
        id: forID,
        className: classNameWrapper,
        list,
        value: typed ?? this.shown(),
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => this.take(event.target.value),
        onFocus: () => {
          setActiveStyle();
          this.setState({ typed: this.shown() });
        },
        onBlur: () => {
          setInactiveStyle();
          this.setState({ typed: undefined });
        },
      }),
      typed !== undefined &&
        h(
          "datalist",
          { id: list },
          this.options.map(({ label, value }) => h("option", { key: value, value: label })),
        ),
    );
  }
}

/** Texts that may be longer are shown whole, in several lines. */
const LONGEST_LINE = 100;

/**
 * A text of one line, with the number of its characters where search engines cut it off. Decap CMS's control puts the
 * caret back to its start when the field gets the focus.
 */
export class lineControl extends React.Component<ControlProps> {
  override render(): React.ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle, field } = this.props;
    const text = typeof value === "string" ? value : "";
    const most = field.get("most") as number | undefined;
    const count = `${forID}-count`;
    return h(
      React.Fragment,
      null,
      h(most && most > LONGEST_LINE ? "textarea" : "input", {
        id: forID,
        type: "text",
        rows: 3,
        className: classNameWrapper,
        value: text,
        "aria-describedby": most && count,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value.replace(/\n/g, " ")),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      most &&
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
      { className: `${classNameWrapper} inclusion`, onFocus: setActiveStyle, onBlur: setInactiveStyle },
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
