/** Paths that belong to the site itself: neither a page nor an old address can have them. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { canonicalPath } from "content-kit/lib/url-path";
import { walkDir } from "content-kit/lib/walk-dir";
import { notFoundFiles, OWN_FILES, OWN_FOLDERS } from "../../routes";
import { isFurtherPage } from "./page-types";

/** Kept free for files that the build may add at the root, and for Gatsby's and hosts' paths such as `/___graphql`. */
const AT_ROOT =
  /^\/(?:(?:__|_gatsby|\.).*|_[^/]*\.(?:js|json)|sitemap[^/]*\.xml|manifest(?:\.[^/]+)?|(?!feed\.)[^/]+\.json|[^/]+\.(?:js|svg|txt|webmanifest))$/;

const patternOf = (path: string): string =>
  path.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === "*" ? "[^/]+" : `\\${sign}`));

const FILES = new RegExp(`^(?:${OWN_FILES.map(patternOf).join("|")})$`);

/** A compressed copy, by the name of its file. */
const COPY = /\.(?:br|gz)$/;

/** The files that are copied from the folder static/ as they are. */
const staticFiles = (): ReadonlySet<string | undefined> => {
  const folder = resolve("static");
  const files = existsSync(folder) ? walkDir(folder) : [];
  return new Set(files.map((file) => canonicalPath(file.split("/").map(encodeURIComponent).join("/"))));
};

const isInFolder = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => `${path}/`.startsWith(`${folder}/`));

/**
 * Finds paths at which the site delivers a file, or may do so.
 * @returns a function of a path in normal form; it knows the files of static/ as they are now
 */
export const ownPaths = (): ((path: string) => boolean) => {
  const files = staticFiles();
  return (path) => {
    const file = path.replace(COPY, "");
    const page = canonicalPath(file) ?? file;
    return (
      [file, page].some((form) => isInFolder(form, OWN_FOLDERS) || FILES.test(form) || AT_ROOT.test(form)) ||
      FILES.test(`${page}.html`) ||
      isFurtherPage(page) ||
      files.has(page)
    );
  };
};

const NOT_FOUND_PAGES: ReadonlySet<string> = new Set(
  Object.values(notFoundFiles).map((file) => file.replace(/\.html$/, "")),
);

/** True for an address that content files cannot use; `index` is another name of the page above it. */
export const isReserved = (address: string): boolean =>
  OWN_FOLDERS.includes(address) || NOT_FOUND_PAGES.has(address) || /\/index$/.test(address);
