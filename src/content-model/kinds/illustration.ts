/** The drawing of what a service does. */
import { called, choice, group, line, list, prose, whole } from "content-kit";
import { ILLUSTRATIONS } from "../fields/illustrations";

export const illustrationItems = called(
  "Parts",
  list(
    group("IllustrationItem", "A part of the drawing: a result, a step, a question, a letter or a review.", {
      label: line("What it says.", "Your business", { max: 30 }),
      note: line("A smaller line with it, where there is room.", "Around the corner", { max: 24 }).optional(),
      amount: whole(
        "ad: how many of a hundred are left. bars, shares: how many of a hundred. inbox: how many days it fills. reviews: the stars.",
        46,
        { max: 100 },
      ).optional(),
    }),
    "Its parts, in their order.",
    { min: 2, max: 4 },
  ),
);

export const illustration = group(
  "Illustration",
  "The drawing of what the service does, on its page and on its card.",
  {
    kind: choice(
      ILLUSTRATIONS,
      "The drawing. map: a search, whose first result has risen. ad: an ad, and how many are left at each step. page: a page with the questions that it answers. inbox: letters, and the days that they fill. reviews: reviews, each with its stars. bars: amounts as bars. shares: of each amount, how many of ten squares are filled.",
    ),
    description: prose(
      "The drawing in words, for people who cannot see it.",
      "A map on which your business is first.",
      { max: 300 },
    ),
    title: line(
      "Its heading: the search, the headline of the ad, the title of the page, or the heading of the letters or reviews.",
      "dentist near me",
      { max: 32 },
    ),
    items: illustrationItems,
  },
);
