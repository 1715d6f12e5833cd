/** A raw HTTP request: the path is sent literally, redirects are not followed, and the body is not decompressed. */
import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** The body as received. */
  body: Buffer;
}

export interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const WAIT = 60_000;

/**
 * Sends a request to the loopback interface on a new connection: a server may close a kept one just when it is
 * reused.
 */
export const ask = (port: number, { method = "GET", path, headers = {}, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, method, path, headers, timeout: WAIT, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(flat) as Answer["headers"],
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`No answer to ${method} ${path} within ${WAIT} ms.`)));
    sent.on("error", reject);
    sent.end(body);
  });

/** Sends arbitrary bytes; returns the status line, or "" if the server only closes. */
export const askInBytes = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes, "latin1"));
    let text = "";
    socket.setTimeout(WAIT, () => socket.destroy(new Error("No answer.")));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(text.split("\r\n")[0] ?? ""));
  });

/** The decompressed body. */
export const unpacked = ({ headers, body }: Answer): Buffer => {
  switch (headers["content-encoding"]) {
    case "br":
      return brotliDecompressSync(body);
    case "gzip":
      return gunzipSync(body);
    default:
      return body;
  }
};
