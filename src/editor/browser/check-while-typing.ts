/** Checks the open form by the rules of the content check at each pause in typing. */
import type { ExplainedProblem } from "../explain-problems";
import { checkDraft, checkDraftAmongOthers } from "./draft";
import { showAtFields } from "./field-problems";
import { followProblems, isFollowed } from "./problem-panel";
import { openEntry, store, type ImmutableMap } from "./store";

/** In milliseconds. A state with hundreds of cities takes as long to check: it may wait three times that. */
const PAUSE = 400;
const PATIENCE = 3;

/** The values with which the form was opened. */
let opened: ImmutableMap | undefined;

const dataOf = (): ImmutableMap | undefined => openEntry()?.get("data") as ImmutableMap | undefined;

/** A field that nobody has filled in yet is no mistake before the form is saved. */
const wasChanged = ({ path = [] }: ExplainedProblem): boolean => {
  // A block of the text is no field.
  const at = path[0] === "body" ? ["body"] : path;
  return path.length > 0 && dataOf()?.getIn(at) !== opened?.getIn(at);
};

/** @param hasServer true where the server knows all files; otherwise a form is checked by itself */
export const checkWhileTyping = (root: string, hasServer: boolean): void => {
  let seen: ImmutableMap | undefined;
  let timer = 0;
  let turn = 0;
  let took = 0;
  let asked: Promise<unknown> = Promise.resolve();
  const check = async (): Promise<void> => {
    const mine = ++turn;
    if (!isFollowed()) {
      const start = performance.now();
      showAtFields(checkDraft(root).filter(wasChanged));
      took = performance.now() - start;
      if (!hasServer) return;
    }
    // One question to the server at a time.
    await asked;
    if (mine !== turn) return;
    const answer = checkDraftAmongOthers(root, hasServer);
    asked = answer;
    const problems = await answer;
    if (mine !== turn) return;
    if (isFollowed()) followProblems(problems);
    else showAtFields(problems.filter(wasChanged));
  };
  store.subscribe(() => {
    const data = dataOf();
    if (data === seen) return;
    seen = data;
    if (store.getState().entryDraft.get("hasChanged") !== true) opened = data;
    clearTimeout(timer);
    timer = window.setTimeout(() => void check(), Math.max(PAUSE, PATIENCE * took));
  });
};
