/** Pictures in texts: shown with their file, size and description. */
import { imageSchema } from "@milkdown/kit/preset/commonmark";
import type { Node } from "@milkdown/kit/prose/model";
import type { EditorState, Transaction } from "@milkdown/kit/prose/state";
import type { EditorView, NodeView } from "@milkdown/kit/prose/view";
import { $view } from "@milkdown/kit/utils";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { TEXT_WIDTH } from "content-kit";
import { element, labeled, showDialog } from "./dom";
import { Picture } from "./pictures";

const h = React.createElement;

export interface PictureWords {
  alt: string;
  title: string;
}

const details = (attrs: Node["attrs"]): PictureWords & { src: string } => attrs as PictureWords & { src: string };

const PictureInText = ({ node, edit }: { node: Node; edit: () => void }): React.ReactNode => {
  const { src, alt } = details(node.attrs);
  return h(
    React.Fragment,
    null,
    h(Picture, { named: src, shownWidth: TEXT_WIDTH }),
    h(
      "span",
      { className: "picture-words" },
      h("span", null, alt || "No alternative text"),
      h("button", { type: "button", onClick: edit, "aria-label": `Describe the picture: ${alt || src}` }, "Describe"),
    ),
  );
};

/** Milkdown refuses a picture without a title, and drops it. */
export const pictureSchema = imageSchema.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return {
    ...schema,
    parseMarkdown: {
      ...schema.parseMarkdown,
      runner: (state, { url, alt, title }, type) =>
        void state.addNode(type, { src: url ?? "", alt: alt ?? "", title: title ?? "" }),
    },
  };
});

/** How an editor sees a picture. */
export const pictureView = (edit: (at: number) => void) =>
  $view(imageSchema.node, () => (first, _view, getPos): NodeView => {
    const dom = element("span", { class: "picture-in-text", contenteditable: "false" });
    const root = createRoot(dom);
    const show = (node: Node): void => root.render(h(PictureInText, { node, edit: () => edit(getPos() ?? 0) }));
    show(first);
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false;
        show(node);
        return true;
      },
      stopEvent: ({ target }) => target instanceof Element && target.closest("button") !== null,
      ignoreMutation: () => true,
      // React must not remove its root while it renders.
      destroy: () => void setTimeout(() => root.unmount()),
    };
  });

/** Inserts a picture in a paragraph of its own next to that of the place; in a list or a table, at the place itself. */
export const insertPicture = ({ tr, doc, schema }: EditorState, picture: Node, at: number): Transaction => {
  const $place = doc.resolve(Math.min(at, doc.content.size));
  const alone = schema.nodes["paragraph"]?.create(null, picture) ?? picture;
  if ($place.depth === 0) return tr.insert($place.pos, alone);
  if ($place.depth > 1 || $place.parent.content.size === 0) return tr.insert($place.pos, picture);
  return tr.insert($place.parentOffset === 0 ? $place.before() : $place.after(), alone);
};

/** Puts a picture in place of the first mark with these words. Returns where it is, if the mark is still there. */
export const replaceMark = ({ state, dispatch }: EditorView, words: string, picture: Node): number | undefined => {
  let found: number | undefined;
  state.doc.descendants((node, pos) => {
    if (found !== undefined) return false;
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (at < 0) return true;
    found = pos + 1 + at;
    dispatch(state.tr.replaceWith(found, found + words.length, picture));
    return false;
  });
  return found;
};

const field = (label: string, hint: string, value: string): [HTMLElement, HTMLInputElement] => {
  const input = element("input", { type: "text", value });
  return [labeled(label, input, hint), input];
};

/** Shows a picture, and asks for its words; resolves to nothing if the dialog is closed without them. */
export const askForWords = ({ src, alt, title }: PictureWords & { src: string }): Promise<PictureWords | undefined> =>
  new Promise((done) => {
    const [altField, altInput] = field(
      "Alternative text",
      "What the picture shows, for people who cannot see it, for example: Three people at a reception desk",
      alt,
    );
    const [titleField, titleInput] = field("Title", "Shown while the mouse is over the picture. May be empty.", title);
    const preview = element("div", {});
    const root = createRoot(preview);
    root.render(h(Picture, { named: src, shownWidth: TEXT_WIDTH }));
    const form = element(
      "form",
      { method: "dialog" },
      preview,
      altField,
      titleField,
      element(
        "p",
        {},
        element("button", { value: "done", class: "main" }, "Done"),
        " ",
        element("button", { value: "" }, "Cancel"),
      ),
    );
    const dialog = element("dialog", { class: "text-dialog" }, element("h2", {}, "Picture"), form);
    showDialog(dialog, () => {
      root.unmount();
      done(dialog.returnValue === "done" ? { alt: altInput.value.trim(), title: titleInput.value.trim() } : undefined);
    });
    altInput.select();
  });
