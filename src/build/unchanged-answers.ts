/**
 * Whoever asks `gatsby develop` for the data of a page whose query is to run waits until the data is written. Where it is the same
 * as before, nothing is written, and Gatsby only looks again after five seconds: so long waited the first page of every start
 * (docs/decisions/0039-less-at-every-start.md).
 */
import { emitter, store } from "gatsby/dist/redux";

/** What Gatsby tells when a page's query has run. */
interface QueryRun {
  payload: { path: string };
}

/** Tells those who wait that nothing is left to write. To be called once, when the server starts. */
export const answerUnchanged = (): void => {
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: QueryRun) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(path))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
};
