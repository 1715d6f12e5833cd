/** Footnotes of a text. */
import { TextSelection } from "@milkdown/kit/prose/state";
import type { TextEditor } from "./text-editor";

/** Puts a mark at the caret, and its note at the end of the text, where the caret goes. */
export const addFootnote = ({ view }: TextEditor): void => {
  const { state } = view;
  const { footnote_reference: reference, footnote_definition: definition, paragraph } = state.schema.nodes;
  if (!reference || !definition || !paragraph) return;
  const labels = new Set<string>();
  state.doc.descendants(({ type, attrs }) => {
    if (type === definition) labels.add(String(attrs["label"]));
  });
  let number = 1;
  while (labels.has(String(number))) number += 1;
  const label = String(number);
  const tr = state.tr.replaceSelectionWith(reference.create({ label }), false);
  const end = tr.doc.content.size;
  tr.insert(end, definition.create({ label }, paragraph.create()));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
};
