/** Templates for the computed facts on city and state pages. */
import { z } from "zod";
import { as, decimal, group, line, list, prose, reference } from "../fields";

/** Placeholders for city pages. A text with a placeholder that is unknown for a city is left out. */
export const CITY_FACTS = [
  "city",
  "state",
  "population",
  "rank",
  "ranked",
  "median",
  "share",
  "position",
  "larger",
  "largerDistance",
  "largerDirection",
  "largerPopulation",
  "largerTimes",
  "nearest",
  "nearestDistance",
  "nearestDirection",
  "second",
  "secondDistance",
  "third",
  "thirdDistance",
  "fourth",
  "fifth",
  "closeRadius",
  "closePlaces",
  "closePeople",
  "middleRadius",
  "middlePlaces",
  "middlePeople",
  "middleEdge",
  "wideRadius",
  "widePlaces",
  "widePeople",
  "wideEdge",
] as const;

/** Placeholders for the text of one distance. */
export const REACH_FACTS = ["city", "state", "radius", "places", "people", "edge", "times"] as const;

/** Placeholders for state pages. */
export const STATE_FACTS = [
  "state",
  "count",
  "rank",
  "states",
  "people",
  "peopleRank",
  "median",
  "largest",
  "largestPopulation",
  "largestShare",
  "spread",
  "spreadFrom",
  "spreadTo",
  "remote",
  "remoteDistance",
  "remoteNear",
  "dense",
  "densePlaces",
  "denseRadius",
] as const;

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
  center: line("For a place in the middle of its state.", "middle", { max: 24 }),
});

/** A fact is left out when one of its placeholders is unknown. */
const localFact = (placeholders: readonly string[], example: string) =>
  z.strictObject({
    value: line("The figure.", `{${example}}`, { max: 60, placeholders }),
    text: prose("What it says, below it.", `counted for {${example}}`, { max: 240, placeholders }),
  });

const reachBand = group("ReachBand", "A distance, and the industries whose customers travel that far.", {
  distance: decimal("How far, in the unit of the country: miles or kilometers.", 10, { min: 1, max: 500 }),
  industries: list(
    reference("Industry", "An industry, by its slug.", "dental-implants"),
    "The industries that the agency plans for this distance.",
  ),
});

const column = (what: string, example: string) => line(what, example, { max: 40 });

/** The fields of pages/city.yaml that word the facts. */
export const cityLocal = group("CityLocal", "The facts of a city, from the data on places.", {
  title: line("The heading; {city} is filled in.", "{city} in numbers", { max: 80, placeholders: ["city"] }),
  text: prose("How it was counted.", "Straight lines between the middles of places.", { max: 300 }),
  items: list(
    localFact(CITY_FACTS, "population").meta({
      id: "CityFact",
      description: "A fact about a city; left out if one of its names in curly braces is not known.",
    }),
    "Single facts.",
  ),
  reachTitle: line("Above the distances; {city} is filled in.", "Who lives within reach of {city}", {
    max: 80,
    placeholders: ["city"],
  }),
  reachText: prose("How the distances are ordered; {city} and {state} are filled in.", "Ordered by population.", {
    max: 300,
    placeholders: ["city", "state"],
  }),
  reachLabel: line("The heading of a distance.", "Within {radius}", { max: 60, placeholders: REACH_FACTS }),
  reachItem: prose("The sentence of a distance.", "{people} in {places}.", { max: 200, placeholders: REACH_FACTS }),
  reach: group("CityReach", "Three distances, and the industries that are planned for each.", {
    close: as(reachBand, "The shortest."),
    middle: as(reachBand, "The middle one."),
    wide: as(reachBand, "The longest."),
  }),
  mapText: prose("The map in words, for people who cannot see it.", "{city} and {nearest} on the map of {state}.", {
    max: 300,
    placeholders: CITY_FACTS,
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
    distance: column("How far they are, and in which direction.", "Away"),
    people: column("How many people live there.", "People"),
  }),
  directions: as(directions, "The directions in words."),
});

/** The fields of pages/state.yaml that word the facts. */
export const stateLocal = group("StateLocal", "The facts of a state, from the data on its places.", {
  title: line("The heading; {state} is filled in.", "{state} in numbers", { max: 80, placeholders: ["state"] }),
  text: prose("How it was counted.", "Straight lines between the middles of places.", { max: 300 }),
  items: list(
    localFact(STATE_FACTS, "rank").meta({
      id: "StateFact",
      description: "A fact about a state; left out if one of its names in curly braces is not known.",
    }),
    "Single facts.",
  ),
  mapText: prose("The map in words, for people who cannot see it.", "The map of {state}: {count} cities.", {
    max: 300,
    placeholders: STATE_FACTS,
  }).optional(),
  largestTitle: line("Above the table of the largest places; {state} is filled in.", "The largest in {state}", {
    max: 80,
    placeholders: ["state"],
  }),
  columns: group("LargestColumns", "The headings of that table.", {
    place: column("The places.", "Place"),
    people: column("How many people live there.", "People"),
    share: column("Their part of the state's listed population.", "Share"),
  }),
});
