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

/** A request that is not done: a sentence for the editor, and what its page needs besides. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}

/** Why something cannot be done: one sentence, with its fix. */
export class Obstacle extends Declined {
  constructor(message: string) {
    super(409, message);
  }
}

export const send = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { "content-type": `${type};charset=utf-8`, "cache-control": "no-store" }).end(text);
};

export const sendJson = (response: ServerResponse, status: number, value: object): void =>
  send(response, status, "application/json", JSON.stringify(value));

/** Answers a request that failed: with its own sentence; other errors go to the terminal. */
export const answerFailure = (response: ServerResponse, error: unknown): void => {
  if (response.headersSent) return void response.destroy();
  if (error instanceof Declined) return sendJson(response, error.status, { error: error.message, ...error.more });
  console.error(error);
  sendJson(response, 500, { error: "The editor failed at this request; the terminal says why." });
};

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The develop server refuses other origins, but it may be asked to answer to other hosts: `npm run edit -- -H`. */
export const onlyOwnPage: Handler = ({ headers: { host = "", origin } }, response, next) =>
  LOOPBACK.test(host) && (origin === undefined || origin === `http://${host}`)
    ? next()
    : answerFailure(response, new Declined(403, "Only from the editor's own page."));

/** Answers with what the work finds, or says why it was not done. */
export const answering =
  <Body>(work: (body: Body) => object | Promise<object>): Handler =>
  ({ body }, response) =>
    void (async () => work(body as Body))().then(
      (value) => sendJson(response, 200, value),
      (error: unknown) => answerFailure(response, error),
    );

/** Serializes saves: a merge must be written before the next one reads the file. */
export const serializeWrites = (): Handler => {
  let last = Promise.resolve();
  return (_request, response, next) => {
    const turn = last;
    last = new Promise((done) => response.once("close", done));
    void turn.then(() => next());
  };
};
