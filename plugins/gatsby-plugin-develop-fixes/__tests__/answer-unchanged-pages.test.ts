/** When `gatsby develop` responds to a page data request, in Gatsby's own store. */
import { emitter, store } from "gatsby/dist/redux";
import { answerUnchangedPages } from "../lib/answer-unchanged-pages";

const HOME = "/";

/** Paths whose data was reported as written. */
const answered: string[] = [];
beforeAll(() => {
  // The store begins with what the last build left in .cache.
  store.dispatch({ type: "DELETE_CACHE" } as never);
  answerUnchangedPages();
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { page: string } }) =>
    answered.push(payload.page),
  );
});
beforeEach(() => (answered.length = 0));

const queryRan = (path: string): void =>
  void store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path, componentPath: "", queryType: "page" } } as never);

test("at once if the query's result is unchanged", () => {
  queryRan(HOME);
  expect(answered).toEqual([HOME]);
});

test("only after writing if the result has changed", () => {
  store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path: HOME } });
  queryRan(HOME);
  expect(answered).toEqual([]);
});
