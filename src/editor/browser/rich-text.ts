/**
 * Keeps the Markdown source of unedited blocks. Decap CMS's serializer does not know task lists, footnotes, link
 * definitions and table alignment, and serializes the whole text on every key press.
 */
import {
  markdownToRemark,
  markdownToSlate,
  slateToMarkdown,
} from "decap-cms-widget-markdown/dist/esm/serializers/index.js";
import type * as React from "react";
import { tellAboutText } from "./text-notice";
import { keepBlocks, type SourceBlock } from "../keep-blocks";

interface Node {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: Node[];
  spread?: boolean | null;
  value?: string;
}

/** Markdown style of a block's lists. */
interface Style {
  bullet: string;
  /** Whether list items are separated by empty lines. */
  items: boolean;
  parts: boolean;
}

interface Compiler {
  options: object;
  compile: () => string;
}

type CompilerClass = new (tree: Node, file: unknown) => Compiler;

interface Processor {
  Compiler?: CompilerClass;
}

/** Code blocks as void nodes, as in the form. */
const OPTIONS = { voidCodeBlock: true };

const PLAIN: Style = { bullet: "-", items: false, parts: false };

const BULLET = /^[\s>]*([-*+])\s/m;
const EMPTY_LINE = /\n[ >]*\n/;
const EMPTY_LINE_AND_ITEM = /\n[ >]*\n[ >]*(?:[-*+]|\d+[.)])\s/;

const styleOf = (source: string): Style => ({
  bullet: BULLET.exec(source)?.[1] ?? PLAIN.bullet,
  items: EMPTY_LINE_AND_ITEM.test(source),
  parts: EMPTY_LINE.test(source),
});

const spaced = (node: Node, style: Style): Node => {
  const children = node.children?.map((child) => spaced(child, style));
  const spread = { list: style.items, listItem: style.parts }[node.type];
  return { ...node, ...(children ? { children } : {}), ...(spread === undefined ? {} : { spread }) };
};

type Write = (block: Node, style: Style) => string;

/** Fixed number of hyphens per table column; padding to cell lengths would change every row. */
const SHORTEST_CELL = 3;

/** Serializes a block. */
const written = (Compiler: CompilerClass, block: Node, file: unknown, style: Style): string => {
  const compiler = new Compiler({ type: "root", children: [spaced(block, style)] }, file);
  compiler.options = {
    ...compiler.options,
    bullet: style.bullet,
    paddedTable: false,
    stringLength: () => SHORTEST_CELL,
  };
  return compiler.compile().replace(/\n+$/, "");
};

/** A remark plugin that transforms the tree before serialization. */
const beforeWriting = (transform: (tree: Node, write: Write) => Node | undefined) =>
  function plugin(this: Processor) {
    const { Compiler } = this;
    if (!Compiler) return undefined;
    return (tree: Node, file: unknown) => transform(tree, (block, style) => written(Compiler, block, file, style));
  };

/** The text that the rich text was opened with. */
interface Opened {
  source: string;
  blocks: SourceBlock[];
}

/** A block in each of the styles. */
const writtenAs = (block: unknown, styles: readonly Style[]): string[] => {
  let texts: string[] = [];
  const plugin = beforeWriting(({ children = [] }, write) => {
    texts = styles.map((style) => children.map((child) => write(child, style)).join("\n\n"));
    return undefined;
  });
  slateToMarkdown([block], { ...OPTIONS, remarkPlugins: [plugin] });
  return texts;
};

const read = (source: string): Opened => {
  const { children = [] } = markdownToRemark(source, []) as Node;
  const slate = markdownToSlate(source, { ...OPTIONS, remarkPlugins: [] });
  // If Decap CMS splits blocks differently, they cannot be matched.
  if (slate.length !== children.length) return { source, blocks: [] };
  const blocks = children.map(({ position }, index): SourceBlock => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const [unedited = "", styled = ""] = writtenAs(slate[index], [PLAIN, styleOf(source.slice(start, end))]);
    return { start, end, unedited, styled };
  });
  return { source, blocks };
};

let opened: Opened = { source: "", blocks: [] };

/** Records the text that a rich text is opened with. */
export const openRichText = (source: string): void => void (opened = read(source));

/** Remark plugin that restores the source of unedited blocks. */
export const keepSource = beforeWriting(({ children = [] }, write) => {
  const { source, blocks } = opened;
  if (blocks.length === 0) return undefined;
  const edited = children
    .map((child) => ({
      text: write(child, PLAIN),
      styledAs: ({ start, end }: SourceBlock) => write(child, styleOf(source.slice(start, end))),
    }))
    // An empty paragraph is only a place to type.
    .filter(({ text }) => text !== "");
  return { type: "root", children: [{ type: "html", value: keepBlocks(source, blocks, edited) }] };
});

interface Props {
  value?: string;
}

interface MarkdownControl extends React.Component<Props> {
  handleMode: (mode: string) => void;
  /** Its element. */
  ref?: HTMLElement;
}

/** Decap CMS's text field and the switch above it have no accessible names. */
const nameParts = (element: HTMLElement | undefined): void => {
  element?.querySelector("[data-slate-editor]")?.setAttribute("aria-label", "Text");
  const modes = element?.querySelector("[role=switch]");
  modes?.setAttribute("aria-label", "Markdown");
  modes?.setAttribute("aria-checked", String(element?.matches(".cms-editor-raw")));
};

/** Decap CMS's Markdown control, which also records its text, and shows it as Markdown if the rich text fails. */
export const richTextControl = (control: new (props: Props) => MarkdownControl) =>
  class extends control {
    static getDerivedStateFromError(): object {
      return { mode: "raw" };
    }

    constructor(props: Props) {
      super(props);
      openRichText(props.value ?? "");
      const { handleMode } = this;
      this.handleMode = (mode) => {
        openRichText(this.props.value ?? "");
        handleMode(mode);
      };
    }

    override componentDidCatch(error: Error): void {
      console.error(error);
      tellAboutText("The text is shown as Markdown now, because the rich text has failed. Nothing was lost.");
    }

    override componentDidMount(): void {
      super.componentDidMount?.();
      nameParts(this.ref);
    }

    override componentDidUpdate(): void {
      nameParts(this.ref);
    }
  };
