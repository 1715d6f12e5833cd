/** Scheduled changes of the site: pages that appear or close on a later day, so that a rebuild can be scheduled. */
import { textAt } from "content-kit";
import { isoStartOfDay, nextDay } from "content-kit/lib/calendar";
import type { SitePage } from "./site-pages";

/** A page that appears or closes at the start of a day in the site's time zone. */
export interface DateChange {
  /** As `YYYY-MM-DD`. */
  date: string;
  change: "appears" | "closes";
  /** Relative to the content folder. */
  file: string;
  address: string;
  /** A label for messages, such as `article "Recall emails"`. */
  what: string;
}

const byDate = (a: DateChange, b: DateChange): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.file < b.file ? -1 : a.file > b.file ? 1 : 0;

/** All scheduled changes after today, earliest first. Drafts have none, since they are published by hand. */
export const dateChanges = (pages: readonly SitePage[], today: string): DateChange[] =>
  pages
    .filter(({ place, publication }) => place.length === 0 && publication.state !== "draft")
    .flatMap(({ entry, address, noun, title }) => {
      const { appears, closes } = entry.kind;
      const day = (field: string | undefined) => (field ? textAt(entry.data, field) : undefined);
      const first = day(appears);
      const last = day(closes);
      const common = { file: entry.path, address, what: `${noun.replace(/^an? /, "")} "${title}"` };
      return [
        ...(first ? [{ date: first, change: "appears" as const, ...common }] : []),
        ...(last ? [{ date: nextDay(last), change: "closes" as const, ...common }] : []),
      ];
    })
    .filter(({ date }) => date > today)
    .sort(byDate);

/** Read by schedulers: when to rebuild, and why. */
export interface NextChange {
  /** ISO 8601 with the site's UTC offset; null if nothing is scheduled. */
  at: string | null;
  /** The changes at that time. */
  changes: DateChange[];
}

/** The changes of the earliest day that has any. */
export const nextChange = (changes: readonly DateChange[], timeZone: string): NextChange => {
  const [first] = changes;
  return {
    at: first ? isoStartOfDay(first.date, timeZone) : null,
    changes: changes.filter(({ date }) => date === first?.date),
  };
};

/** The same as a log line: `Next change by date: 2026-12-03: article "…" appears (content/blog/….md).` */
export const formatNextChange = ({ changes: [first, ...more] }: NextChange): string =>
  first
    ? `Next change by date: ${first.date}: ${first.what} ${first.change} (content/${first.file})${more.length > 0 ? `, and ${more.length} more` : ""}.`
    : "Next change by date: none.";
