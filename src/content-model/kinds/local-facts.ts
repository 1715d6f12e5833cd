/** Texts about a place that depend on the places around it, and the templates of its facts. */
import { as, called, decimal, group, line, list, prose, reference } from "content-kit";
import { metadataTemplate } from "./shared";

/** Placeholders for the texts of city pages. A text with one that is unknown for a city is not shown there. */
export const CITY_NAMES = ["city", "state", "abbreviation", "whole", "rival", "nearest", "second"] as const;

/** Placeholders for state pages. */
export const STATE_NAMES = ["state", "northernmost", "southernmost"] as const;

const versions = (what: string, example: string) =>
  list(
    prose(what, example, { max: 500, placeholders: CITY_NAMES }),
    "Several versions; each city shows one of them, always the same. {whole} is the city of a district, {rival} the nearest city at least as large, {nearest} and {second} are the next places. A version with a name that is unknown for a city is not shown there.",
    { min: 1 },
  );

/** The texts of pages/city.yaml that each city shows one version of. */
export const cityTexts = {
  metadata: metadataTemplate(["city", "state", "abbreviation"]).meta({
    id: "CityMetadata",
    description: "What search engines show; {city}, {state} and {abbreviation} are filled in.",
  }),
  intro: called(
    "Intro versions",
    versions("The text below the main heading.", "We help people in {city} find your practice."),
  ),
  advice: called(
    "Advice texts",
    list(
      group("CityAdvice", "The advice for one service.", {
        texts: versions("Two or three sentences.", "We check what a search shows in {city} and in {rival}."),
      }),
      "The advice for each of the services, in their order.",
    ),
  ),
};

const direction = (name: string) => line(`The direction, as written after a distance.`, name, { max: 24 });

const directions = group("Directions", "The directions of the compass in words.", {
  north: direction("north"),
  northEast: direction("north-east"),
  east: direction("east"),
  southEast: direction("south-east"),
  south: direction("south"),
  southWest: direction("south-west"),
  west: direction("west"),
  northWest: direction("north-west"),
});

const distance = (what: string, example: number) => decimal(what, example, { min: 1, max: 500 });

const circles = group(
  "Circles",
  "The circles on the maps of cities, in the unit of the country: miles or kilometers.",
  {
    filled: distance("The radius of the filled one.", 5),
    near: distance("The radius of the first line.", 10),
    middle: distance("The radius of the second line.", 25),
  },
);

const column = (what: string, example: string) => line(what, example, { max: 40 });

/** The fields of pages/city.yaml that word the facts. */
export const cityLocal = group("CityLocal", "The facts of a city, from the data on places.", {
  title: line("The heading; {city} is filled in.", "{city} and the places around it", { max: 80 }),
  circles: as(circles, "The circles on the map."),
  mapText: prose("The map of {city}, {state}, in words.", "{city} and five miles around.", { max: 300 }).optional(),
  travel: prose("Beside the map of {city}: how far people travel.", "People go five miles for a haircut.", {
    max: 400,
  }).optional(),
  nearestTitle: line("Above the table of the nearest places; {city} is filled in.", "Nearest to {city}", { max: 80 }),
  away: line("How far a place is: {distance}, in the unit of the country, and {direction}.", "{distance} {direction}", {
    max: 40,
  }),
  columns: group("NearestColumns", "The headings of that table.", {
    place: column("The places.", "Place"),
    distance: column("How far they are, and in which direction.", "Miles"),
  }),
  directions: as(directions, "The directions in words."),
  acrossWater: called(
    "Cities",
    list(
      reference("City", "A city whose texts name no other place.", "alaska/juneau"),
      "Cities with open water between them and the places near them: their texts name no other place.",
    ).optional(),
  ),
});

/** The fields of pages/state.yaml that word the facts. */
export const stateLocal = group("StateLocal", "The facts of a state, from the data on its places.", {
  largestTitle: line("Above some of the larger cities; {state} is filled in.", "Larger cities in {state}", { max: 80 }),
  mapText: prose("The map in words, for people who cannot see it.", "The cities of {state} as dots on a map.", {
    max: 300,
    placeholders: STATE_NAMES,
  }).optional(),
});
