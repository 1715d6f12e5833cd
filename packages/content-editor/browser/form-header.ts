/** The name of the entry, a link to each field of a long form, and what can be done with the entry as a whole. */
import * as React from "react";
import { textAt } from "content-kit";
import type { FormField } from "../form-fields";
import type { Form } from "./form";
import { entryActions } from "./manage-dialog";

const h = React.createElement;

/** From how many fields on a form has a list of them. */
const LONG = 5;

/** The file that names a folder of files, such as a service's. */
const NAMING_FILE = /\/index\.md$/;

/** What the open entry is called: a single file by its form, as its title may be that of a table. */
const nameOf = ({ data, path }: Form, label: string): string =>
  label && !NAMING_FILE.test(path) ? label : (textAt(data, "title") ?? textAt(data, "name") ?? label);

interface Props {
  form: Form;
  label: string;
  fields: readonly FormField[];
}

export const FormHeader = ({ form, label, fields }: Props): React.ReactNode => {
  const name = nameOf(form, label);
  return h(
    "header",
    { className: "contents" },
    name && h("h1", null, name),
    fields.length >= LONG &&
      h(
        "nav",
        { "aria-label": "Contents of this form" },
        h(
          "ul",
          null,
          fields.map((field) =>
            h(
              "li",
              { key: field.name },
              h("button", { type: "button", onClick: () => form.reveal([field.name]) }, field.label),
            ),
          ),
        ),
      ),
    form.path && h("a", { href: form.page(), target: "_blank", rel: "noopener" }, "See the page"),
    entryActions(form).map(({ label: words, press }) =>
      h("button", { key: words, type: "button", onClick: press }, words),
    ),
  );
};
