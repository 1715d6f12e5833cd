/** How quickly the people whom an industry serves decide, for the drawing of the industry. */
import { choice, group, line, list, prose, whole } from "content-kit";
import { PACES } from "../fields/illustrations";

export const decisionPace = group(
  "DecisionPace",
  "How the people whom the industry serves decide: the drawing on its page, its card and the pages of its services.",
  {
    kind: choice(
      PACES,
      "The line of the drawing. slow: it rises from step to step. sudden: highest at first. returning: as high each time. seasonal: each step is a wave.",
    ),
    description: prose(
      "The drawing in words, for people who cannot see it.",
      "A line that stays low for weeks and rises on the day of the visit.",
      { max: 300 },
    ),
    title: line("Its heading.", "Weeks, then an afternoon", { max: 32 }),
    steps: list(
      group("DecisionStep", "A step of the decision.", {
        label: line("What happens in it.", "Compares prices", { max: 28 }),
        note: line("When it happens, or how long it takes.", "for weeks", { max: 16 }).optional(),
        at: whole("Where it is on the line, from 0 at its start to 100 at its end.", 40, { max: 100 }),
      }),
      "The steps, in the order of time.",
      { min: 2, max: 4 },
    ),
  },
);
