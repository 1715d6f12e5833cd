/** Serves the built site as a real host does: no slash at the end of addresses, and not-found pages with status 404. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { NOT_FOUND_FILES, notFoundSection, REDIRECTS_FILE, routes } from "../src/routes";

const HASHED = /^\/(?:static\/|[^/]+-[0-9a-f]{16,}\.(?:js|css))/;

const pathOf = (request: IncomingMessage): { path: string; query: string } => {
  const [path = "/", query] = (request.url ?? "/").split("?", 2);
  // Two slashes at the front would name another host in a redirect.
  return { path: path.replace(/^\/{2,}/, "/"), query: query === undefined ? "" : `?${query}` };
};

const redirect = (response: ServerResponse, status: 301 | 302, location: string): void => {
  response.writeHead(status, { location, "content-length": 0 }).end();
};

/** The addresses that pages had before they were renamed, each with the address now. */
const readRedirects = (folder: string): ReadonlyMap<string, string> => {
  const file = join(folder, REDIRECTS_FILE);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as object) : []);
};

const answerNotFound = (folder: string, path: string, head: boolean, response: ServerResponse): void => {
  const section = notFoundSection(path);
  if (section === "job") return redirect(response, 302, routes.careers);
  const file = join(folder, NOT_FOUND_FILES[section]);
  response.writeHead(404, { "content-type": "text/html;charset=utf-8", "cache-control": "no-cache" });
  if (head || !existsSync(file)) return void response.end();
  createReadStream(file).pipe(response);
};

/**
 * Starts the server on the loopback interface.
 * @param folder what Gatsby built, usually `public`
 * @param port 0 takes a free one
 * @throws where the folder has no built site, or the port is taken
 */
export const startServer = async (folder: string, port: number): Promise<{ server: Server; port: number }> => {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`);
  const serveFile = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) =>
      response.setHeader(
        "cache-control",
        HASHED.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      ),
  });
  const redirects = readRedirects(folder);
  const server = createServer((request, response) => {
    const { path, query } = pathOf(request);
    const plain = path.replace(/\/+$/, "") || "/";
    const moved = redirects.get(plain) ?? (plain === path ? undefined : plain);
    if (moved !== undefined) return redirect(response, 301, moved + query);
    serveFile(request, response, () => answerNotFound(folder, path, request.method === "HEAD", response));
  });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(port, "localhost", done));
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : port };
};
