/** Whether visitors see an entry on a day, from its draft mark and its dates. */
import type { ContentKind } from "../kinds/kind";

/** Where an entry stands between being written and being gone. */
export type Publication =
  | { state: "published" }
  /** Held back by hand. */
  | { state: "draft" }
  /** Appears by itself at the beginning of the day. */
  | { state: "scheduled"; date: string }
  /** Gone since the day after its last one, which is `date`. */
  | { state: "closed"; date: string };

export const PUBLISHED: Publication = { state: "published" };

const textOf = (data: Readonly<Record<string, unknown>>, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : data[field];
  return typeof value === "string" ? value : undefined;
};

/**
 * Where an entry stands on a day.
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
