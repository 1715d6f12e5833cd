/** The normal form of URL paths, by which the content check, the hosts' rules and the importers compare them. */

/** Everything but RFC 3986's `pchar` and the slash. `*` is encoded too, because hosts read it as a pattern. */
const TO_ENCODE = /[^\w.~!$&'()+,;=:@/-]/gu;

const encode = (sign: string): string => (sign === "*" ? "%2A" : encodeURIComponent(sign));

const CONTROL = /[\0-\x1F\x7F]/;

/** Resolves dot segments and merges slashes, as hosts do; `undefined` for a path above the root. */
const resolveSegments = (path: string): string | undefined => {
  const resolved: string[] = [];
  const segments = path.split("/");
  for (const segment of segments) {
    if (segment === ".." && resolved.pop() === undefined) return undefined;
    if (!["", ".", ".."].includes(segment)) resolved.push(segment);
  }
  const isFolder = ["", ".", ".."].includes(segments.at(-1) ?? "") && resolved.length > 0;
  return `/${resolved.join("/")}${isFolder ? "/" : ""}`;
};

/**
 * The normal form of a path: upper-case percent-encoding, nothing encoded without need, Unicode in NFC, no dot segments
 * and no doubled slashes. Reserved characters are decoded too, because hosts decode a path before they compare it.
 * @returns `undefined` for control characters, a path above the root, and percent-encoding that is broken or not UTF-8
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export const normalPath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path).normalize("NFC");
    return CONTROL.test(decoded) ? undefined : resolveSegments(decoded)?.replace(TO_ENCODE, encode);
  } catch {
    return undefined;
  }
};

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** Other names of a page: with a slash at the end, with `.html`, and as the index of a folder. */
const PAGE_FILE = /(?:(?<=.)\/|(?<=\/)index(?:\.html)?|(?<=[^/])\.html)$/;

/** The normal form of a page's path, without a slash at its end, `.html` and `index`. */
export const canonicalPath = (path: string): string | undefined => {
  let canonical = normalPath(path);
  while (canonical !== undefined && PAGE_FILE.test(canonical)) canonical = canonical.replace(PAGE_FILE, "");
  return canonical;
};

/** Ends an old address that covers everything below a folder: `/category/*`. */
const BELOW = "/*";

/** True for an old address such as `/category/*`. */
export const isPrefix = (from: string): boolean => from.endsWith(BELOW);

/** The folder of an old address such as `/category/*`. */
export const prefixFolder = (from: string): string => from.slice(0, -BELOW.length);

/**
 * The normal form of an old address: a path, a folder (`/category/*`), or the home page with a parameter (`/?p=123`).
 * @returns `undefined` if no request can have it
 */
export const normalOldAddress = (from: string): string | undefined => {
  if (from.startsWith("/?")) return from;
  if (!isPrefix(from)) return mapPath(normalPath(from), withoutSlash);
  return mapPath(normalPath(prefixFolder(from)), (folder) => folder.replace(/\/$/, "") + BELOW);
};

const mapPath = (path: string | undefined, change: (path: string) => string): string | undefined =>
  path === undefined ? undefined : change(path);

/** The target of an old address in normal form. */
export type TargetOf = (from: string) => string | undefined;

/**
 * Where a request for an old address is redirected, except by a folder.
 * @param search the query with its question mark, or ""
 */
export const redirectOf = (path: string, search: string, targetOf: TargetOf): string | undefined => {
  if (path === "/")
    return firstOf(search.slice(1).split("&").filter(Boolean), (parameter) => targetOf(`/?${parameter}`));
  const forms = [mapPath(normalPath(path), withoutSlash), canonicalPath(path)].filter((form) => form !== undefined);
  const target = firstOf(forms, targetOf);
  return target === undefined ? undefined : target + search;
};

/** Where a request below an old folder is redirected, if there is no page: by the longest folder. */
export const folderRedirectOf = (path: string, search: string, targetOf: TargetOf): string | undefined => {
  const segments = canonicalPath(path)?.split("/") ?? [];
  const folders = segments.map((_, index) => segments.slice(0, segments.length - index).join("/") + BELOW);
  const target = firstOf(folders, targetOf);
  return target === undefined ? undefined : target + search;
};

const firstOf = (keys: readonly string[], targetOf: TargetOf): string | undefined => {
  for (const key of keys) {
    const target = targetOf(key);
    if (target !== undefined) return target;
  }
  return undefined;
};
