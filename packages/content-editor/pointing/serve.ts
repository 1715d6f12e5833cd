/** Lets somebody who edits point at a text on a page: adds a script to the pages that are served, and answers it. */
import type { ServerResponse } from "node:http";
import { z } from "zod";
import { contentDir } from "content-kit/read";
import { bundleForBrowsers } from "../files";
import { send, type DevServer, type Handler } from "../http";
import { POINTING_SCRIPT } from "../paths";
import { answer } from "../request";
import { readerOf } from "../save-check";
import { findFields } from "./find-text";

const TAG = `<script src="${POINTING_SCRIPT}"></script>`;

const isPage = (response: ServerResponse): boolean =>
  response.statusCode < 300 && String(response.getHeader("content-type")).startsWith("text/html");

/** Adds the script behind each page. */
const withScript: Handler = ({ method, url = "" }, response, next) => {
  next();
  if (method !== "GET" || url.startsWith("/admin") || url.startsWith("/__")) return;
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  const longer = (): boolean => {
    const isLonger = isPage(response);
    if (isLonger && !response.headersSent) response.removeHeader("content-length");
    return isLonger;
  };
  Object.assign(response, {
    write: (...args: Parameters<typeof write>) => {
      longer();
      return write(...args);
    },
    end: (chunk?: string | Buffer, ...rest: []) => {
      if (longer() && (chunk !== undefined || response.headersSent)) {
        if (chunk !== undefined) write(chunk);
        return end(TAG, ...rest);
      }
      return end(chunk, ...rest);
    },
  });
};

const request = z.object({
  path: z.string().max(1000),
  seen: z.array(z.string().max(10_000)).max(2),
  links: z.array(z.string().max(1000)).max(1000),
  part: z.enum(["main", "header", "footer", ""]),
  turn: z.number().int(),
  turns: z.number().int(),
});

export const servePointing = (app: DevServer): void => {
  let script: Promise<string> | undefined;
  app.get(POINTING_SCRIPT, (_request, response, next) => {
    script ??= bundleForBrowsers('import { start } from "./pointing/page"; start();');
    script.then((text) => send(response, 200, "text/javascript", text), next);
  });
  answer(app, "point", request, (pointed) => ({
    fields: findFields(pointed, readerOf(contentDir()).read().entries),
  }));
  app.use("/", withScript);
};
