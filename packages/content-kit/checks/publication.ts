/** Whether an entry is published on a given day, from its draft flag and dates. */
import type { ContentKind } from "../kinds/kind";

/** Publication state of an entry. */
export type Publication =
  | { state: "published" }
  /** Held back with `draft: true`. */
  | { state: "draft" }
  /** Published automatically at the start of that day. */
  | { state: "scheduled"; date: string }
  /** Unpublished since the day after `date`. */
  | { state: "closed"; date: string };

export const PUBLISHED: Publication = { state: "published" };

const textOf = (data: Readonly<Record<string, unknown>>, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : data[field];
  return typeof value === "string" ? value : undefined;
};

/**
 * The publication state of an entry on a day.
 * @param today the day in the site's time zone, `YYYY-MM-DD`, so that days compare as texts
 */
export const publicationOf = (
  { appears, closes }: Pick<ContentKind, "appears" | "closes">,
  data: Readonly<Record<string, unknown>>,
  today: string,
): Publication => {
  if (data["draft"] === true) return { state: "draft" };
  const first = textOf(data, appears);
  if (first !== undefined && first > today) return { state: "scheduled", date: first };
  const last = textOf(data, closes);
  if (last !== undefined && last < today) return { state: "closed", date: last };
  return PUBLISHED;
};
