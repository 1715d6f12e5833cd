/** When the site changes by itself: what appears or goes on a later day, so that a rebuild can be set for it. */
import { isoStartOfDay, nextDay } from "../../content-model/fields/calendar";
import type { SitePage } from "./site-pages";

/** One page that appears or goes at the beginning of a day in the site's time zone. */
export interface DateChange {
  /** The day, `YYYY-MM-DD`. */
  date: string;
  change: "appears" | "closes";
  /** The file, from the content folder. */
  file: string;
  address: string;
  /** What it is in words, such as `article "Recall emails"`. */
  what: string;
}

const byDate = (a: DateChange, b: DateChange): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.file < b.file ? -1 : a.file > b.file ? 1 : 0;

/** Every such change after today, the next one first. A draft has none: it waits for a hand. */
export const dateChanges = (pages: readonly SitePage[], today: string): DateChange[] =>
  pages
    .filter(({ place, publication }) => place.length === 0 && publication.state !== "draft")
    .flatMap(({ entry, address, noun, title }) => {
      const { appears, closes } = entry.kind;
      const day = (field: string | undefined) => (field ? (entry.data[field] as string | undefined) : undefined);
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

/** What a scheduler reads: when to build again, and why. */
export interface NextChange {
  /** The instant, as ISO 8601 with the site's offset; null where nothing falls due. */
  at: string | null;
  /** What changes then. */
  changes: DateChange[];
}

/** The changes of the nearest day that has any. */
export const nextChange = (changes: readonly DateChange[], timeZone: string): NextChange => {
  const [first] = changes;
  return {
    at: first ? isoStartOfDay(first.date, timeZone) : null,
    changes: changes.filter(({ date }) => date === first?.date),
  };
};

/** The same as a line for people: `Next change by date: 2026-12-03: article "…" appears (content/blog/….md).` */
export const nextChangeInWords = ({ changes: [first, ...more] }: NextChange): string =>
  first
    ? `Next change by date: ${first.date}: ${first.what} ${first.change} (content/${first.file})${more.length > 0 ? `, and ${more.length} more` : ""}.`
    : "Next change by date: none.";
