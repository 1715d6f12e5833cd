import { escape, frame } from "./frame.js";

const SERVICES = ["Local SEO", "Paid advertising", "Websites", "Reviews", "Social media", "Email"];

export const data = {
  pagination: { data: "cities", size: 1, alias: "place" },
  permalink: ({ place: { city, stateSlug } }) => `/${stateSlug}/${city.slug}.html`,
};

export const render = ({ place: { city, state, stateSlug } }) => {
  const name = escape(city.name);
  return frame(
    `Marketing in ${city.name}, ${state}`,
    `/${stateSlug}/${city.slug}`,
    `<p><a href="/${stateSlug}">${escape(state)}</a></p>
      <h1>Marketing in ${name}</h1>
      <p>${name} in ${escape(state)} has ${city.population} people, and its practices are found on the maps of ${escape(state)}.</p>
      <h2>Six ways to be found in ${name}</h2>
      <ul>${SERVICES.map((service) => `<li>${service} in ${name}</li>`).join("")}</ul>`,
  );
};
