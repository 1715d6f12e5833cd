/** The editor of a text: Milkdown, whose document is Markdown, without what this site's texts do not have. */
import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import { clipboard } from "@milkdown/kit/plugin/clipboard";
import { history } from "@milkdown/kit/plugin/history";
import {
  commonmark,
  headingIdGenerator,
  insertImageInputRule,
  linkSchema,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from "@milkdown/kit/preset/commonmark";
import { extendListItemSchemaForTask, gfm, remarkGFMPlugin } from "@milkdown/kit/preset/gfm";
import { keymap } from "@milkdown/kit/prose/keymap";
import type { Node } from "@milkdown/kit/prose/model";
import { EditorState, TextSelection, type Command } from "@milkdown/kit/prose/state";
import { isInTable } from "@milkdown/kit/prose/tables";
import type { EditorView } from "@milkdown/kit/prose/view";
import { $prose } from "@milkdown/kit/utils";
import { openLinkDialog } from "./text-link";
import { pastePlugin } from "./text-paste";
import { pictureSchema, pictureView } from "./text-picture";
import { readText, setStyle, writeText } from "./text-source";

/** Not used: form fields have ids of their own, pictures are uploaded, and an empty line is only a place to type. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(
  [insertImageInputRule, remarkPreserveEmptyLinePlugin, syncHeadingIdPlugin].flat(),
);

/** New lists have no empty lines. */
const listItemSchema = extendListItemSchemaForTask.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return { ...schema, attrs: { ...schema.attrs, spread: { ...schema.attrs?.["spread"], default: false } } };
});

/** What is typed behind a link is no part of it. */
const endingLinkSchema = linkSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), inclusive: false }));

const isInCell: Command = (state) => isInTable(state) && state.selection instanceof TextSelection;

/** Whether the caret is at the first or the last place of a cell. */
const isAtEdge =
  (edge: "start" | "end"): Command =>
  (state) =>
    isInCell(state) && state.selection.empty && state.selection.$from.pos === state.selection.$from[edge]();

const openLink: Command = (_state, _dispatch, view) => {
  if (view) openLinkDialog({ view });
  return true;
};

/** At the edges of a cell, deleting would take the cell away; a cell has no second paragraph. */
const keys = {
  Enter: isInCell,
  "Mod-k": openLink,
  Backspace: isAtEdge("start"),
  Delete: isAtEdge("end"),
};

export interface TextEvents {
  /** After each change of the text. */
  changed: (text: string) => void;
  /** After each change of the text or the selection. */
  moved: () => void;
  /** Inserts files of pictures at a place. */
  addPictures: (files: readonly File[], at: number) => void;
  /** The text cannot be shown, or not be written as Markdown. @param text what it was to be, if it could be written */
  failed: (error: unknown, text: string | undefined) => void;
}

/** The open text in its element. */
export class TextEditor {
  private constructor(
    private readonly editor: Editor,
    readonly view: EditorView,
  ) {}

  /** @throws if the text cannot be shown */
  static async open(root: HTMLElement, label: string, text: string, events: TextEvents): Promise<TextEditor> {
    const opened: { editor?: TextEditor } = {};
    let hasFailed = false;
    const editor = await Editor.make()
      .config((ctx) => {
        ctx.set(rootCtx, root);
        ctx.set(defaultValueCtx, text);
        // Ids of pages would be those of fields of the form.
        ctx.set(headingIdGenerator.key, () => "");
        ctx.set(remarkGFMPlugin.options.key, { singleTilde: false });
        setStyle(ctx);
        ctx.set(editorViewOptionsCtx, {
          attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
          dispatchTransaction(this: EditorView, tr) {
            if (hasFailed) return;
            const state = this.state.apply(tr);
            let written: string | undefined;
            try {
              written = tr.docChanged ? opened.editor?.textOf(state.doc) : undefined;
              this.updateState(state);
            } catch (error) {
              hasFailed = true;
              return events.failed(error, written);
            }
            if (written !== undefined) events.changed(written);
            events.moved();
          },
        });
      })
      .use([$prose(() => keymap(keys)), $prose(() => pastePlugin(events.addPictures))])
      .use(commonmark.filter((plugin) => !LEFT_OUT.has(plugin)))
      .use([...endingLinkSchema, ...pictureSchema, pictureView])
      .use(gfm)
      .use(listItemSchema)
      .use(history)
      .use(clipboard)
      .create();
    readText(editor.ctx, text);
    return (opened.editor = new TextEditor(editor, editor.ctx.get(editorViewCtx)));
  }

  get ctx(): Ctx {
    return this.editor.ctx;
  }

  /** The Markdown of a document. */
  textOf(doc: Node): string {
    return writeText(this.ctx, doc);
  }

  /** Shows another text, without a way to undo it. */
  show(text: string): void {
    const { view } = this;
    const { schema, plugins } = view.state;
    view.updateState(EditorState.create({ schema, plugins, doc: readText(this.ctx, text) }));
  }

  close(): void {
    // Milkdown does it later; a view that has failed must not look at its elements again.
    this.view.destroy();
    void this.editor.destroy();
  }
}
