import {
  as,
  called,
  counter,
  defineKind,
  flag,
  group,
  line,
  list,
  price,
  prose,
  shownAt,
  SITE_FACTS,
  whole,
  YES_OR_NO,
} from "content-kit";
import * as z from "zod";
import { illustration } from "./illustration";
import { callToAction, draft, hero, iconItem, image, metadata, redirectFrom, stat, testimonial } from "./shared";

export const service = defineKind({
  name: "Service",
  noun: "a service",
  plural: "services",
  description: "One of the agency's services; its page is /services/{slug}.",
  files: "services/{slug}/index.md",
  shown: {
    "/services/{slug}": "the opening text, and what search engines show",
    "/services": "its line in the list",
    "/": "its line in the list of services",
    "/industries/{industry}/{slug}": "its name and its drawing",
  },
  body: { description: "The opening text of the service's page.", required: true, form: "markdown" },
  isInEachFolder: true,
  uniqueName: { field: "title" },
  schema: group("Service", "One of the agency's services.", {
    title: line("The name of the service.", "Paid Media", { max: 40 }),
    desc: called("Description", prose("One sentence for cards and lists.", "Ads that end in a booking.", { max: 200 })),
    illustration: illustration.optional(),
    image: shownAt(1000, as(image, "A photograph in place of the drawing.")).optional(),
    order: counter(whole("Its position in lists, smallest first.", 1, { min: 1 })),
    draft,
    redirectFrom: redirectFrom("/services/advertising"),
    metadata: as(metadata, "What search engines and browser tabs show of the service's page."),
  }),
});

export const serviceContent = defineKind({
  name: "ServiceContent",
  noun: "a service's content",
  description: "What the sections of one service's page say.",
  files: "services/{slug}/content.yaml",
  shown: { "/services/{slug}": "the sections of the page" },
  isInEachFolder: true,
  schema: group("ServiceContent", "What the sections of one service's page say.", {
    hero: as(hero, "The first screen."),
    stats: list(stat, "Figures below the first screen.", { min: 2, max: 4 }),
    keyBenefits: list(iconItem, "The four main reasons.", { min: 4, max: 4 }),
    benefits: list(line("One benefit.", "Calls recorded and scored", { max: 160 }), "Short benefits.", { min: 3 }),
    features: list(iconItem, "What the service consists of.", { min: 3 }),
    detailedFeatures: list(
      group("FeatureCategory", "A group of what is included.", {
        category: line("The heading of the group.", "Campaigns", { max: 60 }),
        items: list(line("One thing that is included.", "Search campaigns", { max: 160 }), "What is in it."),
      }),
      "Everything that is included, by category.",
      { min: 2 },
    ),
    socialProof: prose("One sentence that says who relies on it.", "Trusted by 200+ businesses.", { max: 240 }),
    quote: prose(
      "One sentence set large between two sections: the page's second voice.",
      "A click is a cost. A kept appointment is income.",
      { max: 200 },
    ),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const faqItem = group("FaqItem", "A question and its answer.", {
  question: line("The question as a client would ask it.", "Who owns the ad accounts?"),
  answer: prose("The answer.", "You do, from the first day.", { placeholders: SITE_FACTS }),
});

export const faq = defineKind({
  name: "Faq",
  noun: "a service's questions",
  description: "The questions on one service's page; one opens at a time.",
  files: "services/{slug}/faq.yaml",
  shown: { "/services/{slug}": "the questions" },
  schema: group("Faq", "The questions on one service's page.", {
    items: called("Questions", list(faqItem, "The questions, in order.")),
  }),
});

export const comparison = defineKind({
  name: "Comparison",
  noun: "a service's comparison",
  description:
    "The table that compares the agency with an in-house hire and another agency. A service without one shows that of the service named in content/pages/service.yaml.",
  files: "services/{slug}/comparison.yaml",
  shown: { "/services/{slug}": "the comparison" },
  schema: group("Comparison", "The table that compares the agency with the alternatives.", {
    title: line("The heading of the table.", "Compared with the alternatives"),
    subtitle: prose("The sentence below it.", "What changes when we run your ads.", { max: 240 }),
    rows: list(
      group("ComparisonRow", "One line of the table.", {
        feature: line("What is compared.", "First results", { max: 60 }),
        ours: called("Our agency", line("What our agency does.", "7–14 days", { max: 90 })),
        inHouse: line("What a hire of one's own does.", "2–4 months", { max: 90 }),
        otherAgency: line("What another agency does.", "6–8 weeks", { max: 90 }),
      }),
      "The lines of the table.",
    ),
  }),
});

export const process = defineKind({
  name: "Process",
  noun: "a service's process",
  description:
    "The steps of the work. A service without one shows those of the service named in content/pages/service.yaml.",
  files: "services/{slug}/process.yaml",
  shown: { "/services/{slug}": "the steps" },
  namedOnce: ["steps", "step"],
  schema: group("Process", "The steps of the work.", {
    steps: list(
      group("ProcessStep", "One step.", {
        step: whole("Its number, from 1.", 1, { min: 1 }),
        title: line("Its name.", "Listen", { max: 60 }),
        description: prose("What happens in it.", "We hear ten of your calls.", { max: 400 }),
        details: list(line("One thing that is done.", "Call recordings reviewed", { max: 160 }), "What is done."),
        timeline: line("When it happens.", "Week 1", { max: 40 }),
      }),
      "The steps, in order.",
    ),
  }),
});

export const testimonials = defineKind({
  name: "Testimonials",
  noun: "a service's testimonials",
  description: "What clients said of one service.",
  files: "services/{slug}/testimonials.yaml",
  shown: { "/services/{slug}": "the testimonials" },
  schema: group("Testimonials", "What clients said of one service.", {
    items: called("Testimonials", list(testimonial, "The testimonials, in order.")),
  }),
});

/** Whether a tier has a feature: yes, no, or a quantity in words. */
const included = z
  .union([
    z.boolean(),
    z
      .string()
      .min(1)
      .max(60)
      .refine((words) => !YES_OR_NO.test(words)),
  ])
  .meta({
    description: "true, false, or the quantity in words.",
    examples: [true, "up to $5K"],
  });

export const pricing = defineKind({
  name: "PricingPlan",
  noun: "a service's prices",
  description: "The price table of one service. The first tier's list of features is the list of lines.",
  files: "services/{slug}/pricing.yaml",
  shown: { "/services/{slug}": "the price table" },
  namedOnce: ["tiers", "name"],
  schema: group("PricingPlan", "The price table of one service.", {
    title: line("The heading of the table.", "Pricing", { max: 80 }),
    description: prose("The sentence below it.", "Monthly, per location.", { max: 300, placeholders: SITE_FACTS }),
    groups: list(
      group("PricingGroup", "A part of the table, with a heading of its own.", {
        title: line("Its heading.", "What we run", { max: 60 }),
        first: line("The first feature in it, as in the first tier.", "Included ad spend, monthly", { max: 80 }),
      }),
      "The parts of the table, in its order.",
      { min: 2 },
    ).optional(),
    addOns: group("PlanAddOns", "What clients may add more than once, such as platforms; each tier has its price.", {
      label: line("What is counted, on the page of all prices.", "Platforms (Google, Meta)", { max: 40 }),
      most: whole("The largest number that can be chosen there.", 2, { min: 1, max: 20 }),
    }).optional(),
    tiers: list(
      group("PricingTier", "One column of the table.", {
        name: line("The name of the tier.", "Small Business", { max: 40 }),
        description: line("Whom it is for.", "Up to 4 providers", { max: 90 }),
        popular: flag("Whether it is the one tier that most clients take; it is marked as popular.").optional(),
        everythingIncluded: flag("Whether features that the tier does not list are included in it.").optional(),
        features: list(
          group("PricingFeature", "A line of the table in this tier.", {
            name: line("The feature, in the same words in every tier.", "Included ad spend, monthly", { max: 80 }),
            included,
          }),
          "What the tier has. The first tier names every line; others may leave some out.",
        ),
        price: group("Price", "What the tier costs.", {
          monthly: price("The price for a month in the currency of site.yaml, or text such as “On request”.", 1375),
          note: line(
            "A few words below the price: what else has to be paid, or how long the contract runs.",
            "plus $1,000 per further platform",
            { max: 120 },
          ).optional(),
          addOn: group("PriceAddOn", "What is added to the price for each platform, location or the like.", {
            price: price("Its price for a month.", 500),
            total: line(
              "The line below the price, where every client adds it at least once; {total} is the sum of both.",
              "{total} with Google or Meta",
              { max: 60 },
            ).optional(),
          }).optional(),
        }),
      }),
      "The tiers, smallest first.",
      { min: 1, max: 4 },
    ),
  }),
});
