/** Texts about a place that depend on the places around it, and the templates of its facts. */
import { z } from "zod";
import { recordOf } from "../../lib/record";
import { called, as, decimal, group, line, list, prose } from "../fields";
import { metadataTemplate } from "./shared";

/** The situations of cities, by the places around them. */
export const SITUATIONS = ["core", "suburb", "cluster", "own", "remote", "only"] as const;
export type SituationName = (typeof SITUATIONS)[number];

const SITUATION_WORDS: Readonly<Record<SituationName, string>> = {
  core: "a large city, or the largest one of a dense region, and its districts",
  suburb: "towns near a much larger city",
  cluster: "towns with others of a similar size close by",
  own: "towns that are larger than everything near them",
  remote: "smaller towns far from any other",
  only: "a city that is the only one of its state",
};

const SITUATION_LABELS: Readonly<Record<SituationName, string>> = {
  core: "Large cities",
  suburb: "Suburbs",
  cluster: "Towns close together",
  own: "Regional centers",
  remote: "Remote towns",
  only: "Only city of its state",
};

/** Placeholders for the texts of city pages. A text with one that is unknown for a city is not shown there. */
export const CITY_NAMES = [
  "city",
  "state",
  "abbreviation",
  "hub",
  "hubDistance",
  "hubDirection",
  "neighbor",
  "neighborDistance",
  "neighborDirection",
  "second",
] as const;

/** Placeholders for the facts of city pages. */
export const CITY_FACTS = ["city", "state", "population", "rank"] as const;

/** Placeholders for state pages. */
export const STATE_NAMES = ["state", "largest", "northernmost", "southernmost"] as const;

const versions = (what: string, example: string) =>
  list(
    prose(what, example, { max: 500, placeholders: CITY_NAMES }),
    "Several versions; each city shows one of them, always the same. A version with an unknown name is not shown.",
  );

/** What the pages of cities say in one situation. */
const situation = group("CitySituation", "What the pages of cities in one situation say.", {
  metadata: metadataTemplate(["city", "state", "abbreviation"]).meta({
    id: "CityMetadata",
    description: "What search engines show; {city}, {state} and {abbreviation} are filled in.",
  }),
  intro: called(
    "Intro versions",
    versions("The text below the main heading.", "{neighbor} is {neighborDistance} away, so we start in {city}."),
  ),
  advice: called(
    "Advice texts",
    list(
      group("CityAdvice", "The advice for one service.", {
        texts: versions("Two or three sentences.", "A search in {city} also shows {neighbor}, so we name both."),
      }),
      "The advice for each of the six services, in their order.",
      { min: 6, max: 6 },
    ),
  ),
});

/** The texts by situation; only the first is required. */
export const citySituations = group(
  "CitySituations",
  "The texts by the places around a city: {neighbor} is the next town that matters there, {second} the one after it, {hub} the city of a suburb.",
  {
    any: as(situation, "For cities in a situation that has no texts of its own, or of which too little is known."),
    ...recordOf(SITUATIONS, (name) =>
      called(SITUATION_LABELS[name], as(situation, `For ${SITUATION_WORDS[name]}.`).optional()),
    ),
  },
);

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
    far: distance("The radius of a third line, where the next place lies beyond the second.", 50),
  },
);

const column = (what: string, example: string) => line(what, example, { max: 40 });

/** The fields of pages/city.yaml that word the facts. */
export const cityLocal = group("CityLocal", "The facts of a city, from the data on places.", {
  title: line("The heading; {city} is filled in.", "{city} and the places around it", {
    max: 80,
    placeholders: ["city"],
  }),
  items: called(
    "Facts",
    list(
      z
        .strictObject({
          value: line("The figure.", "{population}", { max: 60, placeholders: CITY_FACTS }),
          text: prose("What it says, below it.", "people live in {city}.", { max: 240, placeholders: CITY_FACTS }),
        })
        .meta({
          id: "CityFact",
          description: "A fact about a city; left out if one of its names in curly braces is not known.",
        }),
      "Single facts. {rank} is known for the ten largest cities of a state.",
    ),
  ),
  circles: as(circles, "The circles on the map."),
  mapText: prose("The map in words, for people who cannot see it.", "{city} on the map, with a circle of five miles.", {
    max: 300,
    placeholders: ["city", "state"],
  }).optional(),
  travel: prose("Beside the map: how far people travel for what.", "People go five miles for a haircut.", {
    max: 400,
    placeholders: ["city"],
  }).optional(),
  nearestTitle: line("Above the table of the nearest places; {city} is filled in.", "Nearest to {city}", {
    max: 80,
    placeholders: ["city"],
  }),
  away: line("How far a place is: {distance} is a number in the unit of the country.", "{distance} {direction}", {
    max: 40,
    placeholders: ["distance", "direction"],
  }),
  columns: group("NearestColumns", "The headings of that table.", {
    place: column("The places.", "Place"),
    distance: column("How far they are, and in which direction.", "Miles"),
  }),
  directions: as(directions, "The directions in words."),
});

/** A situation on the page of a state, with the largest cities that are in it. */
const kindOfPlace = group("KindOfPlace", "A kind of place in a state, with examples.", {
  title: line("Its heading.", "Suburbs of a larger city", { max: 60 }),
  text: prose("What it means for a practice there.", "The city is near, so we begin in the town.", { max: 300 }),
});

/** The fields of pages/state.yaml that word the facts. */
export const stateLocal = group("StateLocal", "The facts of a state, from the data on its places.", {
  largestTitle: line("Above the largest cities; {state} is filled in.", "The largest in {state}", {
    max: 80,
    placeholders: ["state"],
  }),
  people: line("The population of a city; {population} is filled in.", "{population} people", {
    max: 60,
    placeholders: ["population"],
  }),
  source: prose("Where the populations come from, and of which year they are.", "Populations: GeoNames, 2023.", {
    max: 200,
  }).optional(),
  kindsTitle: line("Above the kinds of places; {state} is filled in.", "What kind of place is yours?", {
    max: 80,
    placeholders: ["state"],
  }),
  kinds: group("KindsOfPlaces", "The kinds of places; those that a state has are shown.", {
    ...recordOf(
      SITUATIONS.filter((name) => name !== "only"),
      (name) => called(SITUATION_LABELS[name], as(kindOfPlace, `For ${SITUATION_WORDS[name]}.`).optional()),
    ),
  }).optional(),
  mapText: prose("The map in words, for people who cannot see it.", "The cities of {state} as dots on a map.", {
    max: 300,
    placeholders: STATE_NAMES,
  }).optional(),
});
