/**
 * Takes the place of Decap CMS's handling of pasted HTML, which puts pictures into the text in a form that its renderer
 * cannot show (decap-cms #7585, #7790), and drops tables and Word's bold and bullets. Also undoes a change of the text
 * that fails half-way.
 */
import { markdownToSlate } from "decap-cms-widget-markdown/dist/esm/serializers/index.js";
import { Editor, Element, Node, Path, Range, Transforms, type BaseEditor, type Descendant } from "slate";
import { pastedMarkdown } from "./pasted";
import { tellAboutText } from "./text-notice";

interface RichText extends BaseEditor {
  insertData: (data: DataTransfer) => void;
  history?: { undos: Batch[]; redos: Batch[] };
  keyDownHandlers?: ((event: KeyboardEvent, editor: RichText) => unknown)[];
  toggleList?: (type: string) => void;
  toggleBlock?: (type: string) => void;
}

interface Batch {
  operations: readonly unknown[];
}

type Block = Element & { type?: string };

const typeOf = (node: unknown): string => (node as Block).type ?? "";

const above = (editor: Editor, ...types: string[]): [Block, Path] | undefined =>
  Editor.above<Block>(editor, { match: (node) => types.includes(typeOf(node)), mode: "lowest" });

const isEmpty = (node: Node): boolean =>
  Node.string(node) === "" && !/shortcode|break|image/.test(JSON.stringify(node));

const removeIfEmpty = (editor: Editor, path: Path): void => {
  if (Node.has(editor, path) && isEmpty(Node.get(editor, path))) Transforms.removeNodes(editor, { at: path });
};

const selectEnd = (editor: Editor, path: Path): void => Transforms.select(editor, Editor.end(editor, path));

/** Inserts nodes as siblings after a path, and puts the caret behind them. */
const insertAfter = (editor: Editor, path: Path, nodes: readonly Descendant[]): void => {
  const at = Path.next(path);
  Transforms.insertNodes(editor, [...nodes], { at });
  selectEnd(editor, [...at.slice(0, -1), (at.at(-1) ?? 0) + nodes.length - 1]);
};

const insertBlocks = (editor: Editor, blocks: readonly Descendant[]): void => {
  const [only] = blocks;
  const paragraph = above(editor, "paragraph", "heading-one", "heading-two", "heading-three", "heading-four");
  if (blocks.length === 1 && typeOf(only) === "paragraph" && paragraph) {
    Transforms.insertFragment(editor, [...(only as Block).children]);
    return;
  }
  const cell = above(editor, "table-cell");
  if (cell) {
    // A cell of Markdown's tables holds words only.
    Transforms.insertText(editor, blocks.map((block) => Node.string(block)).join(" "));
    return;
  }
  const item = above(editor, "list-item");
  if (item && blocks.length === 1 && typeOf(only).endsWith("-list")) {
    insertAfter(editor, item[1], (only as Block).children);
    removeIfEmpty(editor, item[1]);
    return;
  }
  const place = item ? above(editor, "bulleted-list", "numbered-list") : paragraph;
  const path = place?.[1] ?? [editor.children.length - 1];
  const isInside =
    place === paragraph && paragraph && !Editor.isEnd(editor, Editor.start(editor, editor.selection ?? path), path);
  if (isInside) Transforms.splitNodes(editor, { match: (_, at) => Path.equals(at, path), always: true });
  insertAfter(editor, path, blocks);
  removeIfEmpty(editor, path);
};

/** Pastes HTML; returns false if there is nothing in it. */
const pasteHtml = (editor: Editor, html: string): boolean => {
  const { markdown, lost } = pastedMarkdown(html);
  if (lost.length > 0) tellAboutText(`Pasted without ${lost.join(", ")}. To undo the paste, press Ctrl+Z.`);
  if (markdown === "") return lost.length > 0;
  const blocks = markdownToSlate(markdown, { voidCodeBlock: true, remarkPlugins: [] }) as Descendant[];
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  Editor.withoutNormalizing(editor, () => insertBlocks(editor, blocks));
  return true;
};

/** A table keeps its cells: Slate would merge them, and a row of another length is no row of the table. */
const isEdgeOfCell = (editor: Editor, key: string): boolean => {
  const cell = above(editor, "table-cell");
  const { selection } = editor;
  if (!cell || !selection || Range.isExpanded(selection)) return false;
  if (key === "Enter") return true;
  if (key === "Backspace") return Editor.isStart(editor, selection.anchor, cell[1]);
  return key === "Delete" && Editor.isEnd(editor, selection.anchor, cell[1]);
};

/**
 * The caret is behind a link, bold words or a line break. Decap CMS takes that for the start of a bullet, and merges it
 * with the one above (decap-cms #7123, #7561, #7699).
 */
const isInsideOfBlock = (editor: Editor): boolean => {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || selection.anchor.offset !== 0) return false;
  const block = Editor.above(editor, { match: (node) => Element.isElement(node) && Editor.isBlock(editor, node) });
  return block !== undefined && !Editor.isStart(editor, selection.anchor, block[1]);
};

/**
 * Corrects what Decap CMS does not: it goes on with the old path of a removed empty link, which fails, and leaves
 * bullets outside of a list, which Markdown cannot have.
 */
const isCorrected = (editor: Editor, [node, path]: [Node, Path]): boolean => {
  if (typeOf(node) === "link" && Node.string(node) === "") {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (typeOf(node) !== "list-item" || typeOf(Node.parent(editor, path)).endsWith("-list")) return false;
  Transforms.wrapNodes(editor, { type: "bulleted-list", children: [] } as Block, { at: path });
  return true;
};

const CHANGES = [
  "deleteBackward",
  "deleteForward",
  "deleteFragment",
  "insertBreak",
  "insertSoftBreak",
  "insertText",
  "insertData",
  "insertFragment",
  "toggleList",
  "toggleBlock",
] as const;

const copied = (batches: readonly Batch[]): Batch[] =>
  batches.map((batch) => ({ ...batch, operations: [...batch.operations] }));

/** Does something, or leaves the text as it was. */
const orNothing = <T>(editor: RichText, work: () => T): T | undefined => {
  const { children, selection, history } = editor;
  const before = history && { undos: copied(history.undos), redos: copied(history.redos) };
  try {
    return work();
  } catch (error) {
    console.error(error);
    editor.children = children;
    editor.selection = selection;
    if (before) editor.history = before;
    editor.onChange();
    tellAboutText("That cannot be done at this place. Nothing was changed.");
    return undefined;
  }
};

/** Adds to an editor of the rich text what Decap CMS calls `withHtml`. */
export const withHtml = (editor: RichText): RichText => {
  const { insertData, onChange, normalizeNode } = editor;
  editor.normalizeNode = (entry, ...rest) => {
    if (!isCorrected(editor, entry)) normalizeNode(entry, ...rest);
  };
  editor.insertData = (data) => {
    const html = data.getData("text/html");
    // What was copied in this text comes back as it was.
    if (html && !data.getData("application/x-slate-fragment") && !html.includes("data-slate-fragment")) {
      if (pasteHtml(editor, html)) return;
    } else if (!html && !data.getData("text/plain") && data.files.length > 0) {
      tellAboutText("A file cannot be pasted. Put a picture into the text with “+” and “Image” above the text.");
      return;
    }
    insertData(data);
  };
  for (const name of CHANGES) {
    const change = editor[name] as ((...values: unknown[]) => unknown) | undefined;
    if (change) Object.assign(editor, { [name]: (...values: unknown[]) => orNothing(editor, () => change(...values)) });
  }
  editor.keyDownHandlers = editor.keyDownHandlers?.map((handler) => (event, one) => {
    if (isEdgeOfCell(editor, event.key)) {
      event.preventDefault();
      return false;
    }
    if (event.key === "Backspace" && !event.ctrlKey && !event.altKey && !event.metaKey && isInsideOfBlock(editor)) {
      event.preventDefault();
      editor.deleteBackward("character");
      return false;
    }
    let isDone = false;
    const answer = orNothing(editor, () => {
      const result = handler(event, one);
      isDone = true;
      return result;
    });
    if (isDone) return answer;
    event.preventDefault();
    return false;
  });
  // A text that cannot be written as Markdown would be lost without a word.
  editor.onChange = (options) => {
    try {
      onChange(options);
    } catch (error) {
      console.error(error);
      tellAboutText(
        "This text can no longer be saved from here. Switch to Markdown above the text, and see whether all is there.",
      );
    }
  };
  return editor;
};
