/** Reads and validates requests of the editor, before anything looks at the content. */
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { contentDir, LARGEST_FILE } from "content-kit/read";
import { isFilePath, isFolderPath } from "./content-path";
import { answerFailure, answering, Declined, onlyOwnPage, type DevServer, type Handler } from "./http";
import { editorPaths } from "./paths";

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** @param most in bytes */
export const tooLarge = (what: string, most: number, fix: string): Declined => {
  const sentence = `${what} is larger than ${megabytes(most)}, which is the most that can be saved.\nFix: ${fix}`;
  return new Declined(413, sentence, { problems: [{ text: sentence }] });
};

/** In bytes, as sent: pictures and recordings are a third larger than their files. */
const MOST_WITH_UPLOADS = 50_000_000;

/** How much a request may have, in bytes, and what is said of more. */
interface Limit {
  most: number;
  refusal: Declined;
}

export const UPLOADS: Limit = {
  most: MOST_WITH_UPLOADS,
  refusal: tooLarge(
    "What you upload",
    MOST_WITH_UPLOADS,
    `upload fewer files at once. One file can have ${megabytes((MOST_WITH_UPLOADS / 4) * 3)}; larger ones are copied into content/media by hand.`,
  ),
};

const SMALL: Limit = { most: 100_000, refusal: tooLarge("The request", 100_000, "choose less at once.") };

const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? "");

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "custom" && issue.params?.["isText"])
    throw tooLarge("The text", LARGEST_FILE, "divide it into several entries. Pictures and recordings go in media/.");
  const place = issue?.path.map(String).join(".") || "its beginning";
  throw new Declined(400, issue?.code === "custom" ? issue.message : `The request is malformed at "${place}".`);
};

/** The value of a JSON body. @throws before it is read if it is too large, or does not say how large it is */
const jsonOf = async (request: IncomingMessage, { most, refusal }: Limit): Promise<unknown> => {
  if (request.method !== "POST") throw new Declined(405, "This address takes POST requests only.");
  if (!isJson(request)) throw new Declined(400, "The content type of the request has to be application/json.");
  if (request.headers["content-encoding"]) throw new Declined(400, "The request may not be compressed.");
  if (!(Number(request.headers["content-length"]) <= most)) throw refusal;
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

/** Nothing waits for a request that writes nothing. */
const atOnce: Handler = (_request, _response, next) => next();

/** Does an action that the editor's own page asks for. @param turn lets those that write wait for each other */
export const answer = <T>(
  app: DevServer,
  action: string,
  schema: z.ZodType<T>,
  work: (body: T) => object | Promise<object>,
  turn: Handler = atOnce,
): unknown => app.use(`${editorPaths.page}/${action}`, onlyOwnPage, reading(schema), turn, answering(work));
