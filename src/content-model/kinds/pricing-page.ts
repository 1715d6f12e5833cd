/** The copy of the page that shows the prices of all services side by side, and adds them up. */
import { as, called, defineKind, group, line, list, pluralForms, prose, SITE_FACTS } from "content-kit";
import { callToAction, hero, metadata, redirectFrom } from "./shared";

const counted = (description: string, example: string) =>
  line(description, example, { max: 80, placeholders: ["count"] });

export const pricingPage = defineKind({
  name: "PricingPage",
  noun: "the pricing page",
  description: "The copy of the page with the prices of all services; the prices are those of each service.",
  files: "pages/pricing.yaml",
  textsFor: "PricingPlan",
  shown: { "/pricing": "the texts around the prices" },
  schema: group("PricingPage", "The copy of the page with the prices of all services.", {
    redirectFrom: redirectFrom("/prices"),
    metadata: as(metadata, "What search engines and browser tabs show of the page."),
    hero: as(hero, "The first screen."),
    tableTitle: line("The heading of the table.", "All prices by the month", { max: 80 }),
    detailsLabel: line("The link to what a service's price has in it.", "What it includes", { max: 40 }),
    sum: group("PriceSum", "The sum of the services that a visitor ticks.", {
      title: line("Its heading.", "Your sum", { max: 60 }),
      hint: prose("Shown while no service is ticked.", "Tick the services that you want.", { max: 160 }),
      total: line("The sum; {total} is filled in.", "{total} a month", { max: 60 }),
      quoted: line("Services of a plan without a price; {services} is filled in.", "{services}: we quote", { max: 90 }),
      visit: line("Above the field for what a customer's visit is worth.", "A visit is worth", { max: 90 }),
      visitsOne: counted("How many visits pay for it, for one; {count} is filled in.", "{count} visit pays for it."),
      visitsOther: counted("How many visits pay for it, if more; {count} is filled in.", "{count} visits pay for it."),
      visitsForms: pluralForms,
      excludedTitle: line("Above what the sum leaves out.", "Not in the sum", { max: 60 }),
      excluded: called(
        "Exclusions",
        list(
          prose("One thing.", "Ad spend, which the platforms bill to you.", { max: 240, placeholders: SITE_FACTS }),
          "What the sum leaves out.",
        ),
      ),
    }),
    callToAction: as(callToAction, "The closing section."),
  }),
});
