/** The copy of the templates of articles, episodes and jobs. */
import { as, called, defineKind, group, line, list, prose, usual } from "content-kit";
import { link } from "./shared";

export const articlePage = defineKind({
  name: "ArticlePage",
  noun: "the article pages' copy",
  description: "What every article's page says around the article.",
  files: "pages/article.yaml",
  textsFor: "Article",
  shown: { "/blog/{slug}": "the words around the article" },
  schema: group("ArticlePage", "What every article's page says around the article.", {
    breadcrumb: line("The link back to the list.", "Blog", { max: 40 }),
    updated: line("Beside the date, after a change; {date} is filled in.", "Updated {date}", { max: 40 }).optional(),
    readingTime: line("Next to the date; auto computes it from the number of words.", "5 min read", { max: 24 }),
    readingTimeComputed: line("Where it is computed; {minutes} is filled in.", "{minutes} min read", { max: 30 }),
    keyTakeaways: group("KeyTakeaways", "The box after the article.", {
      title: line("Its heading.", "Key Takeaways", { max: 40 }),
      items: called("Points", list(prose("One point.", "Answer within five minutes.", { max: 240 }), "Its points.")),
    }),
    implementation: group("ImplementationStrategy", "The text after it.", {
      title: line("Its heading.", "Implementation Strategy", { max: 60 }),
      paragraphs: list(prose("One paragraph.", "Start with one procedure."), "Its paragraphs."),
    }),
    consultation: as(link, "The link to the contact page."),
    relatedTitle: line("Above the related articles.", "Read next", { max: 40 }),
  }),
});

export const episodePage = defineKind({
  name: "EpisodePage",
  noun: "the episode pages' copy",
  description: "What every episode's page says around the episode.",
  files: "pages/episode.yaml",
  textsFor: "Episode",
  shown: { "/podcast/{slug}": "the words around the episode" },
  schema: group("EpisodePage", "What every episode's page says around the episode.", {
    backLabel: line("The link back to the list.", "All episodes", { max: 40 }),
    badge: line("The badge above the title.", "Podcast", { max: 20 }),
    audioFallback: line("What browsers without audio show.", "Your browser cannot play audio.", { max: 120 }),
    chapters: line("Above the episode's chapters.", "Chapters", { max: 40 }),
    chapterLink: line("The link to a page on what is said in a chapter.", "More on this", { max: 40 }),
    transcript: line("What opens the words that are said in the episode.", "Transcript", { max: 40 }),
    closing: group("EpisodeClosing", "The section at the end.", {
      title: line("Its heading.", "Ready to Be Found?", { max: 80 }),
      text: prose("A sentence below it.", "Bring the question this episode left you with.", { max: 240 }).optional(),
      primary: as(link, "The button to the contact page."),
      secondary: as(link, "The link to the services."),
    }),
  }),
});

const payFor = (unit: string, example: string) =>
  line(`For ${unit}.`, example, { max: 40, placeholders: ["pay"] }).optional();

export const jobPage = defineKind({
  name: "JobPage",
  noun: "the job pages' copy",
  description: "Headings and labels that every job's page has.",
  files: "pages/job.yaml",
  textsFor: "Job",
  shown: { "/careers/{slug}": "the headings and the button" },
  schema: group("JobPage", "Headings and labels that every job's page has.", {
    backLabel: line("The link back to the list.", "All positions", { max: 40 }),
    about: line("Above the text.", "About the Role", { max: 40 }),
    responsibilities: line("Above the duties.", "Responsibilities", { max: 40 }),
    requirements: line("Above the requirements.", "Requirements", { max: 40 }),
    benefits: line("Above the benefits.", "Benefits", { max: 40 }),
    posted: line("The day on which the job was posted; {date} is filled in.", "Posted {date}", { max: 40 }),
    closes: line("The last day to apply, if the job has one; {date} is filled in.", "Apply by {date}", { max: 40 }),
    payPer: usual(
      group("PayTexts", "The pay as text, for each unit that jobs have; {pay} is the amount, or the range.", {
        hour: usual(payFor("an hour", "{pay}/hour")),
        day: payFor("a day", "{pay}/day"),
        week: payFor("a week", "{pay}/week"),
        month: payFor("a month", "{pay}/month"),
        year: payFor("a year", "{pay}/year"),
      }).optional(),
    ),
    apply: line("The button that opens an e-mail.", "Apply Now", { max: 30 }),
    applyNote: prose("The sentence next to the button.", "Opens an e-mail with the position in it.", { max: 200 }),
  }),
});
