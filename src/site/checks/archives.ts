/** Texts and fields that lists need once they have topics or several pages. */
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import type { ContentKind } from "../../content-model/kinds/kind";
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
      const problem = (message: string, help: string): ContentProblem[] => [
        { file: entry.path, code: "duplicate-slug", ...entry.source.locate(["topics", index]), message, help },
      ];
      if (first.name !== name) {
        const { line } = first.entry.source.locate(["topics", first.index]);
        return problem(
          `The topic "${name}" has the same address as "${first.name}" (${first.entry.path}:${line}): ${routes.topic(slug)}.`,
          `write it the same way in all articles: "${first.name}". If they are two topics, rename one of them.`,
        );
      }
      if (own.has(slug)) return problem(`The topic "${name}" is named twice.`, "remove one of the two lines.");
      own.add(slug);
      return [];
    });
  });
};

const missingWords = (copy: Entry | undefined, field: string, reason: string, help: string): ContentProblem[] =>
  copy && copy.data[field] === undefined
    ? [
        {
          file: copy.path,
          code: "missing-field",
          ...copy.source.locate([]),
          message: `"${field}" is missing, and ${reason}`,
          help,
        },
      ]
    : [];

const PAGINATION_FIELDS = "title, description, label, newer and older";

/** Includes drafts and scheduled entries, so that no build fails on a publication date. */
export const checkArchives = (entries: readonly Entry[]): ContentProblem[] => {
  const of = (kind: ContentKind): Entry[] => entries.filter((entry) => entry.kind === kind);
  const articles = of(kinds.article);
  const [blog] = of(kinds.blogPage);
  const [podcast] = of(kinds.podcastPage);
  const [topic] = topicsOf(articles);
  const pagination = (copy: Entry | undefined, count: number, noun: string): ContentProblem[] =>
    count > PAGE_SIZE
      ? missingWords(
          copy,
          "pagination",
          `a page lists ${PAGE_SIZE} of the ${count} ${noun}.`,
          `add pagination with ${PAGINATION_FIELDS}, the words of the further pages.`,
        )
      : [];
  return [
    ...topicSpellings(articles),
    ...pagination(blog, articles.length, "articles"),
    ...pagination(podcast, of(kinds.episode).length, "episodes"),
    ...(topic
      ? missingWords(
          blog,
          "topics",
          `the topic "${topic.name}" of ${topic.articles.length} articles has a page.`,
          "add topics with metadata, text and label, the words of the pages of topics.",
        )
      : []),
  ];
};
