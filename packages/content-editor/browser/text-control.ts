/** The field of a Markdown text: an editor with a toolbar, or the Markdown itself. */
import * as React from "react";
import { chooseMedia } from "./media-dialog";
import type { ControlProps } from "./controls";
import { pathToContent } from "./form";
import { insertPicture } from "./text-picture";
import { TextEditor } from "./text-editor";
import { Toolbar } from "./text-toolbar";
import { keepUpload } from "./uploads";

const h = React.createElement;

interface State {
  isMarkdown: boolean;
  /** Grows with each change of the text or the selection, which the toolbar shows. */
  moves: number;
  /** What the editor could not do. */
  notice?: string;
}

const pathOf = (name: string): string => `${pathToContent()}media/${name}`;

const LOST = "The text is shown as Markdown now, because the editor has failed. Nothing was lost.";

export class TextControl extends React.Component<ControlProps, State> {
  override state: State = { isMarkdown: false, moves: 0 };
  private readonly root = React.createRef<HTMLDivElement>();
  private editor: TextEditor | undefined;
  /** What the editor shows. */
  private shown = "";
  private isGone = false;

  private get text(): string {
    const { value } = this.props;
    return typeof value === "string" ? value : "";
  }

  override componentDidMount(): void {
    void this.open();
  }

  override componentDidUpdate(_: ControlProps, { isMarkdown }: State): void {
    if (isMarkdown && !this.state.isMarkdown) void this.open();
    else this.follow();
    // React does not draw the element that is written into.
    for (const name of ["aria-describedby", "aria-invalid"] as const) {
      const value = this.props[name];
      if (value === undefined) this.editor?.view.dom.removeAttribute(name);
      else this.editor?.view.dom.setAttribute(name, String(value));
    }
  }

  override componentWillUnmount(): void {
    this.isGone = true;
    this.closeEditor();
  }

  private async open(): Promise<void> {
    const root = this.root.current;
    if (!root) return;
    this.shown = this.text;
    try {
      const editor = await TextEditor.open(root, this.props.field.label, this.shown, {
        changed: (text) => this.tell(text),
        moved: () => !this.isGone && this.setState(({ moves }) => ({ moves: moves + 1 })),
        addPictures: (files, at) => this.addFiles(files, at),
        failed: (error, text) => this.fail(error, text),
      });
      if (this.isGone) return editor.close();
      this.editor = editor;
      this.follow();
      this.setState(({ moves }) => ({ moves: moves + 1 }));
    } catch (error) {
      this.fail(error);
    }
  }

  private closeEditor(): void {
    this.editor?.close();
    this.editor = undefined;
  }

  private tell(text: string): void {
    this.shown = text;
    this.props.onChange(text);
  }

  /** Shows a text that the form has from somebody else or from a backup; what can be undone ends there. */
  private follow(): void {
    if (!this.editor || this.text === this.shown) return;
    this.shown = this.text;
    try {
      this.editor.show(this.text);
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown, text = this.text): void {
    console.error(error);
    if (text !== this.text) this.tell(text);
    this.toggle(true);
    this.setState({ notice: LOST });
  }

  private toggle = (isMarkdown: boolean): void => {
    if (isMarkdown) this.closeEditor();
    this.setState({ isMarkdown });
  };

  /** Puts pictures of files into the text; the last one of the same place is the first there. */
  private addFiles(files: readonly File[], at: number): void {
    for (const file of files.toReversed()) {
      const name = keepUpload(file, this.props.field.folder ?? "");
      if (this.editor) insertPicture(this.editor.view, pathOf(name), at);
    }
  }

  private choosePicture = (): void =>
    void chooseMedia("image", this.props.field.folder ?? "").then((name) => {
      const { view } = this.editor ?? {};
      if (view && name !== undefined) insertPicture(view, pathOf(name), view.state.selection.from);
      else view?.focus();
    });

  override render(): React.ReactNode {
    const { id, field, onChange } = this.props;
    const { isMarkdown, notice } = this.state;
    return h(
      "div",
      { id, className: "text-editor" },
      h(Toolbar, {
        editor: isMarkdown ? undefined : this.editor,
        isWhole: field.folder !== undefined,
        isMarkdown,
        toggleMarkdown: () => this.toggle(!isMarkdown),
        choosePicture: this.choosePicture,
      }),
      h("p", { role: "status" }, notice),
      isMarkdown
        ? h("textarea", {
            "aria-label": `${field.label} as Markdown`,
            "aria-describedby": this.props["aria-describedby"],
            "aria-invalid": this.props["aria-invalid"],
            value: this.text,
            rows: Math.min(40, this.text.split("\n").length + 4),
            onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value),
          })
        : h("div", { ref: this.root, className: "text-editor-root" }),
    );
  }
}
