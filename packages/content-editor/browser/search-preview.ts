/** How search engines and social networks show the open entry, below the fields that they show. */
import * as React from "react";
import { textAt } from "content-kit";
import type { Form } from "./form";
import { settings } from "./settings";

const h = React.createElement;

/** A page that exists once has its title in its first screen. */
const titleOfCard = ({ data }: Form): string | undefined =>
  [textAt(data, "title"), textAt(data, "name"), textAt(data, "hero", "title")].find(Boolean);

const text = (value: string, missing: string): string => value.trim() || missing;

/** A result of a search engine, and a card of a social network. */
export const SearchPreview = ({ form, value }: { form: Form; value: unknown }): React.ReactNode => {
  const { site } = settings;
  const host = URL.canParse(site.url) ? new URL(site.url).host : "";
  const shown = text(textAt(value, "title") ?? "", "The title");
  const below = text(textAt(value, "description") ?? "", "The description");
  return h(
    "div",
    { className: "search-preview" },
    h(
      "figure",
      { "aria-label": "In search results" },
      h("p", { className: "where" }, `${host}${form.page().replaceAll("/", " › ")}`),
      h("p", { className: "title" }, shown),
      h("p", null, below),
    ),
    h(
      "figure",
      { "aria-label": "In social networks" },
      h("p", { className: "card" }, h("small", null, site.name), titleOfCard(form) ?? shown),
      h("p", { className: "where" }, host),
      h("p", { className: "title" }, shown),
      h("p", null, below),
    ),
  );
};
