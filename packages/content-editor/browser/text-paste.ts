/** Pastes into a text: cleaned HTML of any program, and pictures as files. */
import { Plugin } from "@milkdown/kit/prose/state";
import { isInTable } from "@milkdown/kit/prose/tables";
import { cleaned, lineOf } from "./pasted";

/** Inserts files of pictures at a place. */
type AddPictures = (files: readonly File[], at: number) => void;

/** Takes files of pictures. @returns false without any file */
const takeFiles = ({ files }: DataTransfer, at: number, addPictures: AddPictures): boolean => {
  const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
  if (pictures.length < files.length)
    window.alert("Only pictures can be put into a text. Upload another file with “Media” at the top, and link to it.");
  if (pictures.length > 0) addPictures(pictures, at);
  return files.length > 0;
};

/** Set by ProseMirror on what is copied in a text. */
const OWN = "data-pm-slice";

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

/** Blocks stay blocks, also where the caret is in a sentence; items of a list become items of the one at the caret. */
const asBlocks = (html: string): string => {
  const body = bodyOf(html);
  const [first] = body.children;
  const isList = [...body.children].every((block) => block.matches("ul, ol"));
  if (!first || (body.children.length < 2 && !isList)) return html;
  first.setAttribute(OWN, isList ? "1 1 []" : "0 0 []");
  return body.innerHTML;
};

export const pastePlugin = (addPictures: AddPictures): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: (html) => (html.includes(OWN) ? html : asBlocks(cleaned(html))),
      handlePaste: (view, { clipboardData: data }) => {
        if (!data) return false;
        const html = data.getData("text/html");
        const { state } = view;
        // A picture that was copied by itself is there as a file, too.
        const isPicture = html === "" || (lineOf(bodyOf(html)) === "" && html.includes("<img"));
        if (isPicture && data.files.length > 0) return takeFiles(data, state.selection.from, addPictures);
        if (html.includes(OWN) || !isInTable(state)) return false;
        // A cell of Markdown's tables holds words only.
        const text =
          html === ""
            ? data.getData("text/plain")
            : bodyOf(html.replace(/<\/(?:p|div|li|td|th|h\d)>/gi, "$& ")).textContent;
        view.dispatch(state.tr.insertText(text.replace(/\s+/g, " ").trim()));
        return true;
      },
      handleDrop: (view, event) => {
        const { dataTransfer: data } = event;
        if (!data || data.files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
        event.preventDefault();
        return takeFiles(data, at, addPictures);
      },
    },
  });
