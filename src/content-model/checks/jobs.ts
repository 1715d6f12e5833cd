/** Checks between the fields of a job: its dates, and its pay. */
import { finding, type Finding } from "../messages/finding";
import type { z } from "zod";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import type { PathStep } from "../fields/schema-walk";

type JobData = z.infer<typeof kinds.job.schema>;

type PlacedFinding = Finding & { at: PathStep[] };

/** A job that closes before it is posted would never show. */
const dateProblems = ({ datePosted, closes }: JobData): PlacedFinding[] =>
  closes !== undefined && closes < datePosted
    ? [{ at: ["closes"], ...finding("conflicting-fields/closes-before-posted", { closes, datePosted }) }]
    : [];

/** Whether pay is one amount, or a range that begins below its end. */
const amountProblems = ({ amount, min, max }: NonNullable<JobData["pay"]>): PlacedFinding[] => {
  const range = min !== undefined ? "min" : max !== undefined ? "max" : undefined;
  if (amount === undefined && range === undefined) return [{ at: ["pay"], ...finding("missing-field/pay-amount") }];
  if (amount !== undefined && range !== undefined)
    return [{ at: ["pay", range], ...finding("conflicting-fields/pay-amount-and-range") }];
  if (min !== undefined && max !== undefined && min > max)
    return [{ at: ["pay", "min"], ...finding("conflicting-fields/pay-range", { min, max }) }];
  return [];
};

const payProblems = ({ pay, salary }: JobData): PlacedFinding[] => {
  if (!pay) return [];
  const none = (["amount", "min", "max"] as const).find((name) => pay[name] === 0);
  return [
    ...(salary === undefined ? [{ at: ["pay"], ...finding("missing-field/salary") }] : []),
    ...(none === undefined
      ? amountProblems(pay)
      : [{ at: ["pay", none], ...finding("not-allowed/unpaid", { field: none }) }]),
  ];
};

/** All problems between the fields of one job. */
export const jobProblems = (entry: EntryOf<typeof kinds.job>): ContentProblem[] => {
  const job = entry.data;
  return [...dateProblems(job), ...payProblems(job)].map(({ at, ...found }) => ({
    file: entry.path,
    ...entry.source.locate(at, at.length === 1 && at[0] === "pay"),
    ...found,
  }));
};
