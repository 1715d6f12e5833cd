/** Open Graph and Twitter tags, as pure functions. */
import { canonicalUrl, openGraphLocale } from "./head-values";

/** Size of all cards in pixels. */
const CARD = { width: 1200, height: 630, type: "image/png" } as const;

export interface SharedPage {
  title: string;
  description: string;
  path: string;
  /** Origin of the site. */
  siteUrl: string;
  siteName: string;
  /** Language and region, such as `en-US`. */
  language: string;
  /** Path of the page's card. */
  card: string;
  /** Alternative text of the card, if it is another page's; the title by default. */
  cardText?: string;
  /** Publication date; makes the page an article. */
  published?: string;
}

/** A meta element: Open Graph uses `property`, all others `name`. */
export type MetaTag = { content: string } & ({ property: string } | { name: string });

/**
 * Open Graph and Twitter tags.
 * @see https://ogp.me
 * @see https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
export const socialTags = (page: SharedPage): MetaTag[] => {
  const openGraph = {
    "og:type": page.published ? "article" : "website",
    "og:site_name": page.siteName,
    "og:locale": openGraphLocale(page.language),
    "og:url": canonicalUrl(page.siteUrl, page.path),
    "og:title": page.title,
    "og:description": page.description,
    "og:image": canonicalUrl(page.siteUrl, page.card),
    "og:image:type": CARD.type,
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
    "og:image:alt": page.cardText ?? page.title,
    ...(page.published && { "article:published_time": page.published }),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    // Twitter's other tags fall back to Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
};
