/** Articles. */
import type { BlogPosting } from "schema-dts";
import { routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { agency } from "./organization";

export interface ArticleFacts {
  title: string;
  excerpt: string;
  /** Publication time, ISO 8601. */
  publishedAt: string;
  author: string;
  /** True if the author is a team. */
  authorIsTeam?: boolean | null;
  /** Paths or URLs of its pictures. */
  images: readonly string[];
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
export const blogPosting = (site: SiteFacts, path: string, article: ArticleFacts): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": thingId(site.url, path, "article"),
  headline: article.title,
  description: article.excerpt,
  datePublished: article.publishedAt,
  inLanguage: site.language,
  image: article.images.map((image) => canonicalUrl(site.url, image)),
  author: article.authorIsTeam
    ? { "@type": "Organization", name: article.author, url: canonicalUrl(site.url, routes.about) }
    : { "@type": "Person", name: article.author },
  publisher: agency(site),
  mainEntityOfPage: canonicalUrl(site.url, path),
});
