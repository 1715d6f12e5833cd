/** Reads and writes a text of the editor: blocks that nobody edited keep their Markdown to the character. */
import { parserCtx, remarkCtx, schemaCtx } from "@milkdown/core";
import type { Ctx } from "@milkdown/ctx";
import type { Node } from "@milkdown/prose/model";
import { SerializerState, type Serializer } from "@milkdown/transformer";
import { keepBlocks, type SourceBlock } from "./keep-blocks";
import { withLinks } from "./text-link";

/** A text as it was opened. */
export interface Opened {
  source: string;
  blocks: SourceBlock[];
  doc: Node;
}

interface Spot {
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
  children?: Spot[];
}

const BULLET = /^[\s>]*([-*+])\s/m;
const DEFAULT_BULLET = "-";

/** The bullet of a block's first list. */
const bulletOf = (source: string): string => BULLET.exec(source)?.[1] ?? DEFAULT_BULLET;

interface Part {
  type: string;
  ordered?: boolean | null;
  start?: number | null;
  children?: Part[];
}

/** Right below words, such a list would be part of them: https://spec.commonmark.org/0.31.2/#lists */
const setApart = (above: Part, { type, ordered, start, children = [] }: Part): 1 | undefined => {
  const isEmpty = children[0]?.children?.every((part) => !part.children?.length);
  const isPartOf = type === "list" && above.type === "paragraph" && (isEmpty || (ordered && start !== 1));
  return isPartOf ? 1 : undefined;
};

export class TextSource {
  /** One for each bullet: all else is kept in the document. */
  private readonly serializers = new Map<string, Serializer>();
  /** ProseMirror keeps the nodes that a change does not touch. */
  private readonly written = new WeakMap<Node, Map<string, string>>();

  constructor(private readonly ctx: Ctx) {}

  private serializer(bullet: string): Serializer {
    const known = this.serializers.get(bullet);
    if (known) return known;
    const remark = this.ctx
      .get(remarkCtx)()
      .data("settings", { bullet, join: [setApart] } as never);
    const made = SerializerState.create(this.ctx.get(schemaCtx), remark);
    this.serializers.set(bullet, made);
    return made;
  }

  /** A block as Markdown. */
  private write(block: Node, bullet = DEFAULT_BULLET): string {
    const texts = this.written.get(block) ?? new Map<string, string>();
    this.written.set(block, texts);
    const known = texts.get(bullet);
    if (known !== undefined) return known;
    const text = this.serializer(bullet)(this.ctx.get(schemaCtx).topNodeType.create(null, withLinks(block))).replace(
      /\n+$/,
      "",
    );
    texts.set(bullet, text);
    return text;
  }

  private partsOf(source: string): Spot[] {
    const remark = this.ctx.get(remarkCtx);
    return (remark.runSync(remark.parse(source), source) as Spot).children ?? [];
  }

  /** Where the blocks of a document are in its source; nothing if that is not certain. */
  private blocksOf(source: string, doc: Node): SourceBlock[] {
    const children = this.partsOf(source);
    if (children.length !== doc.childCount) return [];
    return children.map((child, index): SourceBlock => {
      const { position = child.children?.[0]?.position } = child;
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      const block = doc.child(index);
      return { start, end, unedited: this.write(block), styled: this.write(block, bulletOf(source.slice(start, end))) };
    });
  }

  /** Parses Markdown. */
  parse(markdown: string): Node {
    return this.ctx.get(parserCtx)(markdown);
  }

  /** @throws if the text could not be written again as it is: Milkdown drops what it does not know */
  open(source: string): Opened {
    const doc = this.parse(source);
    const opened = { source, blocks: this.blocksOf(source, doc), doc };
    if (this.close(opened, doc).trim() !== source.trim()) throw new Error("The editor cannot keep this text as it is.");
    return opened;
  }

  /** The complete text after an edit. */
  close({ source, blocks }: Opened, doc: Node): string {
    const edited = Array.from({ length: doc.childCount }, (_, index) => doc.child(index))
      .map((block) => ({
        text: this.write(block),
        styledAs: ({ start, end }: SourceBlock) => this.write(block, bulletOf(source.slice(start, end))),
      }))
      // An empty paragraph is only a place to type.
      .filter(({ text }) => text !== "");
    if (blocks.length > 0) return keepBlocks(source, blocks, edited);
    // A text of definitions only has no block.
    const kept = this.partsOf(source).length === 0 ? source.trimEnd() : "";
    return [kept, ...edited.map(({ text }) => text)].filter(Boolean).join("\n\n");
  }
}
