/** Creates a page for each state and city. Data is passed as context, so no queries run. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface State {
  slug: string;
  name: string;
  cities: { slug: string; name: string; population: number }[];
}

const readStates = (): State[] =>
  readdirSync("data")
    .sort()
    .map((file) => JSON.parse(readFileSync(`data/${file}`, "utf8")) as State);

export const createPages: GatsbyNode["createPages"] = ({ actions: { createPage } }) => {
  const [city, state] = ["city", "state"].map((name) => resolve(`src/templates/${name}.tsx`)) as [string, string];
  for (const { slug, name, cities } of readStates()) {
    createPage({ path: `/${slug}`, component: state, context: { slug, name, cities } });
    for (const each of cities)
      createPage({
        path: `/${slug}/${each.slug}`,
        component: city,
        context: { name: each.name, population: each.population, state: name, slug },
      });
  }
};
