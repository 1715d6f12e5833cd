/**
 * Keeps the source of what was not edited in Decap CMS's rich text. Its serializer knows no task lists, footnotes, targets
 * of links or alignments of tables, and writes the whole text anew with every key.
 */
import {
  markdownToRemark,
  markdownToSlate,
  slateToMarkdown,
} from "decap-cms-widget-markdown/dist/esm/serializers/index.js";
import type * as React from "react";
import { keepBlocks, type SourceBlock } from "../keep-blocks";

interface Node {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: Node[];
  spread?: boolean | null;
  value?: string;
}

/** How the lists of a block are written. */
interface Style {
  bullet: string;
  /** Whether an empty line is between the items of a list, and between the parts of an item. */
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

/** With code blocks as controls of their own, as the form has them. */
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

/** The hyphens below each column of a table; with the lengths of its cells, one word would change the line for all. */
const SHORTEST_CELL = 3;

/** Writes one block of a tree. */
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

/** A plugin of remark that is told of the tree before it is written. */
const beforeWriting = (transform: (tree: Node, write: Write) => Node | undefined) =>
  function plugin(this: Processor) {
    const { Compiler } = this;
    if (!Compiler) return undefined;
    return (tree: Node, file: unknown) => transform(tree, (block, style) => written(Compiler, block, file, style));
  };

/** What the rich text was filled with. */
interface Opened {
  source: string;
  blocks: SourceBlock[];
}

/** A block of the rich text, as it is written in each of the styles. */
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
  // Where Decap CMS shows other blocks than it reads, they cannot be told apart.
  if (slate.length !== children.length) return { source, blocks: [] };
  const blocks = children.map(({ position }, index): SourceBlock => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const [unedited = "", styled = ""] = writtenAs(slate[index], [PLAIN, styleOf(source.slice(start, end))]);
    return { start, end, unedited, styled };
  });
  return { source, blocks };
};

let opened: Opened = { source: "", blocks: [] };

/** Notes the text that a rich text is filled with. */
export const openRichText = (source: string): void => void (opened = read(source));

/** The plugin of remark that puts the source of what was not edited into what the rich text writes. */
export const keepSource = beforeWriting(({ children = [] }, write) => {
  const { source, blocks } = opened;
  if (blocks.length === 0) return undefined;
  const edited = children
    .map((child) => ({
      text: write(child, PLAIN),
      styledAs: ({ start, end }: SourceBlock) => write(child, styleOf(source.slice(start, end))),
    }))
    // An empty paragraph is a place to type in.
    .filter(({ text }) => text !== "");
  return { type: "root", children: [{ type: "html", value: keepBlocks(source, blocks, edited) }] };
});

interface Props {
  value?: string;
}

interface MarkdownControl extends React.Component<Props> {
  handleMode: (mode: string) => void;
}

/** Decap CMS's control for texts, which notes what its rich text is filled with. */
export const richTextControl = (control: new (props: Props) => MarkdownControl) =>
  class extends control {
    constructor(props: Props) {
      super(props);
      openRichText(props.value ?? "");
      const { handleMode } = this;
      this.handleMode = (mode) => {
        openRichText(this.props.value ?? "");
        handleMode(mode);
      };
    }
  };
