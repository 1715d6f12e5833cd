/** Parts of recordings on Cloudflare, which sends its files whole: browsers could not seek in them. */

/** Passes so many bytes on, a length that the answer states. Of Cloudflare's runtime. */
declare const FixedLengthStream: new (bytes: number) => TransformStream<Uint8Array, Uint8Array>;

/** Passes only the bytes `from` to `to` on. */
const cut = (from: number, to: number): TransformStream<Uint8Array, Uint8Array> => {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
      at += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (at > to) controller.terminate();
    },
  });
};

/** By ETag: Cloudflare does not say how long a file is, and one may be too long to keep in memory. */
const sizes = new Map<string, number>();

const countBytes = async (body: ReadableStream<Uint8Array>): Promise<number> => {
  let size = 0;
  await body.pipeTo(new WritableStream({ write: (chunk) => void (size += chunk.length) }));
  return size;
};

/**
 * The part of a file that a request asks for; the whole file if it asks for none, for several, or for one of another
 * version of the file.
 * @param refuse the answer to a part that the file does not have
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export const partOf = async (
  { method, headers: asked }: Request,
  fetchFile: () => Promise<Response>,
  refuse: (contentRange: string) => Promise<Response>,
): Promise<Response> => {
  const file = await fetchFile();
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");
  const etag = headers.get("ETag") ?? "";
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(asked.get("Range") ?? "") ?? [];
  const isAsked = first === "" ? last !== "" : last === "" || Number(first) <= Number(last);
  const isWhole = method !== "GET" || !isAsked || ![null, etag].includes(asked.get("If-Range"));
  if (file.status !== 200 || !file.body || isWhole) return new Response(file.body, { status: file.status, headers });
  const known = sizes.get(etag);
  const size = known ?? (await countBytes(file.body));
  sizes.set(etag, size);
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to) return refuse(`bytes */${size}`);
  headers.set("Content-Range", `bytes ${from}-${to}/${size}`);
  const { body } = known === undefined ? await fetchFile() : file;
  const part = body?.pipeThrough(cut(from, to)).pipeThrough(new FixedLengthStream(to - from + 1));
  return new Response(part, { status: 206, headers });
};
