import { as, choice, defineKind, flag, group, line, list, prose, reference, shownAt, whole } from "content-kit";
import { illustrationItems } from "./illustration";
import { decisionPace } from "./decision-pace";
import { callToAction, draft, hero, iconName, image, metadata, redirectFrom, titledText } from "./shared";

export const industry = defineKind({
  name: "Industry",
  noun: "an industry",
  plural: "industries",
  description:
    "A field of practice; its page is /industries/{slug}, and each of its services has one at /industries/{slug}/{service}.",
  files: "industries/{slug}.yaml",
  shown: {
    "/industries/{slug}": "the whole page",
    "/industries/{slug}/{service}": "each service in its list has a page",
    "/industries": "its card",
  },
  namedOnce: ["services", "service"],
  uniqueName: { field: "name" },
  schema: group("Industry", "A field of practice that the agency works for.", {
    name: line("Its name in lists and headings.", "Garden Centers", { max: 50 }),
    description: prose(
      "Two sentences for cards and the top of its page.",
      "Busy in spring, and quiet for the rest of the year.",
      { max: 320 },
    ),
    icon: as(iconName, "The icon on its card and in its drawing."),
    pace: decisionPace.optional(),
    image: shownAt(1000, as(image, "A photograph in place of its drawing.")).optional(),
    line: choice(
      ["pulse", "plain", "none"],
      "The style of the line on its pages, if not the site's: plain where a heartbeat would be tasteless, none where any line and the drawings of services would be.",
    ).optional(),
    featured: flag("Whether it is listed among the featured industries.").optional(),
    draft,
    redirectFrom: redirectFrom("/industries/med-spas"),
    metadata: as(metadata, "What search engines and browser tabs show of its page."),
    hero: as(hero, "The first screen of its page."),
    services: list(
      group("IndustryServiceEntry", "What one service does for this industry; it has a page of its own.", {
        service: reference("Service", "Which service it is about.", "paid-media"),
        draft,
        step: whole("At which step of its pace the service works, counted from 1; the drawing names it there.", 2, {
          min: 1,
          max: 4,
        }).optional(),
        illustrationTitle: line(
          "The heading of the service's drawing on its page for this industry, if the industry has another one.",
          "garden center near me",
          { max: 32 },
        ).optional(),
        illustrationItems: as(
          illustrationItems,
          "The parts of the service's drawing for this industry, if it has others.",
        ).optional(),
        image: shownAt(1000, as(image, "A photograph on that page, in place of its drawing.")).optional(),
        title: line(
          "The heading of the card and of the service's page for this industry.",
          "Paid media for garden centers",
          { max: 80 },
        ),
        description: prose(
          "Two sentences for the card and the top of the service's page for this industry.",
          "Campaigns by season.",
          { max: 400 },
        ),
        features: list(line("One thing that is done.", "Campaigns by season", { max: 200 }), "The work.", { min: 3 }),
        benefits: list(
          line("One outcome.", "A fuller Tuesday", { max: 200 }),
          "The outcomes; the first three appear on the card and at the top of the service's page for this industry.",
          { min: 3 },
        ),
      }),
      "The services for this industry.",
    ),
    valuePoints: list(titledText, "Three reasons at the foot of its page.", { min: 3, max: 3 }),
    callToAction: as(callToAction, "The closing section."),
  }),
});
