import { readdirSync, readFileSync } from "node:fs";

export const states = readdirSync("data")
  .sort()
  .map((file) => JSON.parse(readFileSync(`data/${file}`, "utf8")));

const bySlug = new Map(
  states.map((state) => [state.slug, { ...state, bySlug: new Map(state.cities.map((city) => [city.slug, city])) }]),
);

export const stateOf = (slug) => bySlug.get(slug);

export const metadataOf = (title, path) => ({
  title,
  description: `${title}: local SEO, ads, websites, reviews and email for practices.`,
  alternates: { canonical: `https://example.org${path}` },
});
