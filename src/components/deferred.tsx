/**
 * The parts of a page that stand below its first window. In a document that somebody comes to, they are there from the start;
 * after a step inside the site they are made once the first window is seen: docs/decisions/0038-first-window-first.md.
 */
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterNextFrame } from "./next-frame";

/** True while the page is one that a step inside the site leads to. */
let isAfterStep = false;

/** Says of the page that is shown next whether its first window is made first, or all of it at once. */
export const deferBelowTheFold = (first: boolean): void => {
  isAfterStep = first;
};

interface DeferredProps {
  children: ReactNode;
  /** The room that is kept until they are there; by itself so much that what comes after them is below the window. */
  room?: string;
}

export const Deferred = ({ children, room = "100vh" }: DeferredProps): ReactNode => {
  const [areLate] = useState(isAfterStep);
  const [areThere, makeThem] = useState(!areLate);
  useEffect(() => {
    if (!areThere) afterNextFrame(() => startTransition(() => makeThem(true)));
    // An anchor that was pressed meanwhile was not there to go to. No step to an anchor comes here: all of its page is made at once.
    else if (areLate && location.hash) location.replace(location.hash);
  }, [areThere, areLate]);
  return areThere ? children : <div style={{ minHeight: room }} />;
};
