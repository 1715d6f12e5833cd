/** The copy of pages that exist once: home, about, contact, careers. */
import { as, called, defineKind, group, line, list, pluralForms, prose, reference, shownAt, whole } from "content-kit";
import {
  callToAction,
  hero,
  iconItem,
  iconName,
  image,
  link,
  metadata,
  paragraphs,
  redirectFrom,
  sample,
  sectionHeading,
  titledText,
} from "./shared";

const claims = (description: string, limits: { min: number; max: number }) =>
  list(reference("Claim", "The id of a claim in content/site.yaml.", "bookings"), description, limits);

export const homePage = defineKind({
  name: "HomePage",
  noun: "the home page",
  description: "The copy of the home page.",
  files: "pages/home.yaml",
  shown: { "/": "the sections of the page" },
  schema: group("HomePage", "The copy of the home page.", {
    redirectFrom: redirectFrom("/home"),
    metadata: as(metadata, "What search engines and browser tabs show of the home page."),
    hero: group("HomeHero", "The first screen: whom it is for, what they get, what to do next.", {
      eyebrow: line("A few words above it: whom the agency works for.", "For garden centers", { max: 60 }).optional(),
      title: line("The one main heading.", "Be the first one they call.", { max: 80 }),
      text: prose("One sentence: for whom, and what comes of it.", "We work for garden centers.", { max: 300 }),
      primary: as(link, "The main button."),
      secondary: as(link, "The quieter link."),
      chart: group("HeroChart", "The chart that the first screen's line draws, from the agency's own claims.", {
        description: prose(
          "What the chart shows, for people who cannot see it.",
          "A flat line rises from day 14 to day 90.",
          { max: 300 },
        ),
        points: list(
          group("HeroChartPoint", "A moment on the line.", {
            label: line("The mark on the axis.", "7–14", { max: 24 }),
            day: whole(
              "Where it is on the axis, in the axis's unit; of a span, its middle. Left out for what is before the axis begins. Without any, all marks have the same distance.",
              10,
            ).optional(),
            note: line("What happens then.", "First results", { max: 40 }),
            level: whole("The height of the line there, 0 to 100.", 6, { max: 100 }),
          }),
          "The moments, from the first day to the last.",
          { min: 2, max: 5 },
        ),
        axis: line("What the axis counts, below it.", "days after launch", { max: 40 }).optional(),
        peak: reference("Claim", "The claim at the line's end.", "appointment-requests"),
      }),
    }),
    proof: called("Claims", claims("The claims below the first screen.", { min: 2, max: 4 })),
    services: as(sectionHeading, "Above the list of services."),
    revolution: group("Revolution", "The section that says why this agency works differently.", {
      title: line("The heading.", "Most marketing was built for someone else.", { max: 100 }),
      paragraphs: paragraphs("The text, a paragraph each."),
      claim: reference("Claim", "The figure next to it.", "nearby-patients"),
    }),
    blueprint: group("Blueprint", "The five steps from the first call on.", {
      title: line("The heading.", "The blueprint, beat by beat.", { max: 80 }),
      text: prose("One sentence below it.", "Five steps in ninety days.", { max: 240 }),
      steps: list(
        group("BlueprintStep", "One step.", {
          when: line("When it happens.", "Week 1", { max: 24 }),
          title: line("Its name.", "Listen", { max: 40 }),
          text: prose("What happens.", "Your numbers, your front desk, ten of your calls.", { max: 200 }),
        }),
        "The steps, in order.",
        { min: 5, max: 5 },
      ),
    }),
    results: group("Results", "The section that the menu's Results entry leads to.", {
      title: line("The heading.", "What ninety days change.", { max: 80 }),
      text: prose("One or two sentences.", "Averages over clients in their first quarter.", { max: 300 }),
      claims: claims("The figures.", { min: 2, max: 4 }),
      report: reference("Report", "The report below the figures, by the name of its file.", "one-quarter").optional(),
    }),
    articles: group("LatestArticles", "Above the latest articles; without it, the page has none.", {
      title: line("The heading.", "From the blog", { max: 80 }),
      linkLabel: line("The link to all of them.", "All articles", { max: 40 }),
    }).optional(),
    podcast: group("LatestPodcast", "Beside the latest episodes; without it, the page has none.", {
      title: line("The heading.", "The Pulse, our podcast", { max: 80 }),
      text: prose("One or two sentences.", "Business owners on what filled their calendar.", { max: 240 }),
      linkLabel: line("The link to the latest episode.", "Listen to the latest episode", { max: 40 }),
      allLabel: line("The link to all of them.", "All episodes", { max: 40 }),
    }).optional(),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const aboutPage = defineKind({
  name: "AboutPage",
  noun: "the about page",
  description: "The copy of the about page, and the team.",
  files: "pages/about.yaml",
  shown: { "/about": "the sections of the page and the team" },
  schema: group("AboutPage", "The copy of the about page, and the team.", {
    redirectFrom: redirectFrom("/about-us"),
    metadata: as(metadata, "What search engines and browser tabs show of the about page."),
    hero: as(hero, "The first screen."),
    intro: called("Intro paragraphs", paragraphs("The text below the first screen, a paragraph each.")),
    definition: group("Definition", "The brand's word, as a dictionary would have it.", {
      word: line("The word.", "example", { max: 30 }),
      pronunciation: line("How it is said.", "/reˈviː.ta/", { max: 40 }),
      partOfSpeech: line("What kind of word it is.", "verb", { max: 40 }),
      meaning: prose("What it means.", "to bring back to life", { max: 240 }),
      text: prose("What the agency makes of it.", "A business is well when its calendar is full.", { max: 500 }),
    }),
    values: group("CoreValues", "What the agency stands for.", {
      title: line("The heading.", "Five values", { max: 80 }),
      items: called("Values", list(titledText, "The values, in order.")),
    }),
    team: group("Team", "The people.", {
      title: line("The heading.", "The people you will talk to", { max: 80 }),
      text: prose("One sentence below it.", "Small enough to know your front desk.", { max: 240 }).optional(),
      members: list(
        group("TeamMember", "One person.", {
          name: line("Their name.", "Alex Sample", { max: 60 }),
          role: line("What they do.", "Founder", { max: 60 }),
          bio: prose("Two sentences about them.", "Answers the first call.", { max: 400 }),
          image: shownAt(320, as(image, "Their portrait.")).optional(),
          icon: as(
            iconName,
            "What they work with, drawn where there is no portrait; without either, their initials.",
          ).optional(),
          sample: sample.optional(),
        }),
        "The people, in order.",
      ),
    }),
    callToAction: as(callToAction, "The closing section."),
  }),
});

export const contactPage = defineKind({
  name: "ContactPage",
  noun: "the contact page",
  description: "The copy of the contact page; phone, e-mail, hours and address come from site.yaml.",
  files: "pages/contact.yaml",
  shown: { "/contact": "the words around the facts" },
  schema: group("ContactPage", "The copy of the contact page.", {
    redirectFrom: redirectFrom("/contact-us"),
    metadata: as(metadata, "What search engines and browser tabs show of the contact page."),
    hero: as(hero, "The first screen."),
    promise: prose("When an answer comes.", "We reply within one business day.", { max: 160 }),
    book: line("The first button, where visitors book calls by themselves.", "Pick a time", { max: 60 }).optional(),
    call: line("The main button, which calls; {phone} is filled in.", "Call {phone}", { max: 60 }).optional(),
    write: group("ContactLetter", "The button that opens an e-mail, and the text of that e-mail.", {
      label: line("The words of the button.", "Write to us", { max: 40 }),
      subject: line("The subject of the e-mail.", "A first call", { max: 80 }),
      text: prose("The text of the e-mail, with room for answers.", "Two times that suit me:", { max: 800 }),
    }).optional(),
    status: group("OfficeStatus", "Whether the agency answers now, from the hours in site.yaml.", {
      open: line("While it is open; it closes at {time} in {zone}.", "Open until {time} {zone}", { max: 60 }),
      today: line("Before it opens that day at {time} {zone}.", "Opens today at {time} {zone}", { max: 60 }),
      later: line("Before it opens on another day, {day} {time} {zone}.", "Opens {day} {time} {zone}", { max: 60 }),
      yours: line("{time} where the visitor is, if it is another one there.", "{time} your time", { max: 60 }),
    }).optional(),
    phoneLabel: line("Beside the telephone number.", "Call", { max: 30 }),
    emailLabel: line("Beside the e-mail address.", "Write", { max: 30 }),
    hoursLabel: line("Beside the hours.", "Hours", { max: 30 }),
    addressLabel: line("Beside the address.", "Address", { max: 30 }),
    firstCall: group("FirstCall", "What the first call is like.", {
      title: line("The heading.", "What happens on the first call", { max: 80 }),
      steps: list(titledText, "Its parts, in order.", { min: 2, max: 4 }),
    }),
    map: group("ContactMap", "The map of the area.", {
      title: line("The heading of the map; with the area, its name for screen readers.", "Where we are", { max: 60 }),
      text: prose("A sentence next to it.", "In the Lynnhaven area of Virginia Beach.", { max: 240 }),
      open: called(
        "Link to the map",
        line("The link that opens the maps service in a window.", "Open in OpenStreetMap", { max: 60 }),
      ),
      consent: group("MapConsent", "For an agency that asks before the map is loaded; without it, the page loads it.", {
        text: prose("What loading it means.", "The map is from OpenStreetMap, which sees your address.", { max: 200 }),
        load: line("The link that loads it.", "Load the map", { max: 60 }),
      }).optional(),
    }),
  }),
});

export const careersPage = defineKind({
  name: "CareersPage",
  noun: "the careers page",
  description: "The copy of the list of open positions.",
  files: "pages/careers.yaml",
  textsFor: "Job",
  shown: { "/careers": "the words around the list" },
  schema: group("CareersPage", "The copy of the list of open positions.", {
    redirectFrom: redirectFrom("/jobs"),
    metadata: as(metadata, "What search engines and browser tabs show of the list of positions."),
    hero: as(hero, "The first screen."),
    countOne: line("The count, for one; {count} is filled in.", "{count} position available", { max: 60 }),
    countOther: line("The count, otherwise; {count} is filled in.", "{count} positions available", { max: 60 }),
    countForms: pluralForms,
    empty: prose("Shown while no position is open.", "Write to us all the same.", { max: 240 }),
    cardLabel: line("The link on each card.", "View Details", { max: 30 }),
    whyJoin: group("WhyJoin", "Why people work here.", {
      title: line("The heading.", "Why Join", { max: 60 }),
      items: called("Reasons", list(iconItem, "The reasons.", { min: 3, max: 3 })),
    }),
  }),
});
