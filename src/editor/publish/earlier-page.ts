/** A page as an earlier version of an entry made it. */
import { EVERY_PAGE, isSingle } from "../../content-model/kinds/kind";
import { matchKind } from "../../content-model/kinds/match-kind";
import { contentDir } from "../../site/content/content-dir";
import { addressOf } from "../../site/pages/urls";
import { addressPattern } from "../on-page/place-table";
import type { RecentSaves } from "../on-page/saves";
import type { GatsbyStore } from "../on-page/serve";
import type { GatsbyState, RunQuery } from "../on-page/server";
import { readerOf } from "../save-check";
import { explainErrors } from "./explain-errors";
import { earlierText, type VersionRequest } from "./history";
import { Obstacle, type Repository } from "./repository";

export interface EarlierPage {
  /** The page's address. */
  path: string;
  /** The result of its query. */
  data: object;
}

/** The page of a file, or the first one that shows what it has. */
const pageOf = (file: string, { pages }: GatsbyState): string | undefined => {
  const own = addressOf(file);
  if (own !== undefined) return pages.has(own) ? own : undefined;
  const { kind, slug = "" } = matchKind(file) ?? {};
  // What every page shows is no part of a page's data.
  if (!kind || EVERY_PAGE in kind.shown) return undefined;
  for (const shown of Object.keys(kind.shown)) {
    const pattern = addressPattern(isSingle(kind) ? shown : shown.replace("{slug}", slug));
    const found = [...pages.keys()].find((page) => pattern.test(page));
    if (found !== undefined) return found;
  }
  return undefined;
};

const WITH_TEXT = `query ($file: String!, $text: String!, $query: String!, $variables: JSON!) {
  withText(file: $file, text: $text, query: $query, variables: $variables)
}`;

/** The page with a version of a file. @throws an `Obstacle` if it cannot be shown */
export const earlierPage = async (
  repository: Repository,
  version: VersionRequest,
  { gatsby, saves, run }: { gatsby: GatsbyStore; saves: RecentSaves; run: RunQuery },
): Promise<EarlierPage> => {
  const { path: file } = version;
  const state = (gatsby.store.getState as () => GatsbyState)();
  const path = pageOf(file, state);
  const page = path === undefined ? undefined : state.pages.get(path);
  const query = page && state.components.get(page.componentPath)?.query;
  if (path === undefined || !query)
    throw new Obstacle("No single page shows this entry, or its page was deleted.\nFix: compare its fields.");
  const { text } = await earlierText(repository, version, saves);
  const changes = new Map([[file, Buffer.from(text)]]);
  const [error] = explainErrors(contentDir(), readerOf(contentDir()).read(changes).problems, changes);
  if (error)
    throw new Obstacle(
      `This version cannot be shown as a page, because the site would have errors with it today. ${error.text}`,
    );
  const { withText } = await run(WITH_TEXT, { file, text, query, variables: page.context });
  return { path, data: withText as object };
};
