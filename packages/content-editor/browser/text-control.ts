/** The field of a Markdown text: an editor with a toolbar, or the Markdown itself. */
import * as React from "react";
import { chooseMedia } from "./media-dialog";
import type { ControlProps } from "./controls";
import { openForm } from "./form";
import { tellAboutText } from "./text-notice";
import type { PastedPicture } from "./pasted";
import { askForWords, insertPicture, replaceMark } from "./text-picture";
import { TextEditor } from "./text-editor";
import { Toolbar } from "./text-toolbar";
import { wordsIn } from "./text-words";
import { keepUpload } from "./uploads";

const h = React.createElement;

interface State {
  isMarkdown: boolean;
  /** Grows with each change of the text or the selection, which the toolbar shows. */
  moves: number;
  words: number;
}

/** The media folder from the file of the form. */
export const pathToContent = (): string => "../".repeat((openForm()?.kind?.files.split("/").length ?? 1) - 1);

/** In milliseconds. */
const PAUSE = 300;

const LOST = "The text is shown as Markdown now, because the editor has failed. Nothing was lost.";

const UNWRITABLE = "This text can no longer be saved from here. Undo the last change with Ctrl+Z.";

export class TextControl extends React.Component<ControlProps, State> {
  private readonly root = React.createRef<HTMLDivElement>();
  private editor: TextEditor | undefined;
  /** The texts that were given to the form, from the one that it has now: it may be behind. */
  private told: string[] = [];
  private isGone = false;
  /** The text whose words were counted last: a caret that moves changes none. */
  private counted: string;
  private counting = 0;

  constructor(props: ControlProps) {
    super(props);
    this.counted = this.text;
    this.state = { isMarkdown: false, moves: 0, words: wordsIn(this.text) };
  }

  private get text(): string {
    const { value } = this.props;
    return typeof value === "string" ? value : "";
  }

  override componentDidMount(): void {
    void this.open();
  }

  override componentDidUpdate(before: ControlProps, { isMarkdown }: State): void {
    if (isMarkdown && !this.state.isMarkdown) void this.open();
    else if (this.editor && before.value !== this.props.value) this.follow();
    this.countSoon();
    this.describeText();
  }

  /** React does not draw the element that is written into. */
  private describeText(): void {
    const element = this.editor?.view.dom;
    for (const name of ["aria-describedby", "aria-invalid"] as const) {
      const value = this.props[name];
      if (value === undefined) element?.removeAttribute(name);
      else element?.setAttribute(name, String(value));
    }
  }

  override componentWillUnmount(): void {
    this.isGone = true;
    clearTimeout(this.counting);
    this.closeEditor();
  }

  private async open(): Promise<void> {
    const root = this.root.current;
    if (!root) return;
    this.told = [this.text];
    try {
      const editor = await TextEditor.open(root, this.props.field.label, this.text, {
        changed: (text) => this.tell(text),
        moved: () => !this.isGone && this.setState(({ moves }) => ({ moves: moves + 1 })),
        addPictures: (files, at) => void this.addFiles(files, at),
        fillIn: (pictures) => void this.fillIn(pictures),
        editPicture: (at) => void this.describe(at),
        failed: (error, text) => this.fail(error, text),
      });
      if (this.isGone) return editor.close();
      this.editor = editor;
      this.follow();
      this.setState(({ moves }) => ({ moves: moves + 1 }));
    } catch (error) {
      this.fail(error, this.text);
    }
  }

  private closeEditor(): void {
    this.editor?.close();
    this.editor = undefined;
  }

  private tell(text: string): void {
    this.told.push(text);
    this.props.onChange(text);
  }

  /** Shows a text that the form has from somebody else or from a backup; what can be undone ends there. */
  private follow(): void {
    const known = this.told.lastIndexOf(this.text);
    this.told.splice(0, known);
    if (known !== -1) return;
    this.told = [this.text];
    try {
      this.editor?.show(this.text);
    } catch (error) {
      this.fail(error, this.text);
    }
  }

  private fail(error: unknown, text: string | undefined): void {
    console.error(error);
    if (text === undefined) return tellAboutText(UNWRITABLE);
    if (text !== this.text) this.tell(text);
    this.toggle(true);
    tellAboutText(LOST);
  }

  private toggle = (isMarkdown: boolean): void => {
    if (isMarkdown) this.closeEditor();
    this.setState({ isMarkdown });
  };

  /** Puts pictures of files into the text, and asks what they show. */
  private async addFiles(files: readonly File[], at: number): Promise<void> {
    for (const file of files) await this.insertPicture(await this.upload(file), at);
  }

  /** Puts pasted pictures where their marks are, and asks what they show. */
  private async fillIn(pictures: readonly PastedPicture[]): Promise<void> {
    for (const { file, alt, mark } of pictures) {
      const src = await this.upload(file);
      const view = this.editor?.view;
      const picture = view?.state.schema.nodes["image"]?.create({ src, alt, title: "" });
      const at = view && picture ? replaceMark(view, mark, picture) : undefined;
      if (at !== undefined) await this.describe(at);
    }
  }

  private async insertPicture(src: string, at?: number): Promise<void> {
    const view = this.editor?.view;
    if (!view) return;
    const picture = view.state.schema.nodes["image"]?.create({ src, alt: "", title: "" });
    if (!picture) return;
    view.dispatch(insertPicture(view.state, picture, at ?? view.state.selection.from));
    let found: number | undefined;
    view.state.doc.descendants((node, pos) => {
      if (node.attrs["src"] === src && node.attrs["alt"] === "") found = pos;
    });
    if (found !== undefined) await this.describe(found);
  }

  private async describe(at: number): Promise<void> {
    const view = this.editor?.view;
    const attrs = view?.state.doc.nodeAt(at)?.attrs as { src: string; alt: string; title: string } | undefined;
    if (!view || !attrs) return;
    const words = await askForWords(attrs);
    if (words && view.state.doc.nodeAt(at)?.attrs["src"] === attrs.src)
      view.dispatch(view.state.tr.setNodeMarkup(at, undefined, { ...attrs, ...words }));
    view.focus();
  }

  private pathOf(name: string): string {
    return `${pathToContent()}media/${name}`;
  }

  private async upload(file: File): Promise<string> {
    return this.pathOf(await keepUpload(file, this.props.field.folder ?? ""));
  }

  private choosePicture = (): void =>
    void chooseMedia("image", this.props.field.folder ?? "").then((name) => {
      if (name !== undefined) return this.insertPicture(this.pathOf(name));
      this.editor?.view.focus();
    });

  /** Counts at a pause in typing: a long text takes a while. */
  private countSoon(): void {
    if (this.text === this.counted) return;
    this.counted = this.text;
    clearTimeout(this.counting);
    this.counting = window.setTimeout(() => this.setState({ words: wordsIn(this.text) }), PAUSE);
  }

  override render(): React.ReactNode {
    const { id, field, onChange } = this.props;
    const { isMarkdown, words } = this.state;
    // A file has empty lines above its text, which is no part of what people count or see.
    const [above = ""] = /^\n*/.exec(this.text) ?? [];
    return h(
      "div",
      { id, className: "text-editor" },
      h(Toolbar, {
        editor: isMarkdown ? undefined : this.editor,
        buttons: field.buttons ?? [],
        isMarkdown,
        toggleMarkdown: () => this.toggle(!isMarkdown),
        choosePicture: this.choosePicture,
      }),
      isMarkdown
        ? h("textarea", {
            "aria-label": `${field.label} as Markdown`,
            "aria-describedby": this.props["aria-describedby"],
            "aria-invalid": this.props["aria-invalid"],
            value: this.text.slice(above.length),
            rows: Math.min(40, this.text.split("\n").length + 4),
            onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(above + event.target.value),
          })
        : h("div", { ref: this.root, className: "text-editor-root" }),
      h("p", { className: "word-count" }, words === 1 ? "1 word" : `${words} words`),
    );
  }
}
