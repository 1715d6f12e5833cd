/** The copy of the pages that list services, industries, locations, articles and episodes. */
import {
  as,
  called,
  defineKind,
  formerly,
  group,
  line,
  list,
  mediaFile,
  pluralForms,
  prose,
  reference,
  shownAt,
  target,
  webAddress,
} from "content-kit";
import { show } from "./podcast";
import {
  callToAction,
  feedRedirectFrom,
  hero,
  metadata,
  metadataTemplate,
  pagination,
  oldAddresses,
  redirectFrom,
} from "./shared";

export const servicesPage = defineKind({
  name: "ServicesPage",
  noun: "the services page",
  description: "The copy of the list of services.",
  files: "pages/services.yaml",
  shown: { "/services": "the words around the list" },
  schema: group("ServicesPage", "The copy of the list of services.", {
    redirectFrom: redirectFrom("/what-we-do"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of services."),
    hero: as(hero, "The first screen."),
    pricesLabel: line("The link to the prices of all services.", "Add up the prices", { max: 60 }),
    cardLabel: line("The link on each card.", "See the service", { max: 30 }),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const industriesPage = defineKind({
  name: "IndustriesPage",
  noun: "the industries page",
  description: "The copy of the list of industries.",
  files: "pages/industries.yaml",
  textsFor: "Industry",
  shown: { "/industries": "the words around the list" },
  schema: group("IndustriesPage", "The copy of the list of industries.", {
    redirectFrom: redirectFrom("/sectors"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of industries."),
    hero: as(hero, "The first screen."),
    featuredTitle: line("Above the featured industries.", "Where we have gone deepest", { max: 80 }),
    othersTitle: line("Above all others.", "And as much at home in", { max: 80 }),
    countOne: line("How many services, for one; {count} is filled in.", "{count} service", { max: 40 }),
    countOther: line("How many services, otherwise; {count} is filled in.", "{count} services", { max: 40 }),
    countForms: pluralForms,
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const locationsPage = defineKind({
  name: "LocationsPage",
  noun: "the locations page",
  description: "The copy of the list of states.",
  files: "pages/locations.yaml",
  textsFor: "State",
  shown: {
    "/locations": "the words around the lists, and the popular cities",
    "/locations/{state}": "the number of cities",
  },
  schema: group("LocationsPage", "The copy of the list of states.", {
    redirectFrom: redirectFrom("/areas"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of states."),
    hero: as(hero, "The first screen."),
    totals: group("LocationTotals", "The three figures; the first two are counted from the content.", {
      states: line("What the number of states counts.", "states", { max: 40 }),
      statesOne: line("The singular; defaults to the words above.", "state", { max: 40 }).optional(),
      statesForms: pluralForms,
      cities: line("What the number of cities counts.", "cities", { max: 40 }),
      citiesOne: line("The singular; defaults to the words above.", "city", { max: 40 }).optional(),
      citiesForms: pluralForms,
      citiesTotal: line(
        "The format of the number of cities; {count} is filled in. Defaults to the plain number.",
        "{count}+",
        { max: 16 },
      ).optional(),
      claim: formerly("practices", reference("Claim", "The third figure, a claim.", "bookings")),
    }),
    mapWords: group("CountryMapWords", "The words of the map of all cities.", {
      title: line("What it shows, for people who cannot see it.", "Map of all cities", { max: 120 }),
      hint: line("Below the map while no state is pointed at.", "A dot for each city", { max: 60 }),
    }).optional(),
    finder: group("CityFinder", "The field that finds a city while somebody types.", {
      label: line("What to type.", "Find your city", { max: 60 }),
      one: line("How many cities were found, for one; {count} is filled in.", "{count} city", { max: 60 }),
      other: line("How many cities were found, otherwise; {count} is filled in.", "{count} cities", { max: 60 }),
      forms: pluralForms,
      none: prose("Shown if no city was found.", "No such city; try its state.", { max: 160 }),
      failed: prose("Shown if the list could not be loaded.", "The list of cities did not arrive.", { max: 160 }),
    }),
    popularTitle: line("Above the popular cities.", "Cities we are asked about most", { max: 80 }),
    popular: called(
      "Popular cities",
      list(reference("City", "A city as state/city.", "florida/miami"), "Popular cities.", { min: 1, max: 24 }),
    ),
    statesTitle: line("Above the states.", "All states", { max: 80 }),
    cityCountOne: line("How many a state has, for one; {count} is filled in.", "{count} city", { max: 40 }),
    cityCountOther: line("How many a state has, otherwise; {count} is filled in.", "{count} cities", { max: 40 }),
    cityCountForms: pluralForms,
    attribution: prose("Where the data on cities comes from, as its license asks.", "City data: GeoNames, CC BY 4.0.", {
      max: 240,
    }),
    attributionUrl: target("The address of the source.", "https://www.geonames.org/"),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const blogPage = defineKind({
  name: "BlogPage",
  noun: "the blog page",
  description: "The copy of the list of articles.",
  files: "pages/blog.yaml",
  textsFor: "Article",
  shown: {
    "/blog": "the words around the list, and of its further pages",
    "/blog/topics/{topic}": "the words of the pages of topics",
  },
  schema: group("BlogPage", "The copy of the list of articles.", {
    redirectFrom: redirectFrom("/news"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of articles."),
    hero: as(hero, "The first screen."),
    empty: line("Shown while there is no article.", "The first article is being written.", { max: 120 }),
    subscribe: group("BlogSubscribe", "How to follow the blog.", {
      text: prose("What to do with the links.", "Follow the blog in your feed reader.", { max: 200 }),
      rss: line("The link to the RSS feed.", "RSS", { max: 40 }),
      json: line("The link to the JSON Feed.", "JSON Feed", { max: 40 }),
    }),
    feed: group("BlogFeed", "The blog's RSS feed, where it had another address before.", {
      redirectFrom: feedRedirectFrom("/feed"),
    }).optional(),
    pagination: as(
      pagination,
      "The words of its further pages; needed as soon as there are more than 24 articles.",
    ).optional(),
    topics: group("BlogTopics", "The pages of topics; needed as soon as two articles have a topic in common.", {
      metadata: metadataTemplate(["topic"]).meta({
        id: "TopicMetadata",
        description: "What search engines show of a topic's page; {topic} is filled in.",
      }),
      text: prose("The sentence below the heading; {topic} is filled in.", "All texts on {topic}.", { max: 240 }),
      label: line("Above all topics, and before the topics of an article.", "Topics", { max: 30 }),
      moved: called(
        "Moved topics",
        list(
          group("MovedTopic", "A topic whose page had other addresses on an older site.", {
            topic: line("The name of the topic, written as in the articles.", "Local search", { max: 40 }),
            redirectFrom: oldAddresses("/category/local-search"),
          }),
          "Topics that had pages on an older site; while a topic has no page here, its old addresses lead to the list of articles.",
        ).optional(),
      ),
    }).optional(),
    callToAction: as(callToAction, "The closing section.").optional(),
  }),
});

export const podcastPage = defineKind({
  name: "PodcastPage",
  noun: "the podcast page",
  description: "The copy of the list of episodes.",
  files: "pages/podcast.yaml",
  textsFor: "Episode",
  shown: {
    "/podcast": "the words around the list, and of its further pages",
    "/podcast/{slug}": "the number on the cover",
    "/": "the number on a cover",
  },
  schema: group("PodcastPage", "The copy of the list of episodes.", {
    redirectFrom: redirectFrom("/shows"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of episodes."),
    hero: as(hero, "The first screen."),
    cover: shownAt(
      3000,
      mediaFile("image", "A square cover for podcast apps; without one the site draws one.", "podcast/cover.png"),
    ).optional(),
    episodeLabel: line("The number on a cover; {number} is filled in.", "Episode {number}", { max: 30 }),
    trailerLabel: line("On the cover of a trailer, instead of a number.", "Trailer", { max: 30 }).optional(),
    bonusLabel: line("On the cover of a bonus episode, instead of a number.", "Bonus", { max: 30 }).optional(),
    cardLabel: line("The link on each card.", "Listen", { max: 30 }),
    empty: line("Shown while there is no episode.", "The first episode is being recorded.", { max: 120 }),
    subscribe: group("PodcastSubscribe", "How to follow the podcast.", {
      text: prose("What to do with the link.", "Paste this address into your podcast app.", { max: 200 }),
      feed: line("The link to the podcast's feed.", "Podcast feed", { max: 40 }),
    }),
    feed: group("PodcastFeed", "The podcast's feed, where it had another address before or moves away.", {
      redirectFrom: feedRedirectFrom("/feed/podcast"),
      newFeedUrl: webAddress(
        "Where the feed moves to; podcast apps that still read it here follow it there (itunes:new-feed-url).",
        "https://feeds.host.example/our-podcast",
      ).optional(),
    }).optional(),
    show: as(show, "What podcast apps and directories show of the podcast."),
    pagination: as(
      pagination,
      "The words of its further pages; needed as soon as there are more than 24 episodes.",
    ).optional(),
    callToAction: as(callToAction, "The closing section.").optional(),
  }),
});
