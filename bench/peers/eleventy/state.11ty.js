import { escape, frame } from "./frame.js";

export const data = {
  pagination: { data: "states", size: 1, alias: "state" },
  permalink: ({ state }) => `/${state.slug}.html`,
};

export const render = ({ state: { name, slug, cities } }) => {
  const links = cities.map((city) => `<li><a href="/${slug}/${city.slug}">${escape(city.name)}</a></li>`);
  return frame(`Marketing in ${name}`, `/${slug}`, `<h1>Marketing in ${escape(name)}</h1><ul>${links.join("")}</ul>`);
};
