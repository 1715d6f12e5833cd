import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "./manifest";

/**
 * The site's origin as it was built, `url` in site.yaml: from the line of robots.txt that names the sitemap.
 * @param folder a delivery or release
 */
export const siteUrl = (folder: string): string =>
  new URL(/^Sitemap: (\S+)$/m.exec(readFileSync(join(folder, SITE, "robots.txt"), "utf8"))?.[1] ?? "").origin;
