/** Which items of an export become which files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OLD_PATH, SLUG } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import type { ContentKind } from "../../content-model/kinds/kind";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import { slugOf } from "../../lib/slug";
import { canonicalPath, normalOldAddress } from "../../lib/url-path";
import type { Content } from "../../site/pages/content";
import { addressOf, allAddresses } from "../../site/pages/urls";
import type { LeftOut } from "../entry-file";
import { cutText, fieldText, plainText } from "../html";
import type { WordpressExport, WordpressItem } from "../wxr";

export interface Planned {
  item: WordpressItem;
  kind: ContentKind;
  path: string;
  /** The address that its page will have. */
  address: string;
  /** The file of an earlier run, which may lack pictures that are there now. */
  before?: string;
}

/** Pages that belong to every site, in the languages that are asked for most. */
const LEGAL =
  /^(?:privacy|terms|imprint|impressum|datenschutz|agb|legal|cookie|mentions-legales|confidentialite|politique|aviso-legal|privacidad|disclaimer)/;

const kindOf = ({ type, slug }: WordpressItem): ContentKind =>
  type === "post" ? kinds.article : LEGAL.test(slug) ? kinds.legal : kinds.plainPage;

const slugFor = ({ slug, title }: WordpressItem): string => {
  const decoded = safeDecodeUri(slug) ?? slug;
  return SLUG.test(decoded) ? decoded : slugOf(decoded) || slugOf(fieldText(title));
};

/** The old addresses that a file lists; it may have errors. */
const listedIn = ({ data }: Content["entries"][number]): string[] => {
  const list: unknown = data["redirectFrom"];
  return (Array.isArray(list) ? list : []).flatMap((path) =>
    typeof path === "string" ? [normalOldAddress(path) ?? path] : [],
  );
};

/** True where a file is what an earlier run made of an item: a slug by itself is no identity. */
const isOf = (entry: Content["entries"][number], item: WordpressItem, address: string): boolean => {
  const { data } = entry;
  const old = oldPaths(item, address);
  if (listedIn(entry).some((path) => old.includes(path))) return true;
  const title = data["title"];
  const isTitle = typeof title === "string" && plainText(title) === cutText(fieldText(item.title), 100);
  return isTitle || (item.type === "post" && data["date"] === item.date.slice(0, 10));
};

const MOST_NAMESAKES = 200;

/** The files of an export's posts and pages. */
export const planFiles = (
  { items, url }: WordpressExport,
  content: Content,
): { planned: Planned[]; leftOut: LeftOut[] } => {
  const planned: Planned[] = [];
  const leftOut: LeftOut[] = [];
  const there = content.entries.concat(content.faulty);
  const entries = new Map(there.map((entry) => [entry.path, entry]));
  const taken = allAddresses(content.entries, [...entries.keys()]);
  const byOldPath = new Map(there.flatMap((entry) => listedIn(entry).map((old) => [old, entry] as const)));
  const own = new Set<string>();
  for (const item of items) {
    if (item.type !== "post" && item.type !== "page") continue;
    const what = `${item.type} "${fieldText(item.title) || item.id}"`;
    const skip = (why: string): void => void leftOut.push({ what, why });
    const kind = kindOf(item);
    if (["trash", "auto-draft", "inherit"].includes(item.status)) {
      skip("it is in the trash of WordPress, or was never saved");
      continue;
    }
    if (item.type === "page" && withoutSlash(item.link) === withoutSlash(url)) {
      skip("it is the home page; write what is to stay of it into content/pages/home.yaml");
      continue;
    }
    const base = slugFor(item) || `${item.type}-${item.id}`;
    const pathOf = (name: string): string => kind.files.replace("{slug}", name);
    const addressFor = (name: string): string => addressOf(pathOf(name)) ?? "";
    const [moved] = oldPaths(item, addressFor(base)).flatMap((old) => byOldPath.get(old) ?? []);
    let done = false;
    for (let count = 1; count < MOST_NAMESAKES && !done; count += 1) {
      const slug = count === 1 ? base : `${base}-${count}`;
      const [path, address] =
        moved && moved.kind === kind ? [moved.path, addressOf(moved.path) ?? ""] : [pathOf(slug), addressFor(slug)];
      if (own.has(address)) continue;
      const known = entries.get(path);
      const holder = taken.get(address)?.file;
      if (known && isOf(known, item, address)) {
        own.add(address);
        planned.push({ item, kind, path, address, before: readFileSync(join(content.folder, path), "utf8") });
      } else if (known && item.type === "post") continue;
      else if (!known && existsSync(join(content.folder, path)))
        skip(`content/${path} is there already, and cannot be read; npm run check:content says why`);
      else if (holder !== undefined || known)
        skip(`${address} is the page of content/${holder ?? path}; write there what is to stay of it`);
      else {
        own.add(address);
        planned.push({ item, kind, path, address });
      }
      done = true;
    }
    if (!done) skip("too many entries have its address");
  }
  return { planned, leftOut };
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** The old address of an item, if it can redirect to its new one. */
export const oldPaths = ({ link }: WordpressItem, address: string): string[] => {
  if (!URL.canParse(link)) return [];
  const { pathname, search } = new URL(link);
  // Without permalinks, each address is one of the home page: `/?p=123`.
  const path = normalOldAddress(pathname === "/" ? `/${search}` : pathname);
  return path !== undefined && canonicalPath(path) !== address && OLD_PATH.test(path) ? [path] : [];
};

/** The way from a file to content/media. */
export const mediaRootOf = ({ path }: Planned): string => `${"../".repeat(path.split("/").length - 1)}media/`;
