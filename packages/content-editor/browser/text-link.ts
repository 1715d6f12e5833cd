/** Links of a text: the dialog that finds pages by name, and the marks of links that lead nowhere. */
import { InputRule } from "@milkdown/kit/prose/inputrules";
import { Fragment, type MarkType, type Node } from "@milkdown/kit/prose/model";
import { Plugin, PluginKey, type EditorState } from "@milkdown/kit/prose/state";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/kit/prose/view";
import { $inputRule } from "@milkdown/kit/utils";
import type { LinkTarget } from "../link-targets";
import { element, labeled, showDialog } from "./dom";
import {
  asAddress,
  bareAddresses,
  isBroken,
  isPage,
  knowLinkTargets,
  loadLinkTargets,
  targetsOf,
} from "./link-address";

const hrefOf = (node: Node): string | undefined =>
  node.marks.find(({ type }) => type.name === "link")?.attrs["href"] as string | undefined;

const brokenIn = (doc: Node): DecorationSet => {
  const marks: Decoration[] = [];
  doc.descendants((node, at) => {
    const href = hrefOf(node);
    if (href !== undefined && isBroken(href))
      marks.push(
        Decoration.inline(at, at + node.nodeSize, {
          class: "broken-link",
          title: `There is no page at ${href || "an empty address"}`,
        }),
      );
  });
  return DecorationSet.create(doc, marks);
};

const linksToPages = (doc: Node): boolean => {
  let isFound = false;
  doc.descendants((node) => !(isFound ||= isPage(hrefOf(node) ?? "#")));
  return isFound;
};

const broken = new PluginKey<DecorationSet>("broken-links");

export const brokenLinks = new Plugin<DecorationSet>({
  key: broken,
  state: {
    init: (_, { doc }) => brokenIn(doc),
    apply: (tr, marks) => (tr.docChanged || tr.getMeta(broken) ? brokenIn(tr.doc) : marks),
  },
  // Only a text that links to pages needs their list.
  view: (view) => {
    let isKnown = false;
    const know = (): void => {
      if (isKnown || !linksToPages(view.state.doc)) return;
      isKnown = true;
      void knowLinkTargets().then(() => view.isDestroyed || view.dispatch(view.state.tr.setMeta(broken, true)));
    };
    know();
    return { update: know };
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

interface Place {
  from: number;
  to: number;
  href: string;
}

/** The link at the caret, or the selected words. */
const placeOf = ({ selection, schema }: EditorState): Place => {
  const { $from, from, to, empty } = selection;
  const type = schema.marks["link"];
  const own = type && (type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []));
  if (!own) return { from, to, href: "" };
  if (!empty) return { from, to, href: String(own.attrs["href"]) };
  let [start, end] = [$from.start(), $from.start()];
  let isFound = false;
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!own.isInSet(node.marks)) {
      if (!isFound) start = at + node.nodeSize;
      return;
    }
    if (at + node.nodeSize < from || (isFound && end !== at)) return;
    isFound = true;
    end = at + node.nodeSize;
  });
  return { from: Math.min(start, from), to: Math.max(end, from), href: String(own.attrs["href"]) };
};

const setLink = (view: EditorView, { from, to }: Place, href: string, words: string): void => {
  const type = view.state.schema.marks["link"];
  if (!type) return;
  const { tr } = view.state;
  if (href === "") tr.removeMark(from, to, type);
  else if (from === to) tr.insert(from, view.state.schema.text(words || href, [type.create({ href })]));
  else tr.removeMark(from, to, type).addMark(from, to, type.create({ href }));
  view.dispatch(tr.removeStoredMark(type));
};

/** The words of a text node as links where they are addresses. */
const linkedWords = (node: Node, link: MarkType): Node[] => {
  const { text = "" } = node;
  if (node.marks.some(({ type }) => type === link || type.spec.code)) return [node];
  let from = 0;
  const parts = bareAddresses(text).flatMap(({ at, words, href }) => {
    const before = at > from ? [node.cut(from, at)] : [];
    from = at + words.length;
    return [...before, node.cut(at, from).mark(link.create({ href }).addToSet(node.marks))];
  });
  return from < text.length ? [...parts, node.cut(from)] : parts;
};

/** A block in which addresses that are written out are links, as they are on the page of a reader. */
export const withLinks = (block: Node): Node => {
  const link = block.type.schema.marks["link"];
  if (!link || block.type.spec.code || bareAddresses(block.textContent).length === 0) return block;
  const parts = block.content.content.flatMap((node) => (node.isText ? linkedWords(node, link) : withLinks(node)));
  return block.copy(Fragment.from(parts));
};

/** An address becomes a link when a space is typed behind it. */
export const linkWhileTyping = $inputRule(
  () =>
    new InputRule(/\S+ $/, (state, [typed], start, end) => {
      const link = state.schema.marks["link"];
      const found = bareAddresses(typed.trimEnd()).at(-1);
      if (!link || !found || state.doc.rangeHasMark(start, end, link)) return null;
      const from = start + found.at;
      const tr = state.tr.addMark(from, from + found.words.length, link.create({ href: found.href }));
      return tr.removeStoredMark(link).insertText(" ", end);
    }),
);

/** Opens the dialog for the link at the caret, or for the selected words. */
export const openLinkDialog = ({ view }: { view: EditorView }): void => {
  const place = placeOf(view.state);
  let words = "";
  const input = element("input", { type: "text", value: place.href, autocomplete: "off", spellcheck: "false" });
  const list = element("ul", { "aria-label": "Suggestions" });
  const dialog = element("dialog", { class: "text-dialog" });
  const choose = ({ address, name = address }: LinkTarget): void => {
    words = name;
    input.value = address;
    dialog.close("done");
  };
  const fill = (): void => {
    const buttons = targetsOf(input.value).map((target) => {
      const button = element("button", { type: "button" }, target.name ?? target.address);
      if (target.name !== undefined) button.append(element("small", {}, target.address));
      button.addEventListener("click", () => choose(target));
      return element("li", {}, button);
    });
    list.replaceChildren(...buttons);
  };
  input.addEventListener("input", fill);
  fill();
  void loadLinkTargets().then(fill);
  const form = element(
    "form",
    { method: "dialog" },
    labeled(
      "Where does it lead?",
      input,
      "A page, heading or file by its name, another site, an e-mail address or a phone number",
    ),
    list,
    element("button", { value: "done", class: "main" }, "Done"),
    " ",
    ...(place.href === "" ? [] : [element("button", { value: "remove" }, "Remove the link"), " "]),
    element("button", { value: "cancel" }, "Cancel"),
  );
  // A name that was typed is the first page of that name.
  form.addEventListener("submit", (event) => {
    const [first] = targetsOf(input.value);
    const isName = !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\.)/i.test(asAddress(input.value));
    if ((event.submitter as HTMLButtonElement | null)?.value !== "done" || !isName || !first) return;
    event.preventDefault();
    choose(first);
  });
  dialog.append(element("h2", {}, "Link"), form);
  showDialog(dialog, () => {
    if (dialog.returnValue === "done") setLink(view, place, asAddress(input.value), words);
    if (dialog.returnValue === "remove") setLink(view, place, "", "");
    view.focus();
  });
  input.select();
};
