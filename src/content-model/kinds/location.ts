import {
  as,
  called,
  date,
  decimal,
  defineKind,
  group,
  line,
  list,
  long,
  prose,
  reference,
  shownAt,
  slug,
  usual,
  webAddress,
  whole,
} from "content-kit";
import { draft, image, redirectFrom, testimonial } from "./shared";

const city = group(
  "CityEntry",
  "A city; its page is /locations/{state}/{slug}. Its page tells as much as is known of it.",
  {
    name: line("The name of the city.", "Miami", { max: 80 }),
    slug: slug("The last part of its address; no two cities of a state share one.", "miami"),
    population: whole(
      "About how many people live there: how large its dot is, and whether a place near it is larger. It is not shown.",
      442241,
      { min: 1 },
    ).optional(),
    latitude: decimal("Degrees north.", 25.7743, { min: -90, max: 90 }).optional(),
    longitude: decimal("Degrees east (negative in America).", -80.1937, { min: -180, max: 180 }).optional(),
    partOf: reference(
      "City",
      "The city of which it is a borough or a district; its people are then counted with that city.",
      "florida/miami",
    ).optional(),
    about: prose("What you know of practices there; first on its page.", "We work for two bakeries here.").optional(),
    quote: prose("What a client there said.", "The phone rang on day nine.", { max: 400 }).optional(),
    quoteBy: line("Who said it.", "Dana Sample, Harbor Bakery", { max: 120 }).optional(),
    event: line("Where people can meet you there.", "Breakfast for practice managers", { max: 120 }).optional(),
    eventDate: date("The day of the event; after it, the event is not shown.", "2027-03-11").optional(),
    eventLink: webAddress("The page of the event.", "https://events.example/breakfast").optional(),
    draft,
    redirectFrom: redirectFrom("/locations/florida/miami-city"),
  },
);

export const state = defineKind({
  name: "State",
  noun: "a state",
  plural: "states and cities",
  description: "A state with its cities; its page is /locations/{slug}.",
  files: "locations/{slug}.yaml",
  shown: {
    "/locations/{slug}": "the name and the list of cities",
    "/locations/{slug}/{city}": "each city in its list has a page",
    "/locations": "its name, and the number of its cities",
  },
  namedOnce: ["cities", "slug"],
  uniqueName: { field: "name" },
  parts: {
    City: {
      form: "a city as `state/city`",
      choices: ({ slug: state, data: { name, cities } }) =>
        cities.map((city) => ({ label: `${city.name}, ${name}`, value: `${state}/${city.slug}` })),
    },
  },
  schema: group("State", "A state with its cities.", {
    name: line("The name of the state.", "Florida", { max: 60 }),
    abbreviation: usual(line("Its short form, if it has one.", "FL", { max: 6 }).optional()),
    inSentences: line("Its name in sentences, if it is another one.", "the Algarve", { max: 60 }).optional(),
    outline: called(
      "Outline parts",
      list(
        line("A closed line as pairs of longitude and latitude.", "-87.6,31 -85,31 -80,25.2 -87.6,31", { max: 8000 }),
        "Its outline on its map, a line for each part of it; without one, the map has only dots.",
      ).optional(),
    ),
    testimonial: as(testimonial, "What a client in the state said; on the pages of its cities.").optional(),
    draft,
    redirectFrom: redirectFrom("/locations/fl"),
    image: shownAt(1000, as(image, "A photograph on its page, in place of its map.")).optional(),
    cityImages: list(
      group("CityImage", "A photograph of a city.", {
        city: reference("City", "The city.", "florida/miami"),
        image: shownAt(1000, as(image, "A photograph on its page, in place of its map.")),
      }),
      "Photographs of its cities.",
    ).optional(),
    cities: long(list(city, "Its cities, in alphabetical order.")),
  }),
});
