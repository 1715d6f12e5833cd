// @ts-check
/**
 * `gatsby develop` answers every page that is open in the same browser: `Access-Control-Allow-Origin: *` on all
 * responses, sockets for any origin, and any Host header (DNS rebinding). This answers the server's own pages only.
 *
 * Uses Node's documented API only, so that it also works with a Gatsby version that the other fixes do not support.
 */
"use strict";
const { Server: HttpServer } = require("node:http");
const { Server: HttpsServer } = require("node:https");
const { networkInterfaces } = require("node:os");

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/** For browsers that do not send `Sec-Fetch-Site`, and against framing and content sniffing. */
const HEADERS = {
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
};

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Names under which the server is reachable; a server on all interfaces also has the machine's addresses. */
const ownHosts = (/** @type {string} */ host) => {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  if (!["0.0.0.0", "::"].includes(host)) return [...LOOPBACK, bracketed.toLowerCase()];
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  return [...LOOPBACK, ...addresses.map(({ address }) => (address.includes(":") ? `[${address}]` : address))];
};

const nameOf = (/** @type {string} */ host) => host.toLowerCase().replace(/:\d+$/, "");

/** GET requests that act: they open a file in the developer's editor. */
const ACTS = /^\/+__open-stack-frame-in-editor/;

/** A link on another site may lead here; what a page of that site loads or sends may not. */
const isLink = (/** @type {Request} */ { method, url = "/", headers }) =>
  (method === "GET" || method === "HEAD") &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  !ACTS.test(url);

const isDecodable = (/** @type {string} */ url) => {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
};

/**
 * Why a request is refused: its status, and a sentence.
 *
 * @param {Request} request
 * @param {readonly string[]} hosts
 * @returns {[status: number, reason: string] | undefined}
 */
const refusal = (request, hosts) => {
  const { host = "", origin, "sec-fetch-site": site = "none" } = request.headers;
  if (!hosts.includes(nameOf(host))) return [403, `This server does not answer to the host name in the request.`];
  if (origin !== undefined && !/^https?:\/\//.test(origin)) return [403, "This server answers its own pages only."];
  if (origin !== undefined && origin.replace(/^https?:\/\//, "").toLowerCase() !== host.toLowerCase())
    return [403, "This server answers its own pages only."];
  if (!["none", "same-origin"].includes(String(site)) && !isLink(request))
    return [403, "This server answers its own pages only."];
  if (!isDecodable(request.url ?? "/")) return [400, "The address has a malformed percent-encoding."];
  return undefined;
};

/** Keeps other code from allowing other origins. */
const withoutCors = (/** @type {Response} */ response) => {
  const { setHeader, writeHead } = response;
  const isCors = (/** @type {unknown} */ name) => /^access-control-/i.test(String(name));
  response.setHeader = (name, value) => (isCors(name) ? response : setHeader.call(response, name, value));
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const headers = rest.at(-1);
    if (headers && typeof headers === "object" && !Array.isArray(headers))
      rest[rest.length - 1] = Object.fromEntries(Object.entries(headers).filter(([name]) => !isCors(name)));
    return writeHead.call(response, status, .../** @type {[]} */ (rest));
  };
  for (const [name, value] of Object.entries(HEADERS)) setHeader.call(response, name, value);
};

const refuse = (/** @type {unknown} */ answer, /** @type {number} */ status, /** @type {string} */ reason) => {
  if (answer && typeof answer === "object" && "writeHead" in answer) {
    const response = /** @type {Response} */ (answer);
    response.writeHead(status, { "content-type": "text/plain;charset=utf-8", connection: "close" }).end(`${reason}\n`);
    return;
  }
  // A WebSocket handshake has no response, only a socket.
  const socket = /** @type {import("node:net").Socket} */ (answer);
  socket.end(`HTTP/1.1 ${status} ${status === 403 ? "Forbidden" : "Bad Request"}\r\nconnection: close\r\n\r\n`);
};

const GUARDED = new Set(["request", "upgrade", "connect", "checkContinue", "checkExpectation"]);

/**
 * Refuses requests of other hosts and origins on all servers of this process, before any listener. The servers do not
 * exist yet when plugins run, and Gatsby's socket server does not pass through its Express app.
 *
 * @param {string} host the `--host` of the server
 */
const answerOwnOriginOnly = (host) => {
  const hosts = ownHosts(host);
  for (const { prototype } of [HttpServer, HttpsServer]) {
    const { emit } = prototype;
    prototype.emit = function (/** @type {string | symbol} */ event, /** @type {any[]} */ ...values) {
      if (GUARDED.has(String(event))) {
        const [request, answer] = values;
        if ("writeHead" in answer) withoutCors(answer);
        const refused = refusal(request, hosts);
        if (refused) {
          refuse(answer, ...refused);
          return true;
        }
      }
      return emit.apply(this, /** @type {any} */ ([event, ...values]));
    };
  }
};

module.exports = { answerOwnOriginOnly };
