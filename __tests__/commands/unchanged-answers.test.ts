/** What `gatsby develop` tells those who wait for a page's data, by Gatsby's own store. */
import { emitter, store } from "gatsby/dist/redux";
import { answerUnchanged } from "../../src/build/unchanged-answers";

const HOME = "/";

/** The pages that were said to have nothing left to write. */
const told: string[] = [];
beforeAll(() => {
  answerUnchanged();
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { page: string } }) => told.push(payload.page));
});
beforeEach(() => (told.length = 0));

const queryRan = (path: string): void =>
  void store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path, componentPath: "", queryType: "page" } } as never);

test("is that it is there, where its query found what it had found before", () => {
  queryRan(HOME);
  expect(told).toEqual([HOME]);
});

test("is nothing yet, where something else was found and is still to be written", () => {
  store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path: HOME } });
  queryRan(HOME);
  expect(told).toEqual([]);
});
