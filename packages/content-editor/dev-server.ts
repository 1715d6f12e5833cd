/** The form editor in develop: its page, and the server that writes files. */
import { contentDir } from "content-kit/read";
import { checksum } from "content-kit/lib/digest";
import type { Site } from "content-kit/site";
import { editorPaths } from "./paths";
import { editorFiles, editorScript } from "./files";
import { editorRequest, type EditorRequest } from "./forms-api";
import {
  answerFailure,
  answering,
  Declined,
  onlyOwnPage,
  send,
  serializeWrites,
  type DevServer,
  type ErrorHandler,
  type Handler,
} from "./http";
import { serveManage } from "./manage/serve";
import { servePointing } from "./pointing/serve";
import { servePublish } from "./publish/serve";
import { reading, UPLOADS } from "./request";
import { readerOf } from "./save-check";
import { answerForm } from "./saving";
import { setSite } from "./kinds";

const SERVER = `${editorPaths.page}/server`;
const API = `${SERVER}/api/v1`;

/** Of the content as it is when they are asked for. */
const page =
  (path: keyof ReturnType<typeof editorFiles>, type: string): Handler =>
  (_request, response) => {
    const { entries } = readerOf(contentDir()).read();
    const files = editorFiles(entries, contentDir(), { name: "proxy", proxy_url: API }, "");
    send(response, 200, type, files[path]);
  };

/**
 * Each form loads the script, which is several megabytes: a browser that has it also keeps it compiled.
 * @param isWanted true to bundle at once; otherwise when it is first asked for
 */
const script = (isWanted: boolean): Handler => {
  let text = isWanted ? editorScript() : undefined;
  return ({ headers }, response, next) => {
    text ??= editorScript();
    text.then((code) => {
      const etag = `"${checksum(code)}"`;
      const answer = { "content-type": "text/javascript;charset=utf-8", "cache-control": "no-cache", etag };
      if (headers["if-none-match"] === etag) response.writeHead(304, answer).end();
      else response.writeHead(200, answer).end(code);
    }, next);
  };
};

const nothingHere: Handler = (_request, response) =>
  answerFailure(response, new Declined(404, "There is nothing at this address."));

/** In place of Express's page with a stack trace. */
const failure: ErrorHandler = (error, _request, response, next) =>
  response.headersSent ? next(error) : answerFailure(response, error);

/** Serves the editor at /admin, and lets it write the content folder. Call before Gatsby registers its routes. */
export const serveEditor = (app: DevServer, site: Site): void => {
  setSite(site);
  const serialize = serializeWrites();
  const isEditing = Boolean(process.env["CONTENT_EDITOR"]);
  if (isEditing) servePointing(app);
  servePublish(app, serialize);
  serveManage(app, serialize);
  app.use(SERVER, onlyOwnPage);
  app.use(
    API,
    reading(editorRequest, UPLOADS),
    serialize,
    answering((request: EditorRequest) => answerForm(contentDir(), request)),
  );
  app.get(editorPaths.page, page(editorPaths.page, "text/html"));
  app.get(editorPaths.config, page(editorPaths.config, "application/json"));
  app.get(editorPaths.links, page(editorPaths.links, "application/json"));
  app.get(editorPaths.script, script(isEditing));
  app.use(SERVER, nothingHere);
  app.use(editorPaths.page, failure);
};
