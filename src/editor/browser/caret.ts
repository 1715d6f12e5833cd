/** Puts the caret of a field where somebody means it: at a word that was pressed on the page, or at a line. */

/** The text on both sides of the first letter of a word. */
export interface Spot {
  before: string;
  after: string;
}

/** As many characters on each side as make a word unmistakable. */
const MOST = 40;

export const WORD = /[\p{L}\p{N}]+/gu;

export const spotIn = (text: string, at: number): Spot => ({
  before: text.slice(Math.max(0, at - MOST), at),
  after: text.slice(at, at + MOST),
});

/** How many signs two texts have in common from their start; a file's line ends are spaces on the page. */
const alike = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((sign, index) => sign !== other[index] && (sign + (other[index] ?? "")).trim() !== "");
  return end === -1 ? one.length : end;
};

/** Where a text has the word: of several, that with most of the same text around it. */
const offsetIn = (text: string, { before, after }: Spot): number | undefined => {
  const [word = after] = after.match(WORD) ?? [];
  let [found, most]: [number | undefined, number] = [undefined, -1];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const here = spotIn(text, at);
    const score = alike([...after], [...here.after]) + alike([...before].reverse(), [...here.before].reverse());
    if (score > most) [found, most] = [at, score];
  }
  return found;
};

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
 * Puts the caret into a field that has the focus.
 * @param control the field with its label, or a block of its text
 * @param where a word, or the line of a text that is shown as Markdown
 */
export const putCaret = (field: Element, control: Element, where: Spot | number | undefined): void => {
  const isBlock = field !== control && field.contains(control);
  if (field instanceof HTMLTextAreaElement && typeof where === "number") return selectLine(field, where);
  const spot = typeof where === "object" ? where : undefined;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const offset = spot && offsetIn(field.value, spot);
    // Numbers and dates have no caret that can be put.
    if (offset !== undefined && field.selectionStart !== null) field.setSelectionRange(offset, offset);
  } else if (isBlock || (spot && field.matches("[contenteditable=true]"))) {
    const block = isBlock ? control : field;
    selectAt(block, (spot && offsetIn(block.textContent, spot)) ?? 0);
  }
};
