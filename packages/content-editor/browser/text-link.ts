/** The dialog for a link of a text, which finds pages by name. */
import { getMarkRange } from "@milkdown/kit/prose";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { LinkTarget } from "../link-targets";
import { element, labeled, showDialog } from "./dom";
import { pathToContent } from "./form";
import { asAddress, loadLinkTargets, targetsOf } from "./link-address";

interface Place {
  from: number;
  to: number;
  href: string;
}

/** The link at the caret, or the selected words. */
const placeOf = ({ state: { selection, schema } }: EditorView): Place => {
  const { $from, from, to, empty } = selection;
  const link = schema.marks["link"];
  const found = link && getMarkRange($from, link);
  if (!found) return { from, to, href: "" };
  const href = String(found.mark.attrs["href"]);
  return empty ? { from: found.from, to: found.to, href } : { from, to, href };
};

const setLink = ({ state, dispatch }: EditorView, { from, to }: Place, href: string, words: string): void => {
  const type = state.schema.marks["link"];
  if (!type) return;
  const { tr } = state;
  if (href === "") tr.removeMark(from, to, type);
  else if (from === to) tr.insert(from, state.schema.text(words || href, [type.create({ href })]));
  else tr.removeMark(from, to, type).addMark(from, to, type.create({ href }));
  dispatch(tr.removeStoredMark(type));
};

/** Opens the dialog for the link at the caret, or for the selected words. */
export const openLinkDialog = ({ view }: { view: EditorView }): void => {
  const place = placeOf(view);
  let words = "";
  const input = element("input", { type: "text", value: place.href, autocomplete: "off", spellcheck: "false" });
  const list = element("ul", { "aria-label": "Suggestions" });
  const choose = ({ address, name = address }: LinkTarget): void => {
    words = name;
    input.value = address;
    dialog.close("done");
  };
  const fill = (): void => {
    const buttons = targetsOf(input.value, pathToContent()).map((target) => {
      const button = element("button", { type: "button" }, target.name ?? target.address);
      if (target.name !== undefined) button.append(element("small", {}, target.address));
      button.addEventListener("click", () => choose(target));
      return element("li", {}, button);
    });
    list.replaceChildren(...buttons);
  };
  input.addEventListener("input", fill);
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
    const [first] = targetsOf(input.value, pathToContent());
    const isName = !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\.)/i.test(asAddress(input.value));
    if (event.submitter?.getAttribute("value") !== "done" || !isName || !first) return;
    event.preventDefault();
    choose(first);
  });
  const dialog = element("dialog", { class: "text-dialog" }, element("h2", {}, "Link"), form);
  showDialog(dialog, () => {
    if (dialog.returnValue === "done") setLink(view, place, asAddress(input.value), words);
    if (dialog.returnValue === "remove") setLink(view, place, "", "");
    view.focus();
  });
  input.select();
};
