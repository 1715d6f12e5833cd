/** Checks the open form by the rules of the content check at each pause in typing. */
import type { ExplainedProblem } from "../explain-problems";
import { checkDraft } from "./draft";
import { showAtFields } from "./field-problems";
import { followProblems, isFollowed } from "./problem-panel";
import { openData, store, type ImmutableMap } from "./store";

/** In milliseconds. A state with hundreds of cities takes as long to check: it may wait three times that. */
const PAUSE = 400;
const PATIENCE = 3;

/** The values with which the form was opened. */
let opened: ImmutableMap | undefined;

/** A field that nobody has filled in yet is no mistake before the form is saved. */
const wasChanged = ({ path = [] }: ExplainedProblem): boolean => {
  // A block of the text is no field.
  const at = path[0] === "body" ? ["body"] : path;
  return path.length > 0 && openData()?.getIn(at) !== opened?.getIn(at);
};

export const checkWhileTyping = (root: string): void => {
  let seen: ImmutableMap | undefined;
  let timer = 0;
  let took = 0;
  const check = (): void => {
    const start = performance.now();
    const problems = checkDraft(root);
    if (isFollowed()) followProblems(problems);
    else showAtFields(problems.filter(wasChanged));
    took = performance.now() - start;
  };
  store.subscribe(() => {
    const data = openData();
    if (data === seen) return;
    seen = data;
    if (store.getState().entryDraft.get("hasChanged") !== true) opened = data;
    clearTimeout(timer);
    timer = window.setTimeout(check, Math.max(PAUSE, PATIENCE * took));
  });
};
