/** The caret of a field. */

const selectLine = (field: HTMLTextAreaElement, line: number): void => {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  // A browser scrolls to the selection of a field that gets the focus.
  field.blur();
  field.focus();
};

const selectAt = (block: Element, offset: number): void => {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let rest = offset;
  let node = texts.nextNode() as Text | null;
  while (node && rest >= node.length) {
    rest -= node.length;
    node = texts.nextNode() as Text | null;
  }
  getSelection()?.collapse(node ?? block, node ? rest : 0);
  if (offset > 0) node?.parentElement?.scrollIntoView({ block: "center" });
};

/** Where the caret of a field with the focus is: a number of characters; undefined where it has none. */
export const caretIn = (field: HTMLElement): number | undefined => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.selectionEnd ?? undefined;
  const range = document.createRange();
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!focusNode || !field.contains(focusNode)) return undefined;
  range.setStart(field, 0);
  range.setEnd(focusNode, focusOffset);
  return range.toString().length;
};

/** Puts the caret of a field with the focus behind as many characters. */
export const putCaretAt = (field: HTMLElement, offset: number): void => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.setSelectionRange(offset, offset);
  else if (offset < field.textContent.length) selectAt(field, offset);
  else getSelection()?.setPosition(field, field.childNodes.length);
};

/**
 * Puts the caret of a field that has the focus at the beginning of a block of its text.
 * @param control the field with its label, or a block of its text
 * @param line of a text that is shown as Markdown
 */
export const putCaret = (field: Element, control: Element, line: number | undefined): void => {
  if (field instanceof HTMLTextAreaElement && line !== undefined) selectLine(field, line);
  else if (field !== control && field.contains(control)) selectAt(control, 0);
};
