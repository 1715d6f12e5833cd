/** The editor of a text: Milkdown, whose document is Markdown, without what this site's texts do not have. */
import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  schemaCtx,
} from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import { clipboard } from "@milkdown/kit/plugin/clipboard";
import { history } from "@milkdown/kit/plugin/history";
import {
  commonmark,
  headingIdGenerator,
  headingKeymap,
  insertImageInputRule,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
  wrapInHeadingInputRule,
} from "@milkdown/kit/preset/commonmark";
import {
  extendListItemSchemaForTask,
  gfm,
  remarkGFMPlugin,
  tableCellSchema,
  tableHeaderSchema,
} from "@milkdown/kit/preset/gfm";
import { textblockTypeInputRule } from "@milkdown/kit/prose/inputrules";
import { keymap } from "@milkdown/kit/prose/keymap";
import type { Node } from "@milkdown/kit/prose/model";
import { EditorState, Plugin, PluginKey, TextSelection, type Command } from "@milkdown/kit/prose/state";
import { addRowAfter, goToNextCell, isInTable } from "@milkdown/kit/prose/tables";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/kit/prose/view";
import { $inputRule, $prose, type $NodeSchema } from "@milkdown/kit/utils";
import { MARK_BLOCK } from "./focus-field";
import { brokenLinks, linkWhileTyping, openLinkDialog } from "./text-link";
import { pastePlugin, type PasteEvents } from "./text-paste";
import { pictureSchema, pictureView } from "./text-picture";
import { STYLE, TextSource } from "./text-source";

/** Not used: `# ` would make the page's title, form fields have ids of their own, and pictures are uploaded. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(
  [
    headingKeymap,
    insertImageInputRule,
    remarkPreserveEmptyLinePlugin,
    syncHeadingIdPlugin,
    wrapInHeadingInputRule,
  ].flat(),
);

/** `# ` begins a heading below the page's title, too. */
const headingRule = $inputRule((ctx) =>
  textblockTypeInputRule(/^(#{1,4})\s$/, headingOf(ctx), ([, signs = ""]) => ({ level: Math.max(2, signs.length) })),
);

const headingOf = (ctx: Ctx) => {
  const { heading } = ctx.get(schemaCtx).nodes;
  if (!heading) throw new Error("Milkdown has no headings.");
  return heading;
};

const withDefault = <Name extends string>(one: $NodeSchema<Name>, name: string, value: unknown): $NodeSchema<Name> =>
  one.extendSchema((previous) => (ctx) => {
    const schema = previous(ctx);
    return { ...schema, attrs: { ...schema.attrs, [name]: { ...schema.attrs?.[name], default: value } } };
  });

/** Pasted cells have no alignment, either. */
const withoutAlignment = <Name extends string>(one: $NodeSchema<Name>): $NodeSchema<Name> =>
  withDefault(one, "alignment", null).extendSchema((previous) => (ctx) => {
    const schema = previous(ctx);
    const getAttrs = (cell: HTMLElement) => ({ alignment: cell.style.textAlign || null });
    return { ...schema, parseDOM: schema.parseDOM?.map((rule) => ({ ...rule, getAttrs })) };
  });

/** New nodes are written in the shortest way: without a column's alignment, and without empty lines in lists. */
const SHORT_SCHEMAS = [
  withoutAlignment(tableCellSchema),
  withoutAlignment(tableHeaderSchema),
  withDefault(extendListItemSchemaForTask, "spread", false),
].flat();

const isInCell: Command = (state) => isInTable(state) && state.selection instanceof TextSelection;

/** The Tab key in a table's last cell begins a new row. */
const addLastRow: Command = (state, dispatch, view) => {
  if (!isInCell(state) || goToNextCell(1)(state) || !view) return false;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, view.dispatch);
};

/** At the edges of a cell, deleting would take the cell away; a cell has no second paragraph. */
const keys = {
  Enter: isInCell,
  Tab: addLastRow,
  "Mod-k": ((_state, _dispatch, view) => {
    if (view) openLinkDialog({ view });
    return true;
  }) as Command,
  Backspace: ((state) =>
    isInCell(state) && state.selection.empty && state.selection.$from.parentOffset === 0) as Command,
  Delete: ((state) =>
    isInCell(state) &&
    state.selection.empty &&
    state.selection.$from.parentOffset === state.selection.$from.parent.content.size) as Command,
};

const marks = new PluginKey<DecorationSet>("mark");

/** Marks blocks for focus-field.ts; an attribute of the element would not outlast a change of its block. */
const markPlugin = new Plugin<DecorationSet>({
  key: marks,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, set) => (tr.getMeta(marks) as DecorationSet | undefined) ?? set.map(tr.mapping, tr.doc),
  },
  props: {
    decorations: (state) => marks.getState(state),
    handleDOMEvents: {
      [MARK_BLOCK]: (view: EditorView, event: CustomEvent<boolean>): boolean => {
        event.preventDefault();
        const $pos = view.state.doc.resolve(view.posAtDOM(event.target as HTMLElement, 0));
        if ($pos.depth === 0) return true;
        const mark = Decoration.node($pos.before(1), $pos.after(1), { "data-marked": "" });
        view.dispatch(
          view.state.tr.setMeta(
            marks,
            event.detail ? DecorationSet.create(view.state.doc, [mark]) : DecorationSet.empty,
          ),
        );
        return true;
      },
    },
  },
});

export interface TextEvents {
  /** After each change of the text. */
  changed: (text: string) => void;
  /** After each change of the text or the selection. */
  moved: (state: EditorState) => void;
  addPictures: PasteEvents["addPictures"];
  fillIn: PasteEvents["fillIn"];
  editPicture: (at: number) => void;
  /** The text cannot be shown, or not be written as Markdown. */
  failed: (error: unknown, text: string | undefined) => void;
}

const LABELS = { role: "textbox", "aria-multiline": "true" };

/** The open text in its element. */
export class TextEditor {
  private constructor(
    private readonly editor: Editor,
    readonly view: EditorView,
    private readonly source: TextSource,
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
        ctx.update(remarkStringifyOptionsCtx, (options) => ({ ...options, ...STYLE, join: [...STYLE.join] }));
        ctx.set(editorViewOptionsCtx, {
          attributes: { ...LABELS, "aria-label": label },
          dispatchTransaction(this: EditorView, tr) {
            if (hasFailed) return;
            const state = this.state.apply(tr);
            try {
              this.updateState(state);
            } catch (error) {
              hasFailed = true;
              return events.failed(error, opened.editor?.textOf(state.doc));
            }
            if (tr.docChanged) opened.editor?.tell(state.doc, events);
            events.moved(state);
          },
        });
      })
      .use([
        $prose(() => keymap(keys)),
        $prose(() => markPlugin),
        $prose(() => brokenLinks),
        $prose(() => pastePlugin(events)),
      ])
      .use(commonmark.filter((plugin) => !LEFT_OUT.has(plugin)))
      .use([headingRule, linkWhileTyping, ...pictureSchema, pictureView(events.editPicture)])
      .use(gfm)
      .use(SHORT_SCHEMAS)
      .use(history)
      .use(clipboard)
      .create();
    const source = new TextSource(editor.ctx);
    opened.editor = new TextEditor(editor, editor.ctx.get(editorViewCtx), source);
    source.open(text);
    events.moved(opened.editor.view.state);
    return opened.editor;
  }

  get ctx(): Ctx {
    return this.editor.ctx;
  }

  /** The Markdown of a document; nothing if it cannot be written. */
  textOf(doc: Node): string | undefined {
    try {
      return this.source.write(doc);
    } catch {
      return undefined;
    }
  }

  private tell(doc: Node, { changed, failed }: TextEvents): void {
    try {
      changed(this.source.write(doc));
    } catch (error) {
      failed(error, undefined);
    }
  }

  /** Shows another text, without a way to undo it. */
  show(text: string): void {
    const { view } = this;
    const { schema, plugins } = view.state;
    view.updateState(EditorState.create({ schema, plugins, doc: this.source.open(text) }));
  }

  close(): void {
    // Milkdown does it later; a view that has failed must not look at its elements again.
    this.view.destroy();
    void this.editor.destroy();
  }
}
