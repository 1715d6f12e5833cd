/** An example of what a service delivers, shown as the thing itself. */
import { choice, defineKind, group, line, list, oneOf, prose, reference, variant, whole } from "content-kit";
import { paragraphs } from "./shared";

/** What can be shown, in the order in which forms offer it. */
const OBJECTS = [
  variant("review", "ReviewObject", "A review with its reply.", {
    author: line("Who wrote the review.", "A patient", { max: 60 }),
    stars: whole("Stars out of five.", 4, { min: 1, max: 5 }),
    words: prose("What the review says.", "Friendly, but I waited 40 minutes.", { max: 600 }),
    replyBy: line("Who replies, and when.", "Reply from the owner, four hours later", { max: 80 }),
    reply: prose("What the reply says.", "Thank you. On Mondays we now begin earlier.", { max: 800 }),
  }),
  variant("report", "ReportObject", "A report, as clients get one.", {
    report: reference("Report", "The report, by the name of its file.", "one-quarter"),
  }),
  variant("listing", "ListingObject", "A listing before the work and after it, line by line.", {
    columns: group("ListingColumns", "The headings of the columns.", {
      part: line("What is compared.", "On the listing", { max: 30 }),
      before: line("How it was.", "Before", { max: 30 }),
      after: line("How it is now.", "After", { max: 30 }),
    }),
    lines: list(
      group("ListingLine", "A line of the listing.", {
        part: line("What it is.", "Category", { max: 40 }),
        before: line("How it was.", "Shop", { max: 90 }),
        after: line("How it is now.", "Garden center", { max: 90 }),
      }),
      "The lines, in order.",
      { min: 3, max: 10 },
    ),
  }),
  variant("emails", "EmailsObject", "E-mails, one after the other.", {
    emails: list(
      group("ExampleEmail", "One e-mail.", {
        when: line("When it is sent.", "Day 1", { max: 40 }),
        subject: line("Its subject.", "Your appointment in March", { max: 80 }),
        paragraphs: paragraphs("Its text, a paragraph each."),
        sender: line("Who signs it.", "Dana, front desk", { max: 60 }),
      }),
      "The e-mails, in order.",
      { min: 2, max: 4 },
    ),
  }),
  variant("page", "PageObject", "A page as a phone shows it, with a note next to each part.", {
    address: line("The page's address, as a browser shows it.", "bakery.example/rye", { max: 60 }),
    parts: list(
      group("PagePart", "A part of the page.", {
        role: choice(["heading", "text", "fact", "button", "small"], "How the page shows it."),
        text: prose("What it says.", "Baked at four, on the shelf at six.", { max: 240 }),
        note: prose("Why it is there, next to it.", "The first thing that people ask.", { max: 200 }),
      }),
      "The parts, from the top of the page down.",
      { min: 3, max: 8 },
    ),
  }),
] as const;

const TYPES = OBJECTS.map(({ shape }) => shape.type.value).join(", ");

export const example = defineKind({
  name: "ServiceExample",
  noun: "a service's example",
  description: "An example of what a service delivers, on its page.",
  files: "services/{slug}/example.yaml",
  shown: { "/services/{slug}": "the example of the work" },
  schema: group("ServiceExample", "An example of what a service delivers.", {
    title: line("The heading.", "What you get on the first Monday.", { max: 80 }),
    text: prose("One or two sentences below it.", "The report as it arrives.", { max: 300 }).optional(),
    label: line("What says that it is an example; a report has its own.", "Example practice", { max: 60 }),
    objects: list(
      oneOf("ExampleObject", "What is shown.", OBJECTS),
      `What is shown, in order. Each is one of: ${TYPES}.`,
      { max: 3 },
    ),
    note: prose("A sentence below it.", "The practice is made up; the work is not.", { max: 300 }).optional(),
  }),
});
