/** Which items of an export become which files. */
import { type ContentKind, OLD_PATH, SLUG } from "content-kit";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { slugOf } from "content-kit/lib/slug";
import { canonicalPath, normalOldAddress } from "content-kit/lib/url-path";
import { kindNamed } from "content-kit/site";
import { placeOf, type ImportFrom, type LeftOut } from "../entry";
import { cutText, fieldText } from "../text";
import type { FeedItem } from "../xml";
import type { WordpressItem, WordpressSite } from "./read";

export interface Planned {
  item: WordpressItem;
  source: FeedItem;
  kind: ContentKind;
  path: string;
  /** The path that its page will have. */
  address: string;
  /** The paths that its page had. */
  oldPaths: string[];
}

/** A URL of an export, whose links may have no host. */
export const urlOf = (link: string, site: Pick<WordpressSite, "url">): URL | undefined => {
  const base = URL.canParse(site.url) ? site.url : "https://old.invalid";
  return link && URL.canParse(link, base) ? new URL(link, base) : undefined;
};

const slugFor = ({ slug, title, id }: WordpressItem, url: URL | undefined): string => {
  const given = slug || (url?.pathname.split("/").filter(Boolean).at(-1) ?? "");
  const decoded = safeDecodeUri(given) ?? given;
  return SLUG.test(decoded) ? decoded : slugOf(decoded) || slugOf(fieldText(title)) || `entry-${id}`;
};

/** The paths that an item had: that of its link, or `/?p=123`, and those before its slug was changed. */
const oldPathsOf = ({ meta }: WordpressItem, url: URL | undefined): string[] => {
  if (!url) return [];
  const { pathname, search } = url;
  const earlier = meta.flatMap(([name, slug]) =>
    name === "_wp_old_slug" && slug ? pathname.replace(/[^/]+(?=\/?$)/, () => slug) : [],
  );
  const paths = pathname === "/" ? [`/${search}`] : [pathname, ...earlier];
  return paths.flatMap((path) => normalOldAddress(path) ?? []).filter((path) => OLD_PATH.test(path));
};

/** Gives each item a file, and finds those that an earlier run has taken. */
export const planFiles = (
  old: WordpressSite,
  { site, content }: Pick<ImportFrom, "site" | "content">,
): { planned: Planned[]; leftOut: LeftOut[] } => {
  const planned: Planned[] = [];
  const leftOut: LeftOut[] = [];
  const entries = new Map([...content.entries, ...content.faulty].map((entry) => [entry.path, entry]));
  const taken = new Map([...site.pages(content.entries, [...entries.keys()])].map(([path, { file }]) => [path, file]));
  /** The file that lists each old path: the identity of an entry. */
  const claimed = new Map(
    site.redirects(content).map(({ from, file }) => [normalOldAddress(from) ?? from, file] as const),
  );
  /** @returns why an item is left out */
  const take = (item: WordpressItem): string | undefined => {
    const url = urlOf(item.link, old);
    const isPage = item.type === "page";
    const kind = isPage ? kindNamed(site, "PlainPage") : kindNamed(site, "Article");
    if (isPage && url?.pathname === "/" && !url.search) return "it is the home page; see content/pages/home.yaml";
    const oldPaths = oldPathsOf(item, url);
    const earlier = oldPaths.map((path) => claimed.get(path)).find((path) => path && entries.has(path));
    if (earlier !== undefined) return `content/${earlier} is there already`;
    const base = slugFor(item, url);
    for (let count = 1; ; count += 1) {
      const path = kind.files.replace("{slug}", count === 1 ? base : `${base}-${count}`);
      const address = site.pathOf(path) ?? "";
      const holder = entries.has(path) ? path : taken.get(address);
      if (holder === undefined) {
        taken.set(address, path);
        planned.push({ item, source: item.source, kind, path, address, oldPaths });
        for (const from of oldPaths) claimed.set(from, claimed.get(from) ?? path);
        return undefined;
      }
      const isThere = url !== undefined && canonicalPath(url.pathname) === address;
      const there = entries.get(holder);
      const title = there?.data["title"];
      if (there?.kind === kind && (isThere || title === cutText(fieldText(item.title), 100)))
        return `content/${holder} is there already`;
      if (isPage) return `${address} is the page of content/${holder}`;
    }
  };
  for (const item of old.items) {
    if (item.type !== "post" && item.type !== "page") continue;
    const why = /^(?:trash|auto-draft|inherit)$/.test(item.status)
      ? "it is in the trash, or was never saved"
      : take(item);
    const what = `${item.type} "${fieldText(item.title) || item.id}"`;
    if (why !== undefined) leftOut.push({ what, why, place: placeOf(item.source) });
  }
  const isFree = (old: string, path: string): boolean =>
    claimed.get(old) === path && !taken.has(canonicalPath(old) ?? old);
  for (const one of planned) one.oldPaths = one.oldPaths.filter((old) => isFree(old, one.path));
  return { planned, leftOut };
};

/** The way from a file to content/media. */
export const mediaRootOf = ({ path }: Pick<Planned, "path">): string =>
  `${"../".repeat(path.split("/").length - 1)}media/`;
