/** A searchable list of hundreds of items, which renders matching items only. */
import * as React from "react";
import type { ControlProps } from "./controls";

const h = React.createElement;

/** Maximum number of rendered items. */
const SHOWN = 20;

interface Item {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => Item;
}

interface Items {
  size: number;
  toArray: () => Item[];
  set: (index: number, item: Item) => Items;
  delete: (index: number) => Items;
  push: (item: unknown) => Items;
}

interface SubField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  step?: number;
}

interface State {
  search: string;
  /** Indices of the rendered items, kept while a name is edited. */
  shown: readonly number[];
  /** Number of matches. */
  found: number;
}

interface Props extends ControlProps {
  value: Items | undefined;
  field: { get: (name: string) => unknown };
}

const valueOf = ({ value, type }: HTMLInputElement): string | number =>
  type === "number" && value !== "" ? Number(value) : value;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Items whose first field contains the words; without words, all. */
const find = (items: readonly Item[], name: string, search: string): State => {
  const words = search.toLowerCase();
  const found = [...items.keys()].filter((index) => textOf(items[index]?.get(name)).toLowerCase().includes(words));
  return { search, shown: found.slice(0, SHOWN), found: found.length };
};

export class longListControl extends React.Component<Props, State> {
  override state: State = this.found("");

  private fields(): SubField[] {
    return (this.props.field.get("fields") as { toJS: () => SubField[] }).toJS();
  }

  private items(): Item[] {
    return this.props.value?.toArray() ?? [];
  }

  private found(search: string): State {
    return find(this.items(), this.fields()[0]?.name ?? "", search);
  }

  private add = (): void => {
    const { value, onChange } = this.props;
    // Immutable.js is not exported, so a new item is derived from an existing one.
    const item = this.fields().reduce<Item | undefined>((empty, { name }) => empty?.set(name, ""), this.items()[0]);
    if (!value || !item) return;
    onChange(value.push(item));
    this.setState({ search: "", shown: [value.size], found: 1 });
  };

  private remove(index: number): void {
    const { value, onChange } = this.props;
    onChange(value?.delete(index));
    this.setState(({ shown, found }) => ({
      shown: shown.flatMap((place) => (place === index ? [] : [place > index ? place - 1 : place])),
      found: found - 1,
    }));
  }

  private renderItem(index: number): React.ReactNode {
    const { value, onChange } = this.props;
    const item = this.items()[index];
    if (!item) return null;
    const inputs = this.fields().map(({ name, label, widget, hint, step }) =>
      h(
        "label",
        { key: name, title: hint },
        label,
        h("input", {
          type: widget === "number" ? "number" : "text",
          step,
          value: textOf(item.get(name)),
          onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
            onChange(value?.set(index, item.set(name, valueOf(event.target)))),
        }),
      ),
    );
    const name = textOf(item.get(this.fields()[0]?.name ?? ""));
    const remove = { type: "button", onClick: () => this.remove(index), "aria-label": `Remove ${name}` } as const;
    return h("fieldset", { key: index }, ...inputs, h("button", remove, "Remove"));
  }

  override render(): React.ReactNode {
    const { value, forID, classNameWrapper, field } = this.props;
    const { search, shown, found } = this.state;
    return h(
      "div",
      { className: `${classNameWrapper} long-list` },
      h("input", {
        id: forID,
        type: "search",
        placeholder: `Find one of ${value?.size ?? 0}`,
        value: search,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => this.setState(this.found(event.target.value)),
      }),
      h("button", { type: "button", onClick: this.add }, `Add ${String(field.get("label_singular")).toLowerCase()}`),
      shown.map((index) => this.renderItem(index)),
      found > shown.length && h("p", null, `${found - shown.length} more: type a name above to find one.`),
    );
  }
}
