/** Data of the city finder. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CITIES_FILE, routes } from "../../routes";
import { type CityRow, plainSlug, type StateRow } from "../../search/cities";
import { wordsOf } from "../../search/tokenize";
import type { ContentStore } from "../content-store";
import { Library } from "../../site/content/collections";

/** All states with cities; slugs are left out if they follow from the name. */
const cityRows = (library: Library): StateRow[] => {
  const { lookedFor = [] } = library.one("searchPage");
  const others = new Map(lookedFor.map(({ page, words }) => [page, words.map((name) => wordsOf(name).join(" "))]));
  return library.all("state").map(({ slug: stateSlug, data }) => [
    data.name,
    data.abbreviation ?? data.name,
    stateSlug,
    data.cities.map(({ name, slug, population = 0 }): CityRow => {
      const thousands = Math.round(population / 1000);
      const called = others.get(routes.city(stateSlug, slug)) ?? [];
      const isPlain = slug === plainSlug(name);
      return called.length > 0 || !isPlain ? [name, thousands, isPlain ? 0 : slug, ...called] : [name, thousands];
    }),
  ]);
};

/** Writes the file into the built site. */
export const writeCitiesFile = (store: ContentStore, site = resolve("public")): void =>
  writeFileSync(join(site, CITIES_FILE), JSON.stringify(cityRows(new Library(store.all()))));
