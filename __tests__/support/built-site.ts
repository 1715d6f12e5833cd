/** The built sites: the agency's own, and the fixture's. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "content-kit/lib/walk-dir";

/** The agency's site; `SITE_FOLDER` overrides it. */
export const SITE = resolve(process.env["SITE_FOLDER"] ?? "public");
/** Its delivery; `DELIVERY_FOLDER` overrides it. */
export const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");
/** The fixture site; `FIXTURE_FOLDER` overrides it. */
export const FIXTURE_SITE = resolve(process.env["FIXTURE_FOLDER"] ?? ".fixture-site/public");

/** Its delivery. */
export const FIXTURE_DELIVERY = resolve(FIXTURE_SITE, "../delivery");

/** All HTML files of a built site, such as `blog/index.html`. */
export const htmlFiles = (folder: string): string[] =>
  walkDir(folder).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"));

/** URL path of a file: `/blog` for `blog/index.html`. */
export const addressOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

export const readPage = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
