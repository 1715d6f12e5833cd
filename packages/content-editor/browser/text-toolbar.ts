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
import { findParentNode } from "@milkdown/kit/prose";
import { lift } from "@milkdown/kit/prose/commands";
import { redo, redoDepth, undo, undoDepth } from "@milkdown/kit/prose/history";
import { liftListItem } from "@milkdown/kit/prose/schema-list";
import { TextSelection, type Command, type EditorState } from "@milkdown/kit/prose/state";
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
  (name: string, level?: number) =>
  ({ selection }: EditorState): boolean =>
    findParentNode(({ type, attrs }) => type.name === name && attrs["level"] === level)(selection) !== undefined;

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

const listAround = ({ selection }: EditorState): string | undefined =>
  findParentNode(({ type }) => type.name.endsWith("_list"))(selection)?.node.type.name;

/** Makes a list, takes the item out of one, or does both for one of the other kind. */
const list = (name: string, label: string, sign: string, wrap: (editor: TextEditor) => void): Button => ({
  label,
  sign,
  isOn: (state) => listAround(state) === name,
  press: (editor) => {
    const around = listAround(editor.view.state);
    const { list_item: item } = editor.view.state.schema.nodes;
    if (around && item) run(liftListItem(item))(editor);
    if (around !== name) wrap(editor);
  },
});

/** Puts a mark at the caret, and its note at the end of the text, where the caret goes. */
const addFootnote = ({ view: { state, dispatch } }: TextEditor): void => {
  const { footnote_reference: reference, footnote_definition: definition, paragraph } = state.schema.nodes;
  if (!reference || !definition || !paragraph) return;
  const labels = state.doc.children
    .filter(({ type }) => type === definition)
    .map(({ attrs }) => Number(attrs["label"]));
  const label = String(Math.max(0, ...labels.filter(Number.isInteger)) + 1);
  const tr = state.tr.replaceSelectionWith(reference.create({ label }), false);
  const end = tr.doc.content.size;
  tr.insert(end, definition.create({ label }, paragraph.create()));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
};

const heading = (level: number, label: string, sign: string): Button => ({
  label,
  sign,
  isOn: isIn("heading", level),
  press: toggled(isIn("heading", level), call(wrapInHeadingCommand, level), call(turnIntoTextCommand)),
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
  { label: "Undo (Ctrl+Z)", sign: "Undo", isOff: (state) => undoDepth(state) === 0, press: run(undo) },
  { label: "Redo (Ctrl+Y)", sign: "Redo", isOff: (state) => redoDepth(state) === 0, press: run(redo) },
];

interface Props {
  /** Not while the text is shown as Markdown. */
  editor: TextEditor | undefined;
  buttons: readonly string[];
  isMarkdown: boolean;
  toggleMarkdown: () => void;
  choosePicture: () => void;
}

/** Moves the focus to a button next to the focused one. */
const move = ({ key, target, currentTarget }: React.KeyboardEvent<HTMLElement>): void => {
  const step = ["ArrowLeft", "", "ArrowRight"].indexOf(key) - 1;
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  if (Math.abs(step) === 1) buttons.at((buttons.indexOf(target as HTMLButtonElement) + step) % buttons.length)?.focus();
};

export const Toolbar = ({ editor, buttons, isMarkdown, toggleMarkdown, choosePicture }: Props): React.ReactNode => {
  const state = editor?.view.state;
  const picture: Button = { label: "Picture", sign: "Picture", press: choosePicture };
  const shown = state
    ? [
        ...Object.entries({ ...BUTTONS, image: picture }).flatMap(([name, one]) =>
          buttons.includes(name) ? [one] : [],
        ),
        ...(isInTable(state) ? IN_TABLES : []),
        ...HISTORY,
      ]
    : [];
  return h(
    "div",
    { role: "toolbar", "aria-label": "Formatting", className: "text-toolbar", onKeyDown: move },
    shown.map(({ label, sign, isOn, isOff, press }, index) =>
      h(
        "button",
        {
          key: label,
          type: "button",
          title: label,
          "aria-label": label,
          tabIndex: index === 0 ? 0 : -1,
          "aria-pressed": isOn && state && isOn(state),
          disabled: state && isOff?.(state),
          // The caret stays in the text.
          onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
          onClick: () => {
            if (!editor) return;
            press(editor);
            if (!editor.view.isDestroyed && !document.querySelector("dialog[open]")) editor.view.focus();
          },
        },
        sign,
      ),
    ),
    h(
      "button",
      {
        type: "button",
        role: "switch",
        "aria-checked": isMarkdown,
        tabIndex: state ? -1 : 0,
        onClick: toggleMarkdown,
      },
      "Markdown",
    ),
  );
};
