/** Page data that arrives while other page data is written. */
import { store } from "gatsby/dist/redux";
import { flushInTurn } from "../lib/flush-in-turn";

const pageData =
  jest.requireActual<Record<"flush" | "enqueueFlush", () => Promise<void> | undefined>>("gatsby/dist/utils/page-data");

const arrive = (path: string): unknown =>
  store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path } } as never);

test("page data is written again that arrived, or was asked for, while it was written", async () => {
  const written: string[][] = [];
  pageData.flush = async () => {
    const paths = [...store.getState().pendingPageDataWrites.pagePaths];
    written.push(paths);
    await new Promise((done) => setTimeout(done, 20));
    for (const page of paths) store.dispatch({ type: "CLEAR_PENDING_PAGE_DATA_WRITE", payload: { page } } as never);
  };
  flushInTurn();
  arrive("/a");
  void pageData.enqueueFlush();
  await new Promise((done) => setTimeout(done, 10));
  arrive("/a");
  arrive("/b");
  await pageData.flush();
  await pageData.flush();
  expect(written).toEqual([["/a"], ["/b", "/a"], []]);
});
