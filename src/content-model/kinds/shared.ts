/** Groups of fields that several kinds share. */
import * as z from "zod";
import {
  as,
  called,
  choice,
  flag,
  formerly,
  group,
  line,
  list,
  mediaFile,
  oldPath,
  prose,
  reference,
  target,
  whole,
} from "content-kit";
import { ICONS } from "../fields/icons";

/** true hides a page from visitors, lists and search engines; it shows only while developing. */
export const draft = flag(
  "Whether it is hidden from visitors, with all links to it; while developing it shows with a badge.",
).optional();

/** Previous addresses of a page, which redirect to it. */
export const oldAddresses = (example: string) =>
  list(
    oldPath("An old address of this page: all that follows the domain, without a slash at the end.", example),
    "Addresses that this page had before, the oldest first; visitors of one are led to this page.",
  );

/** The same where there need not be any. */
export const redirectFrom = (example: string) => oldAddresses(example).optional();

/** The addresses that a feed had on this domain, so that those who follow it lose nothing. */
export const feedRedirectFrom = (example: string) =>
  list(
    oldPath(
      "An old address of the feed: all that follows the domain, without a question mark, and without a slash at the end.",
      example,
    ),
    "The addresses that the feed had before on this domain; readers and apps that ask there get this feed.",
  ).optional();

/** What search engines and browser tabs show of a page. */
export const metadata = called(
  "In search results",
  group("PageMetadata", "What search engines and browser tabs show of this page.", {
    title: line(
      "The title in the browser tab and in search results, at most 60 characters.",
      "Paid media for merchants | Example",
      { max: 60, searchResult: "title" },
    ),
    description: line(
      "The text below the title in search results, at most 160 characters.",
      "Google and Meta campaigns, judged by bookings that came.",
      { max: 160, searchResult: "description" },
    ),
  }),
);

/** Metadata of a page template; placeholders in curly braces are filled in for each page. */
export const metadataTemplate = (placeholders: readonly string[]) =>
  called(
    "In search results",
    z.strictObject({
      title: line("The title in the browser tab and in search results.", `Marketing: {${placeholders[0]}} | Example`, {
        max: 70,
        placeholders,
        searchResult: "title",
      }),
      description: line(
        "The text below the title in search results.",
        `Local search, paid ads, and websites for local businesses: {${placeholders[0]}}.`,
        { max: 180, placeholders, searchResult: "description" },
      ),
    }),
  );

/** How a list that is too long for one page is divided. */
export const pagination = group("Pagination", "The words of a list's second and further pages, and between them.", {
  title: line(
    "The title of a further page in the browser tab and in search results; {title} is the first page's without the agency's name, which is added again.",
    "{title}, page {page}",
    { max: 60, placeholders: ["title", "page", "pages"] },
  ),
  description: line(
    "The text below that title in search results.",
    "{title}: page {page} of {pages}, from the newest entry to the oldest.",
    { placeholders: ["title", "page", "pages"] },
  ),
  label: line("Which of the {pages} it is: {page}.", "Page {page} of {pages}", { max: 40 }),
  newer: line("The link to the page before, with newer entries.", "Newer", { max: 30 }),
  older: line("The link to the page after, with older entries.", "Older", { max: 30 }),
});

export const link = group("Link", "A link and its words.", {
  label: line("The words of the link.", "Schedule a Call", { max: 60 }),
  to: called("Leads to", target("Where it leads: a path of this site, or a full web address.", "/contact")),
});

export const callToAction = called(
  "Closing section",
  group("CallToAction", "The closing section that leads to the next step.", {
    title: line("The heading.", "Let's talk about your numbers."),
    text: prose("One or two sentences below the heading.", "A reply within one business day.", { max: 300 }).optional(),
    primary: as(link, "The main button."),
    secondary: as(link, "A second, quieter link.").optional(),
  }),
);

export const hero = called(
  "First screen",
  group("Hero", "The first screen of a page.", {
    eyebrow: line("A few words above the heading: whom the page is for, or what it is about.", "For garden centers", {
      max: 60,
    }).optional(),
    title: line("The one main heading of the page.", "Ads that end in a booking."),
    text: prose("The sentence or two below it.", "Google and Meta campaigns for local businesses.", { max: 400 }),
  }),
);

export const stat = group("Stat", "A figure and what it counts.", {
  number: line("The figure, with its sign and unit.", "+312%", { max: 16 }),
  label: line("What it counts.", "requests in 90 days", { max: 90 }),
});

export const iconName = z.enum(ICONS).meta({ id: "IconName", description: "An icon.", examples: ["pulse"] });

export const iconItem = group("IconItem", "A short point with an icon.", {
  icon: as(iconName, "The icon next to it."),
  title: line("The heading of the point.", "Booked, not clicked", { max: 80 }),
  desc: called("Description", prose("One or two sentences.", "We report bookings, per campaign.", { max: 400 })),
});

export const titledText = group("TitledText", "A heading and its text.", {
  title: line("The heading.", "Clarity"),
  text: prose("The text below it.", "Every figure has a source you can open."),
});

export const sectionHeading = group("SectionHeading", "The heading of one section of a page.", {
  title: line("The heading.", "What is included"),
  text: prose("One or two sentences below it.", "Everything in the monthly fee.", { max: 300 }).optional(),
});

/** Values of CSS `object-position`. */
const FOCUS = [
  "top right",
  "top",
  "top left",
  "left",
  "center",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
] as const;

export const image = group("Image", "A picture from content/media; without one the site draws its own.", {
  file: mediaFile("image", "The file, named from content/media.", "team/founder.jpg"),
  alt: called(
    "Alternative text",
    line("What the picture shows, for people who cannot see it.", "Three people at a reception desk", { max: 200 }),
  ),
  focus: choice(FOCUS, "The part of it that stays where the page crops it; by default its middle.").optional(),
});

/** A service teaser on a location page. */
export const localService = (placeholders: readonly string[]) =>
  z.strictObject({
    title: line("The name of the service as it is called locally.", "Local SEO"),
    text: prose("Two sentences on what it does here.", `Be found in {${placeholders[0]}}.`, { placeholders, max: 400 }),
    service: reference("Service", "The service it leads to; left out where none fits.", "local-seo").optional(),
  });

export const sample = flag("Whether it is sample content to be replaced before launch; the launch check lists it.");

export const testimonial = group("Testimonial", "What a client said.", {
  name: line("Who said it.", "Dana Sample", { max: 80 }),
  client: formerly("practice", line("Their business.", "Harbor Bakery", { max: 80 })),
  location: line("Where the business is.", "Norfolk, Virginia", { max: 80 }),
  content: prose("Their words.", "The phone rang on day nine.", { max: 600 }),
  result: line("The outcome in a few words.", "41 bookings in the first month", { max: 90 }),
  rating: whole("Stars out of five.", 5, { min: 1, max: 5 }),
  offer: formerly("treatment", line("What was marketed.", "Wedding cakes", { max: 80 })),
  sample: sample.optional(),
});

export const paragraphs = (description: string) => list(prose("One paragraph.", "We measure bookings."), description);
