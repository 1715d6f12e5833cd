/** The site's settings in the content folder. */
import type { z } from "zod";
import { kinds } from "../../content-model/kinds";
import { contentDir } from "../../site/content/content-dir";
import { readerOf } from "../save-check";

/** Undefined where site.yaml has errors. */
export const siteSettings = (): z.infer<typeof kinds.site.schema> | undefined => {
  const site = readerOf(contentDir())
    .read()
    .entries.find(({ kind }) => kind === kinds.site);
  return site?.data as z.infer<typeof kinds.site.schema> | undefined;
};
