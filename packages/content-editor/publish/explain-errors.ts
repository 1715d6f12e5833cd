/** The errors of any files, each leading to the field that has it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentProblem, fileMessage, isError, labelOfKind } from "content-kit";
import { matchKind } from "../kinds";
import type { Changes } from "content-kit/read";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import { formAddress } from "../form-address";

/** A problem of any file, which leads to the field that has it. */
const explainProblem = (folder: string, problem: ContentProblem, changes: Changes): ExplainedProblem => {
  const { file } = problem;
  const match = matchKind(file);
  const { message, help } = fileMessage(problem);
  if (!match) return { text: `${file}: ${message}\nFix: ${help}` };
  const bytes = changes.get(file) ?? readFileSync(join(folder, file));
  const [explained] = explainProblems([problem], file, new Map([[file, bytes]]));
  const name = [labelOfKind(match.kind), match.slug].filter(Boolean).join(" ");
  return { text: `${name}: ${explained?.text ?? message}`, form: formAddress(match, explained?.path ?? []) };
};

/** @param changes bytes of files that are not on the disk yet */
export const explainErrors = (
  folder: string,
  problems: readonly ContentProblem[],
  changes: Changes,
): ExplainedProblem[] => problems.filter(isError).map((problem) => explainProblem(folder, problem, changes));
