/** A searchable list of hundreds of items, which renders matching items only. */
import { List, Map } from "immutable";
import * as React from "react";
import { flushSync } from "react-dom";
import { slugOf } from "../../lib/slug";
import type { ControlProps } from "./controls";
import { REVEAL } from "./find-field";
import { itemRow, textOf, type Item, type SubField } from "./long-list-item";
import { openEntry } from "./store";

const h = React.createElement;

/** Maximum number of rendered items. */
const SHOWN = 20;

type Items = List<Item>;

interface State {
  search: string;
  /** Indices of the rendered items, kept while a name is edited. */
  shown: readonly number[];
  /** Number of matches. */
  found: number;
  /** Index of a new item that is not sorted yet. */
  added?: number | undefined;
}

interface Props extends ControlProps {
  value: unknown;
  field: { get: (name: string) => unknown };
}

/** Items whose first field contains the words; without words, all. */
const find = (items: readonly Item[], name: string, search: string): State => {
  const words = search.toLowerCase();
  const found = [...items.keys()].filter((index) => textOf(items[index]?.get(name)).toLowerCase().includes(words));
  return { search, shown: found.slice(0, SHOWN), found: found.length, added: undefined };
};

/** The current path of an item's page. */
const addressOf = (slug: string): string => {
  const entry = openEntry();
  return `/${String(entry?.get("collection"))}/${String(entry?.get("slug"))}/${slug}`;
};

export class longListControl extends React.Component<Props, State> {
  override state: State = this.found("");
  private readonly root = React.createRef<HTMLDivElement>();
  /** Slugs of items when the form was opened. */
  private readonly firstSlugs = new WeakMap<Item, string>();

  override componentDidMount(): void {
    this.root.current?.addEventListener(REVEAL, this.reveal);
  }

  /** Shows an item synchronously. */
  private reveal = (event: Event): void => {
    const { detail: index } = event as CustomEvent<number>;
    if (!this.state.shown.includes(index)) flushSync(() => this.setState({ search: "", shown: [index], found: 1 }));
  };

  private fields(): SubField[] {
    return (this.props.field.get("fields") as { toJS: () => SubField[] }).toJS();
  }

  private nameField(): string {
    return this.fields()[0]?.name ?? "";
  }

  /** A new entry has no list. */
  private list(): Items {
    const { value } = this.props;
    return List.isList(value) ? (value as Items) : List<Item>();
  }

  private items(): Item[] {
    return this.list().toArray();
  }

  private found(search: string): State {
    return find(this.items(), this.nameField(), search);
  }

  private add = (): void => {
    const list = this.list();
    this.props.onChange(list.push(Map()));
    this.setState({ search: "", shown: [list.size], found: 1, added: list.size });
    this.focusSoon("[data-item] input");
  };

  /** Focuses what is there after the next render. */
  private focusSoon(selector: string): void {
    setTimeout(() => this.root.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  private remove(index: number): void {
    this.props.onChange(this.list().delete(index));
    this.setState(({ shown, found }) => ({
      shown: shown.flatMap((place) => (place === index ? [] : [place > index ? place - 1 : place])),
      found: found - 1,
      added: undefined,
    }));
    this.focusSoon("[type=search]");
  }

  /** Sorts a new item by name, once it has one. */
  private sortIn = (): void => {
    const { added } = this.state;
    const list = this.list();
    const item = added === undefined ? undefined : list.toArray()[added];
    const name = textOf(item?.get(this.nameField()));
    if (added === undefined || !item || name === "") return;
    const others = list.delete(added).toArray();
    const next = others.findIndex((other) => textOf(other.get(this.nameField())).localeCompare(name) > 0);
    const place = next === -1 ? others.length : next;
    if (place === added) return;
    this.props.onChange(list.delete(added).insert(place, item));
    this.setState({ shown: [place], added: place });
  };

  private change(index: number, name: string, value: unknown): void {
    const list = this.list();
    const item = list.toArray()[index];
    if (!item) return;
    const changed = item.set(name, value);
    const slug = textOf(item.get("slug"));
    const isMade = index === this.state.added && slug === slugOf(textOf(item.get(this.nameField())));
    const next = name === this.nameField() && isMade ? changed.set("slug", slugOf(textOf(value))) : changed;
    this.firstSlugs.set(next, this.firstSlugs.get(item) ?? slug);
    this.props.onChange(list.set(index, next));
  }

  private renderItem(index: number): React.ReactNode {
    const item = this.items()[index];
    if (!item) return null;
    const isAdded = index === this.state.added;
    const first = isAdded ? "" : (this.firstSlugs.get(item) ?? "");
    return itemRow({
      // Moving an item keeps its focus.
      key: isAdded ? "added" : index,
      index,
      item,
      fields: this.fields(),
      movedFrom: first && first !== textOf(item.get("slug")) ? addressOf(first) : undefined,
      change: (name, value) => this.change(index, name, value),
      remove: () => this.remove(index),
      leaveName: isAdded ? this.sortIn : undefined,
    });
  }

  override render(): React.ReactNode {
    const { forID, classNameWrapper, field } = this.props;
    const { search, shown, found } = this.state;
    return h(
      "div",
      { className: `${classNameWrapper} long-list`, ref: this.root },
      h("input", {
        id: forID,
        type: "search",
        placeholder: this.list().size === 0 ? "None yet" : `Find one of ${this.list().size}`,
        value: search,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => this.setState(this.found(event.target.value)),
      }),
      h("button", { type: "button", onClick: this.add }, `Add ${String(field.get("label_singular")).toLowerCase()}`),
      shown.map((index) => this.renderItem(index)),
      found > shown.length && h("p", null, `${found - shown.length} more: type a name above to find one.`),
    );
  }
}
