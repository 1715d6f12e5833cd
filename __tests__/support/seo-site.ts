/** The SEO rules on the pages of a built site. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { htmlFiles } from "./built-site";
import { readSeoPage, type SeoPage } from "./seo-page";
import { RULES, type SeoSite } from "./seo-rules";

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Memoizes file system checks: thousands of pages use the same cards. */
export const once = <T>(ask: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, T>();
  return (path) => {
    if (!known.has(path)) known.set(path, ask(path));
    return known.get(path) as T;
  };
};

const PNG = "89504e470d0a1a0a";

/** The facts of a built site that rules compare with.
 * @param content its content folder
 */
export const siteIn = (folder: string, content: string): SeoSite => {
  const facts = parse(readFileSync(join(content, "site.yaml"), "utf8")) as Omit<SeoSite, "homeIds" | "has" | "pngSize">;
  const home = readSeoPage(folder, "index.html");
  return {
    ...facts,
    homeIds: new Set(home.things.map((thing) => String(thing["@id"]))),
    has: once((path) => isFile(join(folder, path)) || isFile(join(folder, path, "index.html"))),
    pngSize: once((path) => {
      if (!path || !isFile(join(folder, path))) return undefined;
      const bytes = readFileSync(join(folder, path)).subarray(0, 24);
      if (bytes.subarray(0, 8).toString("hex") !== PNG) return undefined;
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }),
  };
};

/** Violations on a page, as lines that begin with the rule's id. */
export const offences = (page: SeoPage, site: SeoSite): string[] =>
  RULES.filter(({ kinds }) => kinds(page.kind)).flatMap(({ id, check }) =>
    check(page, site).map((what) => `${id}: ${page.address}: ${what}`),
  );

/** Violations on all pages of a built site. */
export const allOffences = (folder: string, content: string): string[] => {
  const site = siteIn(folder, content);
  const files = htmlFiles(folder).filter((file) => !file.startsWith("page-data/"));
  return files.flatMap((file) => offences(readSeoPage(folder, file), site));
};
