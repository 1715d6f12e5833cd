/** Leads to a field of the form, which may be drawn a moment later. */
import type { PathStep } from "content-kit";
import { putCaret, putCaretAtEnd } from "./caret";
import { keyOf } from "./form";

const WRITTEN_INTO = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** Event that marks a block of a text, or with `false` no longer; the text's editor draws its blocks itself. */
export const MARK_BLOCK = "mark-block";

const markBlock = (block: Element, isMarked: boolean): void =>
  void block.dispatchEvent(new CustomEvent(MARK_BLOCK, { bubbles: true, cancelable: true, detail: isMarked }));

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
    const target = targetOf(path);
    if (target) return target;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return undefined;
};

interface Within {
  /** The block of a text. */
  block?: PathStep | undefined;
  /** The line of a text that is shown as Markdown. */
  line?: number | undefined;
  isAtEnd?: boolean;
}

export const focusField = async (
  path: readonly PathStep[],
  { block, line, isAtEnd = false }: Within = {},
): Promise<void> => {
  const target = await untilThere(path);
  if (!target) return;
  for (const marked of document.querySelectorAll("[contenteditable] [data-marked]")) markBlock(marked, false);
  const part = typeof block === "number" && target.isContentEditable ? target.children[block] : undefined;
  (part ?? target).scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
  if (isAtEnd) putCaretAtEnd(target);
  else putCaret(target, part ?? target, line);
  if (part) markBlock(part, true);
};
