/** Reads and writes a text of the editor. */
import { parserCtx, schemaCtx, serializerCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import { Fragment, type MarkType, type Node } from "@milkdown/kit/prose/model";
import { parseMarkdown } from "content-kit";
import { bareAddresses } from "./link-address";

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

/** As the texts of the content are written: options of remark-stringify. */
export const STYLE = { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one", join: [setApart] } as const;

/** What a page is made from: a text without the way in which it is written. */
const meaningOf = (markdown: string): string =>
  JSON.stringify(parseMarkdown(markdown.trim()), (key, value: unknown) => (key === "position" ? undefined : value));

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
const withLinks = (block: Node): Node => {
  const link = block.type.schema.marks["link"];
  if (!link || block.type.spec.code || bareAddresses(block.textContent).length === 0) return block;
  const parts = block.content.content.flatMap((node) => (node.isText ? linkedWords(node, link) : withLinks(node)));
  return block.copy(Fragment.from(parts));
};

export class TextSource {
  /** Empty lines around the text in its file. */
  private around: readonly [before: string, after: string] = ["", ""];

  constructor(private readonly ctx: Ctx) {}

  /** @throws if the page would be another one when the text is written again: Milkdown drops what it does not know */
  open(markdown: string): Node {
    const [before = ""] = /^\s*/.exec(markdown) ?? [];
    const [after = ""] = /\s*$/.exec(markdown.slice(before.length)) ?? [];
    this.around = [before, after];
    const doc = this.ctx.get(parserCtx)(markdown);
    if (meaningOf(this.write(doc)) !== meaningOf(markdown))
      throw new Error("The editor cannot keep this text as it is.");
    return doc;
  }

  /** A document as Markdown. */
  write(doc: Node): string {
    // An empty paragraph is only a place to type.
    const blocks = doc.children.filter((block) => block.type.name !== "paragraph" || block.content.size > 0);
    const { topNodeType } = this.ctx.get(schemaCtx);
    const [before, after] = this.around;
    if (blocks.length === 0) return before + after;
    const text = this.ctx.get(serializerCtx)(topNodeType.create(null, blocks.map(withLinks)));
    return before + text.trim() + after;
  }
}
