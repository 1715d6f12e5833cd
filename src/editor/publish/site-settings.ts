/** The site's settings in the content folder. */
import { onlyOf, type EntryOf } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { contentDir } from "../../site/content/content-dir";
import { readerOf } from "../save-check";

/** Undefined where site.yaml has errors. */
export const siteSettings = (): EntryOf<typeof kinds.site>["data"] | undefined =>
  onlyOf(readerOf(contentDir()).read().entries, kinds.site)?.data;
