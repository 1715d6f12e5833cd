/** Checks the services of an industry against the steps of its pace. */
import { warning } from "../messages/finding";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

/** Services at a step that the drawing does not have. */
export const industryProblems = (entry: EntryOf<typeof kinds.industry>): ContentProblem[] => {
  const { pace, services } = entry.data;
  const count = pace?.steps.length ?? 0;
  return services.flatMap(({ service, step }, index): ContentProblem[] => {
    if (step === undefined || step <= count) return [];
    return [
      {
        file: entry.path,
        ...entry.source.locate(["services", index, "step"]),
        ...warning("not-shown/step", { service, step, count }),
      },
    ];
  });
};
