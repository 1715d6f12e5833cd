/** Pastes into a text: HTML of any program by way of Markdown, and pictures as files. */
import {
  DOMSerializer,
  Fragment,
  Slice,
  type Attrs,
  type Node,
  type ResolvedPos,
  type Schema,
} from "@milkdown/prose/model";
import { Plugin, Selection, type EditorState, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { pastedMarkdown, type Losses, type Pasted, type PastedPicture } from "./pasted";
import { wordsOf } from "./pasted-dom";
import { pastedText } from "./pasted-text";
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

/** A node with all in it changed, from the inside. */
const mapNodes = (node: Node, change: (node: Node) => Attrs): Node =>
  node.isText
    ? node
    : node.type.create(
        change(node),
        node.children.map((child) => mapNodes(child, change)),
        node.marks,
      );

const labelsIn = (doc: Node): Set<string> => {
  const labels = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith("footnote")) labels.add(String(attrs["label"]));
  });
  return labels;
};

/** With headings below the page's title, and footnotes that the text does not have yet. */
const fitted = (pasted: Node, doc: Node): Node[] => {
  const taken = labelsIn(doc);
  const labels = new Map<string, string>();
  for (const label of labelsIn(pasted)) {
    let free = label;
    for (let number = 1; taken.has(free); number += 1) free = String(number);
    taken.add(free);
    labels.set(label, free);
  }
  const hasTitle = pasted.children.some(({ attrs }) => attrs["level"] === 1);
  return mapNodes(pasted, ({ type, attrs }) => {
    if (type.name === "heading" && hasTitle) return { ...attrs, level: Math.min(4, Number(attrs["level"]) + 1) };
    return type.name.startsWith("footnote") ? { ...attrs, label: labels.get(String(attrs["label"])) } : attrs;
  }).children.slice();
};

/** The words of all blocks in one line. */
const lineOf = (schema: Schema, blocks: readonly Node[]): Fragment => {
  let line = Fragment.empty;
  for (const block of blocks)
    (block.isTextblock ? [block] : textblocksIn(block)).forEach(({ content }) => {
      line = line.size > 0 ? line.addToEnd(schema.text(" ")).append(content) : line.append(content);
    });
  return line;
};

const textblocksIn = (block: Node): Node[] => {
  const found: Node[] = [];
  block.descendants((node) => {
    if (node.isTextblock) found.push(node);
  });
  return found;
};

const insertAtCaret = (tr: Transaction, schema: Schema, blocks: readonly Node[], changed: string[]): Transaction => {
  const { $from } = tr.selection;
  const [first] = blocks;
  if (first && blocks.length === 1 && first.type.name === "paragraph" && $from.parent.inlineContent)
    return tr.replaceSelection(new Slice(first.content, 0, 0));
  // A cell of Markdown's tables holds words only.
  if (depthOf($from, (name) => /^table_(?:cell|header)$/.test(name)) !== undefined) {
    changed.push("what was pasted into a cell is in one line");
    return tr.replaceSelection(new Slice(lineOf(schema, blocks), 0, 0));
  }
  const item = depthOf($from, (name) => name === "list_item");
  if (first && item !== undefined && blocks.length === 1 && first.type === $from.node(item - 1).type) {
    const isEmpty = $from.node(item).textContent === "";
    const at = isEmpty ? $from.before(item) : $from.after(item);
    if (isEmpty) tr.delete(at, $from.after(item));
    return insertAt(tr, at, first.content);
  }
  return blocks.length > 0 ? insertBlocks(tr, Fragment.from(blocks)) : tr;
};

/** Inserts a parsed text at the selection, and its footnotes at the end. */
const insertDoc = (state: EditorState, doc: Node, changed: string[]): Transaction => {
  const parts = fitted(doc, state.doc);
  const isNote = ({ type }: Node): boolean => type.name === "footnote_definition";
  const blocks = parts.filter((part) => !isNote(part));
  const tr = insertAtCaret(state.tr.deleteSelection(), state.schema, blocks, changed);
  return tr.insert(tr.doc.content.size, parts.filter(isNote)).setMeta("paste", true).scrollIntoView();
};

export interface PasteEvents {
  /** Parses Markdown. */
  parse: (markdown: string) => Node;
  /** Inserts files of pictures at a place. */
  addPictures: (files: readonly File[], at: number) => void;
  /** Replaces the marks of pictures. */
  fillIn: (pictures: readonly PastedPicture[]) => void;
  /** Takes the title of a document for the entry. */
  takeTitle: (title: string) => boolean;
  undo: () => void;
}

/** More are only counted. */
const MOST_NAMED = 6;

const sentencesOf = ({ lost, changed }: Losses): string => {
  const named = lost.length > MOST_NAMED ? [...lost.slice(0, MOST_NAMED), `${lost.length - MOST_NAMED} more`] : lost;
  const sentences = [
    ...(named.length > 0 ? [`Pasted without ${named.join(", ")}.`] : []),
    ...new Set(changed.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)} now.`)),
  ];
  return sentences.join(" ");
};

/** @returns false if there was nothing in it */
const insertPasted = (
  view: EditorView,
  { markdown, pictures, ...losses }: Pasted,
  { parse, fillIn, undo }: PasteEvents,
): boolean => {
  if (markdown !== "") view.dispatch(insertDoc(view.state, parse(markdown), losses.changed));
  fillIn(pictures);
  const words = sentencesOf(losses);
  if (words !== "") tellAboutText(words, undo);
  return markdown !== "" || words !== "";
};

const picturesIn = ({ files }: Pick<DataTransfer, "files">): File[] =>
  [...files].filter(({ type }) => type.startsWith("image/"));

/** Takes files of pictures; names others. */
const takeFiles = ({ files }: DataTransfer, at: number, { addPictures }: PasteEvents): boolean => {
  const pictures = picturesIn({ files });
  if (pictures.length < files.length)
    tellAboutText("Only pictures can be put into a text. Upload another file with “Media” at the top, and link to it.");
  if (pictures.length > 0) addPictures(pictures, at);
  return files.length > 0;
};

/** Set on what is copied in a text of this editor. */
const OWN = "data-site-text";

class OwnSerializer extends DOMSerializer {
  override serializeFragment(...given: Parameters<DOMSerializer["serializeFragment"]>): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(...given);
    copied.firstElementChild?.setAttribute(OWN, "");
    return copied;
  }
}

const isOwn = (html: string): boolean => html.includes(OWN);

/** A picture that was copied by itself is there as a file, too. */
const isOnePicture = (html: string, { files }: DataTransfer): boolean => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return files.length > 0 && body.querySelectorAll("img").length === 1 && wordsOf(body) === "";
};

export const pastePlugin = (schema: Schema, events: PasteEvents): Plugin =>
  new Plugin({
    props: {
      clipboardSerializer: new OwnSerializer(
        DOMSerializer.nodesFromSchema(schema),
        DOMSerializer.marksFromSchema(schema),
      ),
      handlePaste: (view, { clipboardData: data }) => {
        if (!data || view.state.selection.$from.parent.type.spec.code) return false;
        const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
        if (isOwn(html)) return false;
        if (html && isOnePicture(html, data)) return takeFiles(data, view.state.selection.from, events);
        const isEmpty = view.state.doc.textContent === "";
        const takeTitle = (title: string): boolean => isEmpty && events.takeTitle(title);
        if (html && insertPasted(view, pastedMarkdown(html, picturesIn(data), takeTitle), events)) return true;
        if (text && insertPasted(view, pastedText(text), events)) return true;
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
