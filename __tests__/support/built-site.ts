/** The built sites that tests read: the agency's own, and the fixture's other business. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";

/** The agency's site; `SITE_FOLDER` names a built site elsewhere. */
export const SITE = resolve(process.env["SITE_FOLDER"] ?? "public");
/** What hosts serve of it; `DELIVERY_FOLDER` names a delivery elsewhere. */
export const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");
/** The other business's site; `FIXTURE_FOLDER` names one elsewhere. */
export const FIXTURE_SITE = resolve(process.env["FIXTURE_FOLDER"] ?? ".fixture-site/public");

/** What hosts serve of it. */
export const FIXTURE_DELIVERY = resolve(FIXTURE_SITE, "../delivery");

/** Every HTML file of a built site, by its path from the folder, such as `blog/index.html`. */
export const htmlFiles = (folder: string): string[] =>
  walkDir(folder).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"));

/** The address at which a file is served: `blog/index.html` at `/blog`. */
export const addressOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

export const readPage = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
