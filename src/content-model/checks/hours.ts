/** Checks of the office's opening times. */
import { finding } from "../messages/finding";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

/** Times that end before they begin, and times of one day that overlap. */
export const hoursProblems = (entry: EntryOf<typeof kinds.site>): ContentProblem[] => {
  const { week = [] } = entry.data.hours;
  return week.flatMap(({ days, opens, closes }, index): ContentProblem[] => {
    const at = (field: string) => ({
      file: entry.path,
      ...entry.source.locate(["hours", "week", index, field]),
    });
    if (closes <= opens) return [{ ...at("closes"), ...finding("conflicting-fields/closes-first", { closes, opens }) }];
    const other = week
      .slice(0, index)
      .find((one) => one.opens < closes && opens < one.closes && days.some((day) => one.days.includes(day)));
    const day = other && days.find((each) => other.days.includes(each));
    return other && day
      ? [
          {
            ...at("opens"),
            ...finding("conflicting-fields/hours-overlap", {
              day,
              opens,
              closes,
              opens2: other.opens,
              closes2: other.closes,
            }),
          },
        ]
      : [];
  });
};
