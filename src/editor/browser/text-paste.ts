/** Pastes into a text: HTML of any program by way of Markdown, and pictures as files. */
import { type Fragment, Slice, type Node, type ResolvedPos } from "@milkdown/prose/model";
import { Plugin, Selection, type EditorState, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { pastedMarkdown } from "./pasted";
import { tellAboutText } from "./text-notice";

const depthOf = ($pos: ResolvedPos, isThat: (name: string) => boolean): number | undefined => {
  for (let depth = $pos.depth; depth > 0; depth -= 1) if (isThat($pos.node(depth).type.name)) return depth;
  return undefined;
};

/** Puts the caret behind what was inserted. */
const insertAt = (tr: Transaction, at: number, blocks: Fragment): Transaction => {
  tr.insert(at, blocks);
  return tr.setSelection(Selection.near(tr.doc.resolve(at + blocks.size), -1));
};

/** Inserts blocks after the list or around the paragraph that has the caret. */
const insertBlocks = (tr: Transaction, blocks: Fragment): Transaction => {
  const { $from } = tr.selection;
  const list = depthOf($from, (name) => name.endsWith("_list"));
  const depth = list ?? $from.depth;
  if (list !== undefined) return insertAt(tr, $from.after(depth), blocks);
  if ($from.parent.content.size === 0 || $from.parent.type.spec.code) {
    const [start, end] = [$from.before(depth), $from.after(depth)];
    if ($from.parent.type.spec.code) return insertAt(tr, end, blocks);
    tr.replaceWith(start, end, blocks);
    return tr.setSelection(Selection.near(tr.doc.resolve(start + blocks.size), -1));
  }
  if ($from.parentOffset === 0) return insertAt(tr, $from.before(depth), blocks);
  if ($from.parentOffset === $from.parent.content.size) return insertAt(tr, $from.after(depth), blocks);
  tr.split($from.pos);
  return insertAt(tr, $from.pos + 1, blocks);
};

/** Inserts a parsed text at the selection. */
const insertDoc = (state: EditorState, doc: Node): Transaction => {
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  const [first] = doc.content.content;
  if (first && doc.childCount === 1 && first.type.name === "paragraph" && $from.parent.inlineContent)
    return tr.replaceSelection(new Slice(first.content, 0, 0));
  // A cell of Markdown's tables holds words only.
  if (depthOf($from, (name) => /^table_(?:cell|header)$/.test(name)) !== undefined)
    return tr.insertText(doc.textBetween(0, doc.content.size, " "));
  const item = depthOf($from, (name) => name === "list_item");
  if (first && item !== undefined && doc.childCount === 1 && first.type === $from.node(item - 1).type) {
    const isEmpty = $from.node(item).textContent === "";
    const at = isEmpty ? $from.before(item) : $from.after(item);
    if (isEmpty) tr.delete(at, $from.after(item));
    return insertAt(tr, at, first.content);
  }
  return insertBlocks(tr, doc.content);
};

export interface PasteEvents {
  /** Parses Markdown. */
  parse: (markdown: string) => Node;
  /** Inserts files of pictures at a place. */
  addPictures: (files: readonly File[], at: number) => void;
  undo: () => void;
}

const pasteHtml = (view: EditorView, html: string, { parse, undo }: PasteEvents): boolean => {
  const { markdown, lost } = pastedMarkdown(html);
  if (markdown !== "") view.dispatch(insertDoc(view.state, parse(markdown)).setMeta("paste", true).scrollIntoView());
  if (lost.length > 0) tellAboutText(`Pasted without ${lost.join(", ")}.`, undo);
  return markdown !== "" || lost.length > 0;
};

/** Takes files of pictures; names others. */
const takeFiles = ({ files }: DataTransfer, at: number, { addPictures }: PasteEvents): boolean => {
  const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
  if (pictures.length < files.length)
    tellAboutText("Only pictures can be put into a text. Upload another file with “Media” at the top, and link to it.");
  if (pictures.length > 0) addPictures(pictures, at);
  return files.length > 0;
};

/** Copied in a text of this editor. */
const isOwn = (html: string): boolean => html.includes("data-pm-slice");

export const pastePlugin = (events: PasteEvents): Plugin =>
  new Plugin({
    props: {
      handlePaste: (view, { clipboardData: data }) => {
        if (!data || view.state.selection.$from.parent.type.spec.code) return false;
        const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
        if (isOwn(html)) return false;
        if (html && pasteHtml(view, html, events)) return true;
        if (text) view.dispatch(insertDoc(view.state, events.parse(text)).setMeta("paste", true).scrollIntoView());
        return text !== "" || html !== "" || takeFiles(data, view.state.selection.from, events);
      },
      handleDrop: (view, event) => {
        const { dataTransfer: data } = event;
        if (!data || data.files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
        event.preventDefault();
        return takeFiles(data, at, events);
      },
    },
  });
