/** The copy of page templates: headings, labels, closing sections. */
import { defineKind } from "./kind";
import { as, called, choice, formerly, group, line, list, prose, reference } from "../fields";
import { cityLocal, cityTexts, stateLocal } from "./local-facts";
import { callToAction, link, localService, metadataTemplate, sectionHeading, testimonial } from "./shared";

export const servicePage = defineKind({
  name: "ServicePage",
  noun: "the service pages' copy",
  description: "Headings of the sections that every service's page has.",
  files: "pages/service.yaml",
  shown: { "/services/{slug}": "the headings of the sections" },
  schema: group("ServicePage", "Headings of the sections that every service's page has.", {
    breadcrumb: line("The first part of the breadcrumb.", "Services", { max: 40 }),
    sections: group("ServiceSections", "The heading of each section.", {
      keyBenefits: as(sectionHeading, "Above the four key benefits."),
      features: as(sectionHeading, "Above the features."),
      included: as(sectionHeading, "Above the detailed feature categories."),
      process: as(sectionHeading, "Above the steps."),
      testimonials: as(sectionHeading, "Above the testimonials."),
      faq: as(sectionHeading, "Above the questions."),
    }),
    contents: group("ServiceContents", "The short names of the sections in the page's table of contents.", {
      keyBenefits: line("The key benefits.", "Benefits", { max: 24 }),
      included: line("What is included.", "What is included", { max: 24 }),
      process: line("The steps.", "How it works", { max: 24 }),
      comparison: line("The comparison.", "Compared", { max: 24 }),
      pricing: line("The prices.", "Pricing", { max: 24 }),
      testimonials: line("The testimonials.", "Clients", { max: 24 }),
      faq: line("The questions.", "Questions", { max: 24 }),
    }),
    comparisonColumns: group("ComparisonColumns", "The headings of the comparison's columns.", {
      ours: formerly("revita", called("Our agency", line("Our agency's column.", "Example", { max: 30 }))),
      inHouse: line("The column of one's own hire.", "In-house", { max: 30 }),
      otherAgency: line("The column of another agency.", "Other agency", { max: 30 }),
    }),
    fallback: reference("Service", "Whose comparison and process a service without its own shows.", "paid-media"),
    sampleNotice: prose("The sentence below sample testimonials.", "Sample text, replaced before launch.", {
      max: 200,
    }),
    pricingAction: as(link, "The button of each plan, and below the prices."),
    pricingTerms: group("PricingTerms", "How the prices and the terms fit together, below the prices.", {
      text: prose("One or two sentences.", "Your order says how long it runs, and comes before our general terms.", {
        max: 300,
      }),
      link: as(link, "The link to the terms."),
    }).optional(),
  }),
});

export const industryPage = defineKind({
  name: "IndustryPage",
  noun: "the industry pages' copy",
  description: "Headings and labels that every industry's page has.",
  files: "pages/industry.yaml",
  shown: { "/industries/{slug}": "the headings", "/industries/{slug}/{service}": "the breadcrumb" },
  schema: group("IndustryPage", "Headings and labels that every industry's page has.", {
    breadcrumb: line("The first part of the breadcrumb.", "Industries", { max: 40 }),
    eyebrow: line("Above the main heading; {industry} is filled in.", "Marketing for {industry}", {
      max: 60,
      placeholders: ["industry"],
    }).optional(),
    servicesTitle: line("Above the services; {industry} is filled in.", "What we do for {industry}", {
      max: 80,
      placeholders: ["industry"],
    }),
    cardLabel: line("The link on each card.", "Learn More", { max: 30 }),
    valueTitle: line("Above the three value points; {industry} is filled in.", "Why {industry} stay with us", {
      max: 80,
      placeholders: ["industry"],
    }),
  }),
});

export const industryServicePage = defineKind({
  name: "IndustryServicePage",
  noun: "the industry-service pages' copy",
  description: "Headings and labels of every page for one service in one industry.",
  files: "pages/industry-service.yaml",
  shown: { "/industries/{industry}/{service}": "the headings, the buttons and the closing section" },
  schema: group("IndustryServicePage", "Headings and labels of every page for one service in one industry.", {
    metadata: metadataTemplate(["industry", "service", "title"]).meta({
      id: "IndustryServiceMetadata",
      description: "What search engines show; {title}, {industry} and {service} are filled in.",
    }),
    eyebrow: line("Above the main heading; {industry} and {service} are filled in.", "Marketing for {industry}", {
      max: 60,
      placeholders: ["industry", "service"],
    }).optional(),
    featuresTitle: line("Above the features; {industry} and {service} are filled in.", "How it works", {
      max: 80,
      placeholders: ["industry", "service"],
    }),
    benefitsTitle: line("Above all benefits.", "Results You Can Expect", { max: 80 }),
    callToActionTitle: line(
      "The closing section's heading; {industry} and {service} are filled in.",
      "Talk to us about {service}",
      { max: 100, placeholders: ["industry", "service"] },
    ),
    primary: as(link, "The button to the contact page."),
    backLabel: line("The link back to the industry; {industry} is filled in.", "All services for {industry}", {
      max: 80,
      placeholders: ["industry"],
    }),
  }),
});

const stateMetadata = metadataTemplate(["state", "count"]).meta({
  id: "StateMetadata",
  description: "What search engines show; {state} and {count} are filled in.",
});

const stateIntro = prose("The text below the main heading; {state} is filled in.", "We work all over {state}.", {
  placeholders: ["state", "count"],
});

const citiesTitle = line("Above the list of cities; {state} is filled in.", "Cities in {state}", {
  max: 80,
  placeholders: ["state"],
});

export const statePage = defineKind({
  name: "StatePage",
  noun: "the state pages' copy",
  description: "What every state's page says; {state} and {count} are filled in.",
  files: "pages/state.yaml",
  shown: { "/locations/{state}": "all words of the page", "/locations/{state}/{city}": "the breadcrumb" },
  schema: group("StatePage", "What every state's page says.", {
    metadata: as(stateMetadata, "What search engines show; {state} and {count} are filled in."),
    breadcrumb: line("The first part of the breadcrumb.", "Locations", { max: 40 }),
    heroTitle: line("The main heading; {state} is filled in.", "Marketing for businesses in {state}", {
      max: 80,
      placeholders: ["state"],
    }),
    intro: stateIntro,
    single: group("SingleCityState", "What the page of a state with a single city says instead.", {
      metadata: as(stateMetadata, "What search engines show; {state} is filled in."),
      intro: stateIntro,
      citiesTitle,
    }).optional(),
    finderLabel: line("Above the field that finds a city; {state} is filled in.", "Type your city in {state}", {
      max: 80,
      placeholders: ["state"],
    }),
    finderNone: prose("What the field shows where no city is found.", "No such city. Call us all the same.", {
      max: 200,
      placeholders: ["state"],
    }),
    citiesTitle,
    citiesLabel: line("What opens the list on a phone; {state} is filled in.", "All cities from A to Z", {
      max: 60,
      placeholders: ["state"],
    }),
    servicesTitle: line("Above the six services; {state} is filled in.", "What we do in {state}", {
      max: 80,
      placeholders: ["state"],
    }),
    services: list(
      localService(["state"]).meta({
        id: "StateService",
        description: "A service as it is called here; {state} is filled in.",
      }),
      "The six services.",
      { min: 6, max: 6 },
    ),
    local: as(stateLocal, "The facts of a state, from the data on its places."),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const cityPage = defineKind({
  name: "CityPage",
  noun: "the city pages' copy",
  description: "What every city's page says; {city} and {state} are filled in.",
  files: "pages/city.yaml",
  shown: { "/locations/{state}/{city}": "all words of the page" },
  schema: group("CityPage", "What every city's page says.", {
    backLabel: line("The link back to the state; {state} is filled in.", "All cities in {state}", {
      max: 60,
      placeholders: ["state"],
    }),
    heroTitle: line("The main heading; {city} is filled in.", "Marketing Company in {city}", {
      max: 80,
      placeholders: ["city"],
    }),
    servicesTitle: line("Above the six services; {city} is filled in.", "Six services for {city}", {
      max: 80,
      placeholders: ["city"],
    }),
    services: list(
      group("CityService", "A service as it is called here; its text is in the advice.", {
        title: line("The name of the service as it is called locally.", "Local SEO"),
        service: reference(
          "Service",
          "The service it leads to; left out where no service page fits.",
          "local-seo",
        ).optional(),
      }),
      "The six services.",
      { min: 6, max: 6 },
    ),
    ...cityTexts,
    indexed: choice(["all", "own"], "Which city pages search engines list: all, or those with a text of their own."),
    ownTitle: line("Above what is said of one city alone; {city} is filled in.", "In {city}", {
      max: 80,
      placeholders: ["city"],
    }),
    local: as(cityLocal, "The facts of a city, from the data on places."),
    results: group("CityResults", "The section of figures.", {
      title: line("The heading; {city} is filled in.", "What our clients see", { max: 80, placeholders: ["city"] }),
      text: prose("One or two sentences.", "Averages over all clients that we work for.", { max: 300 }),
      claims: list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), "The figures.", {
        min: 2,
        max: 4,
      }),
    }),
    testimonial: as(testimonial, "What a client said, where the state has no testimonial."),
    callToAction: group("CityCallToAction", "The closing section.", {
      title: line("The heading; {city} is filled in.", "Let's fill a calendar in {city}.", {
        max: 80,
        placeholders: ["city"],
      }),
      text: prose("The sentence below it; {city} is filled in.", "A reply within one business day.", {
        max: 240,
        placeholders: ["city", "state"],
      }),
      primary: as(link, "The main button."),
      secondary: as(link, "The second link."),
    }),
  }),
});

export const articlePage = defineKind({
  name: "ArticlePage",
  noun: "the article pages' copy",
  description: "What every article's page says around the article.",
  files: "pages/article.yaml",
  shown: { "/blog/{slug}": "the words around the article" },
  schema: group("ArticlePage", "What every article's page says around the article.", {
    breadcrumb: line("The link back to the list.", "Blog", { max: 40 }),
    updated: line("Beside the date of an article that was changed; {date} is filled in.", "Updated {date}", {
      max: 40,
      placeholders: ["date"],
    }).optional(),
    readingTime: line("The label next to the date; auto computes it from the number of words.", "5 min read", {
      max: 24,
    }),
    readingTimeComputed: line("The label where it is computed; {minutes} is filled in.", "{minutes} min read", {
      max: 30,
      placeholders: ["minutes"],
    }),
    keyTakeaways: group("KeyTakeaways", "The box after the article.", {
      title: line("Its heading.", "Key Takeaways", { max: 40 }),
      items: called("Points", list(prose("One point.", "Answer within five minutes.", { max: 240 }), "Its points.")),
    }),
    implementation: group("ImplementationStrategy", "The text after it.", {
      title: line("Its heading.", "Implementation Strategy", { max: 60 }),
      paragraphs: list(prose("One paragraph.", "Start with one procedure."), "Its paragraphs."),
    }),
    consultation: as(link, "The link to the contact page."),
    relatedTitle: line("Above the related articles.", "Read next", { max: 40 }),
  }),
});

export const episodePage = defineKind({
  name: "EpisodePage",
  noun: "the episode pages' copy",
  description: "What every episode's page says around the episode.",
  files: "pages/episode.yaml",
  shown: { "/podcast/{slug}": "the words around the episode" },
  schema: group("EpisodePage", "What every episode's page says around the episode.", {
    backLabel: line("The link back to the list.", "All episodes", { max: 40 }),
    badge: line("The badge above the title.", "Podcast", { max: 20 }),
    audioFallback: line("What browsers without audio show.", "Your browser does not support the audio element.", {
      max: 120,
    }),
    chapters: line("Above the episode's chapters.", "Chapters", { max: 40 }),
    chapterLink: line("The link to a page on what is said in a chapter.", "More on this", { max: 40 }),
    transcript: line("What opens the words that are said in the episode.", "Transcript", { max: 40 }),
    closing: group("EpisodeClosing", "The section at the end.", {
      title: line("Its heading.", "Ready to Be Found?", { max: 80 }),
      text: prose("A sentence below it.", "Bring the question this episode left you with.", { max: 240 }).optional(),
      primary: as(link, "The button to the contact page."),
      secondary: as(link, "The link to the services."),
    }),
  }),
});

export const jobPage = defineKind({
  name: "JobPage",
  noun: "the job pages' copy",
  description: "Headings and labels that every job's page has.",
  files: "pages/job.yaml",
  shown: { "/careers/{slug}": "the headings and the button" },
  schema: group("JobPage", "Headings and labels that every job's page has.", {
    backLabel: line("The link back to the list.", "All positions", { max: 40 }),
    about: line("Above the text.", "About the Role", { max: 40 }),
    responsibilities: line("Above the duties.", "Responsibilities", { max: 40 }),
    requirements: line("Above the requirements.", "Requirements", { max: 40 }),
    benefits: line("Above the benefits.", "Benefits", { max: 40 }),
    posted: line("The day on which the job was posted; {date} is filled in.", "Posted {date}", {
      max: 40,
      placeholders: ["date"],
    }),
    closes: line("The last day to apply, if the job has one; {date} is filled in.", "Apply by {date}", {
      max: 40,
      placeholders: ["date"],
    }),
    apply: line("The button that opens an e-mail.", "Apply Now", { max: 30 }),
    applyNote: prose("The sentence next to the button.", "Opens an e-mail with the position as its subject.", {
      max: 200,
    }),
  }),
});
