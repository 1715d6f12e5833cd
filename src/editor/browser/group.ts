/** A group of fields with a title bar; an optional group is empty until it is added. */
import * as React from "react";
import { shorten } from "../../content-model/messages/words";
import type { ControlProps } from "./controls";
import { SearchPreview } from "./search-preview";

const h = React.createElement;

interface Values {
  toJS: () => unknown;
}

interface Props extends Omit<ControlProps, "value"> {
  value?: Values;
}

interface State {
  collapsed: boolean;
  /** Whether the editor has added an empty group. */
  isAdded?: boolean;
}

interface ObjectControl extends React.Component<Props, State> {
  renderFields: (several: unknown, single: unknown) => React.ReactNode;
}

/** Texts and numbers at any depth; switches that are off do not count. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === "string" || typeof value === "number") return value === "" ? [] : [String(value)];
  if (value === true) return ["on"];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
};

/** The name of a group that is closed: its first text, before a choice that says less. */
const nameIn = (value: unknown, fields: Iterable<{ get: (name: string) => unknown }>): string => {
  const texts = [...fields].filter((field) => ["string", "text"].includes(String(field.get("widget"))));
  const [first] = [...texts.map((field) => (value as Record<string, unknown>)[String(field.get("name"))]), value];
  return wordsIn(first)[0] ?? wordsIn(value)[0] ?? "";
};

/** The texts that search engines show. */
const shownIn = (value: unknown): { title: string; description: string } => ({
  title: "",
  description: "",
  ...(value as object | undefined),
});

/** A label within words: "Add image", "Add RSS feed". */
const inWords = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll}+\b)/u, (first) => first.toLowerCase());

export const groupControl = (control: new (props: Props) => ObjectControl) =>
  class extends control {
    private renderEmpty(name: string): React.ReactNode {
      const add = { type: "button", onClick: () => this.setState({ isAdded: true, collapsed: false }) } as const;
      return h("div", { className: "group-bar" }, h("span", null, "None"), h("button", add, `Add ${inWords(name)}`));
    }

    private remove = (): void => {
      this.setState({ isAdded: false });
      this.props.onChange(undefined);
    };

    private renderBar(name: string, words: readonly string[]): React.ReactNode {
      const { collapsed } = this.state;
      const isOptional = this.props.field.get("required") === false;
      const value: unknown = this.props.value?.toJS();
      const fields = (this.props.field.get("fields") ?? []) as Iterable<{ get: (name: string) => unknown }>;
      const summary = collapsed && words.length > 0 ? `: ${shorten(nameIn(value, fields))}` : "";
      const toggle = {
        type: "button",
        className: "group-toggle",
        "aria-expanded": !collapsed,
        onClick: () => this.setState({ collapsed: !collapsed }),
      } as const;
      const remove = { type: "button", onClick: this.remove, "aria-label": `Remove ${inWords(name)}` } as const;
      return h(
        "div",
        { className: "group-bar" },
        h("button", toggle, name + summary),
        isOptional && h("button", remove, "Remove"),
      );
    }

    override render(): React.ReactNode {
      const { field, forID, classNameWrapper, value } = this.props;
      const { collapsed, isAdded = false } = this.state;
      const name = String(field.get("label"));
      const words = wordsIn(value?.toJS());
      const isLeftOut = field.get("required") === false && words.length === 0 && !isAdded;
      return h(
        "div",
        { id: forID, className: `${classNameWrapper} group` },
        isLeftOut ? this.renderEmpty(name) : this.renderBar(name, words),
        !isLeftOut &&
          h(
            "div",
            { hidden: collapsed },
            this.renderFields(field.get("fields"), field.get("field")),
            field.get("search_preview") === true && h(SearchPreview, shownIn(value?.toJS())),
          ),
      );
    }
  };
