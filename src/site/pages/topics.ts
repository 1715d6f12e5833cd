/** Topics of the blog with a page, and their articles. */
import { allOf, type Entry, type EntryOf, textsAt } from "content-kit";
import { kinds } from "../../content-model/kinds";
import { topicSlug } from "content-kit/lib/topic-slug";
import { routes } from "../../routes";

type Article = EntryOf<typeof kinds.article>;

/** Minimum number of articles for a topic's page. */
const LEAST_ARTICLES = 2;

export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** Newest first, then by slug. */
  articles: readonly Article[];
}

/** The topics of an entry. */
export const topicNames = ({ kind, data }: Pick<Entry, "kind" | "data">): readonly string[] =>
  kind === kinds.article ? textsAt(data, "topics") : [];

const newestFirst = (a: Article, b: Article): number =>
  a.data.date === b.data.date ? (a.slug < b.slug ? -1 : 1) : a.data.date > b.data.date ? -1 : 1;

/** Articles that each article may link to below its text: one more than the three shown, as it may be among them. */
const LATEST = 4;

/** The newest articles of these entries. */
export const latestArticles = (entries: readonly Entry[]): Article[] =>
  allOf(entries, kinds.article).sort(newestFirst).slice(0, LATEST);

/** Topics of at least two of these entries, by name. */
export const topicsOf = (entries: readonly Entry[]): Topic[] => {
  const bySlug = new Map<string, { name: string; articles: Set<Article> }>();
  for (const entry of allOf(entries, kinds.article))
    for (const name of entry.data.topics ?? []) {
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
