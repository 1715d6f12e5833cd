/** Reads and validates requests of the editor, before anything looks at the content. */
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { contentDir, LARGEST_FILE } from "content-kit/read";
import { isFilePath, isFolderPath } from "./content-path";
import { answerFailure, answering, Declined, onlyOwnPage, type DevServer, type Handler } from "./http";
import { editorPaths } from "./paths";

/** What may have how many bytes, and what to do with more. */
interface Limit {
  what: string;
  most: number;
  fix: string;
}

/** As sent: pictures and recordings are a third larger than their files. */
export const UPLOADS: Limit = {
  what: "What you upload",
  most: 50_000_000,
  fix: "upload fewer files at once. One file can have 37.5 MB; larger ones are copied into content/media by hand.",
};
const SMALL: Limit = { what: "The request", most: 100_000, fix: "choose less at once." };
const TEXT: Limit = {
  what: "The text",
  most: LARGEST_FILE,
  fix: "divide it into several entries. Pictures and recordings go in media/.",
};

const tooLarge = ({ what, most, fix }: Limit): Declined => {
  const text = `${what} is larger than ${most / 1_000_000} MB, which is the most that can be saved.\nFix: ${fix}`;
  return new Declined(413, text, { problems: [{ text }] });
};

const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? "");

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "custom" && issue.params?.["isText"]) throw tooLarge(TEXT);
  const place = issue?.path.map(String).join(".") || "its beginning";
  throw new Declined(400, issue?.code === "custom" ? issue.message : `The request is malformed at "${place}".`);
};

/** The value of a JSON body. @throws before it is read if it is too large, or does not say how large it is */
const jsonOf = async (request: IncomingMessage, limit: Limit): Promise<unknown> => {
  if (request.method !== "POST") throw new Declined(405, "This address takes POST requests only.");
  if (!isJson(request)) throw new Declined(400, "The content type of the request has to be application/json.");
  if (request.headers["content-encoding"]) throw new Declined(400, "The request may not be compressed.");
  const size = request.headers["content-length"];
  if (size === undefined) throw new Declined(411, "The request does not say how large it is.");
  if (Number(size) > limit.most) throw tooLarge(limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await buffer(request)));
  } catch {
    throw new Declined(400, "The request is not valid JSON, or was cut off.");
  }
};

/** A file's text; larger ones would delay everything else, and the content check refuses them. */
export const text = z
  .string()
  .refine((value) => value.length <= LARGEST_FILE && Buffer.byteLength(value) <= LARGEST_FILE, {
    params: { isText: true },
    abort: true,
  });

const path = (isPath: (folder: string, path: string) => boolean, what: string) =>
  z.string().refine((value) => isPath(contentDir(), value), {
    error: ({ input }) => `${JSON.stringify(String(input).slice(0, 100))} is not the path of a content ${what}.`,
    abort: true,
  });

/** Paths below the content folder. No other schema has a path. */
export const filePath = path(isFilePath, "file");
export const folderPath = path(isFolderPath, "folder");

export const choices = z.array(z.enum(["ours", "theirs"])).max(10_000);

/** Reads a body before the request takes its turn: a slow one would hold up all saves. */
export const reading =
  <T>(schema: z.ZodType<T>, limit: Limit = SMALL): Handler =>
  (request, response, next) =>
    void jsonOf(request, limit)
      .then((value) => {
        // `_body` tells Express's parsers that it has been read.
        Object.assign(request, { body: parsed(schema, value), _body: true });
        next();
      })
      .catch((error: unknown) => answerFailure(response, error));

/** Does an action that the editor's own page asks for. @param turn lets those that write wait for each other */
export const answer = <T>(
  app: DevServer,
  action: string,
  schema: z.ZodType<T>,
  work: (body: T) => object | Promise<object>,
  turn: Handler = (_request, _response, next) => next(),
): unknown => app.use(`${editorPaths.page}/${action}`, onlyOwnPage, reading(schema), turn, answering(work));
