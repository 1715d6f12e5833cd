/** The field of a Markdown text: an editor with a toolbar, or the Markdown itself. */
import * as React from "react";
import type { ControlProps } from "./controls";
import { uploadPictures } from "./text-upload";
import { tellAboutText } from "./text-notice";
import type { PastedPicture } from "./pasted";
import { askForWords, insertPicture, replaceMark } from "./text-picture";
import { TextEditor } from "./text-editor";
import { Toolbar } from "./text-toolbar";
import { wordsIn } from "./text-words";

const h = React.createElement;

interface Props extends ControlProps {
  mediaPaths: { get: (control: string) => unknown };
  onOpenMediaLibrary: (options: object) => void;
  onRemoveInsertedMedia: (control: string) => void;
  onRemoveMediaControl: (control: string) => void;
}

interface State {
  isMarkdown: boolean;
  /** Grows with each change of the text or the selection, which the toolbar shows. */
  moves: number;
  words: number;
}

/** In milliseconds. */
const PAUSE = 300;

const LOST = "The text is shown as Markdown now, because the editor has failed. Nothing was lost.";

const UNWRITABLE = "This text can no longer be saved from here. Undo the last change with Ctrl+Z.";

export class TextControl extends React.Component<Props, State> {
  private readonly root = React.createRef<HTMLDivElement>();
  private readonly pictures = crypto.randomUUID();
  private editor: TextEditor | undefined;
  /** The texts that were given to the form, from the one that it has now: it may be behind. */
  private told: string[] = [];
  private isGone = false;
  /** The text whose words were counted last: a caret that moves changes none. */
  private counted: string;
  private counting = 0;

  constructor(props: Props) {
    super(props);
    this.counted = this.text;
    this.state = { isMarkdown: false, moves: 0, words: wordsIn(this.text) };
  }

  private get text(): string {
    const { value } = this.props;
    return typeof value === "string" ? value : "";
  }

  /** Decap CMS asks here whether to render; pictures of its library come with other properties than the value. */
  override shouldComponentUpdate(): boolean {
    return true;
  }

  override componentDidMount(): void {
    void this.open();
  }

  override componentDidUpdate(before: Props, { isMarkdown }: State): void {
    if (isMarkdown && !this.state.isMarkdown) void this.open();
    else if (this.editor && before.value !== this.props.value) this.follow();
    this.takePicture();
    this.countSoon();
  }

  override componentWillUnmount(): void {
    this.isGone = true;
    clearTimeout(this.counting);
    this.closeEditor();
    this.props.onRemoveMediaControl(this.pictures);
  }

  private async open(): Promise<void> {
    const root = this.root.current;
    if (!root) return;
    this.told = [this.text];
    try {
      const editor = await TextEditor.open(root, this.label(), this.text, {
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

  private label(): string {
    const label = this.props.field.get("label");
    return typeof label === "string" ? label : "Text";
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
    for (const path of await uploadPictures(files)) await this.insertPicture(path, at);
  }

  /** Puts pasted pictures where their marks are, and asks what they show. */
  private async fillIn(pictures: readonly PastedPicture[]): Promise<void> {
    for (const { file, alt, mark } of pictures) {
      const [src] = await uploadPictures([file]);
      const view = this.editor?.view;
      const picture = view?.state.schema.nodes["image"]?.create({ src, alt, title: "" });
      const at = view && picture && src !== undefined ? replaceMark(view, mark, picture) : undefined;
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

  private choosePicture = (): void =>
    this.props.onOpenMediaLibrary({ controlID: this.pictures, forImage: true, allowMultiple: false });

  /** Takes the picture that was chosen in Decap CMS's library. */
  private takePicture(): void {
    const chosen = this.props.mediaPaths.get(this.pictures);
    if (chosen === undefined || chosen === null) return;
    this.props.onRemoveInsertedMedia(this.pictures);
    const path: unknown = Array.isArray(chosen) ? chosen[0] : chosen;
    if (typeof path === "string" && path !== "") void this.insertPicture(path);
  }

  /** Counts at a pause in typing: a long text takes a while. */
  private countSoon(): void {
    if (this.text === this.counted) return;
    this.counted = this.text;
    clearTimeout(this.counting);
    this.counting = window.setTimeout(() => this.setState({ words: wordsIn(this.text) }), PAUSE);
  }

  private buttons(): readonly string[] {
    const buttons = this.props.field.get("buttons") as Iterable<string> | undefined;
    return [...(buttons ?? [])];
  }

  override render(): React.ReactNode {
    const { forID, classNameWrapper, setActiveStyle, setInactiveStyle, onChange } = this.props;
    const { isMarkdown, words } = this.state;
    // A file has empty lines above its text, which is no part of what people count or see.
    const [above = ""] = /^\n*/.exec(this.text) ?? [];
    return h(
      "div",
      { id: forID, className: `${classNameWrapper} text-editor`, onFocus: setActiveStyle, onBlur: setInactiveStyle },
      h(Toolbar, {
        editor: isMarkdown ? undefined : this.editor,
        buttons: this.buttons(),
        isMarkdown,
        toggleMarkdown: () => this.toggle(!isMarkdown),
        choosePicture: this.choosePicture,
      }),
      isMarkdown
        ? h("textarea", {
            "aria-label": `${this.label()} as Markdown`,
            value: this.text.slice(above.length),
            rows: Math.min(40, this.text.split("\n").length + 4),
            onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(above + event.target.value),
          })
        : h("div", { ref: this.root, className: "text-editor-root" }),
      h("p", { className: "word-count" }, words === 1 ? "1 word" : `${words} words`),
    );
  }
}
