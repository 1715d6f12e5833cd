/** Leads to a field of the form, which may be drawn a moment later. */
import type { PathStep } from "content-kit";
import { keyOf } from "./form";

const WRITTEN_INTO = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** A text's editor is there a moment after its field. */
const targetOf = (path: readonly PathStep[]): HTMLElement | undefined => {
  const field = document.querySelector(`[data-path="${CSS.escape(keyOf(path))}"]`);
  const target = field?.querySelector<HTMLElement>(WRITTEN_INTO);
  if (!field || (!target && field.querySelector(".text-editor"))) return undefined;
  return target ?? field.querySelector("button") ?? undefined;
};

/** In frames: the editor of a text is loaded in less than a second. */
const PATIENCE = 600;

const untilThere = async (path: readonly PathStep[]): Promise<HTMLElement | undefined> => {
  for (let frame = 0; frame < PATIENCE; frame += 1) {
    // A list opens an item after it has drawn it.
    await new Promise((next) => requestAnimationFrame(next));
    const target = targetOf(path);
    if (target) return target;
  }
  return undefined;
};

/** Colors a block of a text, which its editor draws: an attribute would not stay. */
const mark = (block: Element | undefined): void => {
  const range = new Range();
  if (block) range.selectNodeContents(block);
  // Firefox has it since version 140.
  if ("highlights" in CSS) CSS.highlights.set("marked", new Highlight(range));
};

interface Within {
  /** The block of a text. */
  block?: PathStep | undefined;
  isAtEnd?: boolean;
}

/** Focuses a field, or puts the caret at a place of its text. */
export const focusField = async (path: readonly PathStep[], { block, isAtEnd = false }: Within = {}): Promise<void> => {
  const target = await untilThere(path);
  if (!target) return;
  const part = typeof block === "number" && target.isContentEditable ? target.children[block] : undefined;
  (part ?? target).scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
  mark(part);
  if (part) getSelection()?.collapse(part, 0);
  else if (isAtEnd && target.isContentEditable) getSelection()?.setPosition(target, target.childNodes.length);
};
