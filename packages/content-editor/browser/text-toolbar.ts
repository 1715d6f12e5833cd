/** The toolbar of a text: one stop of the Tab key, in which the arrow keys move. */
import {
  liftListItemCommand,
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
  /** Only for the text of a page, not for a text among its fields. */
  isOfPages?: boolean;
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
    if (around) call(liftListItemCommand)(editor);
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

const heading = (level: number, label: string, sign: string, isOfPages = false): Button => ({
  label,
  sign,
  isOn: isIn("heading", level),
  press: toggled(isIn("heading", level), call(wrapInHeadingCommand, level), call(turnIntoTextCommand)),
  isOfPages,
});

const BUTTONS: readonly Button[] = [
  heading(2, "Heading", "H", true),
  heading(3, "Smaller heading", "h"),
  { label: "Bold (Ctrl+B)", sign: "B", isOn: hasMark("strong"), press: call(toggleStrongCommand) },
  { label: "Italic (Ctrl+I)", sign: "I", isOn: hasMark("emphasis"), press: call(toggleEmphasisCommand) },
  { label: "Link (Ctrl+K)", sign: "Link", isOn: hasMark("link"), press: openLinkDialog },
  {
    label: "Quotation",
    sign: "“ ”",
    isOn: isIn("blockquote"),
    press: toggled(isIn("blockquote"), call(wrapInBlockquoteCommand), run(lift)),
  },
  list("bullet_list", "Bulleted list", "• List", call(wrapInBulletListCommand)),
  list("ordered_list", "Numbered list", "Numbered list", call(wrapInOrderedListCommand)),
  { label: "Table", sign: "Table", isOff: isInTable, press: call(insertTableCommand), isOfPages: true },
  { label: "Footnote", sign: "Footnote", press: addFootnote, isOfPages: true },
];

const IN_TABLES: readonly Button[] = [
  { label: "Add a row below", sign: "+ Row", press: run(addRowAfter) },
  { label: "Add a column after", sign: "+ Column", press: run(addColumnAfter) },
  { label: "Remove the row", sign: "− Row", press: run(deleteRow) },
  { label: "Remove the column", sign: "− Column", press: run(deleteColumn) },
  { label: "Remove the table", sign: "− Table", press: run(deleteTable) },
];

interface Props {
  /** Not while the text is shown as Markdown. */
  editor: TextEditor | undefined;
  /** Whether it is the text of a page. */
  isWhole: boolean;
  isMarkdown: boolean;
  toggleMarkdown: () => void;
  choosePicture: () => void;
}

/** Moves the focus to a button next to the focused one. */
const move = ({ key, currentTarget }: React.KeyboardEvent<HTMLElement>): void => {
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const focused = buttons.findIndex((button) => button === document.activeElement);
  if (key === "ArrowLeft") buttons.at(focused - 1)?.focus();
  if (key === "ArrowRight") buttons.at((focused + 1) % buttons.length)?.focus();
};

export const Toolbar = ({ editor, isWhole, isMarkdown, toggleMarkdown, choosePicture }: Props): React.ReactNode => {
  const state = editor?.view.state;
  const picture: Button = { label: "Picture", sign: "Picture", press: choosePicture, isOfPages: true };
  const shown = state
    ? [...BUTTONS, picture, ...(isInTable(state) ? IN_TABLES : [])].filter(({ isOfPages }) => isWhole || !isOfPages)
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
      { type: "button", role: "switch", "aria-checked": isMarkdown, tabIndex: state ? -1 : 0, onClick: toggleMarkdown },
      "Markdown",
    ),
  );
};
