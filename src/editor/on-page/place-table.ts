/** Collects the places of a page's texts, each once, with their names in the words of the forms. */
import { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { EVERY_PAGE, isSingle } from "../../content-model/kinds/kind";
import { labelOfKind } from "../../content-model/kinds/labels";
import {
  elementOf,
  fieldMeta,
  schemaAt,
  shapeOf,
  unwrap,
  visitorOf,
  type PathStep,
  valueAt,
} from "../../content-model/fields/schema-walk";
import { labelOf, singular } from "../../content-model/fields/labels";
import { BODY, labelOfPath } from "../../content-model/messages/form-labels";
import { bodyOf, childrenOf, parseMarkdown, wordsOf, type MarkdownNode } from "../../content-model/source/markdown";
import { kinds } from "../../content-model/kinds";
import { memoizeByObject } from "../../lib/memoize";
import { formAddress } from "../form-address";
import type { FieldPlace, ListPlace, TextBlock } from "./place";

/** What the table is made from. */
export interface TableSources {
  entries: readonly Entry[];
  /** The addresses of all pages. */
  addresses: readonly string[];
  /** The address of the page that is looked at; undefined where it makes no difference. */
  page?: string;
}

/** For what the site makes from a field: how, and the value that it makes. */
interface Derivation {
  derived?: string | undefined;
  shown?: unknown;
}

/** The text of a value; a group and a list have none. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

const nameOfEntry = ({ kind, data }: Entry): string => {
  const name = data["title"] ?? data["name"];
  return isSingle(kind) || typeof name !== "string" ? labelOfKind(kind) : `${labelOfKind(kind)} “${name}”`;
};

/** A part of a service is named with its service. */
const ownerOf = (entry: Entry, entries: readonly Entry[]): string => {
  const owner =
    entry.kind.files.includes("{slug}/") && entry.kind !== kinds.service
      ? entries.find(({ kind, slug }) => kind === kinds.service && slug === entry.slug)
      : undefined;
  return owner ? `${nameOfEntry(owner)} › ${labelOfKind(entry.kind)}` : nameOfEntry(entry);
};

/** True for a text that visitors read, not one that is an address, a code or a search result's. */
const isWords = (schema: z.ZodType): boolean => {
  const { control, link, isAddress, searchResult } = fieldMeta(schema);
  if (link || isAddress || searchResult) return false;
  return (
    control === "text" || control === "multiline" || control === "markdown" || unwrap(schema) instanceof z.ZodUnion
  );
};

const BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell", "code", "definition"]);

/** The blocks of a Markdown text, with the lines of its file. */
const blocksIn = (text: MarkdownNode, firstLine: number): TextBlock[] => {
  const found: TextBlock[] = [];
  const visit = (node: MarkdownNode, part: number): void => {
    const start = node.position?.start;
    if (BLOCKS.has(node.type) && start)
      found.push({ text: wordsOf(node), part, line: firstLine + start.line - 1, column: start.column });
    else childrenOf(node).forEach((child) => visit(child, part));
  };
  childrenOf(text).forEach(visit);
  return found;
};

/** Those of a file's body. */
const blocksOf = memoizeByObject(({ source }: Entry): TextBlock[] => blocksIn(bodyOf(source), source.bodyLine));

/** The innermost list that a path leads through. */
const listAround = (entry: Entry, path: readonly PathStep[]): ListPlace | undefined => {
  const at = path.findLastIndex((step) => typeof step === "number");
  if (at === -1) return undefined;
  const listPath = path.slice(0, at);
  const list = valueAt(entry.data, listPath);
  const schema = schemaAt(entry.kind.schema, listPath, entry.data);
  if (!Array.isArray(list) || !schema || !elementOf(schema)) return undefined;
  return {
    path: listPath,
    index: path[at] as number,
    size: list.length,
    item: singular(fieldMeta(schema).label ?? labelOf(String(listPath.at(-1)))),
  };
};

/** Placeholder patterns of addresses, as in `/services/{slug}`. */
export const addressPattern = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`);

const isClaimReference = visitorOf(({ reference }) => reference === "Claim");

export class PlaceTable {
  readonly places: FieldPlace[] = [];
  private readonly known = new Map<string, number>();
  private readonly pageCounts = new Map<string, number>();

  constructor(private readonly sources: TableSources) {}

  /** The index of a field's place. */
  add(entry: Entry, path: readonly PathStep[], how: Derivation = {}): number {
    const key = JSON.stringify([entry.path, path, how]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const index = this.places.push(this.placeOf(entry, path, how)) - 1;
    this.known.set(key, index);
    return index;
  }

  private placeOf(entry: Entry, path: readonly PathStep[], { derived, shown }: Derivation): FieldPlace {
    const { kind, data, source } = entry;
    const isBody = path[0] === BODY && kind.body !== undefined && !Object.hasOwn(shapeOf(kind.schema) ?? {}, BODY);
    const schema = schemaAt(kind.schema, path, data);
    const isMarkdown = isBody || (schema !== undefined && fieldMeta(schema).control === "markdown");
    const { line, column } = isBody ? source.at(source.bodyLine) : source.locate(path);
    const value = isBody ? source.body : valueAt(data, path);
    const pages = this.pagesOf(entry);
    const also = this.alsoUsed(entry, path);
    return {
      file: entry.path,
      path,
      words: `${ownerOf(entry, this.sources.entries)} › ${labelOfPath(kind.schema, path, data)}`,
      line,
      column,
      form: formAddress(entry, path),
      value: textOf(value),
      isMarked: isMarkdown || derived !== undefined || (schema !== undefined && isWords(schema)),
      ...(derived !== undefined && { derived }),
      ...(derived !== undefined && typeof shown === "number" && { shown: String(shown) }),
      ...(pages > 1 && { pages }),
      ...(also.length > 0 && { also }),
      ...(isMarkdown && { blocks: isBody ? blocksOf(entry) : blocksIn(parseMarkdown(textOf(value)), line + 1) }),
      ...(!derived && { list: listAround(entry, path) }),
    };
  }

  /**
   * How many pages of the open page's kind show a single file; 0 if only one page does, or for other files. Pages of
   * other kinds may show another part of it, such as the breadcrumb.
   */
  private pagesOf({ kind }: Entry): number {
    if (!isSingle(kind)) return 0;
    const known = this.pageCounts.get(kind.name);
    if (known !== undefined) return known;
    const shown = Object.keys(kind.shown);
    const { addresses, page = "" } = this.sources;
    const patterns = shown
      .filter((one) => one.includes("{"))
      .map(addressPattern)
      .filter((pattern) => pattern.test(page));
    const count =
      kind === kinds.navigation || kind === kinds.labels
        ? addresses.length
        : shown.includes(EVERY_PAGE)
          ? 0
          : addresses.filter((address) => patterns.some((pattern) => pattern.test(address))).length;
    this.pageCounts.set(kind.name, count);
    return count;
  }

  /** The fields that refer to a claim. */
  private alsoUsed(entry: Entry, path: readonly PathStep[]): string[] {
    if (entry.kind !== kinds.site || path[0] !== "claims") return [];
    const id = valueAt(entry.data, [...path.slice(0, 2), "id"]);
    return this.sources.entries.flatMap((other) => {
      const found: string[] = [];
      isClaimReference(other.kind.schema, other.data, (value, _schema, at) => {
        if (value === id)
          found.push(
            `${nameOfEntry(other)} › ${labelOfPath(
              other.kind.schema,
              at.filter((step) => typeof step === "string"),
            )}`,
          );
      });
      return found;
    });
  }
}
