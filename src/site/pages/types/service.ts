import { ANCHORS } from "../../../anchors";
import { fillIn } from "content-kit/lib/placeholders";
import { priceText, siteFacts } from "content-kit";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { home } from "./home";
import { pricing, services } from "./singles";

export const service = definePage({
  kind: kinds.service,
  route: routes.service,
  template: "service",
  section: "services",
  copy: kinds.servicePage,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, metadata }) => ({ kind: "service", title, about: metadata.title }),
  sectionsInSearch: ({ title }, { library, copy, slug: own }) =>
    library
      .all("pricing")
      .filter(({ slug }) => slug === own)
      .map(({ data: { title: heading, description: template, tiers } }) => {
        const site = library.one("site");
        const description = fillIn(template, siteFacts(site));
        const offers = tiers.flatMap(({ name, description: size, price }) => [name, size, price.note ?? ""]);
        return {
          kind: "service",
          title: heading,
          about: `${copy.contents.pricing} · ${title}`,
          anchor: "pricing",
          asked: tiers.map(({ price }) => priceText(price.monthly, site)).join(" · "),
          description,
          text: [description, ...offers].join(". "),
        };
      }),
  card: ({ title, illustration }, { library, slug }) => {
    const { hero, stats } = library.one("serviceContent", slug);
    return {
      title: hero.title,
      kicker: title,
      ornament: illustration
        ? {
            kind: "illustration",
            drawing: illustration.kind,
            title: illustration.title,
            items: illustration.items,
          }
        : { kind: "falling", beats: stats.length },
    };
  },
  listedOn: [services, pricing, home],
  anchors: ANCHORS.service,
  optional: { pricing: kinds.pricing, clients: kinds.testimonials, questions: kinds.faq, example: kinds.example },
  isNamed: true,
});
