/**
 * SEO rules of search engines, social networks and feed readers, each with its source. Titles, descriptions, canonical
 * URLs, headings and robots are checked by site/all-pages.test.ts.
 */
import type { SeoPage, Kind, Thing } from "./seo-page";
import { decoded, squeezed } from "./seo-page";

/** Facts of the site for the rules. */
export interface SeoSite {
  name: string;
  /** The origin. */
  url: string;
  language: string;
  currency: string;
  country: string;
  phone: string;
  email: string;
  /** `@id`s described on the home page. */
  homeIds: ReadonlySet<string>;
  /** Whether a path exists. */
  has: (path: string) => boolean;
  /** Size of a PNG in pixels, or `undefined`. */
  pngSize: (path: string) => { width: number; height: number } | undefined;
}

export interface Rule {
  id: string;
  /** The rule. */
  sentence: string;
  /** Who says so. */
  source: string;
  /** The kinds of page that it applies to. */
  kinds: (kind: Kind) => boolean;
  /** Violations. */
  check: (page: SeoPage, site: SeoSite) => readonly string[];
}

const OPEN_GRAPH = "https://ogp.me";
const GOOGLE = "https://developers.google.com/search/docs";
const GENERAL = `${GOOGLE}/appearance/structured-data/sd-policies`;
const SCHEMA = "https://schema.org";

/** Indexable and shareable. */
const listed = (kind: Kind): boolean => kind !== "notFound";
const only =
  (...kinds: Kind[]) =>
  (kind: Kind): boolean =>
    kinds.includes(kind);

/** Types of things by kind of page, without the breadcrumb. */
const TYPES: Readonly<Record<Exclude<Kind, "notFound">, readonly string[]>> = {
  home: ["Organization", "LocalBusiness", "WebSite"],
  about: ["AboutPage"],
  contact: ["ContactPage"],
  legal: ["WebPage"],
  services: ["CollectionPage"],
  pricing: ["WebPage"],
  service: ["Service"],
  industries: ["CollectionPage"],
  industry: ["CollectionPage"],
  industryService: ["Service"],
  locations: ["CollectionPage"],
  state: ["CollectionPage", "Service"],
  city: ["Service"],
  blog: ["CollectionPage"],
  article: ["BlogPosting"],
  topic: ["CollectionPage"],
  podcast: ["CollectionPage", "PodcastSeries"],
  episode: ["PodcastEpisode"],
  careers: ["CollectionPage"],
  search: ["CollectionPage"],
  job: ["JobPosting"],
  caseStudies: ["CollectionPage"],
  caseStudy: ["WebPage"],
};

/** Kinds of page below the first level, which have a breadcrumb. */
const BELOW = only(
  "service",
  "industry",
  "industryService",
  "state",
  "city",
  "article",
  "topic",
  "episode",
  "job",
  "caseStudy",
);

interface Value {
  /** The thing that has it. */
  of: Thing;
  key: string;
  value: unknown;
}

/** All values of a thing, nested ones included. */
const valuesIn = (thing: Thing): Value[] =>
  Object.entries(thing).flatMap(([key, value]) =>
    [value]
      .flat()
      .flatMap((one: unknown) => [
        { of: thing, key, value: one },
        ...(one !== null && typeof one === "object" ? valuesIn(one as Thing) : []),
      ]),
  );

const all = (page: SeoPage): Value[] => page.things.flatMap(valuesIn);

/** All things of a type. */
const ofType = (page: SeoPage, type: string): Thing[] => [
  ...new Set([...page.things, ...all(page).map(({ of }) => of)].filter((thing) => thing["@type"] === type)),
];

const unless = (holds: boolean, what: string): string[] => (holds ? [] : [what]);

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const part = (thing: Thing | undefined, key: string): Thing => (thing?.[key] ?? {}) as Thing;

const shows = (page: SeoPage, words: unknown): boolean => page.shown.includes(squeezed(text(words)));

const unlessShown = (page: SeoPage, thing: Thing, ...keys: string[]): string[] =>
  keys
    .filter((key) => thing[key] !== undefined && !shows(page, thing[key]))
    .map((key) => `${text(thing["@type"])}.${key} "${text(thing[key])}" is not shown`);

const unlessMeta = (page: SeoPage, name: string, expected: string): string[] => {
  const found = page.meta.get(name) ?? [];
  return unless(found.length === 1 && found[0] === expected, `${name} ${JSON.stringify(found)}, not "${expected}"`);
};

/** The path of an internal URL; otherwise `undefined`. */
const ownPath = (address: string, { url }: SeoSite): string | undefined =>
  address === url || address.startsWith(`${url}/`)
    ? decodeURI(address.slice(url.length).replace(/#.*$/, "")) || "/"
    : undefined;

const ADDRESSES = ["url", "item", "logo", "image", "contentUrl", "webFeed", "sameAs", "mainEntityOfPage", "@id"];

const DAY_WITH_ZONE = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:[+-]\d{2}:\d{2})$/;

/** A date with a time zone that is displayed. */
const unlessDayShown = (page: SeoPage, value: unknown): string[] => {
  const day = DAY_WITH_ZONE.exec(text(value))?.[1];
  return unless(
    day !== undefined && page.days.includes(day),
    `the day ${text(value)} is not one of ${page.days.join(", ")}`,
  );
};

const FORBIDDEN_TYPES =
  /Review|Rating|LocalBusiness|ProfessionalService|MedicalBusiness|MedicalClinic|Store|SearchAction|HowTo/;
const FORBIDDEN_KEYS = ["review", "reviews", "aggregateRating", "potentialAction", "geo", "openingHours"];

const PAY_UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];
const EMPLOYMENT = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];

/** `PT52M30S` as `52:30`. */
const clock = (duration: string): string => {
  const [, hours, minutes = "0", seconds = "0"] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  const padded = (number: string) => number.padStart(2, "0");
  return hours ? `${hours}:${padded(minutes)}:${padded(seconds)}` : `${minutes}:${padded(seconds)}`;
};

const HEAD_RULES: readonly Rule[] = [
  {
    id: "social-words",
    sentence: "Open Graph tags equal the page's head, each once.",
    source: OPEN_GRAPH,
    kinds: listed,
    check: (page, site) => [
      ...unlessMeta(page, "og:title", page.title),
      ...unlessMeta(page, "og:description", page.meta.get("description")?.[0] ?? ""),
      ...unlessMeta(page, "og:url", page.canonical),
      ...unlessMeta(page, "og:site_name", site.name),
      ...unlessMeta(page, "og:locale", site.language.replace("-", "_")),
      ...unlessMeta(page, "og:type", page.kind === "article" ? "article" : "website"),
    ],
  },
  {
    id: "social-card",
    sentence: "The card is a PNG of the site with the stated size, 1200 by 630 pixels.",
    source: OPEN_GRAPH,
    kinds: listed,
    check: (page, site) => {
      const image = page.meta.get("og:image")?.[0] ?? "";
      const path = ownPath(image, site);
      const size = path === undefined ? undefined : site.pngSize(path);
      return [
        ...unlessMeta(page, "og:image", image),
        ...unlessMeta(page, "og:image:type", "image/png"),
        ...unlessMeta(page, "og:image:width", "1200"),
        ...unlessMeta(page, "og:image:height", "630"),
        // A city uses its state's card, with the state's text.
        ...(page.kind === "city"
          ? unless(!!page.meta.get("og:image:alt")?.[0], "no words for the card")
          : unlessMeta(page, "og:image:alt", page.title)),
        ...unless(size?.width === 1200 && size.height === 630, `no card of 1200 by 630 pixels at ${image}`),
      ];
    },
  },
  {
    id: "twitter-card",
    sentence: "Twitter has the large card, and falls back to Open Graph.",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
    kinds: listed,
    check: (page) => unlessMeta(page, "twitter:card", "summary_large_image"),
  },
  {
    id: "image-preview",
    sentence: "Indexable pages allow large image previews.",
    source: `${GOOGLE}/crawling-indexing/robots-meta-tag`,
    kinds: listed,
    check: (page) => {
      const isHidden = page.meta.get("robots")?.some((value) => value.includes("noindex"));
      return isHidden ? [] : unlessMeta(page, "googlebot", "max-image-preview:large");
    },
  },
  {
    id: "theme-color",
    sentence: "There is a theme colour for light and dark.",
    source: "https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color",
    kinds: () => true,
    check: ({ themeColors }) =>
      unless(
        themeColors.join() === "(prefers-color-scheme: light),(prefers-color-scheme: dark)",
        `colours for ${themeColors.join()}`,
      ),
  },
  {
    id: "feeds",
    sentence: "Pages of blog and podcast, and the home page, link to existing feeds.",
    source: "https://www.rssboard.org/rss-autodiscovery",
    kinds: () => true,
    check: ({ kind, address, feeds }, site) => {
      const rss = (path: string) => `application/rss+xml ${path}`;
      const blog = [rss("/blog/rss.xml"), "application/feed+json /blog/feed.json"];
      const podcast = [rss("/podcast/feed.xml")];
      const isOf = (...kinds: Kind[]) => kinds.includes(kind);
      const expected = [
        ...(isOf("home", "blog", "article") ? blog : []),
        ...(isOf("topic") ? [rss(`${address}/rss.xml`)] : []),
        ...(isOf("home", "podcast", "episode") ? podcast : []),
      ];
      const found = feeds.map(({ type, href }) => `${type} ${href}`);
      return [
        ...unless(found.join() === expected.join(), `feeds ${found.join()}`),
        ...feeds.flatMap(({ href }) => unless(site.has(href), `there is no ${href}`)),
      ];
    },
  },
  {
    id: "nothing-found",
    sentence: "A 404 page has no structured data and no social tags.",
    source: `${GOOGLE}/crawling-indexing/http-network-errors#soft-404-errors`,
    kinds: only("notFound"),
    check: ({ meta, blocks }) => [
      ...[...meta.keys()].filter((name) => /^(?:og|twitter):/.test(name)),
      ...unless(blocks.length === 0, "structured data"),
    ],
  },
];

const DATA_RULES: readonly Rule[] = [
  {
    id: "one-block",
    sentence: "Structured data is one valid block that cannot end its script element.",
    source: "https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements",
    kinds: listed,
    check: ({ blocks, things }) => [
      ...unless(blocks.length === 1 && things.length > 0, `${blocks.length} blocks with ${things.length} things`),
      ...blocks.flatMap((block) => unless(!/[<\u2028\u2029]/.test(block), "a sign that could end the block")),
      ...blocks.flatMap((block) => unless(block.startsWith('{"@context":"https://schema.org"'), "no context")),
    ],
  },
  {
    id: "things",
    sentence: "A page describes exactly the types of its kind.",
    source: GENERAL,
    kinds: listed,
    check: ({ kind, things }) => {
      const found = things.map((thing) => text(thing["@type"])).filter((type) => type !== "BreadcrumbList");
      const types = TYPES[kind as keyof typeof TYPES];
      // Services and landing pages may have questions.
      const allowed = kind === "service" || kind === "legal" ? [types, [...types, "FAQPage"]] : [types];
      return unless(
        allowed.some((list) => list.join() === found.join()),
        `describes ${found.join(", ")}`,
      );
    },
  },
  {
    id: "no-self-praise",
    sentence: "No self-serving reviews, no invented offices, no search action, and nothing else that is forbidden.",
    source: `${GOOGLE}/appearance/structured-data/review-snippet#guidelines`,
    kinds: listed,
    check: (page) =>
      all(page).flatMap(({ key, value }) => [
        // The office is one, on the home page; places where the agency works are none.
        ...(key === "@type" && FORBIDDEN_TYPES.test(text(value)) && !(page.kind === "home" && value === "LocalBusiness")
          ? [`a ${text(value)}`]
          : []),
        ...(FORBIDDEN_KEYS.includes(key) ? [key] : []),
      ]),
  },
  {
    id: "nothing-empty",
    sentence: "No value is empty, except for the list of social profiles.",
    source: GENERAL,
    kinds: listed,
    check: (page) => [
      ...all(page).flatMap(({ key, value }) =>
        unless(value !== null && !(typeof value === "string" && value.trim() === ""), `${key} is empty`),
      ),
      ...[...page.things, ...all(page).map(({ of }) => of)].flatMap((thing) =>
        Object.entries(thing)
          .filter(([key, value]) => Array.isArray(value) && value.length === 0 && key !== "sameAs")
          .map(([key]) => `${key} is an empty list`),
      ),
    ],
  },
  {
    id: "whole-addresses",
    sentence: "URLs are absolute, and internal ones exist.",
    source: GENERAL,
    kinds: listed,
    check: (page, site) =>
      all(page).flatMap(({ key, value }) => {
        if (!ADDRESSES.includes(key) || (value !== null && typeof value === "object")) return [];
        const address = text(value);
        const path = ownPath(address, site);
        return [
          ...unless(/^https:\/\//.test(address), `${key} ${address} is not whole`),
          ...(path === undefined ? [] : unless(site.has(path), `${key} ${address} leads nowhere`)),
        ];
      }),
  },
  {
    id: "ids",
    sentence: "Every thing has an id of the page, and every reference is described there or on the home page.",
    source: "https://www.w3.org/TR/json-ld11/#node-identifiers",
    kinds: listed,
    check: (page, site) => {
      const own = page.things.map((thing) => text(thing["@id"]));
      const parts = all(page).map(({ of }) => of);
      const described = new Set(
        [...page.things, ...parts].filter((thing) => thing["@type"] && thing["@id"]).map((thing) => thing["@id"]),
      );
      const references = all(page)
        .filter(({ of, key }) => key === "@id" && Object.keys(of).length === 1)
        .map(({ value }) => text(value));
      return [
        ...own.filter((id) => id !== page.canonical && !id.startsWith(`${page.canonical}#`)).map((id) => `id ${id}`),
        ...unless(new Set(own).size === own.length, "two things of one id"),
        ...references
          .filter((id) => !described.has(id) && !site.homeIds.has(id))
          .map((id) => `${id} is described nowhere`),
      ];
    },
  },
  {
    id: "breadcrumb",
    sentence: "A page below the first level has its displayed breadcrumb, which ends with the page.",
    source: `${GOOGLE}/appearance/structured-data/breadcrumb`,
    kinds: BELOW,
    check: (page) => {
      const lists = ofType(page, "BreadcrumbList");
      const steps = (lists[0]?.["itemListElement"] ?? []) as Thing[];
      const names = steps.map(({ name }) => text(name));
      return [
        ...unless(lists.length === 1 && steps.length >= 2, `${lists.length} breadcrumbs, ${steps.length} steps`),
        ...unless(names.join("|") === page.way.join("|"), `says ${names.join(" > ")}, shows ${page.way.join(" > ")}`),
        ...unless(
          steps.every(({ position }, index) => position === index + 1),
          "positions do not start at 1",
        ),
        ...unless(text(steps.at(-1)?.["item"]) === page.canonical, "the last step is not the page"),
      ];
    },
  },
  {
    id: "organization",
    sentence: "The home page describes the agency: name, URL, description, logo and contact.",
    source: `${GOOGLE}/appearance/structured-data/organization`,
    kinds: only("home"),
    check: (page, site) => {
      const [agency = {}] = page.things.filter((thing) => thing["@type"] === "Organization");
      const contact = part(agency, "contactPoint");
      return [
        ...unless(agency["name"] === site.name && agency["url"] === `${site.url}/`, "name or address"),
        ...unless(Array.isArray(agency["sameAs"]), "sameAs is no list"),
        ...unless(contact["telephone"] === site.phone && contact["email"] === site.email, "how to reach it"),
        ...unless(typeof agency["logo"] === "string", "no logo"),
        ...unlessShown(page, agency, "name", "description"),
        ...unlessShown(page, contact, "telephone", "email"),
      ];
    },
  },
  {
    id: "logo",
    sentence: "The logo is at least 112 pixels square.",
    source: `${GOOGLE}/appearance/structured-data/organization`,
    kinds: only("home", "job"),
    check: (page, site) =>
      all(page)
        .filter(({ key }) => key === "logo")
        .flatMap(({ value }) => {
          const size = site.pngSize(ownPath(text(value), site) ?? "");
          return unless(size !== undefined && Math.min(size.width, size.height) >= 112, `the logo ${text(value)}`);
        }),
  },
  {
    id: "website",
    sentence: "Only the home page has the site's name.",
    source: `${GOOGLE}/appearance/site-names`,
    kinds: only("home"),
    check: (page, site) => {
      const [website = {}] = ofType(page, "WebSite");
      return unless(website["name"] === site.name && website["url"] === `${site.url}/`, "name or address");
    },
  },
  {
    id: "page-itself",
    sentence: "The page has its title, description and language.",
    source: `${SCHEMA}/WebPage`,
    kinds: listed,
    check: (page, site) =>
      page.things
        .filter((thing) => /Page$/.test(text(thing["@type"])) && thing["@type"] !== "FAQPage")
        .flatMap((thing) => [
          ...unless(thing["name"] === page.title, `name ${text(thing["name"])}`),
          ...unless(thing["description"] === page.meta.get("description")?.[0], "description"),
          ...unless(thing["inLanguage"] === site.language, "language"),
          ...unless(thing["url"] === page.canonical, "address"),
        ]),
  },
  {
    id: "service",
    sentence: "A service is displayed, and has provider and area served.",
    source: `${SCHEMA}/Service`,
    kinds: only("service", "industryService", "state", "city"),
    check: (page, site) =>
      ofType(page, "Service").flatMap((thing) => {
        const area = part(thing, "areaServed");
        const place = { service: "Country", industryService: "Country", state: "State", city: "City" }[
          page.kind as "city"
        ];
        return [
          ...unlessShown(page, thing, "name", "description", "serviceType"),
          ...unless(part(thing, "provider")["@id"] === `${site.url}/#organization`, "not the agency's"),
          ...unless(area["@type"] === place, `offered in a ${text(area["@type"])}, not in a ${place}`),
          ...(place === "Country"
            ? unless(area["name"] === site.country, `offered in ${text(area["name"])}`)
            : unlessShown(page, area, "name")),
          ...(place === "City" ? unlessShown(page, part(area, "containedInPlace"), "name") : []),
          ...(thing["audience"] ? unlessShown(page, part(thing, "audience"), "audienceType") : []),
        ];
      }),
  },
  {
    id: "offers",
    sentence: "An offer is a displayed tier with its displayed price, in the site's currency per month.",
    source: `${SCHEMA}/Offer`,
    kinds: only("service"),
    check: (page, site) => {
      const shown = (price: number) =>
        [0, 2].some((minimumFractionDigits) =>
          shows(page, new Intl.NumberFormat(site.language, { minimumFractionDigits }).format(price)),
        );
      return [
        ...ofType(page, "OfferCatalog").flatMap((thing) => unlessShown(page, thing, "name")),
        ...ofType(page, "Offer").flatMap((offer) => {
          const { price, priceCurrency } = offer;
          const month = part(offer, "priceSpecification");
          if (price === undefined)
            return unless(!priceCurrency && !offer["priceSpecification"], "a currency without a price");
          return [
            ...unless(typeof price === "number" && price > 0 && shown(price), `the price ${text(price)} is not shown`),
            ...unless(priceCurrency === site.currency, `in ${text(priceCurrency)}`),
            ...unless(month["price"] === price && month["priceCurrency"] === priceCurrency, "two prices"),
            ...unless(month["unitCode"] === "MON", "not for a month"),
            ...unlessShown(page, month, "description"),
          ];
        }),
        ...ofType(page, "Offer").flatMap((offer) => unlessShown(page, offer, "name", "description")),
      ];
    },
  },
  {
    id: "questions",
    sentence: "Questions and answers are the displayed ones.",
    source: GENERAL,
    kinds: only("service"),
    check: (page) => [
      ...ofType(page, "Question").flatMap((thing) => unlessShown(page, thing, "name")),
      ...ofType(page, "Answer").flatMap((thing) => unlessShown(page, thing, "text")),
    ],
  },
  {
    id: "article",
    sentence: "An article has its heading, author, picture, and displayed date with a time zone.",
    source: `${GOOGLE}/appearance/structured-data/article`,
    kinds: only("article"),
    check: (page) =>
      ofType(page, "BlogPosting").flatMap((thing) => [
        ...unless(thing["headline"] === page.heading, `the heading ${text(thing["headline"])}`),
        ...unlessShown(page, thing, "description"),
        ...unlessDayShown(page, thing["datePublished"]),
        ...unless(/^(?:Person|Organization)$/.test(text(part(thing, "author")["@type"])), "no author"),
        ...unlessShown(page, part(thing, "author"), "name"),
        ...unless([thing["image"]].flat().length > 0, "no picture"),
      ]),
  },
  {
    id: "episode",
    sentence: "An episode has its displayed date and duration, and its audio.",
    source: `${SCHEMA}/PodcastEpisode`,
    kinds: only("episode"),
    check: (page, site) =>
      ofType(page, "PodcastEpisode").flatMap((thing) => {
        const audio = part(thing, "associatedMedia")["contentUrl"];
        const played = page.audio.map((src) => (src.startsWith("/") ? site.url + src : src));
        return [
          ...unlessShown(page, thing, "name", "description"),
          ...unlessDayShown(page, thing["datePublished"]),
          ...unless(shows(page, clock(text(thing["duration"]))), `plays for ${text(thing["duration"])}`),
          ...unless(played.join() === (audio ?? ""), `the audio ${text(audio)}, played ${played.join()}`),
          ...unless(part(thing, "partOfSeries")["@id"] === `${site.url}/podcast#series`, "of no series"),
        ];
      }),
  },
  {
    id: "series",
    sentence: "The podcast has its name, description and feed.",
    source: `${SCHEMA}/PodcastSeries`,
    kinds: only("podcast"),
    check: (page, site) =>
      ofType(page, "PodcastSeries").flatMap((thing) => [
        ...unlessShown(page, thing, "name", "description"),
        ...unless(
          page.feeds.some(({ href }) => site.url + href === thing["webFeed"]),
          `the feed ${text(thing["webFeed"])}`,
        ),
      ]),
  },
  {
    id: "job",
    sentence: "A job has all that Google requires: full text, employer, place or remote, pay with its unit.",
    source: `${GOOGLE}/appearance/structured-data/job-posting`,
    kinds: only("job"),
    check: (page, site) =>
      ofType(page, "JobPosting").flatMap((job) => {
        const isPaid = job["baseSalary"] !== undefined;
        const pay = part(job, "baseSalary");
        const amount = part(pay, "value");
        const numbers = ["value", "minValue", "maxValue"].filter((name) => typeof amount[name] === "number");
        const pieces = decoded(text(job["description"]).replace(/<[^>]*>/g, "\n")).split(/\n{2,}/);
        const where = job["jobLocationType"] === "TELECOMMUTE" ? "applicantLocationRequirements" : "jobLocation";
        const type = job["employmentType"];
        return [
          ...unless(job["title"] === page.heading, `the title ${text(job["title"])}`),
          ...unless(job["description"] !== job["title"] && pieces.length > 1, "no description"),
          ...pieces.filter((piece) => !shows(page, piece)).map((piece) => `"${piece.trim()}" is not shown`),
          ...unless(page.days.includes(text(job["datePosted"])), `the day ${text(job["datePosted"])} is not shown`),
          ...unless(
            job["validThrough"] === undefined || !Number.isNaN(Date.parse(text(job["validThrough"]))),
            "no closing time",
          ),
          ...unless(type === undefined || EMPLOYMENT.includes(text(type)), `the type ${text(type)}`),
          ...unless(part(job, "hiringOrganization")["name"] === site.name, "no employer"),
          ...unless(job[where] !== undefined, `no ${where}`),
          ...unless(!isPaid || numbers.length > 0, "no pay as a number"),
          ...unless(!isPaid || PAY_UNITS.includes(text(amount["unitText"])), `pay for a ${text(amount["unitText"])}`),
          ...unless(!isPaid || pay["currency"] === site.currency, `pay in ${text(pay["currency"])}`),
          ...(isPaid ? unlessShown(page, pay, "description") : []),
        ];
      }),
  },
];

export const RULES: readonly Rule[] = [...HEAD_RULES, ...DATA_RULES];
