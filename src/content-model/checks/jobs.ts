/** Checks between the fields of a job: its dates, and its pay. */
import type { z } from "zod";
import type { Entry } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import type { PathStep } from "../fields/schema-walk";

type JobData = z.infer<typeof kinds.job.schema>;

type Told = Pick<ContentProblem, "code" | "message" | "help"> & { at: PathStep[] };

/** A job that closes before it is posted would never show. */
const dateProblems = ({ datePosted, closes }: JobData): Told[] =>
  closes !== undefined && closes < datePosted
    ? [
        {
          at: ["closes"],
          code: "conflicting-fields",
          message: `The job closes on ${closes}, before it is posted on ${datePosted}.`,
          help: "correct one of the two dates.",
        },
      ]
    : [];

const LEFT_OUT = "if the pay is not published, remove pay with its lines.";

/** Whether pay is one amount, or a range that begins below its end. */
const amountProblems = ({ amount, min, max }: NonNullable<JobData["pay"]>): Told[] => {
  const range = min !== undefined ? "min" : max !== undefined ? "max" : undefined;
  if (amount === undefined && range === undefined)
    return [
      {
        at: ["pay"],
        code: "missing-field",
        message: '"pay" has no amount. The pay as search engines read it: either amount, or min and max.',
        help: `add it below pay, for example: amount: 29, or for a range: min: 25 and max: 32; ${LEFT_OUT}`,
      },
    ];
  if (amount !== undefined && range !== undefined)
    return [
      {
        at: ["pay", range],
        code: "conflicting-fields",
        message: '"pay" has both an amount and a range.',
        help: "keep amount for one amount, or min and max for a range.",
      },
    ];
  if (min !== undefined && max !== undefined && min > max)
    return [
      {
        at: ["pay", "min"],
        code: "conflicting-fields",
        message: `The pay ranges from ${min} to ${max}, so its lower end is above its upper end.`,
        help: `write min: ${max} and max: ${min}, or correct one of the two.`,
      },
    ];
  return [];
};

const payProblems = ({ pay, salary }: JobData): Told[] => {
  if (!pay) return [];
  const none = (["amount", "min", "max"] as const).find((name) => pay[name] === 0);
  return [
    ...(salary === undefined
      ? [
          {
            at: ["pay"],
            code: "missing-field" as const,
            message: 'Search engines read the pay, but people do not: "salary" is missing.',
            help: `add it, for example: salary: "$29/hour"; ${LEFT_OUT}`,
          },
        ]
      : []),
    ...(none === undefined
      ? amountProblems(pay)
      : [
          {
            at: ["pay", none],
            code: "not-allowed" as const,
            message: `"pay › ${none}" is 0, so search engines would show the job as unpaid.`,
            help: `write the amount, for example: ${none}: 29; ${LEFT_OUT}`,
          },
        ]),
  ];
};

/** All problems between the fields of one job. */
export const jobProblems = (entry: Entry): ContentProblem[] => {
  const job = entry.data as JobData;
  return [...dateProblems(job), ...payProblems(job)].map(({ at, ...told }) => ({
    file: entry.path,
    ...entry.source.locate(at, at.length === 1 && at[0] === "pay"),
    ...told,
  }));
};
