/** Pages that editors compose of sections, and pages of plain Markdown. Both lie at the top of the site. */
import {
  as,
  called,
  choice,
  date,
  defineKind,
  FACTS_IN_TEXTS,
  film,
  flag,
  formerly,
  group,
  line,
  list,
  markdown,
  mediaFile,
  oneOf,
  prose,
  reference,
  variant,
} from "content-kit";
import { faqItem } from "./service";
import { callToAction, draft, iconItem, image, link, metadata, redirectFrom } from "./shared";

const title = line("The heading.", "What changes in ninety days.", { max: 100 });
const text = prose("One or two sentences below it.", "Averages over all clients.", { max: 400 }).optional();

const ofService = reference("Service", "The service, by the name of its folder.", "paid-media");

/** The ground of a section. */
const ground = {
  background: choice(["plain", "quiet", "dark"], "The ground of the section; without it, plain.").optional(),
};

/** The sections, in the order in which forms offer them. */
const SECTIONS = [
  variant("hero", "HeroSection", "The first screen of the page, with its main heading; it comes first.", {
    title: line("The one main heading of the page.", "A fuller calendar by spring.", { max: 80 }),
    text,
    primary: as(link, "The main button.").optional(),
    secondary: as(link, "A second, quieter link.").optional(),
    image: as(image, "A picture next to the text.").optional(),
  }),
  variant("claims", "ClaimsSection", "Figures from content/site.yaml, on the line.", {
    title,
    text,
    claims: list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), "The figures.", {
      min: 2,
      max: 4,
    }),
    ...ground,
  }),
  variant("definitions", "DefinitionsSection", "How claims in content/site.yaml are counted, those that say it.", {
    title,
    text,
    claims: list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), "The claims, in order."),
    periodLabel: line("Before the time that a figure covers.", "Period", { max: 30 }),
    clientsLabel: formerly("practicesLabel", line("Before whose records are in it.", "Clients", { max: 30 })),
    ...ground,
  }),
  variant("points", "PointsSection", "Short points with an icon each.", {
    title,
    text,
    items: called("Points", list(iconItem, "The points.")),
    ...ground,
  }),
  variant("checklist", "ChecklistSection", "A list with check marks.", {
    title,
    text,
    checks: list(prose("One point.", "No setup fee until the end of June.", { max: 240 }), "The points."),
    ...ground,
  }),
  variant("prose", "ProseSection", "Text in Markdown.", {
    body: called(
      "Text",
      markdown("The text; headings begin with ##.", "We know **three** reasons why people do not call back."),
    ),
    ...ground,
  }),
  variant("picture", "PictureSection", "A picture, as wide as the page.", {
    image: as(image, "The picture."),
    caption: line("The caption below it.", "The front desk of a client in Norfolk.", { max: 200 }).optional(),
    beside: markdown("Text in Markdown next to it; headings begin with ##.", "We photograph at **night**.").optional(),
    side: choice(["left", "right"], "The side of the picture, where it has text; without it, left.").optional(),
    ...ground,
  }),
  variant("film", "FilmSection", "A film, which loads when it is pressed.", {
    title,
    text,
    film: film("The address of a film on YouTube or Vimeo.", "https://vimeo.com/76979871"),
    ...ground,
  }),
  variant("logos", "LogosSection", "A row of logos, such as of partners.", {
    title: title.optional(),
    logos: list(
      group("Logo", "A logo and whose it is.", {
        name: line("Whose it is.", "Example Dental", { max: 60 }),
        file: mediaFile("vector", "The logo as SVG, for light and dark grounds.", "logos/example.svg"),
      }),
      "The logos, in order.",
      { max: 12 },
    ),
    ...ground,
  }),
  variant("quote", "QuoteSection", "One sentence set large on a dark ground.", {
    words: prose("The sentence.", "The phone rang on day nine.", { max: 240 }),
    note: line("Who said it, or where it comes from.", "The owner of a bakery", { max: 120 }),
  }),
  variant("testimonials", "TestimonialsSection", "What clients said, from the testimonials of a service.", {
    title,
    text,
    service: ofService,
    ...ground,
  }),
  variant("comparison", "ComparisonSection", "The comparison of a service, from its comparison.yaml.", {
    service: ofService,
    ...ground,
  }),
  variant("process", "ProcessSection", "The steps of a service, from its process.yaml.", {
    title,
    text,
    service: ofService,
    ...ground,
  }),
  variant("prices", "PricesSection", "The price table of a service, from its pricing.yaml.", {
    service: ofService,
    action: as(link, "The button below the prices."),
    ...ground,
  }),
  variant("questions", "QuestionsSection", "Questions; one opens at a time.", {
    title,
    text,
    questions: list(faqItem, "The questions, in order."),
    ...ground,
  }),
  variant("articles", "ArticlesSection", "The latest three articles.", {
    title,
    linkLabel: line("The link to all of them.", "All articles", { max: 40 }),
    ...ground,
  }),
  variant("episode", "EpisodeSection", "The latest episode of the podcast.", {
    title,
    intro: prose("One or two sentences.", "Business owners on what filled their calendar.", { max: 240 }),
    linkLabel: line("The link to the episode.", "Listen to the latest episode", { max: 40 }),
    allLabel: line("The link to all of them.", "All episodes", { max: 40 }),
    ...ground,
  }),
  variant("cities", "CitiesSection", "Links to the pages of cities.", {
    title,
    text,
    cities: list(reference("City", "A city, as state/city.", "florida/miami"), "The cities."),
    ...ground,
  }),
  variant("contact", "ContactSection", "Telephone, e-mail, hours and address.", { title, text, ...ground }),
  variant("closing", "ClosingSection", "The closing section, with the next step; it comes last.", callToAction.shape),
] as const;

const TYPES = SECTIONS.map(({ shape }) => shape.type.value).join(", ");

const common = {
  appears: date("The first day on which it shows, where it waits for one.", "2026-03-01").optional(),
  closes: date("The last day on which it shows, where it has one.", "2026-06-30").optional(),
  noindex: flag("Whether it is kept out of search engines, the sitemap and the search of the site.").optional(),
  navigation: choice(
    ["full", "none"],
    "Whether it has the menu and the columns of the footer, as other pages (full), or neither (none); without it, full.",
  ).optional(),
  draft,
  redirectFrom: redirectFrom("/spring-offer"),
  metadata: as(metadata, "What search engines and browser tabs show of it."),
};

export const landing = defineKind({
  name: "LandingPage",
  noun: "a landing page",
  plural: "landing pages",
  description: "A page that is composed of sections, such as one for a campaign; its page is /{slug}.",
  files: "landing/{slug}.yaml",
  shown: { "/{slug}": "the whole page" },
  appears: "appears",
  closes: "closes",
  schema: group("LandingPage", "A page that is composed of sections.", {
    title: line("What it is called in breadcrumbs, lists and on its social card.", "The spring calendar", { max: 60 }),
    sections: list(
      oneOf("LandingSection", "A section of a landing page.", SECTIONS),
      `Its sections, in order. Each is one of: ${TYPES}.`,
    ),
    ...common,
  }),
});

export const plainPage = defineKind({
  name: "PlainPage",
  noun: "a plain page",
  plural: "plain pages",
  description: "A page of text, such as an accessibility statement; its page is /{slug}.",
  files: "landing/{slug}.md",
  shown: { "/{slug}": "the whole page" },
  appears: "appears",
  closes: "closes",
  body: {
    description: `The text. ${FACTS_IN_TEXTS}`,
    required: true,
    form: "markdown",
  },
  schema: group("PlainPage", "A page of text.", {
    title: line("The heading.", "Accessibility", { max: 80 }),
    text: called(
      "Introduction",
      prose("One or two sentences below it.", "What works on this site, and what not yet.", { max: 300 }).optional(),
    ),
    ...common,
  }),
});
