// @ts-check
/**
 * Page data that changes after a browser has loaded it, and before the page is rendered and registered, is sent to
 * nobody: the page stays as it was until the next save. This sends a page its current data when it registers.
 */
"use strict";
const { requireFromGatsby } = require("./gatsby-internals");

/** Call once, before the server listens. */
const sendCurrentPage = () => {
  const { websocketManager } = requireFromGatsby("./dist/utils/websocket-manager");
  const { getPageData } = requireFromGatsby("./dist/utils/get-page-data");
  const { init } = websocketManager;

  const send = async (/** @type {any} */ socket, /** @type {string} */ id) => {
    const { result, ...page } = await getPageData(id);
    // As in the response that the browser has loaded: equal data renders nothing again.
    socket.send({
      type: "pageQueryResult",
      payload: { id, result: { ...page, result: { ...result, serverData: null } } },
    });
  };

  websocketManager.init = (/** @type {object} */ options) => {
    const server = init(options);
    server.on("connection", (/** @type {any} */ socket) => {
      // A path without a page has no data.
      socket.on(
        "registerPath",
        (/** @type {string} */ path) => void (path && send(socket, path).catch(() => undefined)),
      );
    });
    return server;
  };
};

module.exports = { sendCurrentPage };
