/** The copy of the search, and of the page for addresses that do not exist. */
import { as, called, defineKind, group, line, list, prose, searchPluralForms, target } from "content-kit";
import { hero, link, metadata, redirectFrom } from "./shared";

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
      one: line("For one result; {count} and {query} are filled in.", "{count} result for “{query}”", { max: 80 }),
      other: line("For several results; {count} and {query} are filled in.", "{count} for “{query}”", { max: 80 }),
      forms: searchPluralForms,
      corrected: line(
        "Instead of both if a word was misspelled; {query} is the word searched for, {count} the number of results.",
        "Showing results for “{query}”: {count}",
        { max: 80 },
      ),
      correctedOne: line("The same with {count} and {query} for one result.", "One result for “{query}”", {
        max: 80,
      }).optional(),
      correctedForms: searchPluralForms,
      none: line("Where nothing was found; {query} is filled in.", "Nothing found for “{query}”", { max: 80 }),
      failed: prose("Shown if the search could not be loaded.", "All pages are listed below.", { max: 200 }),
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
    lookedFor: list(
      group("LookedFor", "What visitors call a page.", {
        page: target("The path of the page; for its prices, with #pricing.", "/contact"),
        words: called("Words", list(line("A word, or a few.", "opening hours", { max: 40 }), "What they type.")),
      }),
      "Pages that visitors look for by words that are not on them, or on many others; also short names of cities.",
    ).optional(),
    kinds: group("SearchKinds", "The label of a result, next to its title.", {
      service: line("A service.", "Service", { max: 30 }),
      industry: line("An industry.", "Industry", { max: 30 }),
      pair: line("A service for an industry.", "Service by industry", { max: 30 }),
      article: line("An article.", "Article", { max: 30 }).optional(),
      episode: line("An episode.", "Podcast", { max: 30 }).optional(),
      job: line("A job.", "Position", { max: 30 }).optional(),
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
        articles: line("Above the articles.", "Blog", { max: 40 }).optional(),
        episodes: line("Above the episodes.", "Podcast", { max: 40 }).optional(),
        jobs: line("Above the positions.", "Careers", { max: 40 }).optional(),
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
  schema: group("NotFoundPage", "What each section says at an address that does not exist; defaults to page.", {
    page: as(notFoundView, "Anywhere else: the 404 page."),
    service: as(notFoundView, "Below /services."),
    industry: as(notFoundView, "Below /industries."),
    industryService: as(notFoundView, "Below an industry."),
    location: as(notFoundView, "Below /locations.").optional(),
    article: as(notFoundView, "Below /blog.").optional(),
    episode: as(notFoundView, "Below /podcast.").optional(),
  }),
});
