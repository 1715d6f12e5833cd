/** The editor of texts as bundled for the forms, for tests without a form. */
import { TextEditor } from "content-editor/browser/text-editor";

let editor: TextEditor | undefined;

const nothing = (): void => undefined;

const start = async (): Promise<TextEditor> => {
  const root = document.createElement("div");
  document.body.append(root);
  return TextEditor.open(root, "Text", "", {
    changed: nothing,
    moved: nothing,
    addPictures: nothing,
    failed: (error) => {
      throw error;
    },
  });
};

/** Opens a text. */
export const open = async (text: string): Promise<unknown> => {
  editor ??= await start();
  editor.show(text);
  return editor.view.state.doc.toJSON();
};

/** The text with another document. */
export const write = (doc: object): string => editor?.textOf(editor.view.state.schema.nodeFromJSON(doc)) ?? "";

Object.assign(window, { richText: { open, write } });
