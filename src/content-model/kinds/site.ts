import { link, sample } from "./shared";
import { ANALYTICS_NAMES } from "../fields/analytics-services";
import { WEEKDAYS } from "content-kit/lib/weekdays";
import {
  as,
  called,
  choice,
  country,
  currency,
  date,
  decimal,
  defineKind,
  email,
  EVERY_PAGE,
  flag,
  formerly,
  group,
  language,
  line,
  list,
  mediaFile,
  origin,
  phone,
  prose,
  siteUrl,
  slug,
  timeOfDay,
  timeZone,
  usual,
  verificationCode,
  webAddress,
} from "content-kit";

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
    repo: line("The repository, owner/name; git-gateway knows it by itself.", "agency/site", { max: 120 }).optional(),
    branch: line("The branch that the site is built from.", "main", { max: 80 }),
    baseUrl: webAddress("Where editors sign in, if not at the host itself.", "https://auth.agency.example").optional(),
    apiRoot: webAddress(
      "The host's API address, if you run the host yourself.",
      "https://git.agency.example/api/v1",
    ).optional(),
    appId: line("The editor's application ID at the host, if it needs one.", "content-editor", { max: 120 }).optional(),
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
    google: verificationCode("The code of Google Search Console.", "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1").optional(),
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
  namedOnce: ["claims", "id"],
  parts: {
    Claim: {
      form: "the `id` of a claim",
      choices: ({ data }) => data.claims.map(({ id, number, label }) => ({ label: `${number} ${label}`, value: id })),
    },
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
      text: line("Where there are no days and times, this text.", "By appointment", { max: 60 }).optional(),
      zone: line("The name of the time zone, as people read it.", "ET", { max: 20 }).optional(),
      week: usual(
        called(
          "Opening times",
          list(
            group("OpeningTimes", "Days with the same times.", {
              days: list(choice(WEEKDAYS, "A day."), "The days.", { max: 7 }),
              opens: timeOfDay("When it opens, in the site's time zone.", "09:00"),
              closes: timeOfDay("When it closes, later on the same day.", "17:00"),
            }),
            "Days and times: pages write them as a line, the contact page says whether the agency answers now, and search engines show them.",
          ).optional(),
        ),
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
    bookingUrl: webAddress(
      "Where visitors book a call by themselves, at a calendar service; the contact page then has a button to it.",
      "https://calendar.agency.example/first-call",
    ).optional(),
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
    trust: called(
      "Trust links",
      list(
        as(link, "A link of a few words."),
        "Links below closing sections and results, such as to how figures are counted.",
        { max: 3 },
      ),
    ).optional(),
    callNote: prose(
      "A sentence below the buttons of the contact page, such as what callers need not tell.",
      "Please leave your customers' data out of calls and e-mails.",
      { max: 240 },
    ).optional(),
    terms: group("SiteTerms", "What holds for every service. Plans, questions and the terms quote it.", {
      contract: prose(
        "How long plans run and how they end; {contract} in questions, plans, legal texts and pages of text.",
        "Plans run by the month and end with 30 days' notice.",
        { max: 240, placeholders: [] },
      ).optional(),
      adSpend: prose(
        "Who pays for ads, and what an included ad spend is; {adSpend} in the same texts.",
        "You pay the platforms yourself, in addition to our fee.",
        { max: 240, placeholders: [] },
      ).optional(),
    }).optional(),
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
          counted: group("ClaimCount", "How it is counted, for a page that shows it.", {
            definition: prose(
              "What counts, and how the figure comes of it.",
              "Requests by phone, form or booking link.",
              { max: 400 },
            ),
            period: line("The time that it covers.", "First 90 days after launch", { max: 90 }),
            clients: formerly(
              "practices",
              line("Whose records are in it, with their number.", "38 garden centers", { max: 90 }),
            ),
            sample: sample.optional(),
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
