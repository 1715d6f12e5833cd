/** Reads and writes a text of the editor. */
import { parserCtx, remarkStringifyOptionsCtx, schemaCtx, serializerCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import type { Node } from "@milkdown/kit/prose/model";
import { parseMarkdown } from "content-kit";
import { asAddress, BARE } from "./link-address";

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

/** Writes as the texts of the content are written, and addresses in words as links, as they are on the page. */
export const setStyle = (ctx: Ctx): void => {
  const options = ctx.get(remarkStringifyOptionsCtx);
  const write = options.handlers?.text;
  const text: typeof write = (node: { value: string }, parent, state, info) => {
    const words = (value: string): string => (value && write?.({ ...node, value }, parent, state, info)) ?? "";
    const linked = (address: string): string =>
      address.startsWith("www.") ? `[${address}](${asAddress(address)})` : `<${address}>`;
    if (state.stack.some((name) => /link/i.test(name))) return words(node.value);
    const parts = node.value.split(BARE);
    return parts.map((part, index) => (index % 2 === 1 ? linked(part) : words(part))).join("");
  };
  ctx.set(remarkStringifyOptionsCtx, {
    ...options,
    bullet: "-",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
    join: [setApart],
    handlers: { ...options.handlers, text },
  });
};

/** What a page is made from: a text without the way in which it is written. */
const meaningOf = (markdown: string): string =>
  JSON.stringify(parseMarkdown(markdown.trim()), (key, value: unknown) => (key === "position" ? undefined : value));

/** A document as Markdown. */
export const writeText = (ctx: Ctx, doc: Node): string => {
  // An empty paragraph is only a place to type.
  const blocks = doc.children.filter((block) => block.type.name !== "paragraph" || block.content.size > 0);
  return blocks.length === 0 ? "" : ctx.get(serializerCtx)(ctx.get(schemaCtx).topNodeType.create(null, blocks)).trim();
};

/** @throws if the page would be another one when the text is written again: Milkdown drops what it does not know */
export const readText = (ctx: Ctx, markdown: string): Node => {
  const doc = ctx.get(parserCtx)(markdown);
  if (meaningOf(writeText(ctx, doc)) !== meaningOf(markdown))
    throw new Error("The editor cannot keep this text as it is.");
  return doc;
};
