/** States and cities, with the facts and maps on their pages. */
import { kinds } from "../../../content-model/kinds";
import { parts } from "../../../content-model/kinds/parts";
import { formatDate } from "content-kit/lib/format";
import { routes } from "../../../routes";
import { entityId, pageNameId } from "../../../site/pages/node-id";
import { derive, objectType, type NodeFields } from "../derive";
import { cityIndex } from "../resolvers/lists";
import { byName, count, page, total } from "./shared";

interface CityImage {
  city?: string;
  image: unknown;
}

const imagesOf = (own: NodeFields): readonly CityImage[] => (own["cityImages"] ?? []) as CityImage[];

const state = [
  ...page(kinds.state),
  ...derive(kinds.state, {
    cityImages: [
      "[CityImage!]",
      "Photographs of its cities.",
      { value: (_, { own }) => imagesOf(own).filter(({ city }) => city !== undefined) },
    ],
    nameInSentences: [
      "String!",
      'Its name within a sentence: "the District of Columbia".',
      { value: ({ inSentences, name }) => inSentences ?? name },
    ],
    cityIndex: ["[CitiesOfLetter!]!", "Its cities, grouped by first letter.", { resolve: cityIndex }],
  }),
  ...count(kinds.state, "cityCount", "cities"),
  ...derive(kinds.state, {
    local: [
      "StateFacts!",
      "The facts on its page, computed from the list of places.",
      { value: (_, { slug, local }) => local().ofState(slug) },
    ],
  }),
];

const city = [
  ...page(parts.city),
  ...derive(parts.city, {
    path: [
      "String!",
      "Its address on the site.",
      { value: ({ slug }, { slug: inState }) => routes.city(inState, slug) },
    ],
    image: [
      "Image",
      "A photograph in place of its map; null if its state's file has none.",
      {
        value: ({ slug }, { slug: inState, own }) =>
          imagesOf(own).find(({ city: id }) => id === entityId(parts.city.name, `${inState}/${slug}`))?.image,
      },
    ],
    local: [
      "CityFacts!",
      "The facts on its page, computed from the list of places.",
      { value: ({ slug }, { slug: inState, local }) => local().ofCity(inState, slug) },
    ],
    noindex: ["Boolean!", "True if it is not indexed.", { value: (item, { local }) => local().isUnindexed(item) }],
    event: [
      "String",
      "Where to meet the agency; null after its day.",
      { value: ({ event, eventDate }, { today }) => (eventDate && eventDate < today ? undefined : event) },
    ],
    eventDateText: [
      "String",
      "The day of the event, in the site's language.",
      { value: ({ eventDate }, { local }) => eventDate && formatDate(eventDate, local().site.language) },
    ],
    testimonial: ["Testimonial", "What a client in its state said.", { value: (_, { own }) => own["testimonial"] }],
    state: ["State!", "Its state.", { value: (_, { slug }) => entityId(kinds.state.name, slug) }],
    stateName: [
      "PageName!",
      "The state's name and address.",
      { value: (_, { slug }) => pageNameId(entityId(kinds.state.name, slug)) },
    ],
    stateInSentences: [
      "String!",
      "Its state's name within a sentence.",
      { value: (_, { data: { inSentences, name } }) => inSentences ?? name },
    ],
  }),
];

/** For the services on a place's page, only the address: their nodes would rebuild every place. */
const localService = (group: string) =>
  derive(group, {
    to: [
      "String",
      "The address of the service's page; null if it has none.",
      {
        resolve: ({ service }: { service?: string | null }) =>
          typeof service === "string" ? routes.service(service.replace(/^\w+:/, "")) : null,
      },
    ],
  });

const lists = [
  ...byName(kinds.locationsPage, "states", "State", "All states"),
  ...total(kinds.locationsPage, "stateTotal", "states", "State"),
  ...total(kinds.locationsPage, "cityTotal", "cities", "State", "cities"),
  ...derive(kinds.locationsPage, {
    map: [
      "CountryMap",
      "The map of all cities; null if fewer than two have coordinates.",
      { value: (_, { local }) => (local().country() ? entityId("CountryMap") : null) },
    ],
  }),
];

const breadcrumb = (owner: { name: string }, list: { name: string }, what: string) =>
  derive(owner.name, {
    breadcrumb: ["PageName!", `The list of ${what}, for the breadcrumb.`, { value: () => pageNameId(list.name) }],
  });

export const placeFields = [
  ...state,
  ...city,
  ...lists,
  ...localService("CityService"),
  ...localService("StateService"),
  ...breadcrumb(kinds.cityPage, kinds.locationsPage, "states"),
  ...breadcrumb(kinds.industryServicePage, kinds.industriesPage, "industries"),
];

const labels = (what: string) => ["[MapLabel!]!", what] as const;

const maps = [
  objectType(
    "CountryMap",
    "The map of all cities of the site, a dot each.",
    {
      src: ["String!", "The path of the drawing, an SVG in which each state is a part with its slug as its id."],
      viewBox: ["String!", "The part of the drawing that is shown."],
      baseline: ["Int!", "The baseline of the words below the dots, in the units of the drawing."],
      dot: ["Float!", "How much larger than usual the dots are."],
      frames: ["Boolean!", 'True if the part "frames" encloses what is drawn apart from the rest, such as Alaska.'],
      states: ["[String!]!", "The slugs of the states that have dots."],
      labels: labels("The names of the largest cities, if there are too few dots to show the shape of a country."),
    },
    { isNode: true },
  ),
  objectType("StateMap", "The map of a state's cities, a dot each.", {
    src: ["String!", 'The path of the drawing, an SVG with the dots (part "d") and the outline (s), if there is one.'],
    viewBox: ["String!", "The part of the drawing that is shown."],
    ratio: ["Float!", "Its width divided by its height."],
    dot: ["Float!", "How much larger than usual the dots are."],
    scale: ["MapScale!", "A bar of scale."],
    labels: labels("The names of the largest cities for which there is room."),
  }),
  objectType("CityMap", "The map of a city and its surroundings.", {
    src: [
      "String!",
      "The path of its state's drawing, an SVG: dots (part d), those of other states (n), the outline (s), circles around a city (c), a spot (o).",
    ],
    x: ["Int!", "The city in the drawing, from left to right."],
    y: ["Int!", "The city in the drawing, from top to bottom."],
    half: ["Int!", "Half the width of what is shown around the city, in the units of the drawing."],
    overview: ["String", "The part of the drawing that holds the whole state; null if the city is its only dot."],
    labels: labels("The circles, with the side c, and the nearest known places for which there is room."),
  }),
  objectType("MapScale", "A bar of scale on a map.", {
    length: ["Float!", "Its length, in percent of the map's width."],
    name: ["String!", "The distance, in words."],
  }),
  objectType("MapLabel", "A name on a map.", {
    name: ["String!", "The name."],
    path: ["String", "Its address on the site, if it is a link."],
    left: ["Float!", "Its dot, in percent of the map's width."],
    top: ["Float!", "Its dot, in percent of the map's height."],
    side: ["String!", "Where it is, seen from its dot: r, l, t or b for right, left, top or bottom; c on it."],
    wide: ["Boolean!", "True if there is room for it on a wide screen only."],
  }),
];

const facts = [
  objectType("CityFacts", "Texts and facts of a city, filled in with what is around it.", {
    metadata: ["CityWords!", "What search engines show."],
    intro: ["String", "The text below the main heading; null if it needs what is unknown."],
    advice: ["[String]!", "A text for each service; null if it needs what is unknown."],
    neighbors: ["[NeighborFact!]!", "The nearest other places, nearest first."],
    map: ["CityMap", "The map of the city and its surroundings; null without coordinates, or if no place is near."],
    mapText: ["String", "The map in words; null if the content has none, or if a value that it needs is unknown."],
  }),
  objectType("CityWords", "What search engines show of a city's page.", {
    title: ["String!", "The title in the browser tab and in search results."],
    description: ["String!", "The text below it."],
  }),
  objectType("StateFacts", "Facts computed from the list of places, in the texts of the state page.", {
    largest: ["[ShownName!]!", "Some of the larger cities, by name; none in a state with a single city."],
    map: ["StateMap", "The map of its cities; null if fewer than two have coordinates."],
    mapText: ["String", "The map in words; null if the content has none, or if a value that it needs is unknown."],
  }),
  objectType("NeighborFact", "Another place, relative to a city.", {
    name: ["String!", "Its name, with the abbreviation of its state if it is in another one."],
    path: ["String!", "Its address on the site."],
    distance: ["String!", "Distance and direction, formatted."],
  }),
  objectType("CitiesOfLetter", "The cities of a state with the same first letter.", {
    letter: ["String!", "The letter, upper case, in the alphabet of the site's language."],
    cities: ["[City!]!", "The cities, in the order of the state's list."],
  }),
  objectType("NearbyCity", "A city near another one.", {
    city: ["City!", "The city."],
    miles: ["Float!", "The distance in miles, along the surface of the earth."],
    kilometers: ["Float!", "The distance in kilometers."],
  }),
];

export const placeTypes = [...maps, ...facts];
