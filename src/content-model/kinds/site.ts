import { ANALYTICS_NAMES } from "../fields/analytics-services";
import { WEEKDAYS } from "../fields/weekdays";
import { defineKind, EVERY_PAGE } from "./kind";
import {
  called,
  choice,
  country,
  date,
  timeOfDay,
  currency,
  decimal,
  email,
  flag,
  group,
  language,
  line,
  list,
  mediaFile,
  origin,
  siteUrl,
  phone,
  prose,
  slug,
  target,
  timeZone,
  verificationCode,
  webAddress,
  as,
} from "../fields";

/** The hosted editor, for teams without a local copy of the site. */
const editor = group(
  "HostedEditor",
  "The content editor on the site itself, for a team; without it the site has none.",
  {
    backend: choice(
      ["github", "gitlab", "gitea", "forgejo", "bitbucket", "git-gateway"],
      "Where the repository with the content is.",
      { github: "GitHub", gitlab: "GitLab", "git-gateway": "Git Gateway" },
    ),
    repo: line("The repository, as owner/name; git-gateway knows it by itself.", "agency/site", {
      max: 120,
    }).optional(),
    branch: line("The branch that the site is built from.", "main", { max: 80 }),
    baseUrl: webAddress("Where editors sign in, if not at the host itself.", "https://auth.agency.example").optional(),
    apiRoot: webAddress(
      "The host's API address, if you run the host yourself.",
      "https://git.agency.example/api/v1",
    ).optional(),
    appId: line("The editor's application ID at the host, if it needs one.", "content-editor", {
      max: 120,
    }).optional(),
  },
);

/** The service that counts visits. */
const analytics = group("Analytics", "The service that counts visits; without it the site counts nothing.", {
  service: choice(
    ANALYTICS_NAMES,
    "The service: plausible sets no cookies; ga4 and gtm start after the visitor has agreed.",
    { ga4: "Google Analytics 4", gtm: "Google Tag Manager" },
  ),
  id: line(
    "The site's ID at the service: its domain at Plausible, the measurement ID (G-…) or the container ID (GTM-…) at Google.",
    "agency.example",
    { max: 100 },
  ),
  host: origin(
    "For plausible: the origin of the service, if it runs on a host of your own.",
    "https://stats.agency.example",
  ).optional(),
  tagHosts: list(
    origin("The address of one.", "https://connect.facebook.net"),
    "For gtm: the other hosts that the container's tags load scripts from and send to; any other is blocked.",
  ).optional(),
  cookies: list(
    line("The name of one; an asterisk at its end stands for any ending.", "_fbp", { max: 60 }),
    "For gtm: the cookies that the container's tags set, besides Google's; they are deleted when visitors take their consent back, and {cookies} in the privacy policy's text lists them.",
  ).optional(),
  customCode: flag(
    "For gtm: whether the container has Custom HTML tags or Custom JavaScript variables; this weakens the site's protection against foreign scripts.",
  ).optional(),
});

/** Proofs for search engines and networks that the site is the agency's. */
const verification = group(
  "SiteVerification",
  "Codes by which search engines and networks know that the site is yours; they go into the home page's head.",
  {
    google: verificationCode(
      "The code of Google Search Console.",
      "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ",
    ).optional(),
    bing: verificationCode("The code of Bing Webmaster Tools.", "C1E3AB0B1A8D4F2CA9E7B6D5F4C3B2A1").optional(),
    pinterest: verificationCode("The code of Pinterest.", "0a1b2c3d4e5f60718293a4b5c6d7e8f9").optional(),
    yandex: verificationCode("The code of Yandex Webmaster.", "3f1c2b0a9d8e7f65").optional(),
  },
);

export const site = defineKind({
  name: "SiteSettings",
  noun: "the site settings",
  description: "Facts about the agency that appear on every page: name, address of the site, contact, hours, claims.",
  files: "site.yaml",
  shown: {
    [EVERY_PAGE]: "name, telephone, e-mail and address in the footer; the facts for search engines",
    "/contact": "telephone, e-mail, hours, address and map",
    "/": "the figures (claims)",
    "/locations": "one figure",
    "/locations/{state}/{city}": "the figures",
    "/careers/{slug}": "the address for applications",
  },
  schema: group("SiteSettings", "Facts about the agency that appear on every page.", {
    name: line("The brand as written in the header.", "Example", { max: 30 }),
    legalName: line("The registered name, for the footer and the legal pages.", "Example LLC", { max: 80 }),
    description: prose(
      "One sentence on what the agency does, for search engines.",
      "Digital marketing for local businesses.",
      { max: 200 },
    ),
    url: siteUrl("The site's public address, without a slash at the end.", "https://www.agency.example"),
    deployTo: line("Where the site is put on the web server, if it is deployed from this computer.", "/srv/site", {
      max: 200,
    }).optional(),
    icon: mediaFile(
      "vector",
      "The icon of browser tabs and home screens, as a square SVG; without one the site draws its mark.",
      "icon.svg",
    ).optional(),
    logo: mediaFile(
      "vector",
      "The logo next to the brand's name in the header, the footer and social pictures, as SVG for light and dark backgrounds; without one the site draws a heartbeat.",
      "logo.svg",
    ).optional(),
    line: choice(
      ["pulse", "plain"],
      "The style of the decorative line: pulse has heartbeats, plain is a calm curve. Defaults to pulse.",
    ).optional(),
    language: language("Language and region of the texts, as browsers write it.", "en-US"),
    timeZone: timeZone(
      "The time zone in which days begin and end on the site: the part of the world and a large city in it.",
      "America/New_York",
    ),
    country: country("The country as a code of two letters (ISO 3166-1).", "US"),
    currency: currency("The currency of prices and pay as a code of three letters (ISO 4217).", "USD"),
    phone: phone("The telephone number as people read it; the link is made from its digits.", "+1 (757) 555-0142"),
    email: email("The address that visitors write to.", "hello@agency.example"),
    address: called(
      "Postal address",
      group("PostalAddress", "Where the agency is.", {
        lines: list(
          line("One line.", "Virginia Beach, VA 23452", { max: 90 }),
          "The address as people read it, a line each.",
          { max: 5 },
        ),
        street: line("Street and number, for search engines.", "100 Main Street, Suite 200", { max: 90 }).optional(),
        locality: line("The town, for search engines.", "Virginia Beach", { max: 60 }).optional(),
        region: line("The state or region, for search engines.", "VA", { max: 60 }).optional(),
        postalCode: line("The postal code, for search engines.", "23452", { max: 12 }).optional(),
      }),
    ),
    hours: group("OpeningHours", "When the agency answers.", {
      text: line("As people read it.", "Mon–Fri 9am–5pm ET", { max: 60 }),
      zone: line("The name of the time zone, as people read it.", "ET", { max: 20 }).optional(),
      week: called(
        "Opening times",
        list(
          group("OpeningTimes", "Days with the same times.", {
            days: list(choice(WEEKDAYS, "A day."), "The days.", { max: 7 }),
            opens: timeOfDay("When it opens, in the site's time zone.", "09:00"),
            closes: timeOfDay("When it closes, later on the same day.", "17:00"),
          }),
          "The same times for computers: the contact page says whether the agency answers now, and search engines show them.",
        ).optional(),
      ),
      holidays: list(
        date("A day.", "2026-12-25"),
        "Days on which the agency is closed although it is open on that weekday.",
      ).optional(),
    }),
    map: group("MapArea", "The area that the contact page's map shows.", {
      area: line("The name of the area.", "Lynnhaven, Virginia Beach", { max: 80 }),
      embedUrl: webAddress("The maps service's page for a frame.", "https://www.openstreetmap.org/export/embed.html"),
      linkUrl: webAddress("The maps service's page for a whole window.", "https://www.openstreetmap.org/"),
    }),
    hiringContact: group("HiringContact", "Who receives applications.", {
      email: email("Where applications go.", "careers@agency.example"),
    }),
    social: called(
      "Social networks",
      list(
        group("SocialLink", "A page of the agency on a social network.", {
          label: line("The name of the network.", "LinkedIn", { max: 40 }),
          url: webAddress("The address of the agency's page there.", "https://www.linkedin.example/company/agency"),
          placeholder: flag("Whether the address is not the real one yet; the launch check lists it.").optional(),
        }),
        "The agency's pages on social networks: the footer links to them, and search engines recognize the agency by them.",
      ).optional(),
    ),
    launch: group("LaunchSettings", "What the launch check does not ask for.", {
      withoutSocialLink: flag("Whether the agency has no page on any social network, so that the site links to none."),
    }).optional(),
    callNote: prose(
      "A sentence below the button of closing sections and of the contact page, such as what callers need not tell.",
      "Please leave your customers' data out of calls and e-mails.",
      { max: 240 },
    ).optional(),
    claims: list(
      group(
        "Claim",
        "A figure that the agency vouches for; pages refer to it by its id, so that it changes in one place.",
        {
          id: slug("The name by which pages refer to the claim.", "bookings"),
          number: line("The figure, with its sign and unit.", "3.2x", { max: 16 }),
          label: line("What it counts.", "bookings, on average", { max: 90 }),
          scale: group("ClaimScale", "Two amounts that are drawn to scale where the figure is shown as a result.", {
            before: line("The first amount in words.", "Before: 100 requests", { max: 60 }),
            beforeAmount: decimal("The first amount.", 100, { min: 0.01, max: 1_000_000 }),
            after: line("The second amount in words.", "After 90 days: 412", { max: 60 }),
            afterAmount: decimal("The second amount.", 412, { min: 0.01, max: 1_000_000 }),
          }).optional(),
        },
      ),
      "Figures that the agency vouches for.",
    ),
    analytics: analytics.optional(),
    verification: verification.optional(),
    editor: editor.optional(),
  }),
});

const navigationLink = group("NavigationLink", "An entry of a menu.", {
  label: line("The words of the entry.", "Garden Furniture", { max: 40 }),
  to: called(
    "Leads to",
    target("Where it leads: a path of this site, with or without an anchor.", "/industries/dental-implants"),
  ),
  note: line("A few words below the entry, where the menu has room.", "Chairs, benches, parasols", {
    max: 80,
  }).optional(),
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
        { placeholders: ["year", "legalName", "name"] },
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
      homeLink: line("What screen readers say for the logo; {name} is filled in.", "{name}, home", {
        max: 60,
        placeholders: ["name"],
      }),
      included: line("What a table's check mark means.", "Included", { max: 30 }),
      notIncluded: line("What a table's dash means.", "Not included", { max: 30 }),
      featureColumn: line("The heading of a table's first column.", "Feature", { max: 30 }),
      popular: line("The badge of the popular price.", "Most Popular", { max: 30 }),
      perMonth: line("Beside a price for a month.", "/ month", { max: 20 }).optional(),
      priceFrom: line("A service's lowest price, on cards; {price} is filled in.", "from {price} a month", {
        max: 40,
        placeholders: ["price"],
      }).optional(),
      choosePlan: line("Above the choice of a plan, on a phone.", "Choose a plan", { max: 40 }),
      priceTip: line(
        "What screen readers call the tip of a feature; {feature} is filled in.",
        "Compare plans: {feature}",
        { max: 80, placeholders: ["feature"] },
      ),
      withoutAudio: group("WithoutAudioLabels", "Words at episodes that have notes and no audio.", {
        link: line("The link to one, in the place of the invitation to listen.", "Read the notes", { max: 40 }),
        duration: line(
          "How long the conversation was; {duration} is filled in.",
          "Notes on {duration} of conversation",
          {
            max: 60,
            placeholders: ["duration"],
          },
        ),
      }).optional(),
      rating: line("What the stars mean; {rating} is filled in.", "{rating} out of 5 stars", {
        max: 60,
        placeholders: ["rating"],
      }),
      sample: line("The mark on sample testimonials and team members.", "Sample", { max: 20 }),
      sampleQuote: line("The words on the frame of a sample testimonial.", "A client's own words go here", {
        max: 40,
      }).optional(),
      draft: line("The badge on drafts, while developing.", "Draft", { max: 20 }),
      scheduled: line(
        "The badge on what appears on a later day, while developing; {date} is filled in.",
        "Scheduled for {date}",
        { max: 40, placeholders: ["date"] },
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
          { max: 60, placeholders: ["currentTime", "duration"] },
        ).optional(),
        buffered: line("The word after the percentage that has been loaded.", "buffered", { max: 30 }).optional(),
        mute: line("Turns the sound off.", "Mute", { max: 20 }),
        unmute: line("Turns the sound on.", "Unmute", { max: 20 }),
      }),
      download: line(
        "What links to files say of them; {type} and {size} are filled in. Defaults to ({type}, {size}).",
        "({type}, {size})",
        { max: 40, placeholders: ["type", "size"] },
      ).optional(),
      film: group("FilmLabels", "Words at films in texts; a site with films needs them.", {
        play: line(
          "The button on a film's still picture; {host} is filled in, such as YouTube.",
          "Play the film from {host}",
          { max: 60, placeholders: ["host"] },
        ),
        watch: line("The link below a film to its page; {host} is filled in.", "Watch on {host}", {
          max: 60,
          placeholders: ["host"],
        }),
      }).optional(),
      consent: group(
        "ConsentLabels",
        "Words of the question that visitors answer before a service sets cookies; a site with ga4 or gtm needs them.",
        {
          title: line("The heading.", "May we count your visit?", { max: 60 }),
          text: prose(
            "What visitors agree to; {service} is filled in, such as Google Analytics.",
            "If you agree, {service} sets cookies that tell us which pages are read.",
            { max: 400, placeholders: ["service"] },
          ),
          accept: line("The button that agrees.", "Yes, count it", { max: 30 }),
          reject: line("The button that does not.", "No", { max: 30 }),
          settings: line("The link in the footer to change one's mind.", "Cookie settings", { max: 40 }),
        },
      ).optional(),
    },
  ),
});
