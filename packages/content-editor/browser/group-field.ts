/** A group of fields with a title bar; an optional group is empty until it is added. */
import * as React from "react";
import { shorten, textAt } from "content-kit";
import { FieldView, frameOf, notesOf, type FieldProps } from "./field-view";
import { keyOf, type Form } from "./form";
import { settings } from "./settings";

const h = React.createElement;

/** Texts and numbers at any depth; switches that are off do not count. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === "string" || typeof value === "number") return value === "" ? [] : [String(value)];
  if (value === true) return ["on"];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
};

/** What a closed group says first. */
const gistOf = (value: unknown): string => {
  const [first] = wordsIn(value);
  return first === undefined ? "" : `: ${shorten(first)}`;
};

/** A label within words: "Add image", "Add RSS feed". */
export const inWords = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+\b)/u, (first) => first.toLowerCase());

export const button = (sign: string, label: string, press: () => void, isOff = false): React.ReactNode =>
  h("button", { type: "button", "aria-label": label, title: label, disabled: isOff, onClick: press }, sign);

export const FieldList = ({ form, field: { fields = [] }, path }: FieldProps): React.ReactNode =>
  fields.map((field) => h(FieldView, { key: field.name, form, field, path: [...path, field.name] }));

/** How search engines show the open entry, below the fields that they show. */
const SearchPreview = ({ form, value }: { form: Form; value: unknown }): React.ReactNode => {
  const { site } = settings;
  const host = URL.canParse(site.url) ? new URL(site.url).host : "";
  return h(
    "figure",
    { className: "search-preview", "aria-label": "In search results" },
    h("p", { className: "where" }, `${host}${form.page().replaceAll("/", " › ")}`),
    h("p", { className: "title" }, textAt(value, "title")?.trim() || "The title"),
    h("p", null, textAt(value, "description")?.trim() || "The description"),
  );
};

export const GroupField = (props: FieldProps): React.ReactNode => {
  const { form, field, path } = props;
  const value = form.at(path);
  const { label } = field;
  const { ids, notes } = notesOf(props);
  const isOptional = field.required === false;
  const isLeftOut = isOptional && wordsIn(value).length === 0 && !form.isOpen([...path, "added"], false);
  const isOpen = !isLeftOut && form.isOpen(path, !field.isClosed);
  const add = (): void => {
    form.setOpen([...path, "added"], true);
    form.setOpen(path, true);
    const [first] = field.fields ?? [];
    if (first) form.reveal([...path, first.name]);
  };
  const remove = (): void => {
    form.setOpen([...path, "added"], false);
    form.set(path, undefined);
  };
  const id = `field-${keyOf(path)}`;
  const bar = isLeftOut
    ? [h("span", { id: `${id}-label` }, label), h("button", { type: "button", onClick: add }, `Add ${inWords(label)}`)]
    : [
        h(
          "button",
          {
            id: `${id}-label`,
            type: "button",
            className: "toggle",
            "aria-expanded": isOpen,
            "aria-describedby": ids,
            onClick: () => form.setOpen(path, !isOpen),
          },
          label + (isOpen ? "" : gistOf(value)),
        ),
        isOptional && button("Remove", `Remove ${inWords(label)}`, remove),
      ];
  return h(
    "div",
    { ...frameOf(props), role: "group", "aria-labelledby": `${id}-label` },
    h("div", { className: "bar" }, ...bar),
    notes,
    isOpen &&
      h("div", { className: "inner" }, h(FieldList, props), field.hasPreview && h(SearchPreview, { form, value })),
  );
};
