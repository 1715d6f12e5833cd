/** The form editor in develop: its page, and the server that writes files. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentDir } from "content-kit/read";
import { checksum } from "content-kit/lib/digest";
import { editorPaths } from "./paths";
import { adminPage, configText, editorScript, linksText, mediaFilesOf } from "./files";
import { formConfig } from "./form-config";
import { onlyOwnPage, send, sendJson, serializeWrites, type DevServer, type ErrorHandler, type Handler } from "./http";
import { serveManage } from "./manage/serve";
import { servePublish } from "./publish/serve";
import type { Site } from "content-kit/site";
import { readerOf } from "./save-check";
import { theSite, setSite } from "./site";
import { answerRequest } from "./content-files";
import { answerFailure, BadRequest, readEditorRequest, reading } from "./request";
import { beforeSaving, Refusal, Undecided, type EditorRequest } from "./saving";

const SERVER = `${editorPaths.page}/server`;

/** Each form loads the script, which is several megabytes: a browser that has it also keeps it compiled. */
const sendUnlessKnown = ({ headers }: IncomingMessage, response: ServerResponse, code: string): void => {
  const etag = `"${checksum(code)}"`;
  const answer = { "content-type": "text/javascript;charset=utf-8", "cache-control": "no-cache", etag };
  if (headers["if-none-match"] === etag) response.writeHead(304, answer).end();
  else response.writeHead(200, answer).end(code);
};

/** Merges a save and does it, or responds with 409 for a conflict or 422 for invalid content. */
const mergeOrRefuse: Handler = ({ body }, response) => {
  const request = body as EditorRequest;
  try {
    sendJson(response, 200, answerRequest(contentDir(), beforeSaving(contentDir(), request)));
  } catch (error) {
    if (error instanceof Undecided) sendJson(response, 409, { conflicts: error.conflicts, now: error.now });
    else if (error instanceof Refusal) sendJson(response, 422, { error: error.message, problems: error.problems });
    else answerFailure(response, error);
  }
};

const config: Handler = (_request, response) => {
  const { entries } = readerOf(contentDir()).read();
  const backend = { name: "proxy", proxy_url: `${SERVER}/api/v1` };
  const text = configText(formConfig(backend, { entries, root: "" }, mediaFilesOf(contentDir())));
  send(response, 200, "application/json", text);
};

const links: Handler = (_request, response) =>
  send(response, 200, "application/json", linksText(readerOf(contentDir()).read().entries, contentDir()));

const page: Handler = (_request, response) => {
  const settings = theSite().settings(readerOf(contentDir()).read().entries);
  send(response, 200, "text/html", adminPage(settings?.name ?? "the site"));
};

/** @param isWanted true to bundle at once; otherwise when it is first asked for */
const script = (isWanted: boolean): Handler => {
  let text = isWanted ? editorScript() : undefined;
  return (request, response, next) => {
    text ??= editorScript();
    text.then((code) => sendUnlessKnown(request, response, code), next);
  };
};

const nothingHere: Handler = (_request, response) =>
  answerFailure(response, new BadRequest(404, "There is nothing at this address."));

/** In place of Express's page with a stack trace. */
const failure: ErrorHandler = (error, _request, response, next) =>
  response.headersSent ? next(error) : answerFailure(response, error);

/** Serves the editor at /admin, and lets it write the content folder. Call before Gatsby registers its routes. */
export const serveEditor = (app: DevServer, site: Site): void => {
  setSite(site);
  const serialize = serializeWrites();
  servePublish(app, { onlyOwnPage, serialize });
  serveManage(app, { onlyOwnPage, serialize });
  app.use(
    SERVER,
    onlyOwnPage,
    reading((request) => readEditorRequest(request, contentDir())),
  );
  app.post(`${SERVER}/api/v1`, serialize, mergeOrRefuse);
  app.get(editorPaths.page, page);
  app.get(editorPaths.config, config);
  app.get(editorPaths.links, links);
  app.get(editorPaths.script, script(Boolean(process.env["CONTENT_EDITOR"])));
  app.use(SERVER, nothingHere);
  app.use(editorPaths.page, failure);
};
