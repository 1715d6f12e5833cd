/** The annotated screenshots of docs/editing-content.md: elements of pages, and the fields that they come from. */
import type { PageKind } from "./sample-pages";

export interface Mark {
  /** Its name in the guide. */
  what: string;
  /** Its file below `content/`. */
  file: string;
  /** Path of its field; `body` is the Markdown text. */
  field: string;
  /** Where it is searched; by default in the main element. */
  within?: "header" | "footer";
  /** The element, if it is not text. */
  selector?: string;
}

export interface GuidePicture {
  /** File name without extension, and alternative text. */
  name: string;
  shows: string;
  page: PageKind;
  marks: readonly Mark[];
}

const mark = (what: string, file: string, field: string, more: Pick<Mark, "within" | "selector"> = {}): Mark => ({
  what,
  file,
  field,
  ...more,
});

const SERVICE = "services/paid-media";
const header = { within: "header" } as const;
const footer = { within: "footer" } as const;

export const GUIDE_PICTURES: readonly GuidePicture[] = [
  {
    name: "header",
    shows: "The header of every page",
    page: "services",
    marks: [
      mark("the brand", "site.yaml", "name", { ...header, selector: "header a" }),
      mark("the entry that opens a list", "navigation.yaml", "header.menu.label", header),
      mark("a plain entry", "navigation.yaml", "header.links.0.label", header),
      mark("the button", "navigation.yaml", "header.action.label", header),
    ],
  },
  {
    name: "footer",
    shows: "The footer of every page",
    page: "services",
    marks: [
      mark("the heading of a column", "navigation.yaml", "footer.columns.0.title", footer),
      mark("a link of a column", "navigation.yaml", "footer.columns.0.links.0.label", footer),
      mark("the heading above the facts", "navigation.yaml", "footer.contactTitle", footer),
      mark("the telephone number", "site.yaml", "phone", footer),
      mark("the e-mail address", "site.yaml", "email", footer),
      mark("a line of the address", "site.yaml", "address.lines.0", footer),
      mark("a link next to the copyright", "navigation.yaml", "footer.legal.0.label", footer),
      mark("the copyright", "navigation.yaml", "footer.copyright", footer),
    ],
  },
  {
    name: "home-top",
    shows: "The top of the home page",
    page: "home",
    marks: [
      mark("the main heading", "pages/home.yaml", "hero.title"),
      mark("the sentence below it", "pages/home.yaml", "hero.text"),
      mark("the main button", "pages/home.yaml", "hero.primary.label"),
      mark("the quieter link", "pages/home.yaml", "hero.secondary.label"),
      mark("a mark on the line", "pages/home.yaml", "hero.chart.points.1.note"),
      mark("a figure; `proof` in `pages/home.yaml` says which", "site.yaml", "claims.0.number"),
      mark("the heading above the services", "pages/home.yaml", "services.title"),
      mark("the name of a service", `${SERVICE}/index.md`, "title"),
      mark("its sentence", `${SERVICE}/index.md`, "desc"),
    ],
  },
  {
    name: "home-bottom",
    shows: "The sections below it",
    page: "home",
    marks: [
      mark("the heading of the dark section", "pages/home.yaml", "revolution.title"),
      mark("its first paragraph", "pages/home.yaml", "revolution.paragraphs.0"),
      mark("the heading of the steps", "pages/home.yaml", "blueprint.title"),
      mark("when a step happens", "pages/home.yaml", "blueprint.steps.0.when"),
      mark("its name", "pages/home.yaml", "blueprint.steps.0.title"),
      mark("the heading of the results", "pages/home.yaml", "results.title"),
      mark("the heading above the articles", "pages/home.yaml", "articles.title"),
      mark("the heading of the podcast", "pages/home.yaml", "podcast.title"),
      mark("the closing section", "pages/home.yaml", "callToAction.title"),
    ],
  },
  {
    name: "service-top",
    shows: "The top of a service's page",
    page: "service",
    marks: [
      mark("the breadcrumb", "pages/service.yaml", "breadcrumb"),
      mark("the main heading", `${SERVICE}/content.yaml`, "hero.title"),
      mark("the sentence below it", `${SERVICE}/content.yaml`, "hero.text"),
      mark("a figure", `${SERVICE}/content.yaml`, "stats.0.number"),
      mark("the table of contents", "pages/service.yaml", "contents.included"),
      mark("the opening text", `${SERVICE}/index.md`, "body"),
      mark("the heading of a section", "pages/service.yaml", "sections.keyBenefits.title"),
      mark("a key benefit", `${SERVICE}/content.yaml`, "keyBenefits.0.title"),
      mark("its text", `${SERVICE}/content.yaml`, "keyBenefits.0.desc"),
    ],
  },
  {
    name: "service-prices",
    shows: "The prices of a service",
    page: "service",
    marks: [
      mark("the heading", `${SERVICE}/pricing.yaml`, "title"),
      mark("the sentence below it", `${SERVICE}/pricing.yaml`, "description"),
      mark("the name of a tier", `${SERVICE}/pricing.yaml`, "tiers.0.name"),
      mark("whom it is for", `${SERVICE}/pricing.yaml`, "tiers.0.description"),
      mark("its price", `${SERVICE}/pricing.yaml`, "tiers.0.price.monthly"),
      mark("a line of the table", `${SERVICE}/pricing.yaml`, "tiers.0.features.0.name"),
      mark("the badge", "labels.yaml", "popular"),
      mark("the button below", "pages/service.yaml", "pricingAction.label"),
    ],
  },
  {
    name: "service-bottom",
    shows: "The testimonials and questions of a service",
    page: "service",
    marks: [
      mark("what a client said", `${SERVICE}/testimonials.yaml`, "items.0.content"),
      mark("who said it", `${SERVICE}/testimonials.yaml`, "items.0.name"),
      mark("the sentence below samples", "pages/service.yaml", "sampleNotice"),
      mark("the heading above the questions", "pages/service.yaml", "sections.faq.title"),
      mark("a question", `${SERVICE}/faq.yaml`, "items.0.question"),
      mark("the closing section", `${SERVICE}/content.yaml`, "callToAction.title"),
    ],
  },
  {
    name: "industry",
    shows: "The top of an industry's page",
    page: "industry",
    marks: [
      mark("the main heading", "industries/medical-spas.yaml", "hero.title"),
      mark("the text below it", "industries/medical-spas.yaml", "hero.text"),
      mark("the heading above the services", "pages/industry.yaml", "servicesTitle"),
      mark("a service, with a page of its own", "industries/medical-spas.yaml", "services.0.title"),
      mark("one of its first three benefits", "industries/medical-spas.yaml", "services.0.benefits.0"),
      mark("the link of the card", "pages/industry.yaml", "cardLabel"),
    ],
  },
  {
    name: "city",
    shows: "The top of a city's page",
    page: "city",
    marks: [
      mark("the breadcrumb", "pages/state.yaml", "breadcrumb"),
      mark("the state", "locations/florida.yaml", "name"),
      mark("the link back", "pages/city.yaml", "backLabel"),
      mark("the main heading, with the city's name", "pages/city.yaml", "heroTitle"),
      mark("the text below it", "pages/city.yaml", "situations.core.intro.0"),
      mark("the heading above the services", "pages/city.yaml", "servicesTitle"),
      mark("a service as it is called there", "pages/city.yaml", "services.0.title"),
    ],
  },
  {
    name: "article",
    shows: "The top of an article",
    page: "article",
    marks: [
      mark("the way back", "pages/article.yaml", "breadcrumb"),
      mark("the heading", "blog/plastic-surgery-patient-leads.md", "title"),
      mark("the excerpt", "blog/plastic-surgery-patient-leads.md", "excerpt"),
      mark("the date", "blog/plastic-surgery-patient-leads.md", "date", { selector: "main time" }),
      mark("next to the date", "pages/article.yaml", "readingTime"),
      mark("the author", "blog/plastic-surgery-patient-leads.md", "author"),
      mark("the article itself", "blog/plastic-surgery-patient-leads.md", "body"),
    ],
  },
  {
    name: "episode",
    shows: "An episode of the podcast",
    page: "episode",
    marks: [
      mark("the link back", "pages/episode.yaml", "backLabel"),
      mark("the badge", "pages/episode.yaml", "badge"),
      mark("the title", "podcast/look-yourself-up-from-two-miles-away.md", "title"),
      mark("the description", "podcast/look-yourself-up-from-two-miles-away.md", "description"),
      mark("the playing time", "podcast/look-yourself-up-from-two-miles-away.md", "duration"),
      mark("the notes", "podcast/look-yourself-up-from-two-miles-away.md", "body"),
    ],
  },
  {
    name: "job",
    shows: "An open position",
    page: "job",
    marks: [
      mark("the title", "careers/remote-patient-coordinator.md", "title"),
      mark("the department", "careers/remote-patient-coordinator.md", "department"),
      mark("the pay", "careers/remote-patient-coordinator.md", "salary"),
      mark("a heading", "pages/job.yaml", "about"),
      mark("the text", "careers/remote-patient-coordinator.md", "body"),
      mark("a duty", "careers/remote-patient-coordinator.md", "responsibilities.0"),
    ],
  },
  {
    name: "contact",
    shows: "The contact page",
    page: "contact",
    marks: [
      mark("the main heading", "pages/contact.yaml", "hero.title"),
      mark("the text below it", "pages/contact.yaml", "hero.text"),
      mark("the telephone number", "site.yaml", "phone"),
      mark("the e-mail address", "site.yaml", "email"),
      mark("the hours", "site.yaml", "hours.text"),
      mark("the promise", "pages/contact.yaml", "promise"),
    ],
  },
  {
    name: "team",
    shows: "The team on the about page",
    page: "about",
    marks: [
      mark("the heading", "pages/about.yaml", "team.title"),
      mark("a name", "pages/about.yaml", "team.members.0.name"),
      mark("what they do", "pages/about.yaml", "team.members.0.role"),
      mark("two sentences about them", "pages/about.yaml", "team.members.0.bio"),
      mark("the mark of a sample", "labels.yaml", "sample"),
    ],
  },
];
