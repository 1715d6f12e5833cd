/** What a save or a deletion can be stopped by, and the question to the editor about it. */
import type { ExplainedProblem } from "../explain-problems";
import type { Conflict, Decision } from "../merge-entry";
import { askChoices } from "./conflict-dialog";
import { openForm } from "./form";

/** A conflict that the editor has to resolve before the save. */
export class Undecided extends Error {
  constructor(
    readonly conflicts: readonly Conflict[],
    readonly now: string | null,
  ) {
    super("The file was changed meanwhile.");
  }
}

/** Content that the check rejects. */
export class Refused extends Error {
  constructor(readonly problems: readonly ExplainedProblem[]) {
    super(problems.map(({ text }) => text).join("\n\n"));
  }
}

/** Asks the editor about a conflict; `undefined` if they go back to the form. */
const decide = async ({ conflicts, now }: Undecided): Promise<Decision | undefined> => {
  const choices = await askChoices(conflicts);
  // A whole file that stays as it is is no save.
  const isLeft = conflicts[0]?.path.length === 0 && choices?.[0] === "theirs";
  return choices && !isLeft ? { choices, seen: now } : undefined;
};

/** Saves, and asks until all conflicts are resolved. */
export const saveDecided = async (save: (decision: Decision | undefined) => Promise<unknown>): Promise<void> => {
  openForm()?.clearProblems();
  for (let decision: Decision | undefined; ;) {
    try {
      await save(decision);
      return;
    } catch (error) {
      if (error instanceof Refused) openForm()?.refuse("Not saved", error.problems);
      if (!(error instanceof Undecided)) throw error;
      decision = await decide(error);
      if (!decision) throw new Error(error.message);
    }
  }
};
