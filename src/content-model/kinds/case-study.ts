/** What the work for a client achieved, and the words around all such cases. */
import { as, called, date, defineKind, group, line, list, money, prose, reference, whole } from "content-kit";
import { callToAction, draft, hero, metadata, redirectFrom } from "./shared";

export const caseStudy = defineKind({
  name: "CaseStudy",
  noun: "a case study",
  plural: "case studies",
  description: "What the work for a client achieved; its page is /case-studies/{slug}.",
  files: "case-studies/{slug}.md",
  shown: {
    "/case-studies/{slug}": "the case study",
    "/case-studies": "its table, newest first",
    "/services/{slug}": "its table, on the page of its service",
    "/industries/{slug}": "its table, on the page of its industry",
  },
  appears: "date",
  body: { description: "What was done, and what came of it.", required: true, form: "markdown" },
  schema: group("CaseStudy", "What the work for a client achieved.", {
    title: line("The heading.", "Full on Mondays in six months", { max: 80 }),
    summary: prose("Two sentences below the heading.", "Orders on Mondays doubled.", { max: 320 }),
    date: date("The day it appears.", "2025-03-01"),
    client: line("The client's business.", "Harbor Bakery", { max: 60 }),
    location: line("Where it is.", "Norfolk, Virginia", { max: 60 }),
    service: reference("Service", "The service; its page shows the case study.", "paid-media"),
    industry: reference("Industry", "The client's industry; its page shows the case study.", "bakeries").optional(),
    months: whole("How many months the figures are about.", 6, { min: 1 }),
    spend: money("What the client paid in that time, ads included, in the currency of site.yaml, as a number.", 9600),
    figures: list(
      group("CaseFigure", "A figure before the work and after it.", {
        name: line("What was counted.", "Orders on a Monday", { max: 40 }),
        before: line("Before the work.", "12", { max: 24 }),
        after: line("At its end.", "31", { max: 24 }),
      }),
      "The figures, the most important first.",
      { max: 8 },
    ),
    quote: group("CaseQuote", "What the client says of it.", {
      words: prose("Their words.", "Mondays used to be quiet.", { max: 400 }),
      name: line("Who said it, and what they are there.", "Dana Sample, owner", { max: 80 }),
    }).optional(),
    consent: line(
      "Where the client's written consent to all of this is kept, and its date; the site does not show it.",
      "Contract binder, signed on February 1, 2025",
      { max: 120 },
    ),
    draft,
    redirectFrom: redirectFrom("/case-studies/full-on-mondays"),
    metadata: as(metadata, "What search engines and browser tabs show of the case study."),
  }),
});

export const caseStudiesPage = defineKind({
  name: "CaseStudiesPage",
  noun: "the case studies' copy",
  description: "The copy of the list of case studies, and the words around each.",
  files: "pages/case-studies.yaml",
  textsFor: "CaseStudy",
  needsPublished: true,
  shown: {
    "/case-studies": "the words around the list",
    "/case-studies/{slug}": "the words around the case study",
    "/services/{slug}": "the heading of its case studies",
    "/industries/{slug}": "the heading of its case studies",
  },
  schema: group("CaseStudiesPage", "The copy of the list of case studies, and the words around each.", {
    redirectFrom: redirectFrom("/work"),
    metadata: as(metadata, "What search engines and browser tabs show of the list."),
    hero: as(hero, "The first screen of the list."),
    breadcrumb: line("The list, in the breadcrumb and in the contents of a service's page.", "Case studies", {
      max: 24,
    }),
    sectionTitle: line("Above the case studies of a service, an industry or all.", "What came of it", { max: 60 }),
    figuresTitle: line("Above the figures of a case study.", "Before and after", { max: 60 }),
    columns: group("CaseColumns", "The headings of the columns.", {
      name: line("What was counted.", "Counted", { max: 24 }),
      before: line("Before the work.", "Before", { max: 24 }),
      after: line("At its end.", "After", { max: 24 }),
    }),
    period: called(
      "Months and spend",
      line("Below the figures; {months} and {spend} are filled in.", "Months: {months}. Paid in that time: {spend}.", {
        max: 120,
        placeholders: ["months", "spend"],
      }),
    ),
    cardLabel: line("The link to a case study.", "Read the case study", { max: 40 }),
    callToAction: as(callToAction, "The closing section."),
  }),
});
