/** How search engines show the open entry, below the fields that they show. */
import * as React from "react";
import { textAt } from "content-kit";
import type { Form } from "./form";
import { settings } from "./settings";

const h = React.createElement;

export const SearchPreview = ({ form, value }: { form: Form; value: unknown }): React.ReactNode => {
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
