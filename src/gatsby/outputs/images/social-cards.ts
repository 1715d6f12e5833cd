/** All social cards, with their pages' texts and lines. */
import { fillIn } from "../../../content-model/fields/placeholders";
import { falling, phrase } from "../../../design/pulse";
import { formatDate, formatNumber } from "../../../lib/format";
import { pluralForm } from "../../../lib/plural-form";
import { routes, socialCardPath } from "../../../routes";
import { kinds } from "../../../content-model/kinds";
import type { CardDrawing, Ornament, WordSources } from "./types";
import type { KindName, Library } from "../../../site/content/collections";
import { LocalFacts } from "../../../site/locations/facts";
import { stripSiteName } from "../../../metadata/title";

type Words = Pick<CardDrawing, "title" | "kicker" | "ornament"> & {
  card: string;
  from: WordSources;
  /** Another line style than the site's. */
  line?: string | undefined;
};

const fileOf = (kind: KindName, slug = ""): string => kinds[kind].files.replace("{slug}", slug);

/** Fields of one file, for title and kicker. */
const from = (file: string, title: string, kicker: string): WordSources => ({
  title: `${file}, ${title}`,
  kicker: `${file}, ${kicker}`,
});

const line = (seed: string): Ornament => ({ kind: "beats", beats: phrase(seed, 1200) });

const ONE_OFF = {
  about: "aboutPage",
  blog: "blogPage",
  podcast: "podcastPage",
  careers: "careersPage",
  contact: "contactPage",
  locations: "locationsPage",
  industries: "industriesPage",
  services: "servicesPage",
  search: "searchPage",
} as const satisfies Record<string, KindName>;

const oneOffCards = (library: Library, name: string): Words[] => {
  const home = library.one("homePage");
  const levels = home.hero.chart.points.map(({ level }) => level);
  return [
    {
      card: "home",
      title: home.hero.title,
      kicker: stripSiteName(home.metadata.title, name),
      ornament: { kind: "climb", levels },
      from: from(fileOf("homePage"), "hero › title", "metadata › title"),
    },
    ...Object.entries(ONE_OFF).map(([card, kind]) => {
      const { hero, metadata } = library.one(kind);
      const kicker = stripSiteName(metadata.title, name);
      const words = from(fileOf(kind), "hero › title", "metadata › title");
      return { card, title: hero.title, kicker, ornament: line(card), from: words };
    }),
  ];
};

const serviceCards = (library: Library): Words[] =>
  library.all("service").map(({ slug, data }) => {
    const { hero, stats } = library.one("serviceContent", slug);
    const { illustration } = data;
    const ornament: Ornament = illustration
      ? { kind: "illustration", drawing: illustration.kind, title: illustration.title, items: illustration.items }
      : { kind: "beats", beats: falling(stats.length, 1200) };
    const words = {
      title: `${fileOf("serviceContent", slug)}, hero › title`,
      kicker: `${fileOf("service", slug)}, title`,
    };
    return { card: `service-${slug}`, title: hero.title, kicker: data.title, ornament, from: words };
  });

const industryCards = (library: Library): Words[] =>
  library.all("industry").flatMap(({ slug, data }) => [
    {
      card: `industry-${slug}`,
      title: data.hero.title,
      kicker: data.name,
      ornament: line(routes.industry(slug)),
      line: data.line,
      from: from(fileOf("industry", slug), "hero › title", "name"),
    },
    ...data.services.map(({ service, title }) => ({
      card: `pair-${slug}-${service}`,
      title,
      kicker: `${data.name} · ${library.one("service", service).title}`,
      ornament: line(routes.industryService(slug, service)),
      line: data.line,
      from: from(fileOf("industry", slug), `services › ${service} › title`, "name"),
    })),
  ]);

const stateCards = (library: Library, language: string): Words[] => {
  const copy = library.one("statePage");
  const { cityCountOne: one, cityCountOther: other, cityCountForms: forms } = library.one("locationsPage");
  const { maps } = new LocalFacts(library);
  return library.all("state").map(({ slug, data }) => {
    const dots = maps.dots(slug);
    const count = formatNumber(data.cities.length, language);
    const counted = pluralForm(data.cities.length, { one, other, forms }, language);
    return {
      card: `state-${slug}`,
      title: fillIn(copy.heroTitle, { state: data.inSentences ?? data.name, count }),
      kicker: `${data.name} · ${fillIn(counted, { count })}`,
      ornament: dots ? { kind: "dots" as const, ...dots } : line(routes.state(slug)),
      from: { title: `${fileOf("statePage")}, heroTitle`, kicker: `${fileOf("state", slug)}, name` },
    };
  });
};

const writtenCards = (library: Library, language: string): Words[] => [
  ...library.all("article").map(({ slug, data }) => ({
    card: `article-${slug}`,
    title: data.title,
    kicker: `${library.one("articlePage").breadcrumb} · ${formatDate(data.date, language)}`,
    ornament: line(slug),
    from: from(fileOf("article", slug), "title", "date"),
  })),
  ...library.all("episode").map(({ slug, data }) => ({
    card: `episode-${slug}`,
    title: data.title,
    kicker: `${library.one("episodePage").badge} · ${data.duration}`,
    ornament: { kind: "waveform" as const, seed: slug },
    from: from(fileOf("episode", slug), "title", "duration"),
  })),
  ...library.all("job").map(({ slug, data }) => ({
    card: `job-${slug}`,
    title: data.title,
    kicker: [data.department, data.location, data.type].join(" · "),
    ornament: line(routes.job(slug)),
    from: from(fileOf("job", slug), "title", "department, location and type"),
  })),
  ...(["landing", "plainPage"] as const).flatMap((kind) =>
    library.all(kind).map(({ slug, data }) => ({
      card: `landing-${slug}`,
      title: data.title,
      kicker: stripSiteName(data.metadata.title, library.one("site").name),
      ornament: line(routes.legal(slug)),
      from: from(fileOf(kind, slug), "title", "metadata › title"),
    })),
  ),
  ...library.all("legal").map(({ slug, data }) => ({
    card: `legal-${slug}`,
    title: data.title,
    kicker: `${data.dateLabel} ${formatDate(data.date, language)}`,
    ornament: line(routes.legal(slug)),
    from: from(fileOf("legal", slug), "title", "dateLabel"),
  })),
];

/**
 * All social cards of the site.
 * @param logo the content's logo as SVG text
 */
export const cardsOf = (library: Library, logo?: string): CardDrawing[] => {
  const { name, url, language, line } = library.one("site");
  const host = new URL(url).hostname.replace(/^www\./, "");
  return [
    ...oneOffCards(library, name),
    ...serviceCards(library),
    ...industryCards(library),
    ...stateCards(library, language),
    ...writtenCards(library, language),
  ].map(({ card, line: own, ...words }) => ({
    kind: "card",
    file: socialCardPath(card),
    ...words,
    name,
    logo,
    line: (own ?? line) === "plain" ? ("plain" as const) : undefined,
    host,
  }));
};
