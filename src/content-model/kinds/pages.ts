/** The copy of each page that exists once. */
import { defineKind } from "./kind";
import {
  called,
  as,
  group,
  line,
  list,
  mediaFile,
  prose,
  reference,
  shownAt,
  target,
  webAddress,
  whole,
} from "../fields";
import { pluralForms, searchPluralForms } from "../fields/plural";
import { show } from "./podcast";
import {
  callToAction,
  feedRedirectFrom,
  hero,
  iconItem,
  iconName,
  image,
  link,
  metadata,
  metadataTemplate,
  pagination,
  paragraphs,
  oldAddresses,
  redirectFrom,
  sample,
  sectionHeading,
  titledText,
} from "./shared";

const claims = (description: string, limits: { min: number; max: number }) =>
  list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), description, limits);

export const homePage = defineKind({
  name: "HomePage",
  noun: "the home page",
  description: "The copy of the home page.",
  files: "pages/home.yaml",
  shown: { "/": "the sections of the page" },
  schema: group("HomePage", "The copy of the home page.", {
    redirectFrom: redirectFrom("/home"),
    metadata: as(metadata, "What search engines and browser tabs show of the home page."),
    hero: group("HomeHero", "The first screen: whom it is for, what they get, what to do next.", {
      eyebrow: line("A few words above it: whom the agency works for.", "For garden centers", { max: 60 }).optional(),
      title: line("The one main heading.", "Be the first one they call.", { max: 80 }),
      text: prose("One sentence: for whom, and what comes of it.", "We run the marketing of garden centers.", {
        max: 300,
      }),
      primary: as(link, "The main button."),
      secondary: as(link, "The quieter link."),
      chart: group("HeroChart", "The chart that the first screen's line draws, from the agency's own claims.", {
        description: prose(
          "What the chart shows, for people who cannot see it.",
          "A flat line rises from day 14 to day 90.",
          { max: 300 },
        ),
        points: list(
          group("HeroChartPoint", "A moment on the line.", {
            label: line("The mark on the axis.", "7–14", { max: 24 }),
            day: whole(
              "Where it is on the axis, in the axis's unit; of a span, its middle. Left out for what is before the axis begins. Without any, all marks have the same distance.",
              10,
            ).optional(),
            note: line("What happens then.", "First results", { max: 40 }),
            level: whole("The height of the line there, 0 to 100.", 6, { max: 100 }),
          }),
          "The moments, from the first day to the last.",
          { min: 2, max: 5 },
        ),
        axis: line("What the axis counts, below it.", "days after launch", { max: 40 }).optional(),
        peak: reference("Claim", "The claim at the line's end.", "appointment-requests"),
      }),
    }),
    proof: called("Claims", claims("The claims below the first screen.", { min: 2, max: 4 })),
    services: as(sectionHeading, "Above the list of services."),
    revolution: group("Revolution", "The section that says why this agency works differently.", {
      title: line("The heading.", "Most marketing was built for someone else.", { max: 100 }),
      paragraphs: paragraphs("The text, a paragraph each."),
      claim: reference("Claim", "The figure next to it.", "nearby-patients"),
    }),
    blueprint: group("Blueprint", "The five steps from the first call on.", {
      title: line("The heading.", "The blueprint, beat by beat.", { max: 80 }),
      text: prose("One sentence below it.", "Five steps in ninety days.", { max: 240 }),
      steps: list(
        group("BlueprintStep", "One step.", {
          when: line("When it happens.", "Week 1", { max: 24 }),
          title: line("Its name.", "Listen", { max: 40 }),
          text: prose("What happens.", "Your numbers, your front desk, ten of your calls.", { max: 200 }),
          report: reference("Report", "A report that is shown small below the step.", "one-quarter").optional(),
        }),
        "The steps, in order.",
        { min: 5, max: 5 },
      ),
    }),
    results: group("Results", "The section that the menu's Results entry leads to.", {
      title: line("The heading.", "What ninety days change.", { max: 80 }),
      text: prose("One or two sentences.", "Averages over clients in their first quarter.", { max: 300 }),
      claims: claims("The figures.", { min: 2, max: 4 }),
      report: reference("Report", "The report below the figures, by the name of its file.", "one-quarter").optional(),
    }),
    articles: group("LatestArticles", "Above the latest articles.", {
      title: line("The heading.", "From the blog", { max: 80 }),
      linkLabel: line("The link to all of them.", "All articles", { max: 40 }),
    }),
    podcast: group("LatestPodcast", "Beside the latest episodes.", {
      title: line("The heading.", "The Pulse, our podcast", { max: 80 }),
      text: prose("One or two sentences.", "Business owners on what filled their calendar.", { max: 240 }),
      linkLabel: line("The link to the latest episode.", "Listen to the latest episode", { max: 40 }),
      allLabel: line("The link to all of them.", "All episodes", { max: 40 }),
    }),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const aboutPage = defineKind({
  name: "AboutPage",
  noun: "the about page",
  description: "The copy of the about page, and the team.",
  files: "pages/about.yaml",
  shown: { "/about": "the sections of the page and the team" },
  schema: group("AboutPage", "The copy of the about page, and the team.", {
    redirectFrom: redirectFrom("/about-us"),
    metadata: as(metadata, "What search engines and browser tabs show of the about page."),
    hero: as(hero, "The first screen."),
    intro: called("Intro paragraphs", paragraphs("The text below the first screen, a paragraph each.")),
    definition: group("Definition", "The brand's word, as a dictionary would have it.", {
      word: line("The word.", "example", { max: 30 }),
      pronunciation: line("How it is said.", "/reˈviː.ta/", { max: 40 }),
      partOfSpeech: line("What kind of word it is.", "verb", { max: 40 }),
      meaning: prose("What it means.", "to bring back to life", { max: 240 }),
      text: prose("What the agency makes of it.", "A business is well when its calendar is full.", { max: 500 }),
    }),
    values: group("CoreValues", "What the agency stands for.", {
      title: line("The heading.", "Five values", { max: 80 }),
      items: called("Values", list(titledText, "The values, in order.")),
    }),
    team: group("Team", "The people.", {
      title: line("The heading.", "The people you will talk to", { max: 80 }),
      text: prose("One sentence below it.", "Small enough to know your front desk.", { max: 240 }).optional(),
      members: list(
        group("TeamMember", "One person.", {
          name: line("Their name.", "Alex Sample", { max: 60 }),
          role: line("What they do.", "Founder", { max: 60 }),
          bio: prose("Two sentences about them.", "Answers the first call.", { max: 400 }),
          image: shownAt(320, as(image, "Their portrait.")).optional(),
          icon: as(
            iconName,
            "What they work with, drawn where there is no portrait; without either, their initials.",
          ).optional(),
          sample: sample.optional(),
        }),
        "The people, in order.",
      ),
    }),
    callToAction: as(callToAction, "The closing section."),
  }),
});

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
    cardLabel: line("The link on each card.", "See the service", { max: 30 }),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const industriesPage = defineKind({
  name: "IndustriesPage",
  noun: "the industries page",
  description: "The copy of the list of industries.",
  files: "pages/industries.yaml",
  shown: { "/industries": "the words around the list" },
  schema: group("IndustriesPage", "The copy of the list of industries.", {
    redirectFrom: redirectFrom("/sectors"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of industries."),
    hero: as(hero, "The first screen."),
    featuredTitle: line("Above the featured industries.", "Where we have gone deepest", { max: 80 }),
    othersTitle: line("Above all others.", "And as much at home in", { max: 80 }),
    countOne: line("How many services, for one; {count} is filled in.", "{count} service", {
      max: 40,
      placeholders: ["count"],
    }),
    countOther: line("How many services, otherwise; {count} is filled in.", "{count} services", {
      max: 40,
      placeholders: ["count"],
    }),
    countForms: pluralForms,
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const locationsPage = defineKind({
  name: "LocationsPage",
  noun: "the locations page",
  description: "The copy of the list of states.",
  files: "pages/locations.yaml",
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
      statesOne: line("The singular; defaults to the words above.", "state", {
        max: 40,
      }).optional(),
      statesForms: pluralForms,
      cities: line("What the number of cities counts.", "cities", { max: 40 }),
      citiesOne: line("The singular; defaults to the words above.", "city", {
        max: 40,
      }).optional(),
      citiesForms: pluralForms,
      citiesTotal: line(
        "The format of the number of cities; {count} is filled in. Defaults to the plain number.",
        "{count}+",
        {
          max: 16,
          placeholders: ["count"],
        },
      ).optional(),
      practices: reference("Claim", "The third figure, a claim.", "practices-served"),
    }),
    mapWords: group("CountryMapWords", "The words of the map of all cities.", {
      title: line("What it shows, for people who cannot see it.", "Map of all cities", { max: 120 }),
      hint: line("Below the map while no state is pointed at.", "A dot for each city", { max: 60 }),
    }).optional(),
    finder: group("CityFinder", "The field that finds a city while somebody types.", {
      label: line("What to type.", "Find your city", { max: 60 }),
      one: line("How many cities were found, for one; {count} is filled in.", "{count} city", {
        max: 60,
        placeholders: ["count"],
      }),
      other: line("How many cities were found, otherwise; {count} is filled in.", "{count} cities", {
        max: 60,
        placeholders: ["count"],
      }),
      forms: pluralForms,
      none: prose("Shown if no city was found.", "No such city; try its state.", { max: 160 }),
      failed: prose("Shown if the list could not be loaded.", "The list of cities did not arrive.", {
        max: 160,
      }),
    }),
    popularTitle: line("Above the popular cities.", "Cities we are asked about most", { max: 80 }),
    popular: called(
      "Popular cities",
      list(reference("City", "A city as state/city.", "florida/miami"), "The popular cities, in order.", {
        min: 1,
        max: 24,
      }),
    ),
    statesTitle: line("Above the states.", "All states", { max: 80 }),
    cityCountOne: line("How many cities a state has, for one; {count} is filled in.", "{count} city", {
      max: 40,
      placeholders: ["count"],
    }),
    cityCountOther: line("How many cities a state has, otherwise; {count} is filled in.", "{count} cities", {
      max: 40,
      placeholders: ["count"],
    }),
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
      text: prose("The sentence below the heading; {topic} is filled in.", "All that we wrote on {topic}.", {
        max: 240,
        placeholders: ["topic"],
      }),
      label: line("Above the list of all topics on the blog page, and before the topics of an article.", "Topics", {
        max: 30,
      }),
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
    episodeLabel: line("The number on a cover; {number} is filled in.", "Episode {number}", {
      max: 30,
      placeholders: ["number"],
    }),
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

export const contactPage = defineKind({
  name: "ContactPage",
  noun: "the contact page",
  description: "The copy of the contact page; phone, e-mail, hours and address come from site.yaml.",
  files: "pages/contact.yaml",
  shown: { "/contact": "the words around the facts" },
  schema: group("ContactPage", "The copy of the contact page.", {
    redirectFrom: redirectFrom("/contact-us"),
    metadata: as(metadata, "What search engines and browser tabs show of the contact page."),
    hero: as(hero, "The first screen."),
    promise: prose("When an answer comes.", "We reply within one business day.", { max: 160 }),
    call: line("The main button, which calls; {phone} is filled in.", "Call {phone}", {
      max: 60,
      placeholders: ["phone"],
    }).optional(),
    write: group("ContactLetter", "The button that opens an e-mail, and the text of that e-mail.", {
      label: line("The words of the button.", "Write to us", { max: 40 }),
      subject: line("The subject of the e-mail.", "A first call", { max: 80 }),
      text: prose("The text of the e-mail, with room for answers.", "Two times that suit me:", { max: 800 }),
    }).optional(),
    status: group("OfficeStatus", "Whether the agency answers now, from the hours in site.yaml.", {
      open: line("While it is open; {time} is when it closes, {zone} the time zone.", "Open until {time} {zone}", {
        max: 60,
        placeholders: ["time", "zone"],
      }),
      today: line("Before it opens on the same day.", "Opens today at {time} {zone}", {
        max: 60,
        placeholders: ["time", "zone"],
      }),
      later: line("Before it opens on another day; {day} is filled in.", "Opens {day} {time} {zone}", {
        max: 60,
        placeholders: ["day", "time", "zone"],
      }),
      yours: line("The same moment where the visitor is, if the time is another one there.", "{time} your time", {
        max: 60,
        placeholders: ["time"],
      }),
    }).optional(),
    week: group("ContactWeek", "The words below the week that the line draws.", {
      days: list(line("A day.", "Monday", { max: 20 }), "The days, in order.", { min: 2, max: 7 }),
      quiet: whole("Which of them has no beat, counted from 1.", 3, { min: 1, max: 7 }).optional(),
    }).optional(),
    phoneLabel: line("Beside the telephone number.", "Call", { max: 30 }),
    emailLabel: line("Beside the e-mail address.", "Write", { max: 30 }),
    hoursLabel: line("Beside the hours.", "Hours", { max: 30 }),
    addressLabel: line("Beside the address.", "Address", { max: 30 }),
    firstCall: group("FirstCall", "What the first call is like.", {
      title: line("The heading.", "What happens on the first call", { max: 80 }),
      steps: list(titledText, "Its parts, in order.", { min: 2, max: 4 }),
    }),
    map: group("ContactMap", "The map of the area.", {
      title: line("The heading of the map, and its name for screen readers.", "Where we are", { max: 60 }),
      text: prose("A sentence next to it.", "In the Lynnhaven area of Virginia Beach.", { max: 240 }),
      drawing: mediaFile(
        "vector",
        "A drawing of the area as SVG, shown until the maps service is loaded; without one the background is plain.",
        "contact/area.svg",
      ).optional(),
      load: line("The link in the place of the map that loads the maps service.", "Load the map", { max: 60 }),
      notice: prose("What loading it means.", "Loads OpenStreetMap, which sees your address.", { max: 200 }),
      open: called(
        "Link to the map",
        line("The link that opens the maps service in a window.", "Open in OpenStreetMap", { max: 60 }),
      ),
    }),
  }),
});

export const careersPage = defineKind({
  name: "CareersPage",
  noun: "the careers page",
  description: "The copy of the list of open positions.",
  files: "pages/careers.yaml",
  shown: { "/careers": "the words around the list" },
  schema: group("CareersPage", "The copy of the list of open positions.", {
    redirectFrom: redirectFrom("/jobs"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of positions."),
    hero: as(hero, "The first screen."),
    countOne: line("The count, for one; {count} is filled in.", "{count} position currently available", {
      max: 60,
      placeholders: ["count"],
    }),
    countOther: line("The count, otherwise; {count} is filled in.", "{count} positions currently available", {
      max: 60,
      placeholders: ["count"],
    }),
    countForms: pluralForms,
    empty: prose("Shown while no position is open.", "Write to us all the same.", { max: 240 }),
    cardLabel: line("The link on each card.", "View Details", { max: 30 }),
    whyJoin: group("WhyJoin", "Why people work here.", {
      title: line("The heading.", "Why Join", { max: 60 }),
      items: called("Reasons", list(iconItem, "The reasons.", { min: 3, max: 3 })),
    }),
  }),
});

export const searchPage = defineKind({
  name: "SearchPage",
  noun: "the search page",
  description: "The copy of the page that searches the site.",
  files: "pages/search.yaml",
  shown: { "/search": "the words around form, results and the list of all pages" },
  schema: group("SearchPage", "The copy of the page that searches the site.", {
    redirectFrom: redirectFrom("/find"),
    metadata: as(metadata, "What browser tabs and social networks show of the search page."),
    hero: as(hero, "The first screen."),
    field: line("The name of the field.", "What are you looking for?", { max: 60 }),
    button: line("The button that searches.", "Search", { max: 20 }),
    status: group("SearchStatus", "The status of the search, which screen readers read out.", {
      one: line("For one result; {count} and {query} are filled in.", "{count} result for “{query}”", {
        max: 80,
        placeholders: ["count", "query"],
      }),
      other: line("For several results; {count} and {query} are filled in.", "{count} results for “{query}”", {
        max: 80,
        placeholders: ["count", "query"],
      }),
      forms: searchPluralForms,
      corrected: line(
        "Instead of both if a word was misspelled; {query} is the word searched for, {count} the number of results.",
        "Showing results for “{query}”: {count}",
        { max: 80, placeholders: ["count", "query"] },
      ),
      correctedOne: line("The same for one result; defaults to the words above.", "One result for “{query}”", {
        max: 80,
        placeholders: ["count", "query"],
      }).optional(),
      correctedForms: searchPluralForms,
      none: line("Where nothing was found; {query} is filled in.", "Nothing found for “{query}”", {
        max: 80,
        placeholders: ["query"],
      }),
      failed: prose(
        "Shown if the search could not be loaded.",
        "The search did not arrive. All pages are listed below.",
        {
          max: 200,
        },
      ),
    }),
    more: line("The button that shows more results.", "Show more results", { max: 40 }),
    resultsTitle: line("What screen readers call the results.", "Results", { max: 40 }),
    suggestions: group("SearchSuggestions", "Suggested searches; shown until something is found.", {
      title: line("The heading.", "Often looked for", { max: 60 }),
      queries: list(line("What is looked for.", "online reviews", { max: 40 }), "The searches, in order.", {
        min: 1,
        max: 8,
      }),
    }),
    kinds: group("SearchKinds", "The label of a result, next to its title.", {
      service: line("A service.", "Service", { max: 30 }),
      industry: line("An industry.", "Industry", { max: 30 }),
      pair: line("A service for an industry.", "Service by industry", { max: 30 }),
      article: line("An article.", "Article", { max: 30 }),
      episode: line("An episode.", "Podcast", { max: 30 }),
      job: line("A job.", "Position", { max: 30 }),
      page: line("Any other page.", "Page", { max: 30 }),
      place: line("A city or a state.", "Location", { max: 30 }).optional(),
    }),
    all: group(
      "AllPages",
      "The list of all pages that can be found, which also serves where nothing can be searched.",
      {
        title: line("The heading.", "All pages", { max: 60 }),
        services: line("Above the services.", "Services", { max: 40 }),
        industries: line("Above the industries.", "Industries", { max: 40 }),
        articles: line("Above the articles.", "Blog", { max: 40 }),
        episodes: line("Above the episodes.", "Podcast", { max: 40 }),
        jobs: line("Above the positions.", "Careers", { max: 40 }),
      },
    ),
  }),
});

const notFoundView = group("NotFoundView", "The page for addresses that do not exist.", {
  title: line("The heading.", "Post not found", { max: 80 }),
  text: line("The sentence below it.", "The article you're looking for doesn't exist.", { max: 160 }),
  link: as(link, "The way back."),
  metadata: as(metadata, "What browser tabs show."),
});

export const notFoundPage = defineKind({
  name: "NotFoundPage",
  noun: "the not-found pages",
  description: "What each section says at an address that does not exist.",
  files: "pages/not-found.yaml",
  shown: { "/404": "and every other address where there is nothing" },
  schema: group("NotFoundPage", "What each section says at an address that does not exist.", {
    page: as(notFoundView, "Anywhere else: the 404 page."),
    service: as(notFoundView, "Below /services."),
    industry: as(notFoundView, "Below /industries."),
    industryService: as(notFoundView, "Below an industry."),
    location: as(notFoundView, "Below /locations."),
    article: as(notFoundView, "Below /blog."),
    episode: as(notFoundView, "Below /podcast."),
  }),
});
