/**
 * Links to files of content/media that visitors download: the address of the copy that is served, with its type and
 * size.
 */
import { safeDecodeUri } from "../../../lib/safe-decode-uri";
import { fillIn } from "../../../content-model/fields/placeholders";
import { escapeHtml } from "../../../lib/escape-html";
import { formatFileSize } from "../../../lib/format";
import type { FeedFile } from "../../outputs/feeds/article-html";

const LINK = /<a href="(?:\.\.\/)*media\/([^"#]+)((?:#[^"]*)?)"([^>]*)>([\s\S]*?)<\/a>/g;

/** What a link says of its file, where labels.yaml has no other form for it. */
const FORM = "({type}, {size})";

export interface FileOnDisk {
  /** The address of the copy that is served. */
  url: string;
  bytes: number;
}

export interface DownloadOptions {
  language: string;
  form?: string | null;
}

/** The files that a text of HTML links to, by path relative to content/media. */
export const linkedFiles = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(LINK), ([, file = ""]) => safeDecodeUri(file) ?? file)),
];

/** What a feed and a page say of each file. */
export const describeFiles = (
  files: ReadonlyMap<string, FileOnDisk>,
  { language, form }: DownloadOptions,
): Map<string, FeedFile> =>
  new Map(
    [...files].map(([file, { url, bytes }]) => {
      const type = (/[^.]*$/.exec(file)?.[0] ?? "").toUpperCase();
      return [
        file,
        { url: encodeURI(url), words: fillIn(form ?? FORM, { type, size: formatFileSize(bytes, language) }) },
      ];
    }),
  );

/** Points every such link to the served copy, and ends it with the file's type and size. */
export const withDownloads = (html: string, files: ReadonlyMap<string, FeedFile>): string =>
  html.replace(LINK, (whole, file: string, hash: string, attributes: string, inner: string) => {
    const found = files.get(safeDecodeUri(file) ?? file);
    if (!found) return whole;
    return `<a href="${escapeHtml(found.url)}${hash}"${attributes}>${inner} <small>${escapeHtml(found.words)}</small></a>`;
  });
