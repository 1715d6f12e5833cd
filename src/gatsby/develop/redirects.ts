import type { IncomingMessage, ServerResponse } from "node:http";
import { movedQuery } from "../../hosting/moved-query";
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
    const targetOf = (address: string): string | undefined =>
      store.redirects().find(({ from }) => from === address)?.to;
    const ofHome = movedQuery(path, query, (parameter) => targetOf(`/?${parameter}`));
    if (ofHome) return void response.writeHead(302, { location: ofHome }).end();
    const target = targetOf(path.replace(/\/+$/, ""));
    if (target === undefined) return next();
    response.writeHead(302, { location: query === undefined ? target : `${target}?${query}` }).end();
  };
