/** A page of the running site as an earlier version of an entry makes it. */
import type { IncomingMessage } from "node:http";
import { EVERY_PAGE, isSingle } from "../../content-model/kinds/kind";
import { matchKind } from "../../content-model/kinds/match-kind";
import { contentDir } from "../../site/content/content-dir";
import { addressOf } from "../../site/pages/urls";
import type { Handler } from "../http";
import { addressPattern } from "../on-page/place-table";
import type { RecentSaves } from "../on-page/saves";
import { queryAt, type GatsbyState } from "../on-page/server";
import { versionIn } from "../request";
import { earlierText, type VersionRequest } from "./history";
import { Obstacle, repositoryOf, type Repository } from "./repository";

/** What is asked for, and who can answer. */
interface Site {
  gatsby: GatsbyState;
  saves: RecentSaves;
  request: IncomingMessage;
}

/** The first page that shows what a file has, as its kind says. */
const pageShowing = (path: string, { pages }: GatsbyState): string | undefined => {
  const own = addressOf(path);
  if (own !== undefined && pages.has(own)) return own;
  const { kind, slug } = matchKind(path) ?? {};
  // What every page has is no part of its data.
  if (!kind || EVERY_PAGE in kind.shown) return undefined;
  for (const shown of Object.keys(kind.shown).filter((one) => one.startsWith("/"))) {
    const pattern = addressPattern(isSingle(kind) ? shown : shown.replace("{slug}", slug ?? ""));
    const found = [...pages.keys()].find((page) => pattern.test(page));
    if (found !== undefined) return found;
  }
  return undefined;
};

const WITH_TEXT = `query ($file: String!, $text: String!, $query: String!, $variables: JSON!) {
  withText(file: $file, text: $text, query: $query, variables: $variables)
}`;

/** The result of a page's query with an earlier version. @throws an `Obstacle` */
const earlierResult = async (
  repository: Repository,
  { page, version }: { page: string; version: VersionRequest },
  { gatsby, saves, request }: Site,
): Promise<unknown> => {
  const { context = {}, componentPath = "" } = gatsby.pages.get(page) ?? {};
  const query = gatsby.components.get(componentPath)?.query;
  const { text } = await earlierText(repository, version, saves);
  try {
    if (!query) throw new Error("The page has no query.");
    return (await queryAt(request)(WITH_TEXT, { file: version.path, text, query, variables: context }))["withText"];
  } catch (error) {
    throw new Obstacle(
      `This version cannot be shown as a page of the site as it is today: ${(error as Error).message}\nFix: compare its fields.`,
    );
  }
};

/** The address of a page as it was in a version. @throws an `Obstacle` if it cannot be shown */
export const earlierPage = async (
  repository: Repository,
  version: VersionRequest,
  site: Site,
): Promise<{ then: string; now: string }> => {
  const page = pageShowing(version.path, site.gatsby);
  if (page === undefined) throw new Obstacle("This entry has no page of its own.\nFix: compare its fields.");
  await earlierResult(repository, { page, version }, site);
  const { path, at } = version;
  const query = new URLSearchParams({ path, version: version.version, ...(at === undefined ? {} : { at }) });
  return { then: `${page}?earlier&${query.toString()}`, now: page };
};

/** Answers a page that was opened at such an address with the data of its version. Gatsby answers all others. */
export const earlierPageData =
  (stateOf: () => GatsbyState, saves: RecentSaves): Handler =>
  (request, response, next) => {
    const { referer = "", host = "" } = request.headers;
    if (!URL.canParse(referer) || !new URL(referer).searchParams.has("earlier")) return next();
    const answer = async (): Promise<void> => {
      const repository = await repositoryOf(contentDir());
      const version = versionIn({ url: referer } as IncomingMessage, contentDir());
      const now = await fetch(`http://${host}${request.url}`);
      const data = (await now.json()) as { path: string; result?: object };
      const site = { gatsby: stateOf(), saves, request };
      // Other pages that this one leads to are as they are.
      if (data.path === pageShowing(version.path, site.gatsby))
        data.result = { ...data.result, data: await earlierResult(repository, { page: data.path, version }, site) };
      response.writeHead(now.status, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(data));
    };
    answer().catch(next);
  };
