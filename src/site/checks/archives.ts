/** Texts and fields that lists need once they have topics or several pages. */
import { finding, type Finding } from "../../content-model/messages/finding";
import { allOf, onlyOf, type Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import type { ContentProblem } from "../../content-model/messages/problem";
import { PAGE_SIZE, routes } from "../../routes";
import { topicSlug } from "../../lib/topic-slug";
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
      const problem = (found: Finding): ContentProblem[] => [
        { file: entry.path, ...entry.source.locate(["topics", index]), ...found },
      ];
      if (first.name !== name) {
        const { line } = first.entry.source.locate(["topics", first.index]);
        return problem(
          finding("duplicate-slug/topic-spelling", {
            name,
            first: first.name,
            file: first.entry.path,
            line,
            address: routes.topic(slug),
          }),
        );
      }
      if (own.has(slug)) return problem(finding("duplicate-slug/topic-twice", { name }));
      own.add(slug);
      return [];
    });
  });
};

const missingField = (copy: Entry | undefined, field: string, found: Finding): ContentProblem[] =>
  copy && copy.data[field] === undefined ? [{ file: copy.path, ...copy.source.locate([]), ...found }] : [];

/** Includes drafts and scheduled entries, so that no build fails on a publication date. */
export const checkArchives = (entries: readonly Entry[]): ContentProblem[] => {
  const articles = allOf(entries, kinds.article);
  const blog = onlyOf(entries, kinds.blogPage);
  const podcast = onlyOf(entries, kinds.podcastPage);
  const [topic] = topicsOf(articles);
  const pagination = (copy: Entry | undefined, count: number, noun: string): ContentProblem[] =>
    count > PAGE_SIZE
      ? missingField(copy, "pagination", finding("missing-field/pagination", { count, noun, size: PAGE_SIZE }))
      : [];
  return [
    ...topicSpellings(articles),
    ...pagination(blog, articles.length, "articles"),
    ...pagination(podcast, allOf(entries, kinds.episode).length, "episodes"),
    ...(topic
      ? missingField(
          blog,
          "topics",
          finding("missing-field/topics", { topic: topic.name, count: topic.articles.length }),
        )
      : []),
  ];
};
