/** A list: its items are searched if they are many, moved by buttons, and new ones are added at its end. */
import * as React from "react";
import { type PathStep, textAt, textsAt } from "content-kit";
import { slugOf } from "content-kit/lib/slug";
import { isFields } from "../fields";
import type { FormField } from "../form-fields";
import { FieldView, frameOf, notesOf, type FieldProps } from "./field-view";
import { focusField } from "./focus-field";
import { itemField } from "./form-data";
import { keyOf } from "./form";
import { button, FieldList, inWords } from "./group-field";
import { nameOfItem } from "./item-name";

const h = React.createElement;

/** From how many items on a list is searched, and how many of them are shown. */
const MANY = 20;

interface State {
  search: string;
  /** The keys of the items that were found, or of the one that somebody was led to: they stay while they change. */
  found?: ReadonlySet<number> | undefined;
  /** The kind of the next item. */
  type?: string;
}

interface Item {
  key: number;
  /** The end of its address when the form was opened. */
  slug: string | undefined;
}

export class ListField extends React.Component<FieldProps, State> {
  override state: State = { search: "" };
  /** Kept apart from the items' data, so that an item keeps its key when it is moved. */
  private known: Item[] = [];
  private lastKey = 0;
  /** The turn of the form in which somebody was led to an item. */
  private turn = 0;
  /** Whether items are open that somebody has opened or closed, by their keys. */
  private readonly opened = new Map<number, boolean>();

  override componentDidMount(): void {
    this.follow();
  }

  override componentDidUpdate(): void {
    this.follow();
  }

  /** Opens the item that somebody is led to. */
  private follow(): void {
    const { form, path } = this.props;
    const { turn, path: to } = form.target;
    if (turn === this.turn) return;
    this.turn = turn;
    const item = this.known[Number(to[path.length])];
    if (!item || keyOf(to.slice(0, path.length)) !== keyOf(path)) return;
    this.opened.set(item.key, true);
    this.setState({ search: "", found: new Set([item.key]) });
  }

  private items(): readonly unknown[] {
    const value = this.props.form.at(this.props.path);
    return Array.isArray(value) ? (value as unknown[]) : [];
  }

  private newItem(slug?: string): Item {
    this.lastKey += 1;
    return { key: this.lastKey, slug };
  }

  /** The items, each with what is known of it. */
  private itemsWithKeys(): { item: unknown; known: Item; index: number }[] {
    const items = this.items();
    if (items.length !== this.known.length) this.known = items.map((item) => this.newItem(textAt(item, "slug")));
    return items.map((item, index) => ({ item, known: this.known[index] ?? this.newItem(), index }));
  }

  private isSearched(count: number): boolean {
    return count > MANY || (this.props.field.isLong === true && count > 1);
  }

  private search(search: string): void {
    const found = this.itemsWithKeys().filter(({ item }, index) =>
      nameOfItem(this.props.field, item, index).toLowerCase().includes(search.toLowerCase()),
    );
    this.setState({ search, found: search === "" ? undefined : new Set(found.map(({ known }) => known.key)) });
  }

  private change(items: readonly unknown[], known: Item[]): void {
    this.known = known;
    this.props.form.set(this.props.path, items.length > 0 ? items : undefined);
  }

  private add = (): void => {
    const { form, field, path } = this.props;
    const items = this.items();
    const type = this.state.type ?? field.types?.[0]?.name;
    const item = field.types ? { type } : field.field ? "" : {};
    this.change([...items, item], [...this.known, this.newItem()]);
    form.reveal([...path, items.length]);
  };

  private remove(index: number): void {
    const { path } = this.props;
    this.change(this.items().toSpliced(index, 1), this.known.toSpliced(index, 1));
    this.setState({ search: "", found: undefined });
    const left = this.items().length;
    // Once the item is gone. A long list begins with its search.
    setTimeout(
      () => void focusField(left === 0 || this.isSearched(left) ? path : [...path, Math.min(index, left - 1)]),
    );
  }

  private move(from: number, to: number): void {
    const moved = <T>(all: readonly T[]): T[] => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
    this.change(moved(this.items()), moved(this.known));
    const item = `[data-path="${CSS.escape(keyOf(this.props.path))}"] > .items > [data-item="${to}"]`;
    setTimeout(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${item} > div > [aria-label^="Move "]:enabled`)];
      buttons.at(to > from ? -1 : 0)?.focus();
    });
  }

  /** A new item with a page gets an address from its name, and goes to its place among the others, which are sorted. */
  private settle(index: number, item: unknown): void {
    const name = textAt(item, "name") ?? "";
    const known = this.known[index];
    if (!this.props.field.isLong || !known || !isFields(item) || !name || textAt(item, "slug")) return;
    const others = this.items().toSpliced(index, 1);
    const next = others.findIndex((other) => (textAt(other, "name") ?? "").localeCompare(name) > 0);
    const place = next === -1 ? others.length : next;
    const settled = others.toSpliced(place, 0, { ...item, slug: slugOf(name) });
    this.change(settled, this.known.toSpliced(index, 1).toSpliced(place, 0, known));
  }

  private renderItem(index: number, item: unknown, known: Item, isAlone: boolean): React.ReactNode {
    const { form, field, path } = this.props;
    const at = [...path, index];
    const name = nameOfItem(field, item, index);
    const last = this.items().length - 1;
    const inner = itemField(field, item);
    const isGroup = inner.widget === "object";
    const isOpen = this.opened.get(known.key) ?? isAlone;
    const toggle = (): void => {
      this.opened.set(known.key, !isOpen);
      this.forceUpdate();
    };
    return h(
      "li",
      {
        key: known.key,
        "data-item": index,
        ...(isGroup && { "data-path": keyOf(at), ...(form.isMarked(at) && { "data-marked": "" }) }),
        onBlur: ({ target }: React.FocusEvent) =>
          target.id === `field-${keyOf([...at, "name"])}` && this.settle(index, item),
      },
      h(
        "div",
        { className: isGroup ? "bar" : "line" },
        isGroup
          ? h("button", { type: "button", className: "toggle", "aria-expanded": isOpen, onClick: toggle }, name)
          : h(FieldView, { form, field: { ...inner, label: `${inner.label} ${index + 1}`, hint: "" }, path: at }),
        !field.isLong && button("↑", `Move ${name} up`, () => this.move(index, index - 1), index === 0),
        !field.isLong && button("↓", `Move ${name} down`, () => this.move(index, index + 1), index === last),
        button("Remove", `Remove ${name}`, () => this.remove(index)),
      ),
      isGroup && notesOf({ form, field: inner, path: at }).notes,
      isGroup &&
        isOpen &&
        h("div", { className: "inner" }, h(FieldList, { form, field: inner, path: at }), this.offer(at, item, known)),
    );
  }

  /** Offers a redirect from the old address of an item that has a page. */
  private offer(at: readonly PathStep[], item: unknown, { slug }: Item): React.ReactNode {
    const { form, field } = this.props;
    if (!field.isLong || !slug || textAt(item, "slug") === slug) return null;
    const address = `${form.page()}/${slug}`;
    const olds = textsAt(item, "redirectFrom");
    if (olds.includes(address)) return null;
    const accept = (): void => form.set([...at, "redirectFrom"], [...olds, address]);
    return h(
      "p",
      { role: "status" },
      `Links to ${address} will lead nowhere. `,
      h("button", { type: "button", onClick: accept }, "Redirect them here"),
    );
  }

  private renderKinds(types: readonly FormField[], singular: string): React.ReactNode {
    return h(
      "select",
      {
        "aria-label": `Kind of the next ${inWords(singular)}`,
        value: this.state.type,
        onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) => this.setState({ type: target.value }),
      },
      types.map(({ name, label }) => h("option", { key: name, value: name }, label)),
    );
  }

  override render(): React.ReactNode {
    const { field, path } = this.props;
    const { search, found: keys } = this.state;
    const all = this.itemsWithKeys();
    const isMany = this.isSearched(all.length);
    const found = isMany && keys ? all.filter(({ known }) => keys.has(known.key)) : all;
    const shown = isMany ? found.slice(0, MANY) : found;
    const id = `field-${keyOf(path)}`;
    const { ids, notes } = notesOf(this.props);
    const singular = field.singular ?? field.label;
    return h(
      "div",
      { ...frameOf(this.props), role: "group", "aria-labelledby": `${id}-label`, "aria-describedby": ids },
      h(
        "div",
        { className: "label" },
        h("span", { id: `${id}-label` }, field.label),
        field.required === false && h("span", null, "optional"),
      ),
      isMany &&
        h("input", {
          type: "search",
          "aria-label": `Find one of ${all.length}`,
          placeholder: `Find one of ${all.length}`,
          value: search,
          onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => this.search(target.value),
        }),
      h(
        "ul",
        { className: "items" },
        shown.map(({ item, known, index }) =>
          this.renderItem(index, item, known, field.isLong === true && shown.length === 1),
        ),
      ),
      found.length > shown.length &&
        h("p", null, `${found.length - shown.length} more: type a name above to find one.`),
      h(
        "div",
        { className: "add" },
        field.types && this.renderKinds(field.types, singular),
        h("button", { type: "button", onClick: this.add }, `Add ${inWords(singular)}`),
      ),
      notes,
    );
  }
}
