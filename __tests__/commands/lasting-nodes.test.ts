/** Which of the nodes of pages that an earlier run has left are cleared, by Gatsby's own store. */
import type { Node } from "gatsby";
import { emitter, store } from "gatsby/dist/redux";
import { clearLeftPages } from "../../src/build/lasting-nodes";

const nodeOf = (path: string): Node =>
  ({ id: `SitePage ${path}`, path, internal: { type: "SitePage", owner: "internal-data-bridge" } }) as never;

test("are those whose page is no more", () => {
  const component = "src/pages/about.tsx";
  const page = { path: "/about", component, componentPath: component, context: {}, internalComponentName: "" };
  store.dispatch({ type: "CREATE_PAGE", payload: page, plugin: { name: "default-site-plugin" } } as never);
  const deleted: unknown[] = [];
  emitter.on("DELETE_NODE", ({ payload }: { payload: Node }) => deleted.push(payload["path"]));
  clearLeftPages({ getNodesByType: () => [nodeOf("/about"), nodeOf("/gone")] });
  expect(deleted).toEqual(["/gone"]);
});
