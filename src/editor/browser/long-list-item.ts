/** An item of a long list, with all fields. */
import { List, type Map } from "immutable";
import * as React from "react";

const h = React.createElement;

export type Item = Map<string, unknown>;

export interface SubField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  step?: number;
}

interface Row {
  key: React.Key;
  index: number;
  item: Item;
  fields: readonly SubField[];
  /** The old path of its page, if it has changed. */
  movedFrom: string | undefined;
  change: (name: string, value: unknown) => void;
  remove: () => void;
  /** Called when a new item's name loses the focus. */
  leaveName: (() => void) | undefined;
}

/** A value as text. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const linesOf = (value: unknown): string[] => (List.isList(value) ? (value as List<string>).toArray() : []);

type Change = (value: unknown) => void;

const isMany = ({ widget }: SubField): boolean => widget === "list";

const input = (field: SubField, value: unknown, change: Change, leave?: () => void): React.ReactNode => {
  if (field.widget === "boolean")
    return h("input", {
      type: "checkbox",
      checked: value === true,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => change(event.target.checked),
    });
  if (isMany(field))
    return h("textarea", {
      rows: Math.max(1, linesOf(value).length),
      value: linesOf(value).join("\n"),
      onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => {
        const text = event.target.value;
        change(text === "" ? undefined : List(text.split("\n")));
      },
    });
  const isNumber = field.widget === "number";
  const isText = field.widget === "text";
  return h(isText ? "textarea" : "input", {
    ...(isText ? { rows: 3 } : { type: isNumber ? "number" : "text", step: field.step }),
    value: textOf(value),
    onBlur: leave,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      change(isNumber && target.value !== "" ? Number(target.value) : target.value),
  });
};

const labelOf = (field: SubField): string => (isMany(field) ? `${field.label}, one on each line` : field.label);

const classOf = (field: SubField): string => (isMany(field) ? "many" : field.widget);

/** Offers a redirect from a page's old path. */
const redirectOffer = (address: string, item: Item, change: Row["change"]): React.ReactNode => {
  const addresses = linesOf(item.get("redirectFrom"));
  if (addresses.includes(address)) return null;
  const accept = (): void => change("redirectFrom", List([...addresses, address]));
  return h(
    "p",
    { role: "status" },
    `Links to ${address} will lead nowhere. `,
    h("button", { type: "button", onClick: accept }, "Redirect them here"),
  );
};

/** The fields of one item. */
export const itemRow = ({ key, index, item, fields, movedFrom, change, remove, leaveName }: Row): React.ReactNode => {
  const name = textOf(item.get(fields[0]?.name ?? ""));
  const inputs = fields.map((field, place) =>
    h(
      "label",
      { key: field.name, className: classOf(field), title: field.hint, "data-field": field.name },
      labelOf(field),
      input(field, item.get(field.name), (value) => change(field.name, value), place === 0 ? leaveName : undefined),
    ),
  );
  return h(
    "fieldset",
    { key, "data-item": index, "aria-label": name },
    ...inputs,
    h("button", { type: "button", onClick: remove, "aria-label": `Remove ${name}` }, "Remove"),
    movedFrom && redirectOffer(movedFrom, item, change),
  );
};
