/** The fields of an entry, from what an export says of it. */
import { FILL_IN, schemaAt, shapeOf } from "content-kit";
import { topicSlug } from "content-kit/lib/topic-slug";
import { kindNamed } from "content-kit/site";
import type { MediaImport } from "../media";
import type { ImportFrom, NoteTo } from "../entry";
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

const titleOf = (item: WordpressItem, { schema }: Planned["kind"], note: NoteTo): string => {
  const given = fieldText(item.title);
  if (!given) note("its title is missing");
  const longest = [100, 80].find((length) => schemaAt(schema, ["title"])?.safeParse("x".repeat(length)).success) ?? 80;
  if (given.length > longest) note(`its title was too long and is cut: “${given}”`);
  return cutText(given, longest) || FILL_IN;
};

const imageOf = (
  item: WordpressItem,
  cover: WordpressItem | undefined,
  media: MediaImport,
  note: NoteTo,
): { file: string; alt: string } | undefined => {
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
const topicsIn = ({ site, content }: ImportFrom): ((item: WordpressItem, note: NoteTo) => string[] | undefined) => {
  const [article, blogPage] = [kindNamed(site, "Article"), kindNamed(site, "BlogPage")];
  const known = content.entries.flatMap(({ kind, data: { topics } }) =>
    kind === article && Array.isArray(topics) ? topics.map(String) : [],
  );
  const bySlug = new Map(known.map((name) => [topicSlug(name), name]));
  const blog = content.entries.find(({ kind }) => kind === blogPage);
  return ({ categories }, note) => {
    for (const name of categories) if (!bySlug.has(topicSlug(name))) bySlug.set(topicSlug(name), cutText(name, 40));
    const names = [...new Set(categories.map((name) => bySlug.get(topicSlug(name)) ?? name))];
    if (names.length === 0) return undefined;
    if (blog?.data["topics"] !== undefined) return names;
    note(`its categories were not taken, as content/pages/blog.yaml has no texts for topics: ${names.join(", ")}`);
    return undefined;
  };
};

export type FieldsOf = (
  planned: Planned,
  more: { summary: string; cover: WordpressItem | undefined; note: NoteTo },
) => Record<string, unknown>;

/** Makes the fields of entries; `summary` is what a text says in its first sentences. */
export const fieldsIn = (from: ImportFrom): FieldsOf => {
  const { content, media } = from;
  const topicsOf = topicsIn(from);
  return ({ item, kind, oldPaths }, { summary, cover, note }) => {
    const shape = shapeOf(kind.schema) ?? {};
    const title = titleOf(item, kind, note);
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
      topics: "topics" in shape ? topicsOf(item, note) : undefined,
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
