/** The routes of the develop server for pointing at texts. */
import type { IncomingMessage } from "node:http";
import { contentDir } from "../../site/content/content-dir";
import type { DevServer, Handler } from "../http";
import { reading, readListRequest, readPlace, readTakeBack } from "../request";
import { changeList, takeBack, type Answer } from "./actions-server";
import type { ListRequest } from "./list-actions";
import { ON_PAGE, type FieldPlace } from "./place";
import type { RecentSaves } from "./saves";
import { pagePlaces, placeOf, queryAt, type GatsbyState } from "./server";

/** Gatsby's state, as it gives it to plugins. */
export interface GatsbyStore {
  // Gatsby declares it as `Function`.
  store: { getState: unknown };
}

export interface OnPageServer {
  gatsby: GatsbyStore;
  /** True in `npm run edit`: texts can be pointed at from the start. */
  isEditing: boolean;
  saves: RecentSaves;
  /** Refuse requests of other sites, and serialize writes. */
  guards: { onlyOwnPage: Handler; serialize: Handler };
}

const answer =
  (work: (request: IncomingMessage & { body?: unknown }) => Promise<Answer> | Answer): Handler =>
  (request, response) => {
    const send = ([status, value]: Answer): void => {
      response
        .writeHead(status, { "content-type": "application/json;charset=utf-8", "cache-control": "no-store" })
        .end(JSON.stringify(value));
    };
    // 503 where the content or the schema cannot be asked now, as while they change.
    Promise.resolve(request)
      .then(work)
      .then(send, (error: Error) => send([503, { error: error.message }]));
  };

export const serveOnPage = (app: DevServer, { gatsby, isEditing, saves, guards }: OnPageServer): void => {
  const { onlyOwnPage, serialize } = guards;
  app.get(
    ON_PAGE.mode,
    onlyOwnPage,
    answer(() => [200, { isEditing }]),
  );
  app.get(
    ON_PAGE.places,
    onlyOwnPage,
    answer(async (request) => {
      const path = new URL(request.url ?? "/", "http://localhost").searchParams.get("path") ?? "/";
      return [200, await pagePlaces(path, (gatsby.store.getState as () => GatsbyState)(), queryAt(request))];
    }),
  );
  app.post(
    ON_PAGE.place,
    onlyOwnPage,
    reading((request) => readPlace(request, contentDir())),
    answer(({ body }) => [200, { place: placeOf(body as FieldPlace) }]),
  );
  app.get(
    ON_PAGE.saves,
    onlyOwnPage,
    answer(() => [200, { saves: saves.list() }]),
  );
  app.post(
    ON_PAGE.saves,
    onlyOwnPage,
    reading(readTakeBack),
    serialize,
    answer(({ body }) => takeBack((body as { id: number }).id, saves)),
  );
  app.post(
    ON_PAGE.list,
    onlyOwnPage,
    reading((request) => readListRequest(request, contentDir())),
    serialize,
    answer(({ body }) => changeList(body as ListRequest, saves)),
  );
};
