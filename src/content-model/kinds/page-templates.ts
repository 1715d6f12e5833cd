/** The copy of page templates: headings, labels, closing sections. */
import { as, called, choice, defineKind, group, line, list, prose, reference, SITE_FACTS } from "content-kit";
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
      ours: called("Our agency", line("Our agency's column.", "Example", { max: 30 })),
      inHouse: line("The column of one's own hire.", "In-house", { max: 30 }),
      otherAgency: line("The column of another agency.", "Other agency", { max: 30 }),
    }),
    fallback: reference("Service", "Whose comparison and process a service without its own shows.", "paid-media"),
    sampleNotice: prose("The sentence below sample testimonials.", "Sample text, until launch.", { max: 200 }),
    pricingAction: as(link, "The button of each plan, and below the prices."),
    pricingTerms: group("PricingTerms", "How the prices and the terms fit together, below the prices.", {
      text: prose("One or two sentences.", "Your order says how long it runs, and comes before our general terms.", {
        max: 300,
        placeholders: SITE_FACTS,
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
  textsFor: "Industry",
  shown: { "/industries/{slug}": "the headings", "/industries/{slug}/{service}": "the breadcrumb" },
  schema: group("IndustryPage", "Headings and labels that every industry's page has.", {
    breadcrumb: line("The first part of the breadcrumb.", "Industries", { max: 40 }),
    eyebrow: line("Above the heading; {industry} is filled in.", "Marketing for {industry}", { max: 60 }).optional(),
    servicesTitle: line("Above the services; {industry} is filled in.", "What we do for {industry}", { max: 80 }),
    cardLabel: line("The link on each card.", "Learn More", { max: 30 }),
    valueTitle: line("Above the value points; {industry} is filled in.", "Why {industry} stay with us", { max: 80 }),
  }),
});

export const industryServicePage = defineKind({
  name: "IndustryServicePage",
  noun: "the industry-service pages' copy",
  description: "Headings and labels of every page for one service in one industry.",
  files: "pages/industry-service.yaml",
  textsFor: "Industry",
  shown: { "/industries/{industry}/{service}": "the headings, the buttons and the closing section" },
  schema: group("IndustryServicePage", "Headings and labels of every page for one service in one industry.", {
    metadata: metadataTemplate(["industry", "service", "title"]).meta({
      id: "IndustryServiceMetadata",
      description: "What search engines show; {title}, {industry} and {service} are filled in.",
    }),
    eyebrow: line("Above the main heading; {industry} and {service} are filled in.", "Marketing for {industry}", {
      max: 60,
    }).optional(),
    featuresTitle: line("Above the features; {industry} and {service} are filled in.", "How it works", { max: 80 }),
    benefitsTitle: line("Above all benefits.", "Results You Can Expect", { max: 80 }),
    callToActionTitle: line(
      "The closing section's heading; {industry} and {service} are filled in.",
      "Talk to us about {service}",
      { max: 100 },
    ),
    primary: as(link, "The button to the contact page."),
    backLabel: line("The link back to the industry; {industry} is filled in.", "All for {industry}", { max: 80 }),
  }),
});

const stateMetadata = metadataTemplate(["state", "count"]).meta({
  id: "StateMetadata",
  description: "What search engines show; {state} and {count} are filled in.",
});

const stateIntro = prose("Below the heading; {state} and {count} are filled in.", "We work all over {state}.");

const citiesTitle = line("Above the list of cities; {state} is filled in.", "Cities in {state}", { max: 80 });

export const statePage = defineKind({
  name: "StatePage",
  noun: "the state pages' copy",
  description: "What every state's page says; {state} and {count} are filled in.",
  files: "pages/state.yaml",
  textsFor: "State",
  shown: { "/locations/{state}": "all words of the page", "/locations/{state}/{city}": "the breadcrumb" },
  schema: group("StatePage", "What every state's page says.", {
    metadata: as(stateMetadata, "What search engines show; {state} and {count} are filled in."),
    breadcrumb: line("The first part of the breadcrumb.", "Locations", { max: 40 }),
    heroTitle: line("The main heading; {state} is filled in.", "Marketing for businesses in {state}", { max: 80 }),
    intro: stateIntro,
    single: group("SingleCityState", "What the page of a state with a single city says instead.", {
      metadata: as(stateMetadata, "What search engines show; {state} is filled in."),
      intro: stateIntro,
      citiesTitle,
    }).optional(),
    finderLabel: line("Above the field that finds a city; {state} is filled in.", "Find your city", { max: 80 }),
    finderNone: prose("Where {state} has no such city.", "No such city. Call us all the same.", { max: 200 }),
    citiesTitle,
    citiesLabel: line("What opens the list on a phone; {state} is filled in.", "All cities from A to Z", { max: 60 }),
    servicesTitle: line("Above the services; {state} is filled in.", "What we do in {state}", { max: 80 }),
    services: list(
      localService(["state"]).meta({
        id: "StateService",
        description: "A service as it is called here; {state} is filled in.",
      }),
      "The services, in order.",
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
  textsFor: "State",
  shown: { "/locations/{state}/{city}": "all words of the page" },
  schema: group("CityPage", "What every city's page says.", {
    backLabel: line("The link back to the state; {state} is filled in.", "All cities in {state}", { max: 60 }),
    heroTitle: line("The main heading; {city} is filled in.", "Marketing Company in {city}", { max: 80 }),
    servicesTitle: line("Above the services; {city} is filled in.", "What we do in {city}", { max: 80 }),
    services: list(
      group("CityService", "A service as it is called here; its text is in the advice.", {
        title: line("The name of the service as it is called locally.", "Local SEO"),
        service: reference("Service", "The service it leads to; left out where none fits.", "local-seo").optional(),
      }),
      "The services, in order.",
    ),
    ...cityTexts,
    indexed: choice(["all", "own"], "Which city pages search engines list: all, or those with a text of their own."),
    ownTitle: line("Above what is said of one city alone; {city} is filled in.", "In {city}", { max: 80 }),
    local: as(cityLocal, "The facts of a city, from the data on places."),
    results: group("CityResults", "The section of figures.", {
      title: line("The heading; {city} is filled in.", "What our clients see", { max: 80 }),
      text: prose("One or two sentences.", "Averages over all clients that we work for.", { max: 300 }),
      claims: list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), "The figures.", {
        min: 2,
        max: 4,
      }),
    }),
    testimonial: as(testimonial, "What a client said, where the state has no testimonial."),
    callToAction: group("CityCallToAction", "The closing section.", {
      title: line("The heading; {city} is filled in.", "Let's fill a calendar in {city}.", { max: 80 }),
      text: prose("Below it; {city} and {state} are filled in.", "A reply within one business day.", { max: 240 }),
      primary: as(link, "The main button."),
      secondary: as(link, "The second link."),
    }),
  }),
});
