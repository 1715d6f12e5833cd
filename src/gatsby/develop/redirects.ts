import type { IncomingMessage, ServerResponse } from "node:http";
import { REDIRECTS_FILE } from "../../routes";
import type { ContentStore } from "../content/content-store";
import { redirectsJson } from "../pages/redirects";

/**
 * Follows old addresses while developing, as the content has them at the moment: as a middleware of the development
 * server. Not for ever (302), as browsers would keep it.
 */
export const redirectOldPaths =
  (store: Pick<ContentStore, "redirects">) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = "/", query] = (request.url ?? "/").split("?", 2);
    if (path === REDIRECTS_FILE) {
      response.writeHead(200, { "content-type": "application/json" }).end(redirectsJson(store.redirects()));
      return;
    }
    const found = store.redirects().find(({ from }) => from === path.replace(/\/+$/, ""));
    if (!found) return next();
    response.writeHead(302, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
  };
