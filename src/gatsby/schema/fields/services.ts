/** Services, their prices, and industries. */
import { allKinds, kinds } from "../../../content-model/kinds";
import type { ContentKind } from "content-kit";
import { parts } from "../../../content-model/kinds/parts";
import { routes } from "../../../routes";
import { entityId, pageNameId } from "../../../site/pages/node-id";
import { derive, objectType, type InFile } from "../derive";
import { pricingRows } from "../pricing-rows";
import { caseStudiesOf, industriesOf } from "../resolvers/lists";
import { reportCost, reportSpend, reportSum } from "../resolvers/reports";
import { amountIn, leastPrice, lowestPrice, priceIn, priceTotal, words } from "../resolvers/values";
import { body, byName, count, filledText, page } from "./shared";

const cases = (owner: ContentKind, field: "service" | "industry") =>
  derive(owner.name, {
    caseStudies: [
      "[CaseStudy!]!",
      `The case studies of the ${field}, newest first.`,
      { resolve: caseStudiesOf(field) },
    ],
  });

const own =
  (type: string) =>
  (_: unknown, { parts: { has }, slug }: InFile<unknown>): string | null =>
    has(type, slug) ? entityId(type, slug) : null;

const ownOrFallback = (type: string) => (data: unknown, file: InFile<unknown>) =>
  own(type)(data, file) ?? entityId(type, file.parts.fallback);

const service = [
  ...page(kinds.service),
  ...body(kinds.service, "The opening text"),
  ...cases(kinds.service, "service"),
  ...derive(kinds.service, {
    content: [
      "ServiceContent!",
      "The texts of the sections of its page.",
      { value: (_, { slug }) => entityId(kinds.serviceContent.name, slug) },
    ],
    pricing: ["PricingPlan", "Its price table, if it has one.", { value: own(kinds.pricing.name) }],
    faq: ["Faq", "Its questions, if it has any.", { value: own(kinds.faq.name) }],
    comparison: [
      "Comparison!",
      "Its comparison, or that of the fallback service in pages/service.yaml.",
      { value: ownOrFallback(kinds.comparison.name) },
    ],
    process: [
      "Process!",
      "Its process, or that of the fallback service in pages/service.yaml.",
      { value: ownOrFallback(kinds.process.name) },
    ],
    example: ["ServiceExample", "The example of what it delivers, if it has one.", { value: own(kinds.example.name) }],
    testimonials: ["Testimonials", "Its testimonials, if it has any.", { value: own(kinds.testimonials.name) }],
    industries: [
      "[Industry!]!",
      "The industries that it is offered to, by their names in the order of the site's language.",
      { resolve: industriesOf },
    ],
  }),
];

const ofService = allKinds.filter(({ name, files }) => files.startsWith("services/") && name !== kinds.service.name);

/** The service that each of its files is for. */
const toService = ofService.flatMap(({ name }) =>
  derive(name, {
    service: ["Service!", "The service.", { value: (_, { slug }) => entityId(kinds.service.name, slug) }],
  }),
);

const pricing = [
  ...filledText(kinds.pricing.name, "description", "The sentence below its heading"),
  ...filledText("FaqItem", "answer", "The answer"),
  ...filledText("PricingTerms", "text", "How the prices and the terms fit together"),
  ...derive(kinds.pricing, {
    rows: [
      "[PricingRow!]!",
      "The rows of the table: the first tier's features with the value of each tier.",
      { value: ({ tiers }) => pricingRows(tiers) },
    ],
    lowest: [
      "String",
      "The lowest price, as it is written; null if none is a single amount in the site's currency.",
      { resolve: lowestPrice },
    ],
  }),
  ...derive("Price", {
    monthly: [
      "String!",
      "The price for a month, in the site's language and currency.",
      { resolve: priceIn("monthly") },
    ],
    amount: [
      "Float",
      "The monthly price as a number; null if it is not a single amount in the site's currency.",
      { resolve: amountIn("monthly") },
    ],
    total: [
      "String",
      "What is paid at least with its add-on; null without one, or if either is not an amount.",
      { resolve: priceTotal },
    ],
    least: ["String!", "What is paid at least: the price with what every client adds.", { resolve: leastPrice }],
  }),
  ...derive("PriceAddOn", {
    price: ["String!", "Its price for a month, in the site's language and currency.", { resolve: priceIn("price") }],
    amount: ["Float", "Its price as a number; null if it is not an amount.", { resolve: amountIn("price") }],
  }),
  ...filledText("PriceSum", "excluded", "What the sum leaves out", "[String!]!"),
];

const report = [
  ...derive(kinds.report, {
    sum: ["ReportSum", "The sum of all rows; null if it is not named.", { resolve: reportSum }],
  }),
  ...derive("ReportRow", {
    spendText: ["String!", "What was spent, in the site's language and currency.", { resolve: reportSpend }],
    costText: ["String", "What each kept booking cost; null if nobody came.", { resolve: reportCost }],
  }),
  ...derive(kinds.caseStudy, {
    spendText: ["String!", "What the client paid, in the site's language and currency.", { resolve: reportSpend }],
  }),
  ...["inquiries", "bookings", "kept"].flatMap((field) =>
    derive("ReportRow", {
      [`${field}Text`]: ["String!", `The number of ${field}, in the site's language.`, { resolve: words(field) }],
    }),
  ),
];

const industry = [
  ...page(kinds.industry),
  ...cases(kinds.industry, "industry"),
  ...count(kinds.industry, "serviceCount", "services"),
  ...byName(kinds.industriesPage, "industries", "Industry", "All industries"),
];

const pair = [
  ...page(parts.industryService),
  ...derive(parts.industryService, {
    industry: ["Industry!", "The industry.", { value: (_, { slug }) => entityId(kinds.industry.name, slug) }],
    industryName: [
      "PageName!",
      "The industry's name and address.",
      { value: (_, { slug }) => pageNameId(entityId(kinds.industry.name, slug)) },
    ],
    service: ["Service!", "The service.", { value: ({ service: slug }) => entityId(kinds.service.name, slug) }],
    serviceName: [
      "PageName!",
      "The service's name and address.",
      { value: ({ service: slug }) => pageNameId(entityId(kinds.service.name, slug)) },
    ],
    path: [
      "String!",
      "Its address on the site.",
      { value: ({ service: name }, { slug }) => routes.industryService(slug, name) },
    ],
    icon: ["IconName!", "The industry's icon.", { value: (_, { data }) => data.icon }],
    pace: [
      "DecisionPace",
      "How the people whom the industry serves decide; null if its file does not say.",
      { value: (_, { data }) => data.pace },
    ],
    line: [
      "String",
      "The style of the line on the industry's pages; null for the site's.",
      { value: (_, { data }) => data.line },
    ],
  }),
];

export const serviceFields = [...service, ...toService, ...pricing, ...report, ...industry, ...pair];

export const serviceTypes = [
  objectType("ReportSum", "The sum of a report's rows, in the site's language and currency.", {
    spendText: ["String!", "What was spent."],
    inquiriesText: ["String!", "How many people asked."],
    bookingsText: ["String!", "How many booked."],
    keptText: ["String!", "How many came."],
    costText: ["String", "What each kept booking cost; null if nobody came."],
  }),
  objectType("PricingRow", "A row of a price table.", {
    feature: ["String!", "The feature."],
    cells: ["[PricingCell!]!", "Its value in each tier, in the order of the tiers."],
  }),
  objectType("PricingCell", "The value of a feature in one tier.", {
    tier: ["String!", "The name of the tier."],
    included: ["Boolean!", "True if the tier includes it."],
    quantity: ["String", "The quantity, if the tier states one."],
  }),
];
