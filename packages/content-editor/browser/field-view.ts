/** A field with its label, its hint and its problems. */
import * as React from "react";
import type { PathStep } from "content-kit";
import type { FormField, Widget } from "../form-fields";
import {
  DateControl,
  InclusionControl,
  LineControl,
  NumberControl,
  SelectControl,
  SuggestionControl,
  SwitchControl,
  type ControlProps,
} from "./controls";
import { keyOf, type Form } from "./form";
import { GroupField } from "./group-field";
import { ListField } from "./list-field";
import { MediaControl } from "./media-dialog";
import { TextControl } from "./text-control";

const h = React.createElement;

export interface FieldProps {
  form: Form;
  field: FormField;
  path: readonly PathStep[];
}

const CONTROLS: Readonly<Record<Exclude<Widget, "object" | "list">, React.ComponentType<ControlProps>>> = {
  boolean: SwitchControl,
  datetime: DateControl,
  file: MediaControl,
  image: MediaControl,
  inclusion: InclusionControl,
  markdown: TextControl,
  number: NumberControl,
  select: SelectControl,
  string: LineControl,
  suggestion: SuggestionControl,
  text: LineControl,
};

/** The hint and the problems of a field, and their ids. */
export const notesOf = ({ form, field, path }: FieldProps): { ids: string | undefined; notes: React.ReactNode } => {
  const id = `field-${keyOf(path)}`;
  const problems = form.problemsAt(path);
  const ids = [...problems.map((_, index) => `${id}-problem-${index}`), ...(field.hint ? [`${id}-hint`] : [])];
  const notes = h(
    React.Fragment,
    null,
    field.hint && h("p", { id: `${id}-hint`, className: "hint" }, field.hint),
    problems.map((problem, index) =>
      h("p", { key: index, id: `${id}-problem-${index}`, className: "field-problem" }, problem.text),
    ),
  );
  return { ids: ids.length > 0 ? ids.join(" ") : undefined, notes };
};

export const frameOf = ({ form, field: { widget }, path }: FieldProps) => ({
  className: `field field-${widget}`,
  "data-path": keyOf(path),
  ...(form.isMarked(path) && { "data-marked": "" }),
});

export const FieldView = (props: FieldProps): React.ReactNode => {
  const { form, field, path } = props;
  if (field.widget === "object") return h(GroupField, props);
  if (field.widget === "list") return h(ListField, props);
  const id = `field-${keyOf(path)}`;
  const { ids, notes } = notesOf(props);
  return h(
    "div",
    frameOf(props),
    h(
      "div",
      { className: "label" },
      h("label", { htmlFor: id }, field.label),
      field.required === false && h("span", null, "optional"),
    ),
    h(CONTROLS[field.widget], {
      id,
      field,
      value: form.at(path),
      onChange: (value) => form.set(path, value),
      "aria-describedby": ids,
      "aria-invalid": form.problemsAt(path).length > 0 || undefined,
    }),
    notes,
  );
};
