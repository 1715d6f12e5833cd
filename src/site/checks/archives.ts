/** Texts and fields that lists need once they have topics or several pages. */
import { allOf, type ContentProblem, type Entry, onlyOf, problemAt } from "content-kit";
import { finding } from "./messages";
import { kinds } from "../../content-model/kinds";
import { PAGE_SIZE } from "../../routes";
import { topicSlug } from "content-kit/lib/topic-slug";
import { topicNames, topicsOf } from "../pages/topics";

/** Topics with two spellings, or repeated in an article: both would have the same slug. */
const topicSpellings = (articles: readonly Entry[]): ContentProblem[] => {
  const firsts = new Map<string, { name: string; entry: Entry; index: number }>();
  return articles.flatMap((entry) => {
    const own = new Set<string>();
    return topicNames(entry).flatMap((name, index): ContentProblem[] => {
      const slug = topicSlug(name);
      const first = firsts.get(slug) ?? { name, entry, index };
      firsts.set(slug, first);
      const path = ["topics", index];
      const { line } = first.entry.source.locate(["topics", first.index]);
      if (first.name !== name) {
        const spelling = { name, first: first.name, file: `${first.entry.path}:${line}` };
        return [problemAt(entry, path, finding("duplicate-slug/topic-spelling", spelling))];
      }
      if (own.has(slug)) return [problemAt(entry, path, finding("duplicate-slug/in-list", { path, name, line }))];
      own.add(slug);
      return [];
    });
  });
};

const missingField = (copy: Entry | undefined, field: string, why: string): ContentProblem[] =>
  copy && copy.data[field] === undefined
    ? [problemAt(copy, [], finding("missing-field/needed", { path: [field], why }))]
    : [];

/** Includes drafts and scheduled entries, so that no build fails on a publication date. */
export const checkArchives = (entries: readonly Entry[]): ContentProblem[] => {
  const articles = allOf(entries, kinds.article);
  const blog = onlyOf(entries, kinds.blogPage);
  const podcast = onlyOf(entries, kinds.podcastPage);
  const [topic] = topicsOf(articles);
  const pagination = (copy: Entry | undefined, count: number, noun: string): ContentProblem[] =>
    count > PAGE_SIZE ? missingField(copy, "pagination", `a page lists ${PAGE_SIZE} of the ${count} ${noun}`) : [];
  return [
    ...topicSpellings(articles),
    ...pagination(blog, articles.length, "articles"),
    ...pagination(podcast, allOf(entries, kinds.episode).length, "episodes"),
    ...(topic
      ? missingField(blog, "topics", `the topic "${topic.name}" of ${topic.articles.length} articles has a page`)
      : []),
  ];
};
