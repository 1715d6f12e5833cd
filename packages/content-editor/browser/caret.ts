/** The caret of a field. */

const selectLine = (field: HTMLTextAreaElement, line: number): void => {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  // A browser scrolls to the selection of a field that gets the focus.
  field.blur();
  field.focus();
};

/** Puts the caret of a text with the focus behind its words. */
export const putCaretAtEnd = (field: HTMLElement): void => {
  if (field.isContentEditable) getSelection()?.setPosition(field, field.childNodes.length);
};

/**
 * Puts the caret of a field that has the focus at the beginning of a block of its text.
 * @param control the field with its label, or a block of its text
 * @param line of a text that is shown as Markdown
 */
export const putCaret = (field: Element, control: Element, line: number | undefined): void => {
  if (field instanceof HTMLTextAreaElement && line !== undefined) selectLine(field, line);
  else if (field !== control && field.contains(control)) getSelection()?.collapse(control, 0);
};
