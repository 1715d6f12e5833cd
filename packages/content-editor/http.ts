/** HTTP for the editor's routes: types of Gatsby's develop server, answers, and guards. */
import type { IncomingMessage, ServerResponse } from "node:http";

type Next = (error?: unknown) => void;
export type Handler = (request: IncomingMessage & { body?: unknown }, response: ServerResponse, next: Next) => void;

export type ErrorHandler = (error: unknown, request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** The used part of the develop server. */
export interface DevServer {
  use: (path: string, ...handlers: (Handler | ErrorHandler)[]) => unknown;
  get: (path: string, ...handlers: Handler[]) => unknown;
  post: (path: string, ...handlers: Handler[]) => unknown;
}

export const send = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { "content-type": `${type};charset=utf-8`, "cache-control": "no-store" }).end(text);
};

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The develop server refuses other origins, but it may be asked to answer to other hosts: `npm run edit -- -H`. */
const isOwnPage = ({ headers: { host = "", origin } }: IncomingMessage): boolean =>
  LOOPBACK.test(host) && (origin === undefined || origin === `http://${host}`);

export const onlyOwnPage: Handler = (request, response, next) =>
  isOwnPage(request)
    ? next()
    : send(response, 403, "application/json", JSON.stringify({ error: "Only from the editor's own page." }));

export const sendJson = (response: ServerResponse, status: number, value: object | null): void =>
  send(response, status, "application/json", JSON.stringify(value));

/** Serializes saves: a merge must be written before the next one reads the file. */
export const serializeWrites = (): Handler => {
  let last = Promise.resolve();
  return (_request, response, next) => {
    const turn = last;
    last = new Promise((done) => response.once("close", done));
    void turn.then(() => next());
  };
};
