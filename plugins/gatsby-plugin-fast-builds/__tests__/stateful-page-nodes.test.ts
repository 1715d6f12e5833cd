/** Which SitePage nodes of an earlier run are deleted, in Gatsby's own store. */
import type { Node } from "gatsby";
import { emitter, store } from "gatsby/dist/redux";
import { deleteOrphanedPageNodes } from "../lib/stateful-page-nodes";

const nodeOf = (path: string): Node =>
  ({ id: `SitePage ${path}`, path, internal: { type: "SitePage", owner: "internal-data-bridge" } }) as never;

test("nodes whose page no longer exists are deleted, and the others stay", () => {
  const component = "src/pages/about.tsx";
  const page = { path: "/about", component, componentPath: component, context: {}, internalComponentName: "" };
  store.dispatch({ type: "CREATE_PAGE", payload: page, plugin: { name: "default-site-plugin" } } as never);
  const deleted: unknown[] = [];
  emitter.on("DELETE_NODE", ({ payload }: { payload: Node }) => deleted.push(payload["path"]));
  deleteOrphanedPageNodes({ getNodesByType: () => [nodeOf("/about"), nodeOf("/gone")] });
  expect(deleted).toEqual(["/gone"]);
});
