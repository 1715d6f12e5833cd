/** Serves a static folder with Brotli, in the same way for all tools. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSED = /\.(?:html|js|css|json|txt|svg|webmanifest)$/;

export interface ServedFolder {
  url: string;
  stop: () => Promise<void>;
}

export const serveFolder = async (folder: string): Promise<ServedFolder> => {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = COMPRESSED.test(file);
    const body = packed.get(file) ?? (isPacked ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      ...(isPacked ? { "content-encoding": "br" } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
