/**
 * Sections below the fold. Part of the HTML; after client-side navigation they render in slices, after the first
 * viewport is painted, so that a click responds at once.
 */
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterNextFrame } from "./next-frame";

/** True after client-side navigation. */
let isAfterStep = false;

/** Sets whether the next page renders its first viewport first, or everything at once. */
export const deferBelowTheFold = (first: boolean): void => {
  isAfterStep = first;
};

interface DeferredProps {
  children: ReactNode;
  /** Height reserved until they are rendered; by default pushes what follows below the viewport. */
  room?: string;
}

export const Deferred = ({ children, room = "100vh" }: DeferredProps): ReactNode => {
  const [areLate] = useState(isAfterStep);
  const [areThere, makeThem] = useState(!areLate);
  useEffect(() => {
    if (!areThere) afterNextFrame(() => startTransition(() => makeThem(true)));
    // The target of a link clicked in the meantime was not there yet. Navigation to an anchor renders everything at
    // once.
    else if (areLate && location.hash) location.replace(location.hash);
  }, [areThere, areLate]);
  return areThere ? children : <div style={{ minHeight: room }} />;
};
