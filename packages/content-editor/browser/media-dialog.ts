/** Chooses a file of the media folder, or adds one to the form. */
import * as React from "react";
import type { ControlProps } from "./controls";
import { element, labeled, showDialog } from "./dom";
import { Picture, urlOf } from "./pictures";
import { settings } from "./settings";
import { keepUpload, nameOfUpload, uploadedNames } from "./uploads";

const h = React.createElement;

/** Pictures are shown, which takes a request each. */
const MOST = 12;

const ENDINGS = { image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i, file: /\.mp3$/i };

type Kind = keyof typeof ENDINGS;

const namesWith = (kind: Kind, folder: string, words: string): string[] =>
  [...new Set([...uploadedNames(), ...settings.media])]
    .filter((name) => ENDINGS[kind].test(name) && name.toLowerCase().includes(words.toLowerCase()))
    // Those of the same folder first.
    .sort((a, b) => Number(b.startsWith(`${folder}/`)) - Number(a.startsWith(`${folder}/`)) || a.localeCompare(b))
    .slice(0, MOST);

/** Keeps a file with the form, in the place of another one of its name if somebody wants that. */
const take = (file: File, folder: string): string => {
  const name = nameOfUpload(file, folder);
  const isReplacing =
    settings.media.has(name) &&
    window.confirm(`There is a file ${name}. Replace it, wherever it is shown, when the form is saved?`);
  return keepUpload(file, folder, isReplacing ? name : undefined);
};

/** Resolves to the name in the media folder; to nothing if the dialog is closed. */
export const chooseMedia = (kind: Kind, folder: string): Promise<string | undefined> =>
  new Promise((done) => {
    let chosen: string | undefined;
    const isPicture = kind === "image";
    const input = element("input", { type: "file", accept: isPicture ? "image/*" : ".mp3" });
    const search = element("input", { type: "search", autocomplete: "off" });
    const list = element("ul", { "aria-label": "Files", class: "media-files" });
    const choose = (name: string): void => {
      chosen = name;
      dialog.close();
    };
    const itemOf = (name: string): HTMLElement => {
      const button = element("button", { type: "button" }, name);
      button.addEventListener("click", () => choose(name));
      const picture = element("img", { alt: "" });
      if (isPicture) void urlOf(name).then((url) => (picture.src = url));
      return element("li", {}, button, ...(isPicture ? [picture] : []));
    };
    const fill = (): void => list.replaceChildren(...namesWith(kind, folder, search.value).map(itemOf));
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) choose(take(file, folder));
    });
    search.addEventListener("input", fill);
    const cancel = element("button", { type: "button" }, "Cancel");
    cancel.addEventListener("click", () => dialog.close());
    const dialog = element(
      "dialog",
      { class: "text-dialog" },
      element("h2", {}, isPicture ? "Picture" : "Recording"),
      labeled("Upload one", input, `It is kept in media/${folder}, with a name in lower case, once the form is saved.`),
      labeled("Or find one", search, "By a part of its name"),
      list,
      cancel,
    );
    fill();
    showDialog(dialog, () => done(chosen));
  });

/** A picture or a recording of a field. */
export const MediaControl = ({ value, onChange, field, ...input }: ControlProps): React.ReactNode => {
  const { widget, folder = "", shownWidth, label } = field;
  const name = typeof value === "string" ? value : "";
  const kind = widget === "image" ? "image" : "file";
  const focus = (): void => document.getElementById(input.id)?.focus();
  const choose = (): void =>
    void chooseMedia(kind, folder).then((chosen) => {
      if (chosen !== undefined) onChange(chosen);
      focus();
    });
  const remove = (): void => {
    onChange(undefined);
    focus();
  };
  const words = name === "" ? "Choose a file" : "Choose another file";
  return h(
    "div",
    { className: "media" },
    name !== "" && (kind === "image" ? h(Picture, { named: name, shownWidth, key: name }) : h("p", null, name)),
    h(
      "button",
      { ...input, "aria-invalid": undefined, "aria-label": `${label}: ${words}`, type: "button", onClick: choose },
      words,
    ),
    name !== "" && h("button", { type: "button", onClick: remove, "aria-label": `Remove ${label}` }, "Remove"),
  );
};
