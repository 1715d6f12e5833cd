/** Articles. */
import type { BlogPosting, Person } from "schema-dts";
import { routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { agency } from "./organization";

export interface ArticleFacts {
  title: string;
  excerpt: string;
  /** Publication time, ISO 8601. */
  publishedAt: string;
  /** Time of the last change, ISO 8601. */
  updatedAt?: string | null;
  author: string;
  /** Path or URL of a page about the author. */
  authorUrl?: string | null;
  furtherAuthors?: readonly { name: string; url?: string | null }[] | null;
  /** True if the author is a team. */
  authorIsTeam?: boolean;
  /** Paths or URLs of its pictures. */
  images: readonly string[];
}

const pageOf = (siteUrl: string, to: string): string => (to.startsWith("/") ? canonicalUrl(siteUrl, to) : to);

/** All authors; one by itself is not a list. */
const authorsOf = (site: SiteFacts, article: ArticleFacts): BlogPosting["author"] => {
  const person = (name: string, url?: string | null): Person => ({
    "@type": "Person",
    name,
    ...(url && { url: pageOf(site.url, url) }),
  });
  const { author, authorUrl, authorIsTeam, furtherAuthors } = article;
  const first = authorIsTeam
    ? ({ "@type": "Organization", name: author, url: pageOf(site.url, authorUrl ?? routes.about) } as const)
    : person(author, authorUrl);
  const others = (furtherAuthors ?? []).map(({ name, url }) => person(name, url));
  return others.length > 0 ? [first, ...others] : first;
};

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
export const blogPosting = (site: SiteFacts, path: string, article: ArticleFacts): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": thingId(site.url, path, "article"),
  headline: article.title,
  description: article.excerpt,
  datePublished: article.publishedAt,
  ...(article.updatedAt && { dateModified: article.updatedAt }),
  inLanguage: site.language,
  image: article.images.map((image) => canonicalUrl(site.url, image)),
  author: authorsOf(site, article),
  publisher: agency(site),
  mainEntityOfPage: canonicalUrl(site.url, path),
});
