/** The menus, and the labels that all pages share. */
import { as, called, defineKind, EVERY_PAGE, group, line, list, prose, target, usual } from "content-kit";

const navigationLink = group("NavigationLink", "An entry of a menu.", {
  label: line("The words of the entry.", "Garden Furniture", { max: 40 }),
  to: called("Leads to", target("Where it leads: a path of this site, with or without an anchor.", "/services")),
  note: line("A few words below it, where the menu has room.", "Chairs, benches, parasols", { max: 80 }).optional(),
});

export const navigation = defineKind({
  name: "Navigation",
  noun: "the navigation",
  description: "The header's menu and the footer's columns.",
  files: "navigation.yaml",
  shown: { [EVERY_PAGE]: "the header's menu and the footer's columns" },
  schema: group("Navigation", "The header's menu and the footer's columns.", {
    header: group("HeaderNavigation", "The bar at the top of every page, and the side sheet on narrow screens.", {
      menu: group("HeaderMenu", "The entry that opens a list.", {
        label: line("The words of the entry.", "Solutions by Industry", { max: 40 }),
        links: list(navigationLink, "The list that it opens."),
      }),
      links: list(navigationLink, "The plain entries, from left to right."),
      action: as(navigationLink, "The button at the end."),
    }),
    footer: group("FooterNavigation", "The columns at the bottom of every page.", {
      columns: list(
        group("FooterColumn", "One column.", {
          title: line("The heading of the column.", "Services", { max: 40 }),
          links: list(navigationLink, "Its links."),
        }),
        "The columns, from left to right.",
      ),
      contactTitle: line("The heading above phone, e-mail and address.", "Contact", { max: 40 }),
      legal: called("Legal links", list(navigationLink, "The links next to the copyright.")),
      copyright: line(
        "The line next to the year; {year} and {legalName} are filled in, and {name} is the registered name here as well.",
        "© {year} {legalName}. All rights reserved.",
      ),
    }),
  }),
});

export const labels = defineKind({
  name: "Labels",
  noun: "the labels",
  description: "Words of buttons and marks that appear on many pages, and words that only screen readers say.",
  files: "labels.yaml",
  shown: { [EVERY_PAGE]: "buttons, marks and what screen readers say" },
  schema: group(
    "Labels",
    "Words of buttons and marks that appear on many pages, and words that only screen readers say.",
    {
      skipLink: line("The first link of every page, for keyboards.", "Skip to the content", { max: 60 }),
      menu: line("The button and the title of the side sheet.", "Menu", { max: 20 }),
      closeMenu: line("The button that closes the sheet.", "Close menu", { max: 40 }),
      search: line("The link to the search, in the header and in the side sheet.", "Search", { max: 20 }),
      mainNavigation: line("What screen readers call the header's navigation.", "Main", { max: 40 }),
      footerNavigation: line("What screen readers call the footer's navigation.", "Footer", { max: 40 }),
      breadcrumb: line("What screen readers call the breadcrumb.", "Breadcrumb", { max: 40 }),
      tableOfContents: line("What screen readers call a page's own table of contents.", "On this page", { max: 40 }),
      homeLink: line("What screen readers say for the logo; {name} is filled in.", "{name}, home", { max: 60 }),
      included: line("What a table's check mark means.", "Included", { max: 30 }),
      notIncluded: line("What a table's dash means.", "Not included", { max: 30 }),
      featureColumn: line("The heading of a table's first column.", "Feature", { max: 30 }),
      allColumns: line("What shows all columns of a table, on a phone.", "Show all columns", { max: 40 }),
      allDetails: line("What shows the details of all steps, on a phone.", "Show the details", { max: 40 }),
      popular: line("The badge of the popular price.", "Most Popular", { max: 30 }),
      perMonth: usual(line("Beside a price for a month.", "/ month", { max: 20 }).optional()),
      priceFrom: line("The lowest price on cards; it is {price}.", "from {price} a month", { max: 40 }).optional(),
      choosePlan: line("Above the choice of a plan, on a phone.", "Choose a plan", { max: 40 }),
      priceTip: line(
        "What screen readers call the tip of a feature; {feature} is filled in.",
        "Compare plans: {feature}",
        { max: 80 },
      ),
      withoutAudio: group("WithoutAudioLabels", "Words at episodes that have notes and no audio.", {
        link: line("The link to one, in the place of the invitation to listen.", "Read the notes", { max: 40 }),
        duration: line(
          "How long the conversation was; {duration} is filled in.",
          "Notes on {duration} of conversation",
          { max: 60 },
        ),
      }).optional(),
      rating: line("What the stars mean; {rating} is filled in.", "{rating} out of 5 stars", { max: 60 }),
      sample: line("The mark on sample testimonials and team members.", "Sample", { max: 20 }),
      sampleQuote: line("The words on the frame of a sample testimonial.", "Your words here", { max: 40 }).optional(),
      draft: line("The badge on drafts, while developing.", "Draft", { max: 20 }),
      scheduled: line(
        "The badge on what appears on a later day, while developing; {date} is filled in.",
        "Scheduled for {date}",
        { max: 40 },
      ),
      player: group("PlayerLabels", "The audio player's buttons.", {
        play: line("Starts the audio.", "Play", { max: 20 }),
        pause: line("Stops it for a moment.", "Pause", { max: 20 }),
        seek: line("The bar that moves through it.", "Seek", { max: 20 }),
        currentTime: line("The time that has played.", "Current time", { max: 30 }),
        duration: line("The whole time.", "Duration", { max: 30 }),
        seekLabel: line(
          "The seek bar's value for screen readers; {currentTime} and {duration} are filled in.",
          "{currentTime} of {duration}",
          { max: 60 },
        ).optional(),
        buffered: line("The word after the percentage that has been loaded.", "buffered", { max: 30 }).optional(),
        mute: line("Turns the sound off.", "Mute", { max: 20 }),
        unmute: line("Turns the sound on.", "Unmute", { max: 20 }),
      }),
      download: line(
        "What links to files say of them; {type} and {size} are filled in. Defaults to ({type}, {size}).",
        "({type}, {size})",
        { max: 40 },
      ).optional(),
      film: group("FilmLabels", "Words at films in texts; a site with films needs them.", {
        play: line(
          "The button on a film's still picture; {host} is filled in, such as YouTube.",
          "Play the film from {host}",
          { max: 60 },
        ),
        watch: line("The link below a film to its page; {host} is filled in.", "Watch on {host}", { max: 60 }),
      }).optional(),
      consent: group(
        "ConsentLabels",
        "Words of the question that visitors answer before a service sets cookies; a site with ga4 or gtm needs them.",
        {
          title: line("The heading.", "May we count your visit?", { max: 60 }),
          text: prose(
            "What visitors agree to; {service} is filled in, such as Google Analytics.",
            "If you agree, {service} sets cookies that tell us which pages are read.",
            { max: 400 },
          ),
          accept: line("The button that agrees.", "Yes, count it", { max: 30 }),
          reject: line("The button that does not.", "No", { max: 30 }),
          settings: line("The link in the footer to change one's mind.", "Cookie settings", { max: 40 }),
        },
      ).optional(),
    },
  ),
});
