/** The pages of the content as their records describe them: for search, social cards and llms.txt. */
import type { ContentKind, Entry } from "content-kit";
import { formatDate, formatNumber } from "content-kit/lib/format";
import type { Library } from "../content/collections";
import type { PageType } from "./page-type";
import { partsOf, partTypes, pathOf } from "./page-types";
import { pageTypes } from "./types";

type Context = Parameters<PageType["description"]>[1];

/** A page, with what the functions of its record take. */
export interface ContentPage {
  type: PageType;
  entry: Entry;
  path: string;
  data: Entry["data"];
  context: Context;
}

/** The pages of the entries in a library: each followed by those of its items, kind by kind. */
export const contentPages = (library: Library): ContentPage[] => {
  const { name: siteName, language } = library.one("site");
  const { entries } = library;
  const format: Context["format"] = {
    date: (day) => formatDate(day, language),
    number: (value) => formatNumber(value, language),
  };
  const copies = new Map<ContentKind | null, unknown>(
    pageTypes.map(({ copy }) => [copy, entries.find(({ kind }) => kind === copy)?.data]),
  );
  const page = (type: PageType, entry: Entry, slug: string, path: string, data: Entry["data"]): ContentPage => ({
    type,
    entry,
    path,
    data,
    context: { slug, path, owner: entry, copy: copies.get(type.copy), library, siteName, format },
  });
  return pageTypes
    .filter(({ part, derive }) => !part && !derive)
    .flatMap((type) =>
      entries
        .filter(({ kind }) => kind === type.kind)
        .flatMap((entry) => [
          page(type, entry, entry.slug, pathOf(type, entry.slug), entry.data),
          ...partTypes(type.kind).flatMap((part) =>
            partsOf(part, entry).map(({ slug, item }) => page(part, entry, slug, pathOf(part, entry.slug, slug), item)),
          ),
        ]),
    );
};
