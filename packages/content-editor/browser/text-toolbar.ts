/** The toolbar of a text: one stop of the Tab key, in which the arrow keys move. */
import {
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/kit/preset/commonmark";
import { insertTableCommand } from "@milkdown/kit/preset/gfm";
import { lift } from "@milkdown/kit/prose/commands";
import { redo, redoDepth, undo, undoDepth } from "@milkdown/kit/prose/history";
import { liftListItem } from "@milkdown/kit/prose/schema-list";
import type { Node } from "@milkdown/kit/prose/model";
import type { Command, EditorState } from "@milkdown/kit/prose/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "@milkdown/kit/prose/tables";
import { callCommand, type $Command } from "@milkdown/kit/utils";
import * as React from "react";
import type { TextEditor } from "./text-editor";
import { addFootnote } from "./text-footnote";
import { openLinkDialog } from "./text-link";

const h = React.createElement;

interface Button {
  label: string;
  sign: string;
  /** Whether the caret is in what the button makes. */
  isOn?: (state: EditorState) => boolean;
  isOff?: (state: EditorState) => boolean;
  press: (editor: TextEditor) => void;
}

const isIn =
  (name: string, attrs: Record<string, unknown> = {}) =>
  ({ selection: { $from } }: EditorState): boolean => {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type.name === name && Object.entries(attrs).every(([key, value]) => node.attrs[key] === value))
        return true;
    }
    return false;
  };

const hasMark =
  (name: string) =>
  ({ selection: { $from, from, to, empty }, storedMarks, schema, doc }: EditorState): boolean => {
    const type = schema.marks[name];
    if (!type) return false;
    return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
  };

const run =
  (command: Command) =>
  ({ view }: TextEditor): void =>
    void command(view.state, view.dispatch, view);

/** Milkdown gives a command its key when an editor is made. */
const call =
  <T>(command: $Command<T>, payload?: T) =>
  ({ ctx }: TextEditor): void =>
    void callCommand(command.key, payload)(ctx);

const toggled =
  (isOn: (state: EditorState) => boolean, on: (editor: TextEditor) => void, off: (editor: TextEditor) => void) =>
  (editor: TextEditor): void =>
    (isOn(editor.view.state) ? off : on)(editor);

type List = "bullet_list" | "ordered_list";

/** The innermost list at the caret, and where it is. */
const listAt = ({ selection: { $from } }: EditorState): { node: Node; at: number } | undefined => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name.endsWith("_list")) return { node, at: $from.before(depth) };
  }
  return undefined;
};

/** Makes a list, makes one of the other kind, or takes the item out. */
const list = (name: List, label: string, sign: string, wrap: (editor: TextEditor) => void): Button => ({
  label,
  sign,
  isOn: (state) => listAt(state)?.node.type.name === name,
  press: (editor) => {
    const { state, dispatch } = editor.view;
    const found = listAt(state);
    const { [name]: type, list_item: item } = state.schema.nodes;
    if (!found || !type || !item) return wrap(editor);
    if (found.node.type === type) return void liftListItem(item)(state, dispatch);
    const tr = state.tr.setNodeMarkup(found.at, type);
    const listType = name === "bullet_list" ? "bullet" : "ordered";
    found.node.forEach((child, offset) =>
      tr.setNodeMarkup(found.at + 1 + offset, undefined, { ...child.attrs, listType, label: "•" }),
    );
    dispatch(tr);
  },
});

const heading = (level: number, label: string, sign: string): Button => ({
  label,
  sign,
  isOn: isIn("heading", { level }),
  press: toggled(isIn("heading", { level }), call(wrapInHeadingCommand, level), call(turnIntoTextCommand)),
});

/** By Decap CMS's names of buttons, in the order of the toolbar. */
const BUTTONS: Readonly<Record<string, Button>> = {
  "heading-two": heading(2, "Heading", "H"),
  "heading-three": heading(3, "Smaller heading", "h"),
  bold: { label: "Bold (Ctrl+B)", sign: "B", isOn: hasMark("strong"), press: call(toggleStrongCommand) },
  italic: { label: "Italic (Ctrl+I)", sign: "I", isOn: hasMark("emphasis"), press: call(toggleEmphasisCommand) },
  link: { label: "Link (Ctrl+K)", sign: "Link", isOn: hasMark("link"), press: openLinkDialog },
  quote: {
    label: "Quotation",
    sign: "“ ”",
    isOn: isIn("blockquote"),
    press: toggled(isIn("blockquote"), call(wrapInBlockquoteCommand), run(lift)),
  },
  "bulleted-list": list("bullet_list", "Bulleted list", "• List", call(wrapInBulletListCommand)),
  "numbered-list": list("ordered_list", "Numbered list", "Numbered list", call(wrapInOrderedListCommand)),
  table: {
    label: "Table",
    sign: "Table",
    isOff: isInTable,
    press: call(insertTableCommand, { row: 3, col: 3 }),
  },
  footnote: { label: "Footnote", sign: "Footnote", press: addFootnote },
};

const IN_TABLES: readonly Button[] = [
  { label: "Add a row below", sign: "+ Row", press: run(addRowAfter) },
  { label: "Add a column after", sign: "+ Column", press: run(addColumnAfter) },
  { label: "Remove the row", sign: "− Row", press: run(deleteRow) },
  { label: "Remove the column", sign: "− Column", press: run(deleteColumn) },
  { label: "Remove the table", sign: "− Table", press: run(deleteTable) },
];

const HISTORY: readonly Button[] = [
  { label: "Undo (Ctrl+Z)", sign: "↶", isOff: (state) => undoDepth(state) === 0, press: run(undo) },
  { label: "Redo (Ctrl+Y)", sign: "↷", isOff: (state) => redoDepth(state) === 0, press: run(redo) },
];

interface Props {
  /** Not while the text is shown as Markdown. */
  editor: TextEditor | undefined;
  buttons: readonly string[];
  isMarkdown: boolean;
  toggleMarkdown: () => void;
  choosePicture: () => void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the next button. */
const move = (event: React.KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const step = KEYS[event.key];
  const current = buttons.indexOf(event.target as HTMLButtonElement);
  if (step === undefined && event.key !== "Home" && event.key !== "End") return;
  event.preventDefault();
  const next = step === undefined ? (event.key === "Home" ? 0 : -1) : (current + step) % buttons.length;
  buttons.at(next)?.focus();
};

export const Toolbar = ({ editor, buttons, isMarkdown, toggleMarkdown, choosePicture }: Props): React.ReactNode => {
  const [current, setCurrent] = React.useState("Markdown");
  const state = editor?.view.state;
  const button = ({ label, sign, isOn, isOff, press }: Button): React.ReactNode =>
    h(
      "button",
      {
        key: label,
        type: "button",
        title: label,
        "aria-label": label,
        tabIndex: label === current ? 0 : -1,
        "aria-pressed": isOn && state && isOn(state),
        disabled: state && isOff?.(state),
        onFocus: () => setCurrent(label),
        // The caret stays in the text.
        onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
        onClick: () => {
          if (!editor) return;
          press(editor);
          if (!editor.view.isDestroyed && !document.querySelector("dialog[open]")) editor.view.focus();
        },
      },
      sign,
    );
  const shown = Object.entries(BUTTONS).filter(([name]) => buttons.includes(name));
  const picture: Button = { label: "Picture", sign: "Picture", press: choosePicture };
  return h(
    "div",
    { role: "toolbar", "aria-label": "Formatting", className: "text-toolbar", onKeyDown: move },
    state && shown.map(([, one]) => button(one)),
    state && buttons.includes("image") && button(picture),
    state && isInTable(state) && IN_TABLES.map(button),
    state && HISTORY.map(button),
    h(
      "button",
      {
        type: "button",
        role: "switch",
        "aria-checked": isMarkdown,
        tabIndex: current === "Markdown" || !state ? 0 : -1,
        onFocus: () => setCurrent("Markdown"),
        onClick: toggleMarkdown,
      },
      "Markdown",
    ),
  );
};
