/** Checks that the figures of a report follow from each other. */
import { finding } from "../messages/finding";
import type { z } from "zod";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

type Row = z.infer<typeof kinds.report.schema>["rows"][number];

/** Each figure is a part of the one before it. */
const STEPS = [
  ["inquiries", "bookings"],
  ["bookings", "visits"],
] as const satisfies readonly (readonly [keyof Row, keyof Row])[];

/** Rows in which more people book than ask, or more come than book. */
export const reportProblems = (entry: EntryOf<typeof kinds.report>): ContentProblem[] =>
  entry.data.rows.flatMap((row, index) =>
    STEPS.flatMap(([all, part]): ContentProblem[] =>
      row[part] <= row[all]
        ? []
        : [
            {
              file: entry.path,
              ...entry.source.locate(["rows", index, part]),
              ...finding("conflicting-fields/report-figures", {
                procedure: row.procedure,
                part,
                less: row[part],
                all,
                most: row[all],
              }),
            },
          ],
    ),
  );
