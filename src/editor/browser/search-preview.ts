/** How search engines and social networks show the open entry, below the fields that they show. */
import * as React from "react";
import { slugOf } from "../../lib/slug";
import { fileOfEntry, nameOfEntry, openEntry, type ImmutableMap } from "./store";

const h = React.createElement;

interface Site {
  name: string;
  url: string;
}

let site: Site = { name: "", url: "" };

/** Sets what all previews show. */
export const previewFor = (shown: Site): void => {
  site = shown;
};

/** The name of the site, which ends the titles of its pages. */
export const siteName = (): string => site.name;

const addressOfEntry = (): string => {
  const entry = openEntry();
  const path = entry && (fileOfEntry(entry)?.get("preview_path") as string | undefined);
  const slug = entry?.get("slug") as string | undefined;
  return (path ?? "/").replace("{{slug}}", slug || slugOf(nameOfEntry()));
};

interface Shown {
  title: string;
  description: string;
}

/** A page that exists once has its title in its first screen. */
const titleOfCard = (): string | undefined => {
  const data = openEntry()?.get("data") as ImmutableMap | undefined;
  const titles = [["title"], ["name"], ["hero", "title"]].map((path) => data?.getIn(path));
  return titles.find((title): title is string => typeof title === "string" && title !== "");
};

const text = (value: string, missing: string): string => value.trim() || missing;

/** A result of a search engine, and a card of a social network. */
export const SearchPreview = ({ title, description }: Shown): React.ReactNode => {
  const host = URL.canParse(site.url) ? new URL(site.url).host : "";
  const shown = text(title, "The title");
  const below = text(description, "The description");
  return h(
    "div",
    { className: "search-preview" },
    h(
      "figure",
      { "aria-label": "In search results" },
      h("p", { className: "where" }, `${host}${addressOfEntry().replaceAll("/", " › ")}`),
      h("p", { className: "title" }, shown),
      h("p", null, below),
    ),
    h(
      "figure",
      { "aria-label": "In social networks" },
      h("p", { className: "card" }, h("small", null, site.name), titleOfCard() ?? shown),
      h("p", { className: "where" }, host),
      h("p", { className: "title" }, shown),
      h("p", null, below),
    ),
  );
};
