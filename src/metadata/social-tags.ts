/** What social networks and messengers show of a page, as pure functions. */
import { canonicalUrl, openGraphLocale } from "./head-values";

/** The size of every card, in pixels. */
const CARD = { width: 1200, height: 630, type: "image/png" } as const;

export interface SharedPage {
  title: string;
  description: string;
  path: string;
  /** The origin of the site. */
  siteUrl: string;
  siteName: string;
  /** Language and region, such as `en-US`. */
  language: string;
  /** The path of the page's card. */
  card: string;
  /** What the card shows, in words, where it is another page's; by itself the title. */
  cardText?: string;
  /** The day it was published: such a page is an article. */
  published?: string;
}

/** A meta element: Open Graph names its tags by `property`, all others by `name`. */
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
    // Its other tags fall back to Open Graph's, which say the same.
    { name: "twitter:card", content: "summary_large_image" },
  ];
};
