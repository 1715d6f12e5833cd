/** The report that the agency writes: what was spent on each offer, and what came of it. */
import { defineKind, formerly, group, line, list, money, prose, whole } from "content-kit";

export const report = defineKind({
  name: "Report",
  noun: "a report",
  plural: "reports",
  description:
    "A table of what was spent and what came of it, as clients get one. The home page, its blueprint and services show it by the name of its file; the cost of each is computed.",
  files: "reports/{slug}.yaml",
  shown: {
    "/": "below the results, and in a step of the blueprint",
    "/services/{slug}": "the example of a service that shows it",
  },
  namedOnce: ["rows", "offer"],
  schema: group("Report", "A table of what was spent and what came of it.", {
    title: line("The heading of the table.", "One quarter, offer by offer", { max: 80 }),
    label: line("What says that it is an example.", "Example garden center", { max: 60 }),
    columns: group("ReportColumns", "The headings of the columns.", {
      offer: formerly("procedure", line("What was marketed.", "Offer", { max: 24 })),
      spend: line("What was spent on it.", "Spend", { max: 24 }),
      inquiries: line("How many people asked.", "Inquiries", { max: 24 }),
      bookings: line("How many of them booked.", "Bookings", { max: 24 }),
      kept: formerly("visits", line("How many of them came.", "Kept", { max: 24 })),
      cost: line("What each of them cost; computed.", "Cost of each", { max: 24 }),
    }),
    rows: list(
      group("ReportRow", "What was spent on one offer, and what came of it.", {
        offer: formerly("procedure", line("What was marketed.", "Garden design", { max: 40 })),
        spend: money("What was spent on it, in the currency of site.yaml, as a number.", 2400),
        inquiries: whole("How many people asked.", 64),
        bookings: whole("How many of them booked; no more than asked.", 38),
        kept: formerly("visits", whole("How many of them came; no more than booked.", 31)),
        ended: line(
          "Why it was stopped; the row is struck out, and this is written next to it.",
          "switched off, week 3",
          { max: 40 },
        ).optional(),
      }),
      "The rows, in order.",
      { max: 8 },
    ),
    total: line("The name of the last row, the sum of all others; without a name there is no such row.", "Together", {
      max: 40,
    }).optional(),
    note: prose("One or two sentences below it.", "The same table arrives on the first Monday of each month.", {
      max: 300,
    }).optional(),
  }),
});
