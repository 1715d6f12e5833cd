/** What a save or a deletion can be stopped by, and the questions to the editor about it. */
import { matchKind } from "../kinds";
import type { ExplainedProblem } from "../explain-problems";
import type { Conflict, Decision } from "../merge-entry";
import { askAboutFile, askChoices } from "./conflict-dialog";
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

const nameOf = (path: string): string => matchKind(path)?.kind.noun ?? "a file";

const isWhole = ({ conflicts: [conflict] }: Undecided): boolean => conflict?.path.length === 0;

/** Asks the editor about a conflict; `undefined` if they go back to the form. */
export const decideSave = async (path: string, question: Undecided): Promise<Decision | undefined> => {
  const { conflicts, now } = question;
  if (!isWhole(question)) {
    const choices = await askChoices(conflicts);
    return choices && { choices, seen: now };
  }
  const asked =
    now === null
      ? {
          title: "Deleted by somebody else",
          text: `The file ${path} was deleted while this form was open.`,
          go: "Save it again",
        }
      : {
          title: "There is one already",
          text: `While this form was open, somebody else made ${nameOf(path)} with the same address (${path}).`,
          go: "Put mine in its place",
        };
  return (await askAboutFile(asked, path, now)) ? { choices: ["ours"], seen: now } : undefined;
};

export const decideDeletion = async (path: string, { now }: Undecided): Promise<Decision | undefined> => {
  const asked = {
    title: "Changed by somebody else",
    text: `While this form was open, ${path} was changed. It now says:`,
    go: "Delete it all the same",
  };
  return (await askAboutFile(asked, path, now)) ? { choices: ["ours"], seen: now } : undefined;
};

/** Retries until all conflicts are resolved. */
export const retryUntilResolved = async (
  title: string,
  attempt: (decision: Decision | undefined) => Promise<unknown>,
  decide: (question: Undecided) => Promise<Decision | undefined>,
): Promise<void> => {
  openForm()?.clearProblems();
  for (let decision: Decision | undefined; ;) {
    try {
      await attempt(decision);
      return;
    } catch (error) {
      if (error instanceof Refused) {
        openForm()?.refuse(title, error.problems);
        throw error;
      }
      if (!(error instanceof Undecided)) throw error;
      decision = await decide(error);
      if (!decision) throw new Error(error.message);
    }
  }
};

/** Decap CMS appends a number if a new entry's path is taken; asks whether the editor wants that. */
export const checkNewAddress = async (
  textAt: (path: string) => Promise<string | undefined>,
  path: string,
  root: string,
): Promise<void> => {
  const plain = path.replace(/-\d+(\.\w+)$/, "$1");
  if (plain === path) return;
  const taken = await textAt(plain);
  if (taken === undefined) return;
  const inContent = plain.slice(root.length);
  const asked = {
    title: "There is one already",
    text: `There is ${nameOf(inContent)} with this address (${plain}). Yours would be saved as ${path}; or go back and give it another title.`,
    go: `Save as ${path.split("/").at(-1) ?? path}`,
  };
  if (!(await askAboutFile(asked, inContent, taken))) throw new Error(asked.title);
};
