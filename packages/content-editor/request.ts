/** Reads and validates requests of the editor, before anything looks at the content. */
import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { contentDir, LARGEST_FILE } from "content-kit/read";
import { isFilePath, isFolderPath } from "./content-path";
import { answerFailure, answering, Declined, onlyOwnPage, type DevServer, type Handler } from "./http";

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

/** The bytes of a body. @throws as soon as they are too many */
const bytesOf = async (request: IncomingMessage, { most, refusal }: Limit): Promise<Buffer> => {
  if (Number(request.headers["content-length"] ?? 0) > most) throw refusal;
  const parts: Buffer[] = [];
  let size = 0;
  // Not `for await`, which destroys the connection on a throw, and with it the answer.
  await new Promise<void>((done, fail) => {
    const cutOff = (): void => fail(new Declined(400, "The request was cut off."));
    request
      .on("data", (part: Buffer) => {
        size += part.length;
        if (size <= most) return void parts.push(part);
        parts.length = 0;
        fail(refusal);
      })
      .on("end", done)
      .on("error", cutOff)
      .on("close", cutOff);
  });
  return Buffer.concat(parts);
};

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "custom" && issue.params?.["isText"])
    throw tooLarge("The text", LARGEST_FILE, "divide it into several entries. Pictures and recordings go in media/.");
  const place = issue?.path.map(String).join(".") || "its beginning";
  throw new Declined(400, issue?.code === "custom" ? issue.message : `The request is malformed at "${place}".`);
};

/** The value of a JSON body, and its size in bytes. */
const jsonOf = async (request: IncomingMessage, limit: Limit): Promise<{ value: unknown; size: number }> => {
  if (request.method !== "POST") throw new Declined(405, "This address takes POST requests only.");
  if (!isJson(request)) throw new Declined(400, "The content type of the request has to be application/json.");
  if (request.headers["content-encoding"]) throw new Declined(400, "The request may not be compressed.");
  const bytes = await bytesOf(request, limit);
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
    return { value, size: bytes.length };
  } catch {
    throw new Declined(400, "The request is not valid JSON.");
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

/**
 * Reads a body before the request takes its turn: a slow one would hold up all saves.
 * @param check what cannot be said by a schema; gets the size in bytes
 */
export const reading =
  <T>(schema: z.ZodType<T>, limit: Limit = SMALL, check?: (body: T, size: number) => void): Handler =>
  (request, response, next) =>
    void jsonOf(request, limit)
      .then(({ value, size }) => {
        const body = parsed(schema, value);
        check?.(body, size);
        // `_body` tells Express's parsers that it has been read.
        Object.assign(request, { body, _body: true });
        next();
      })
      .catch((error: unknown) => answerFailure(response, error));

/** Answers a GET request of the editor's own page. */
export const get = <T>(
  app: DevServer,
  address: string,
  schema: z.ZodType<T>,
  work: (query: T) => Promise<object>,
): void => {
  const withQuery: Handler = (request, response, next) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    answering(() => work(parsed(schema, Object.fromEntries(searchParams))))(request, response, next);
  };
  app.get(address, onlyOwnPage, withQuery);
};

/** Answers a POST request of the editor's own page. @param turn lets requests wait for each other */
export const post = <T>(
  app: DevServer,
  address: string,
  schema: z.ZodType<T>,
  turn: Handler,
  work: (body: T) => object | Promise<object>,
): unknown => app.post(address, onlyOwnPage, reading(schema), turn, answering(work));
