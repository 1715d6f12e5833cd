/** The site as the programs around it see it. */
import { resolve } from "node:path";
import { onlyOf, siteFacts } from "content-kit";
import type { Site } from "content-kit/site";
import { allKinds, kinds, matchKind } from "../content-model/kinds";
import { redirectTargets, sitePages } from "./pages/site-pages";
import { addressOf, allAddresses } from "./pages/urls";
import { contentReader } from "./read-content";

export const site: Site = {
  kinds: allKinds,
  matchKind,
  kindsModule: resolve("src/content-model/kinds/index.ts"),
  reader: contentReader,
  settings: (entries) => {
    const settings = onlyOf(entries, kinds.site)?.data;
    return settings && { ...settings, facts: siteFacts(settings) };
  },
  pathOf: addressOf,
  pages: (entries, files) =>
    new Map(
      [...allAddresses(entries, files)].map(([path, { file, entry, page }]) => [
        path,
        { file, entry, hasTextHeadings: typeof page.anchors !== "function" },
      ]),
    ),
  redirects: ({ entries, today }) =>
    redirectTargets(entries, sitePages(entries, today)).flatMap(({ redirectFrom, entry }) =>
      redirectFrom.map((from) => ({ from, file: entry.path })),
    ),
};
