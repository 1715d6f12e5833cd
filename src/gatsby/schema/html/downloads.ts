/**
 * Links to files of content/media that visitors download: the address of the copy that is served, with its type and
 * size.
 */
import { fillIn } from "content-kit/lib/placeholders";
import { formatFileSize } from "content-kit/lib/format";
import { element, mediaFile, text, visitElements, type Transformer } from "./tree";

/** What a link says of its file, where labels.yaml has no other form for it. */
const FORM = "({type}, {size})";

export interface FileOnDisk {
  /** The address of the copy that is served. */
  url: string;
  bytes: number;
}

interface DownloadOptions {
  language: string;
  form?: string | null;
}

/** Points every link to a file to the served copy, and ends it with the file's type and size. */
export const withDownloads =
  (files: ReadonlyMap<string, FileOnDisk>, { language, form }: DownloadOptions): Transformer =>
  (tree) =>
    visitElements(tree, ["a"], (node) => {
      const named = mediaFile(node.properties?.["href"]);
      const found = named && files.get(named.file);
      if (!found) return;
      const type = (/[^.]*$/.exec(named.file)?.[0] ?? "").toUpperCase();
      const words = fillIn(form ?? FORM, { type, size: formatFileSize(found.bytes, language) });
      node.properties = { ...node.properties, href: encodeURI(found.url) + named.hash };
      node.children.push(text(" "), element("small", {}, [text(words)]));
    });
