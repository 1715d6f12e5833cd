/** Stops the server that start-site started. */
export default async function stopSite(): Promise<void> {
  const server = globalThis.siteServer;
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
}
