/** Pictures in texts: shown with their file, their size, and a field for what they show. */
import { imageSchema } from "@milkdown/kit/preset/commonmark";
import type { Node } from "@milkdown/kit/prose/model";
import type { EditorView, NodeView } from "@milkdown/kit/prose/view";
import { $view } from "@milkdown/kit/utils";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { TEXT_WIDTH } from "content-kit";
import { Picture } from "./pictures";

const h = React.createElement;

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

/** Pictures that somebody has just inserted, of which the last one is described next. */
const inserted = new WeakSet<Node>();

/** Inserts a picture in a paragraph of its own next to that of the place; in a list or a table, at the place itself. */
export const insertPicture = ({ state, dispatch }: EditorView, src: string, at: number): void => {
  const { tr, doc, schema } = state;
  const picture = schema.nodes["image"]?.create({ src, alt: "", title: "" });
  if (!picture) return;
  inserted.add(picture);
  const $place = doc.resolve(Math.min(at, doc.content.size));
  const alone = schema.nodes["paragraph"]?.create(null, picture) ?? picture;
  if ($place.depth === 0) tr.insert($place.pos, alone);
  else if ($place.depth > 1 || $place.parent.content.size === 0) tr.insert($place.pos, picture);
  else tr.insert($place.parentOffset === 0 ? $place.before() : $place.after(), alone);
  dispatch(tr);
};

/** How an editor sees a picture. */
export const pictureView = $view(imageSchema.node, () => (first, view, getPos): NodeView => {
  const dom = document.createElement("span");
  dom.className = "picture-in-text";
  dom.contentEditable = "false";
  const root = createRoot(dom);
  const show = ({ attrs }: Node): void => {
    const describe = ({ target }: React.ChangeEvent<HTMLInputElement>): void =>
      view.dispatch(view.state.tr.setNodeMarkup(getPos() ?? 0, undefined, { ...attrs, alt: target.value }));
    root.render([
      h(Picture, { key: "picture", named: String(attrs["src"]), shownWidth: TEXT_WIDTH }),
      h(
        "label",
        { key: "alt" },
        "What the picture shows, for people who cannot see it",
        h("input", {
          value: String(attrs["alt"]),
          placeholder: "Three people at a reception desk",
          autoFocus: inserted.has(first),
          onChange: describe,
          onKeyDown: ({ key }: React.KeyboardEvent) => key === "Enter" && view.focus(),
        }),
      ),
    ]);
  };
  show(first);
  return {
    dom,
    update: (node) => {
      if (node.type === first.type) show(node);
      return node.type === first.type;
    },
    stopEvent: ({ target }) => target instanceof Element && target.closest("label") !== null,
    ignoreMutation: () => true,
    // React must not remove its root while it renders.
    destroy: () => void setTimeout(() => root.unmount()),
  };
});
