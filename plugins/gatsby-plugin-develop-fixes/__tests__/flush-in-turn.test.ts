/** Page data that arrives while other page data is written. */
import { store } from "gatsby/dist/redux";
import { flushInTurn } from "../lib/flush-in-turn";

const pageData =
  jest.requireActual<Record<"flush" | "enqueueFlush", () => Promise<void> | undefined>>("gatsby/dist/utils/page-data");

const arrive = (path: string): unknown =>
  store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path } } as never);

test("page data is written again that arrived, or was asked for, while it was written, but not of unopened pages", async () => {
  const written: string[][] = [];
  pageData.flush = async () => {
    const paths = [...store.getState().pendingPageDataWrites.pagePaths];
    written.push(paths);
    await new Promise((done) => setTimeout(done, 20));
    for (const page of paths) store.dispatch({ type: "CLEAR_PENDING_PAGE_DATA_WRITE", payload: { page } } as never);
  };
  flushInTurn();
  (store.getState().queries.trackedQueries as Map<string, object>).set("/unopened", { dirty: 1, running: 0 });
  arrive("/unopened");
  arrive("/a");
  void pageData.enqueueFlush();
  await new Promise((done) => setTimeout(done, 10));
  arrive("/a");
  arrive("/b");
  await pageData.flush();
  await pageData.flush();
  expect(written).toEqual([["/a"], ["/b", "/a"], []]);
  expect([...store.getState().pendingPageDataWrites.pagePaths]).toEqual(["/unopened"]);
});
