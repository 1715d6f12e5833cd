/** Dates so far in the future that the year is probably a typo; the page would stay unpublished silently. */
import { type ContentProblem, type Entry, problemAt, visitorOf } from "content-kit";
import { warning } from "./messages";

/** Maximum number of years ahead. */
const FARTHEST = 5;

const visitDates = visitorOf(({ control }) => control === "date");

/** All dates too far in the future. @param today as YYYY-MM-DD */
export const checkDates = (entries: readonly Entry[], today: string): ContentProblem[] => {
  const last = `${Number(today.slice(0, 4)) + FARTHEST}${today.slice(4)}`;
  return entries.flatMap((entry) => {
    const problems: ContentProblem[] = [];
    visitDates(entry.kind.schema, entry.data, (value, _, path) => {
      if (typeof value !== "string" || value <= last) return;
      const isPublication = path.length === 1 && path[0] === entry.kind.appears;
      const found = warning("unlikely-date", { path, value, isPublication, years: FARTHEST });
      problems.push(problemAt(entry, path, found));
    });
    return problems;
  });
};
