/** A list of hundreds of items, which is searched: only what is found has fields, so that typing stays quick. */
import * as React from "react";
import type { ControlProps } from "./controls";

const h = React.createElement;

/** How many of the items that are found are shown. */
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
}

interface Props extends ControlProps {
  value: Items | undefined;
  field: { get: (name: string) => unknown };
}

const valueOf = ({ value, type }: HTMLInputElement): string | number =>
  type === "number" && value !== "" ? Number(value) : value;

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export class longListControl extends React.Component<Props, State> {
  override state: State = { search: "" };

  private fields(): SubField[] {
    return (this.props.field.get("fields") as { toJS: () => SubField[] }).toJS();
  }

  private found(): { item: Item; index: number }[] {
    const [name] = this.fields();
    const search = this.state.search.toLowerCase();
    return (this.props.value?.toArray() ?? [])
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => textOf(item.get(name?.name ?? "")).toLowerCase().includes(search));
  }

  private renderItem({ item, index }: { item: Item; index: number }): React.ReactNode {
    const { value, onChange } = this.props;
    const title = textOf(item.get(this.fields()[0]?.name ?? ""));
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
    const remove = h(
      "button",
      { type: "button", onClick: () => onChange(value?.delete(index)), "aria-label": `Remove ${title}` },
      "Remove",
    );
    return h("fieldset", { key: index }, ...inputs, remove);
  }

  private add = (): void => {
    const { value, onChange } = this.props;
    const fields = Object.fromEntries(this.fields().map(({ name }) => [name, ""]));
    // The list is of a library that the page has for itself; any item of it makes the next one.
    const model = value?.toArray()[0];
    const item = model && Object.entries(fields).reduce((empty, [name, text]) => empty.set(name, text), model);
    if (value && item) onChange(value.push(item));
    this.setState({ search: "" });
  };

  override render(): React.ReactNode {
    const { value, forID, classNameWrapper, field } = this.props;
    const found = this.found();
    const isNew = (index: number): boolean => textOf(found[index]?.item.get(this.fields()[0]?.name ?? "")) === "";
    const shown = [...found.filter((_, index) => isNew(index)), ...found.filter((_, index) => !isNew(index))].slice(0, SHOWN);
    const label = String(field.get("label_singular")).toLowerCase();
    return h(
      "div",
      { className: `${classNameWrapper} long-list` },
      h("input", {
        id: forID,
        type: "search",
        placeholder: `Find among ${value?.size ?? 0}`,
        value: this.state.search,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => this.setState({ search: event.target.value }),
      }),
      h("button", { type: "button", onClick: this.add }, `Add ${label}`),
      shown.map((match) => this.renderItem(match)),
      found.length > shown.length && h("p", null, `${found.length - shown.length} more: type a name above to find one.`),
    );
  }
}
