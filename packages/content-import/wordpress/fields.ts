/** The fields of an entry, from what an export says of it. */
import { FILL_IN, schemaAt, shapeOf } from "content-kit";
import { topicSlug } from "content-kit/lib/topic-slug";
import { kindNamed } from "content-kit/site";
import type { MediaImport } from "../media";
import { titleWithin, type ImportFrom, type NoteTo } from "../entry";
import { cutText, fieldText, firstSentences } from "../text";
import type { Planned } from "./plan";
import { metaOf, type WordpressItem } from "./read";

/** A text that the search plugin has; one with variables (`%%title%%`) is none. */
const forSearch = (item: WordpressItem, name: "title" | "metadesc"): string => {
  const long = name.replace("metadesc", "description");
  const text = fieldText(metaOf(item, `_yoast_wpseo_${name}`, `rank_math_${long}`, `_aioseo_${long}`));
  return /%%?\w+%%?|#\w+/.test(text) ? "" : text;
};

/** What the older site says that a picture shows. */
export const altOf = (attachment: WordpressItem): string | undefined =>
  fieldText(metaOf(attachment, "_wp_attachment_image_alt")) || fieldText(attachment.excerpt) || undefined;

const longestTitle = ({ schema }: Planned["kind"]): number =>
  [100, 80].find((length) => schemaAt(schema, ["title"])?.safeParse("x".repeat(length)).success) ?? 80;

const imageOf = (item: WordpressItem, cover: WordpressItem | undefined, media: MediaImport, note: NoteTo) => {
  const id = metaOf(item, "_thumbnail_id");
  if (!id || id === "0") return undefined;
  const file = cover && media.pathOf(cover.fileUrl);
  if (!cover) note(`the picture at its top, number ${id}, is not in the export; export All content`);
  else if (file === undefined)
    note(`the picture at its top was not taken: ${cover.fileUrl}: ${media.whyNot(cover.fileUrl)}`);
  if (!cover || file === undefined) return undefined;
  const alt = altOf(cover);
  if (alt === undefined) note(`the picture at its top, ${file}, has no alternative text`);
  return { file, alt: alt ?? `${FILL_IN} what the picture shows` };
};

/** Categories in the spelling in which they come first. */
const topicsIn = ({ site, content }: ImportFrom): ((item: WordpressItem) => string[] | undefined) => {
  const article = kindNamed(site, "Article");
  const known = content.entries.flatMap(({ kind, data: { topics } }) =>
    kind === article && Array.isArray(topics) ? topics.map(String) : [],
  );
  const bySlug = new Map(known.map((name) => [topicSlug(name), name]));
  return ({ categories }) => {
    for (const name of categories) if (!bySlug.has(topicSlug(name))) bySlug.set(topicSlug(name), cutText(name, 40));
    const names = [...new Set(categories.map((name) => bySlug.get(topicSlug(name)) ?? name))];
    return names.length > 0 ? names : undefined;
  };
};

/** True where the site has pages of topics. */
export const hasTopics = ({ site, content }: ImportFrom): boolean =>
  content.entries.some(({ kind, data }) => kind === kindNamed(site, "BlogPage") && data["topics"] !== undefined);

export type FieldsOf = (
  planned: Planned,
  more: { summary: string; cover: WordpressItem | undefined; note: NoteTo },
) => Record<string, unknown>;

/** Makes the fields of entries; `summary` is what a text says in its first sentences. */
export const fieldsIn = (from: ImportFrom): FieldsOf => {
  const { content, media } = from;
  const topicsOf = hasTopics(from) ? topicsIn(from) : () => undefined;
  return ({ item, kind, oldPaths }, { summary, cover, note }) => {
    const shape = shapeOf(kind.schema) ?? {};
    const title = titleWithin(longestTitle(kind), item.title, note);
    const excerpt = fieldText(item.excerpt) || summary || FILL_IN;
    const [author = FILL_IN, ...others] = item.authors.map((name) => cutText(name, 60));
    if (item.authors.length === 0 && "author" in shape) note("nobody is named as its author");
    // WordPress gives drafts no day.
    if (!item.day && item.status === "publish" && "date" in shape) note("it has no day; this one is today's");
    const values: Record<string, unknown> = {
      title,
      excerpt: firstSentences(excerpt, 320),
      date: item.day || content.today,
      author,
      furtherAuthors: others.length > 0 ? others.map((name) => ({ name })) : undefined,
      image: "image" in shape ? imageOf(item, cover, media, note) : undefined,
      topics: "topics" in shape ? topicsOf(item) : undefined,
      readingTime: "auto",
      // An older text does without the site's own advice.
      leaveOut: ["keyTakeaways", "implementation"],
      draft: undefined,
      redirectFrom: oldPaths.length > 0 ? oldPaths : undefined,
      metadata: {
        title: cutText(forSearch(item, "title") || title, 60),
        description: firstSentences(forSearch(item, "metadesc") || excerpt, 160),
      },
    };
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));
  };
};
