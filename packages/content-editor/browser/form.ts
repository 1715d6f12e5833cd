/** The open form, as its fields and dialogs see it. */
import type { ContentKind, PathStep } from "content-kit";
import type { ExplainedProblem } from "../explain-problems";
import type { Fields } from "../fields";

/** What a save sends. */
export interface Sent {
  base: string | undefined;
  raw: string;
}

export interface Form {
  /** Of its file, from the content folder; empty for a new entry. */
  readonly path: string;
  /** The file when the form was opened; missing for a new entry. */
  readonly base: string | undefined;
  readonly kind: ContentKind | undefined;
  readonly data: Fields;
  /** Whether it has changes that are not saved. */
  readonly isChanged: boolean;
  /** A field that somebody was led to, and how often somebody was led to one. */
  readonly target: { path: readonly PathStep[]; turn: number };
  /** The path of its page. */
  page: () => string;
  at: (path: readonly PathStep[]) => unknown;
  set: (path: readonly PathStep[], value: unknown) => void;
  isOpen: (path: readonly PathStep[], byDefault: boolean) => boolean;
  setOpen: (path: readonly PathStep[], isOpen: boolean) => void;
  isMarked: (path: readonly PathStep[]) => boolean;
  problemsAt: (path: readonly PathStep[]) => readonly ExplainedProblem[];
  /** Opens what is around a field, marks and focuses it. @param line of a text that is shown as Markdown */
  reveal: (path: readonly PathStep[], line?: number) => void;
  /** Shows why it was not saved or not deleted. */
  refuse: (title: string, problems: readonly ExplainedProblem[]) => void;
  clearProblems: () => void;
  send: () => Sent;
  /** @param now the file as it was written */
  saved: (now: string) => void;
  /** Tells Decap CMS what was typed during a save, once that has ended. */
  settle: () => void;
  /** Lets somebody type again after a save that failed. */
  release: () => void;
  /** Shows the file as it is now. */
  reload: (text: string) => void;
  /** Takes the values of another text, as changes that are not saved. */
  fill: (text: string) => void;
  /** Before it is left without saving. */
  discard: () => void;
}

export const keyOf = (path: readonly PathStep[]): string => path.join(".");

let open: Form | undefined;

export const openForm = (): Form | undefined => open;

export const setOpenForm = (form: Form | undefined): void => {
  open = form;
};
