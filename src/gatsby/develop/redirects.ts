import type { IncomingMessage, ServerResponse } from "node:http";
import { canonicalPath, folderRedirectOf, redirectOf } from "content-kit/lib/url-path";
import { REDIRECTS_FILE } from "../../routes";
import type { ContentStore } from "../content-store";
import { redirectsJson } from "../../site/pages/redirects";
import { ownPaths } from "../../site/pages/reserved";

/** In milliseconds. */
const PATIENCE = 10_000;

/**
 * Develop middleware for redirects of the current content. Status 302, because browsers cache 301. A page that Gatsby is
 * about to make is waited for: the link to a new entry can be pressed as soon as it is saved.
 */
export const redirectOldPaths =
  (store: Pick<ContentStore, "redirects" | "addresses">, isMade: (path: string) => boolean = () => true) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? "/";
    const path = url.replace(/\?.*/s, "");
    const search = url.slice(path.length);
    if (path === REDIRECTS_FILE) {
      response.writeHead(200, { "content-type": "application/json" }).end(redirectsJson(store.redirects()));
      return;
    }
    const redirects = store.redirects();
    const targetOf = (address: string): string | undefined => redirects.find(({ from }) => from === address)?.to;
    const here = canonicalPath(path) ?? "/";
    // Below an old folder, the site's own pages and files stay.
    const isOwn = (): boolean => store.addresses().has(here) || ownPaths()(here);
    const target =
      redirectOf(path, search, targetOf) ?? (isOwn() ? undefined : folderRedirectOf(path, search, targetOf));
    if (target !== undefined) return void response.writeHead(302, { location: target }).end();
    const until = Date.now() + PATIENCE;
    const answer = (): void => {
      if (isMade(here) || Date.now() > until || !store.addresses().has(here)) next();
      else setTimeout(answer, 100);
    };
    answer();
  };
