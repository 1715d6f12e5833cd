/** Checks the services of an industry against the steps of its pace. */
import type { z } from "zod";
import type { Entry } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

type IndustryData = z.infer<typeof kinds.industry.schema>;

/** Services at a step that the drawing does not have. */
export const industryProblems = (entry: Entry): ContentProblem[] => {
  const { pace, services } = entry.data as IndustryData;
  const count = pace?.steps.length ?? 0;
  return services.flatMap(({ service, step }, index): ContentProblem[] => {
    if (step === undefined || step <= count) return [];
    return [
      {
        file: entry.path,
        ...entry.source.locate(["services", index, "step"]),
        code: "not-shown",
        severity: "warning",
        message: `"${service}" works at step ${step}, but ${count > 0 ? `"pace" has ${count} steps` : 'there is no "pace"'}, so the drawing does not name it.`,
        help:
          count > 0 ? `write a number from 1 to ${count}, or remove step.` : "add pace with its steps, or remove step.",
      },
    ];
  });
};
