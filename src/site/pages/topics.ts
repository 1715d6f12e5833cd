/** Topics of the blog with a page, and their articles. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { topicSlug } from "../../lib/topic-slug";
import { routes } from "../../routes";

type ArticleData = z.infer<typeof kinds.article.schema>;

/** Minimum number of articles for a topic's page. */
export const LEAST_ARTICLES = 2;

export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** Newest first, then by slug. */
  articles: readonly Entry[];
}

/** The topics of an entry. */
export const topicNames = ({ kind, data }: Pick<Entry, "kind" | "data">): readonly string[] =>
  kind === kinds.article ? ((data as ArticleData).topics ?? []) : [];

const dayOf = ({ data }: Entry): string => (data as ArticleData).date;

const newestFirst = (a: Entry, b: Entry): number =>
  dayOf(a) === dayOf(b) ? (a.slug < b.slug ? -1 : 1) : dayOf(a) > dayOf(b) ? -1 : 1;

/** Articles that each article may link to below its text: one more than the three shown, as it may be among them. */
const LATEST = 4;

/** The newest articles of these entries. */
export const latestArticles = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ kind }) => kind === kinds.article)
    .sort(newestFirst)
    .slice(0, LATEST);

/** Topics of at least two of these entries, by name. */
export const topicsOf = (entries: readonly Entry[]): Topic[] => {
  const bySlug = new Map<string, { name: string; articles: Set<Entry> }>();
  for (const entry of entries)
    for (const name of topicNames(entry)) {
      const slug = topicSlug(name);
      const known = bySlug.get(slug) ?? { name, articles: new Set() };
      known.articles.add(entry);
      bySlug.set(slug, known);
    }
  return [...bySlug]
    .filter(([, { articles }]) => articles.size >= LEAST_ARTICLES)
    .map(([slug, { name, articles }]) => ({
      slug,
      name,
      path: routes.topic(slug),
      articles: [...articles].sort(newestFirst),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
};
