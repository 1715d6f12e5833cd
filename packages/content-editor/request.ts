/** Reads and validates requests of the editor, before anything looks at the content. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { LARGEST_FILE } from "content-kit/read";
import { isFilePath, isFolderPath } from "./content-path";
import type { Handler } from "./http";
import type { EditorRequest } from "./saving";

/** In bytes, as sent: pictures and recordings are a third larger than their files. */
const MOST_WITH_UPLOADS = 50_000_000;
/** In bytes, without what is uploaded. */
const MOST_WITHOUT_UPLOADS = 5_000_000;
/** In bytes. */
const MOST_OF_SMALL = 100_000;

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** A request that is refused before any work, with a sentence for the editor. */
export class BadRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const tooLarge = (what: string, most: number, fix: string): BadRequest =>
  new BadRequest(413, `${what} is larger than ${megabytes(most)}, which is the most that can be saved.\nFix: ${fix}`);

const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? "");

/** The bytes of a body. @throws as soon as they are too many */
const bytesOf = async (request: IncomingMessage, most: number, refusal: BadRequest): Promise<Buffer> => {
  if (Number(request.headers["content-length"] ?? 0) > most) throw refusal;
  const parts: Buffer[] = [];
  let size = 0;
  // Not `for await`, which destroys the connection on a throw, and with it the answer.
  await new Promise<void>((done, fail) => {
    const cutOff = (): void => fail(new BadRequest(400, "The request was cut off."));
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

/** The value of a JSON body, and its size in bytes. */
const jsonOf = async (
  request: IncomingMessage,
  most: number,
  refusal: BadRequest,
): Promise<{ value: unknown; size: number }> => {
  if (request.method !== "POST") throw new BadRequest(405, "This address takes POST requests only.");
  if (!isJson(request)) throw new BadRequest(400, "The content type of the request has to be application/json.");
  if (request.headers["content-encoding"]) throw new BadRequest(400, "The request may not be compressed.");
  const bytes = await bytesOf(request, most, refusal);
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
    return { value, size: bytes.length };
  } catch {
    throw new BadRequest(400, "The request is not valid JSON.");
  }
};

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [{ code, path, message, params } = { code: "", path: [], message: "", params: {} }] = error.issues as {
    code: string;
    path: PropertyKey[];
    message: string;
    params?: { isText?: boolean };
  }[];
  if (params?.isText)
    throw tooLarge("The text", LARGEST_FILE, "divide it into several entries. Pictures and recordings go in media/.");
  throw new BadRequest(
    400,
    code === "custom" ? message : `The request is malformed at "${path.map(String).join(".") || "its beginning"}".`,
  );
};

/** A file's text; larger ones would delay everything else, and the content check refuses them. */
const text = z.string().refine((value) => value.length <= LARGEST_FILE && Buffer.byteLength(value) <= LARGEST_FILE, {
  params: { isText: true },
  abort: true,
});

/** Paths of a content folder. No other schema of this module has a path. */
const paths = (folder: string) => ({
  file: z.string().refine((path) => isFilePath(folder, path), {
    error: ({ input }) => `${JSON.stringify(String(input).slice(0, 100))} is not the path of a content file.`,
    abort: true,
  }),
  folder: z.string().refine((path) => isFolderPath(folder, path), {
    error: ({ input }) => `${JSON.stringify(String(input).slice(0, 100))} is not the path of a content folder.`,
    abort: true,
  }),
});

const isBase64 = (content: string): boolean => content.length % 4 === 0 && !/[^\w+/=]|_/.test(content);

const branch = z.string();
const options = z.object({ commitMessage: z.string() });
const decision = z
  .object({ choices: z.array(z.enum(["ours", "theirs"])).max(10_000), seen: text.nullable() })
  .optional();

/** A file that is saved, and one that is uploaded. */
const files = (path: z.ZodType<string>) => ({
  asset: z.object({
    path,
    content: z
      .string()
      .refine((content) => content !== "", { error: "The uploaded file is empty." })
      .refine(isBase64, { error: "The uploaded file did not arrive whole." }),
    encoding: z.literal("base64"),
  }),
  dataFile: z.object({
    slug: z.string().min(1),
    path,
    raw: text.min(1),
    base: text.optional(),
    // Decap CMS would move the file, and all that is next to it.
    newPath: z.undefined().optional(),
  }),
});

/**
 * Requests that the forms send to Decap CMS's server, with what we add for merging. Zod drops all that is not named, so
 * the server gets nothing that was not validated.
 */
const editorRequest = (folder: string) => {
  const path = paths(folder);
  const { asset, dataFile } = files(path.file);
  const action = <N extends string, P extends z.ZodType>(name: N, params: P) =>
    z.object({ action: z.literal(name), params });
  return z.discriminatedUnion("action", [
    action("info", z.object({}).optional()),
    action(
      "entriesByFolder",
      z.object({
        branch,
        folder: path.folder,
        extension: z.string().min(1).max(10),
        depth: z.int().min(0).max(10),
      }),
    ),
    action(
      "entriesByFiles",
      z.object({ branch, files: z.array(z.object({ path: path.file, label: z.string().optional() })).max(1000) }),
    ),
    action("getEntry", z.object({ branch, path: path.file })),
    action(
      "persistEntry",
      z.object({
        branch,
        dataFiles: z.array(dataFile).min(1).max(100),
        assets: z.array(asset).max(1000),
        options: options.extend({ useWorkflow: z.boolean(), status: z.string() }),
        cmsLabelPrefix: z.string().optional(),
        decision,
      }),
    ),
    action("getMedia", z.object({ branch, mediaFolder: path.folder })),
    action("getMediaFile", z.object({ branch, path: path.file })),
    action("persistMedia", z.object({ branch, asset, options })),
    action("deleteFile", z.object({ branch, path: path.file, options })),
    action(
      "deleteFiles",
      z.object({
        branch,
        paths: z.array(path.file).min(1).max(1000),
        options,
        bases: z.record(path.file, text).optional(),
        decision,
      }),
    ),
    action("getDeployPreview", z.object({ branch, collection: z.string(), slug: z.string() })),
  ]);
};

const uploadsOf = ({ params = {} }: EditorRequest): readonly { content: string }[] =>
  params.assets ?? (params.asset ? [params.asset] : []);

/** Reads a request of the forms. @throws a `BadRequest` */
export const readEditorRequest = async (request: IncomingMessage, folder: string): Promise<EditorRequest> => {
  const refusal = tooLarge(
    "What you upload",
    MOST_WITH_UPLOADS,
    `upload fewer files at once. One file can have ${megabytes((MOST_WITH_UPLOADS / 4) * 3)}; larger ones are copied into content/media by hand.`,
  );
  const { value, size } = await jsonOf(request, MOST_WITH_UPLOADS, refusal);
  const read: EditorRequest = parsed(editorRequest(folder), value);
  const uploaded = uploadsOf(read).reduce((sum, { content }) => sum + content.length, 0);
  if (size - uploaded > MOST_WITHOUT_UPLOADS)
    throw tooLarge("The request without its uploads", MOST_WITHOUT_UPLOADS, "save less at once.");
  return read;
};

const readSmall = async <T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> =>
  parsed(
    schema,
    (await jsonOf(request, MOST_OF_SMALL, new BadRequest(413, "The request is larger than 100 kB."))).value,
  );

/** Reads which file is meant. @throws a `BadRequest` */
export const readFileOf = (request: IncomingMessage, folder: string) =>
  readSmall(request, z.object({ path: paths(folder).file }));

/** Reads which entry gets which slug. @throws a `BadRequest` */
export const readRename = (request: IncomingMessage, folder: string) =>
  readSmall(request, z.object({ path: paths(folder).file, slug: z.string().trim().min(1).max(300) }));

const query = ({ url = "/" }: IncomingMessage): object =>
  Object.fromEntries(new URL(url, "http://localhost").searchParams);

const commitId = z.string().regex(/^[0-9a-f]{40}$/);

/** Reads which file a URL names. @throws a `BadRequest` */
export const fileIn = (request: IncomingMessage, folder: string) =>
  parsed(z.object({ path: paths(folder).file }), query(request));

/** Reads which version of a file a URL names. @throws a `BadRequest` */
export const versionIn = (request: IncomingMessage, folder: string) =>
  parsed(z.object({ path: paths(folder).file, version: commitId }), query(request));

/** Reads whose changes are to be taken back. @throws a `BadRequest` */
export const readTakeBackCommit = (request: IncomingMessage) => readSmall(request, z.object({ commit: commitId }));

/** A name or an address as git takes it. */
const person = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^<>\p{Cc}]+$/u);

/** Reads a publication. @throws a `BadRequest` */
export const readPublish = (request: IncomingMessage, folder: string) =>
  readSmall(
    request,
    z.object({
      person: z.object({ name: person, email: person }).optional(),
      decision: z
        .object({
          seen: z.object({ mine: commitId, theirs: commitId }),
          choices: z.record(paths(folder).file, z.array(z.enum(["ours", "theirs"])).max(10_000)),
        })
        .optional(),
    }),
  );

/** Answers a request that failed: with its own sentence; other errors go to the terminal. */
export const answerFailure = (response: ServerResponse, error: unknown): void => {
  if (response.headersSent) return void response.destroy();
  const isBad = error instanceof BadRequest;
  if (!isBad) console.error(error);
  const sentence = isBad ? error.message : "The editor failed at this request; the terminal says why.";
  const body = isBad && error.status === 413 ? { problems: [{ text: sentence }] } : {};
  response
    .writeHead(isBad ? error.status : 500, {
      "content-type": "application/json;charset=utf-8",
      "cache-control": "no-store",
    })
    .end(JSON.stringify({ error: sentence, ...body }));
};

/** Reads a body before the request takes its turn: a slow one would hold up all saves. */
export const reading =
  (read: (request: IncomingMessage) => Promise<unknown>): Handler =>
  (request, response, next) =>
    void read(request).then(
      (body) => {
        // `_body` tells Express's parsers that it has been read.
        Object.assign(request, { body, _body: true });
        next();
      },
      (error: unknown) => answerFailure(response, error),
    );
