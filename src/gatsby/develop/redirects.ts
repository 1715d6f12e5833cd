import type { IncomingMessage, ServerResponse } from "node:http";
import { REDIRECTS_FILE } from "../../routes";
import type { ContentStore } from "../content/content-store";
import { redirectsJson } from "../pages/redirects";

/** Develop middleware for redirects of the current content. Status 302, because browsers cache 301. */
export const redirectOldPaths =
  (store: Pick<ContentStore, "redirects">) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = "/", query] = (request.url ?? "/").split("?", 2);
    if (path === REDIRECTS_FILE) {
      response.writeHead(200, { "content-type": "application/json" }).end(redirectsJson(store.redirects()));
      return;
    }
    const ofQuery = (path === "/" && query?.split("&").map((part) => `/?${part}`)) || [];
    const ofHome = store.redirects().find(({ from }) => ofQuery.includes(from));
    if (ofHome) return void response.writeHead(302, { location: ofHome.to }).end();
    const found = store.redirects().find(({ from }) => from === path.replace(/\/+$/, ""));
    if (!found) return next();
    response.writeHead(302, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
  };
