/** Lists of an older site (categories, tags, authors and the feed), and where their addresses lead now. */
import { normalOldAddress } from "../lib/url-path";
import { feedPaths, routes } from "../routes";
import type { Content } from "../site/pages/content";
import { redirectTargets } from "../site/pages/site-pages";
import { topicSlug } from "../lib/topic-slug";
import { LEAST_ARTICLES } from "../site/pages/topics";
import { fieldText } from "./html";
import type { WordpressExport, WordpressItem } from "./wxr";

/** Old addresses in normal form. */
export interface OldLists {
  /** Of the list of articles, with all that is below them. */
  blog: string[];
  feed: string[];
  /** By the name of the topic whose page has the same articles. */
  topics: Map<string, string[]>;
}

/** Names of topics that are the same but for capitals and spaces. */
export const topicKey = (name: string): string => name.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** A category's address has those it belongs to. */
const slugs = (slug: string, parents: WordpressExport["parents"], seen: readonly string[] = []): string[] => {
  const parent = parents.get(slug);
  return parent && !seen.includes(parent) ? [...slugs(parent, parents, [...seen, slug]), slug] : [slug];
};

/**
 * @param posts those that become articles
 * @param chosen the names of a post's topics here
 */
export const oldLists = (
  { parents, authors }: WordpressExport,
  posts: readonly WordpressItem[],
  { chosen, hasTopicPages }: { chosen: (item: WordpressItem) => string[]; hasTopicPages: boolean },
): OldLists => {
  const counts = new Map<string, number>();
  for (const post of posts)
    for (const name of chosen(post)) counts.set(topicKey(name), (counts.get(topicKey(name)) ?? 0) + 1);
  const topics = new Map<string, Set<string>>();
  const folders = new Set(authors.length > 0 ? ["/author/*"] : []);
  for (const post of posts)
    for (const { name, slug, isTag } of post.topics) {
      folders.add(isTag ? "/tag/*" : "/category/*");
      const text = fieldText(name);
      if (!hasTopicPages || !chosen(post).includes(text) || (counts.get(topicKey(text)) ?? 0) < LEAST_ARTICLES)
        continue;
      const path = normalOldAddress(isTag ? `/tag/${slug}` : `/category/${slugs(slug, parents).join("/")}`);
      if (slug && path !== undefined) topics.set(text, (topics.get(text) ?? new Set()).add(path));
    }
  return {
    blog: [...folders].sort(),
    feed: ["/feed"],
    topics: new Map([...topics].map(([name, paths]) => [name, [...paths].sort()])),
  };
};

/**
 * The new path of each list, by its old path in lower case.
 * @param hasPage whether a topic has a page of its own; until then, its old addresses lead to the list of articles
 */
export const counterparts = (
  { blog, topics }: OldLists,
  hasPage: (topic: string) => boolean,
): ((path: string) => string | undefined) => {
  const exact = new Map([
    ...[...topics].flatMap(([name, paths]) =>
      paths.map((path) => [path.toLowerCase(), hasPage(name) ? routes.topic(topicSlug(name)) : routes.blog] as const),
    ),
    ["/feed", feedPaths.blogRss] as const,
  ]);
  const isBelow = (path: string): boolean => blog.some((folder) => path.startsWith(folder.slice(0, -1)));
  return (path) => exact.get(path) ?? (isBelow(path) ? routes.blog : undefined);
};

/** Old addresses that the content has already. */
export const claimedIn = ({ entries, pages }: Content): ReadonlySet<string> =>
  new Set(
    redirectTargets(entries, pages).flatMap(({ redirectFrom }) =>
      redirectFrom.map((written) => normalOldAddress(written) ?? written),
    ),
  );

interface BlogFields {
  redirectFrom?: string[];
  feed?: { redirectFrom?: string[] };
  topics?: { moved?: { topic: string; redirectFrom: string[] }[] };
}

/** The fields of the blog's file with further old addresses. */
export const withOldLists = (
  values: Readonly<Record<string, unknown>>,
  lists: OldLists,
  claimed: ReadonlySet<string>,
): Record<string, unknown> => {
  const { redirectFrom = [], feed, topics }: BlogFields = values;
  const isFree = (path: string): boolean => !claimed.has(path);
  const moved = new Map((topics?.moved ?? []).map((one) => [one.topic, one.redirectFrom]));
  for (const [topic, paths] of lists.topics) {
    const free = paths.filter(isFree);
    if (free.length > 0) moved.set(topic, [...(moved.get(topic) ?? []), ...free]);
  }
  const [pages, feeds] = [
    [...redirectFrom, ...lists.blog.filter(isFree)],
    [...(feed?.redirectFrom ?? []), ...lists.feed.filter(isFree)],
  ];
  return {
    ...values,
    ...(pages.length > 0 ? { redirectFrom: pages } : {}),
    ...(feeds.length > 0 ? { feed: { redirectFrom: feeds } } : {}),
    ...(topics && moved.size > 0
      ? { topics: { ...topics, moved: [...moved].map(([topic, paths]) => ({ topic, redirectFrom: paths })) } }
      : {}),
  };
};
