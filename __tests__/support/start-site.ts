/** Starts the built site once for all browser tests; they find its address in SITE_ORIGIN. */
import type { Server } from "node:http";
import { startServer } from "../../scripts/lib/reference-server";
import { DELIVERY } from "./built-site";

declare global {
  var siteServer: Server | undefined;
}

export default async function startSite(): Promise<void> {
  const { server, port } = await startServer(DELIVERY, 0);
  globalThis.siteServer = server;
  process.env["SITE_ORIGIN"] = `http://localhost:${port}`;
}
