import { ANALYTICS_PLACEHOLDER } from "../fields/analytics-texts";
import { EMPLOYMENT_TYPES } from "../fields/employment-types";
import {
  as,
  audioAddress,
  called,
  choice,
  counter,
  date,
  defineKind,
  duration,
  FACTS_IN_TEXTS,
  flag,
  group,
  line,
  list,
  mediaFile,
  money,
  PAY_UNITS,
  prose,
  shownAt,
  SITE_FACTS,
  target,
  usual,
  whole,
} from "content-kit";
import { illustration } from "./illustration";
import { chapter, people } from "./podcast";
import { draft, image, metadata, redirectFrom } from "./shared";

export const article = defineKind({
  name: "Article",
  noun: "an article",
  plural: "articles",
  description: "An article of the blog; its page is /blog/{slug}.",
  files: "blog/{slug}.md",
  shown: {
    "/blog/{slug}": "the article",
    "/blog": "its card, newest first",
    "/blog/topics/{topic}": "its card, if two articles have the topic",
    "/": "its card, if it is one of the latest three",
  },
  uniqueName: { field: "title", severity: "warning" },
  appears: "date",
  body: { description: "The article itself.", required: true, form: "markdown" },
  schema: group("Article", "An article of the blog.", {
    title: line("The heading.", "How to win more customers near your shop", { max: 100 }),
    excerpt: prose(
      "Two sentences for cards; related articles show the first 100 characters.",
      "Most inquiries come after hours.",
      { max: 320 },
    ),
    date: date("The day it appears.", "2024-12-15"),
    author: line("Who wrote it.", "The editors", { max: 60 }),
    authorUrl: target("A page about the author, on this site or elsewhere.", "/about").optional(),
    furtherAuthors: list(
      group("FurtherAuthor", "Somebody who wrote it, too.", {
        name: line("Their name.", "Dana Sample", { max: 60 }),
        url: target("A page about them.", "/about").optional(),
      }),
      "The others, if several wrote it.",
    ).optional(),
    authorIsTeam: flag("Whether a team wrote it, such as The editors, and not one person.").optional(),
    updated: date("The day of its last change that matters to readers, if later.", "2025-03-01").optional(),
    image: shownAt(1200, as(image, "The picture at its top and on its cards.")).optional(),
    illustration: as(
      illustration,
      "The drawing of what it says, where it has no picture; without either, the site draws a line.",
    ).optional(),
    topics: list(
      line("The name of a topic, written the same way in each article.", "Local search", { max: 40 }),
      "What it is about; a topic of two or more articles gets a page and a feed, linked from each of them.",
    ).optional(),
    readingTime: line(
      "The label next to the date, in place of that of pages/article.yaml; auto computes it from the number of words.",
      "auto",
      { max: 24 },
    ).optional(),
    keyTakeaways: list(
      prose("One point.", "Answer within five minutes.", { max: 240 }),
      "Its own points in the box next to it, in place of those of pages/article.yaml.",
    ).optional(),
    implementation: list(
      prose("One paragraph.", "Start with one procedure."),
      "Its own paragraphs below it, in place of those of pages/article.yaml.",
    ).optional(),
    leaveOut: list(
      choice(["readingTime", "keyTakeaways", "implementation"], "A part.", {
        readingTime: "Reading time",
        keyTakeaways: "Key takeaways",
        implementation: "Closing paragraphs",
      }),
      "The parts around the article that its page does without.",
    ).optional(),
    draft,
    redirectFrom: redirectFrom("/blog/winning-customers"),
    metadata: as(metadata, "What search engines and browser tabs show of the article."),
  }),
});

export const episode = defineKind({
  name: "Episode",
  noun: "an episode",
  plural: "episodes",
  description: "An episode of the podcast; its page is /podcast/{slug}.",
  files: "podcast/{slug}.md",
  shown: {
    "/podcast/{slug}": "the episode with its player and notes",
    "/podcast": "its line in the list, newest first",
    "/": "its line, if it is one of the latest three",
  },
  uniqueName: { field: "title", severity: "warning" },
  appears: "date",
  body: {
    description:
      "The show notes: paragraphs with an empty line between them, and links, lists and times where they help.",
    required: true,
    form: "notes",
  },
  schema: group("Episode", "An episode of the podcast.", {
    title: line("The title, without the number.", "The front desk is your best ad", { max: 100 }),
    description: prose("Two sentences for cards and podcast apps.", "What the first call decides.", { max: 400 }),
    number: counter(
      whole("Its number in the series; a trailer or a bonus episode may have none.", 12, { min: 1 }),
    ).optional(),
    type: choice(
      ["full", "trailer", "bonus"],
      "trailer or bonus for a recording that is not part of the series, as podcast apps show it; without it, full.",
    ).optional(),
    date: date("The day it appears.", "2025-07-15"),
    duration: duration(
      "How long it plays, as minutes and seconds, or hours, minutes and seconds; a file has it in quotes.",
      "52:30",
    ),
    audioFile: mediaFile(
      "audio",
      "The mp3 or m4a, named from content/media; the player shows only where there is audio.",
      "podcast/pilot.mp3",
    ).optional(),
    audioUrl: audioAddress(
      "The address of an mp3 or m4a on another host, instead of a file in content/media.",
      "https://media.example/12.mp3",
    ).optional(),
    audioLength: whole(
      "The size in bytes of audio on another host, for podcast apps; a file in content/media is measured.",
      50412345,
      { min: 1 },
    ).optional(),
    sampleAudio: flag("Whether the audio is a placeholder; the launch check lists it.").optional(),
    draft,
    redirectFrom: redirectFrom("/podcast/front-desk"),
    transcript: mediaFile(
      "transcript",
      "What is said, as WebVTT, named from content/media; the page shows it to people who cannot hear.",
      "podcast/pilot.vtt",
    ).optional(),
    chapters: list(chapter, "The parts of the episode, from its beginning to its end.").optional(),
    season: whole("The season that it belongs to, where there are seasons.", 2, { min: 1 }).optional(),
    people: people("Who is heard in it, if others than the people named on the podcast's page.").optional(),
    explicit: flag("Whether it has explicit language, whatever the podcast's own setting.", {
      unlessSaid: null,
    }).optional(),
    guid: line(
      "The episode's permanent ID in the feed, if it had one at another host; it must never change.",
      "tag:agency.example,2024:12",
      { max: 255 },
    ).optional(),
    image: shownAt(
      480,
      as(
        image,
        "Its cover; without one the site draws its waveform. Podcast apps show it where it is square, with at least 1400 pixels.",
      ),
    ).optional(),
    metadata: as(metadata, "What search engines and browser tabs show of the episode."),
  }),
});

export const job = defineKind({
  name: "Job",
  noun: "a job",
  plural: "jobs",
  description: "An open position; its page is /careers/{slug}.",
  files: "careers/{slug}.md",
  shown: { "/careers/{slug}": "the position", "/careers": "its card" },
  appears: "datePosted",
  closes: "closes",
  body: { description: "The text under About the Role.", required: true, form: "markdown" },
  schema: group("Job", "An open position.", {
    title: line("The name of the position.", "Remote Client Coordinator", { max: 80 }),
    department: line("The department it belongs to.", "Operations", { max: 40 }),
    location: line("Where the work is done.", "Remote (USA Only)", { max: 60 }),
    type: line("How much of the week it takes.", "Part-Time", { max: 30 }),
    employmentType: choice(
      EMPLOYMENT_TYPES,
      "The same in the words of search engines, if the type is not in English; they know Part-Time by itself.",
    ).optional(),
    salary: called(
      "Pay in words",
      line("The pay where it is not an amount or a range.", "By arrangement", { max: 40 }).optional(),
    ),
    pay: usual(
      group("Pay", "The pay: either one amount, or the lowest and the highest; left out if it is not published.", {
        amount: usual(money("The amount.", 29).optional()),
        min: money("The lower end of a range.", 25).optional(),
        max: money("The upper end of a range.", 32).optional(),
        unit: choice(PAY_UNITS, "What the amount is paid for; pages/job.yaml has the text of each."),
      }).optional(),
    ),
    locality: line("The town of the place of work, for search engines.", "Norfolk", { max: 60 }).optional(),
    region: line("Its state or region, for search engines.", "VA", { max: 60 }).optional(),
    remote: flag("Whether all of the work can be done from home."),
    description: prose("Two lines for the card and for search results.", "The first voice on the phone.", { max: 300 }),
    datePosted: date("The day it was opened.", "2025-08-01"),
    closes: date("The last day to apply; the day after, it is off the site.", "2025-09-30").optional(),
    responsibilities: list(prose("One duty.", "Answer the calls of new clients.", { max: 240 }), "The duties."),
    requirements: list(prose("One requirement.", "Based in the USA.", { max: 240 }), "What applicants bring."),
    benefits: list(prose("One benefit.", "Paid training.", { max: 240 }), "What the agency offers."),
    draft,
    redirectFrom: redirectFrom("/careers/coordinator"),
    metadata: as(metadata, "What search engines and browser tabs show of the job."),
  }),
});

export const legal = defineKind({
  name: "LegalDocument",
  noun: "a legal document",
  plural: "legal documents",
  description: "A legal text; its page is /{slug}.",
  files: "legal/{slug}.md",
  shown: { "/{slug}": "the text" },
  body: {
    description: `The text, with a heading for each section. ${FACTS_IN_TEXTS}`,
    required: true,
    form: "markdown",
    placeholders: [ANALYTICS_PLACEHOLDER],
  },
  schema: group("LegalDocument", "A legal text.", {
    title: line("The heading.", "Privacy Policy", { max: 80 }),
    dateLabel: line("The words before the date.", "Last updated", { max: 40 }),
    date: date("The day of the last change.", "2025-08-14"),
    searchWords: list(
      line("A word, or a few.", "cancel", { max: 40 }),
      "What visitors look for it by, besides the words of its title: the site's search then lists it first.",
    ).optional(),
    summary: group("LegalSummary", "The card before the text that says it in plain words.", {
      title: line("Its heading.", "In short", { max: 60 }),
      points: list(
        prose("One point.", "You can leave with 60 days' notice.", { max: 240, placeholders: SITE_FACTS }),
        "Its points.",
      ),
    }).optional(),
    analytics: group(
      "AnalyticsTexts",
      "What the text says about counting visits, where {analytics} is a paragraph of its own; analytics in site.yaml decides which of the three.",
      {
        none: called(
          "Without a service",
          prose("Without a service.", "This site counts no visits and sets no cookies.").optional(),
        ),
        withoutCookies: prose(
          "With a service that sets no cookies; {service} and its {host} are filled in.",
          "{service} counts visits without cookies. Your browser sends the page's address to {host}.",
        ).optional(),
        withCookies: prose(
          "With a service that sets cookies; {service}, its {host} and the names of the {cookies} are filled in.",
          "If you agree, {service} sets cookies ({cookies}) and learns which pages you read, through {host}.",
        ).optional(),
      },
    ).optional(),
    draft,
    redirectFrom: redirectFrom("/privacy-policy"),
    metadata: as(metadata, "What search engines and browser tabs show of it."),
  }),
});
