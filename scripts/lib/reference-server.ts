/** Serves a delivery like a real host, from the rules in packages/site-delivery/hosting/rules.ts. */
import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import {
  CONTENT_TYPES,
  type Headers,
  headersFor,
  type HostingRules,
  notFoundAnswer,
  type NotFoundAnswer,
  notFoundPage,
  OTHER_TYPE,
  readRules,
  redirectTargets,
  TEXT_TYPES,
} from "site-delivery";
import { canonicalPath, folderRedirectOf, redirectOf } from "content-kit/lib/url-path";
import { HOST_FILES } from "site-delivery/paths";

const METHODS = ["GET", "HEAD"];

/** Compressed copies by encoding, the smaller first. */
const COPIES = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const NOT_SERVED = /\.(?:br|gz)$/;

/** False also for names that no file can have, such as very long ones. */
const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The file at a canonical path: `/about` is `about.html`. */
const fileAt = (site: string, path: string): string | undefined => {
  const name = decodeURIComponent(path);
  if (NOT_SERVED.test(name) || HOST_FILES.some((file) => file === name)) return undefined;
  const files = name === "/" ? ["/index.html"] : [name, `${name}.html`];
  return files.find((file) => isFile(join(site, file)));
};

const typeOf = (file: string): string => {
  const type = CONTENT_TYPES[extname(file).slice(1)] ?? OTHER_TYPE;
  return type === "text/html" || TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
};

/** The copies of a file that the client accepts, in our order: browsers give all the same weight. */
const acceptedCopy = (request: IncomingMessage, path: string): (typeof COPIES)[number] | undefined => {
  const accepted = new Negotiator(request).encodings(COPIES.map(([encoding]) => encoding));
  return COPIES.find(([encoding, ending]) => accepted.includes(encoding) && isFile(path + ending));
};

const hasCopies = (path: string): boolean => COPIES.some(([, ending]) => isFile(path + ending));

/** A server of one delivery. */
class Preview {
  private readonly site: string;
  private readonly rules: HostingRules;
  private readonly redirects: ReadonlyMap<string, string>;

  constructor(delivery: string) {
    this.site = join(delivery, "site");
    this.rules = readRules(delivery);
    this.redirects = redirectTargets(this.rules);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = "/", query] = (request.url ?? "/").split(/\?(.*)/s, 2);
    const search = query === undefined ? "" : `?${query}`;
    const targetOf = (from: string): string | undefined => this.redirects.get(from);
    if (!METHODS.includes(request.method ?? "")) return this.empty(response, 405, { Allow: METHODS.join(", ") });
    const moved = redirectOf(path, search, targetOf);
    if (moved !== undefined) return this.empty(response, 301, { Location: moved });
    const canonical = canonicalPath(path);
    if (canonical === undefined) return this.missing(path, request, response);
    const view = notFoundPage(this.rules, canonical);
    if (view !== undefined) return this.notFound(view, request, response);
    if (canonical !== path) return this.empty(response, 301, { Location: canonical + search });
    const file = fileAt(this.site, path);
    if (file !== undefined) return this.file(file, path, request, response);
    const below = folderRedirectOf(path, search, targetOf);
    if (below !== undefined) return this.empty(response, 301, { Location: below });
    this.missing(path, request, response);
  }

  private missing(path: string, request: IncomingMessage, response: ServerResponse): void {
    this.notFound(notFoundAnswer(this.rules, path), request, response);
  }

  private empty(response: ServerResponse, status: number, headers: Headers): void {
    response.writeHead(status, { ...this.rules.pageHeaders, ...headers, "Content-Length": "0" }).end();
  }

  private notFound(answer: NotFoundAnswer, request: IncomingMessage, response: ServerResponse): void {
    if ("redirect" in answer) return this.empty(response, 302, { Location: answer.redirect });
    const { file } = answer;
    if (!isFile(join(this.site, file))) return this.empty(response, 404, {});
    response.statusCode = 404;
    this.file(file, file, request, response);
  }

  /** Sends a file, or its compressed copy. */
  private file(file: string, path: string, request: IncomingMessage, response: ServerResponse): void {
    const isFound = response.statusCode === 200;
    const [encoding, ending = ""] = acceptedCopy(request, join(this.site, file)) ?? [];
    for (const [name, value] of Object.entries({ "Content-Type": typeOf(file), ...headersFor(this.rules, path) }))
      response.setHeader(name, value);
    if (hasCopies(join(this.site, file))) response.setHeader("Vary", "Accept-Encoding");
    if (encoding) response.setHeader("Content-Encoding", encoding);
    const options = { root: this.site, dotfiles: "allow", index: false, cacheControl: false } as const;
    send(request, encodeURI(file + ending), { ...options, acceptRanges: isFound, etag: isFound, lastModified: isFound })
      // A strong ETag, as the file's own hash of time and size: each copy has another.
      .on("headers", (_: unknown, __: string, { mtimeMs, size }: { mtimeMs: number; size: number }) => {
        if (isFound) response.setHeader("ETag", `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`);
      })
      .on("error", ({ status, headers }: { status: number; headers?: Headers }) => {
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        // The file is gone since it was found.
        if (status === 404 && isFound) this.missing(path, request, response);
        else this.empty(response, status, headers ?? {});
      })
      .pipe(response);
  }
}

/**
 * Starts the server on the loopback interface.
 * @param delivery the output of `npm run build`
 * @param port 0 for any free one
 * @throws if there is no built site, or the port is in use
 */
export const startServer = async (delivery: string, port: number): Promise<{ server: Server; port: number }> => {
  if (!existsSync(join(delivery, "site/index.html")))
    throw new Error(`There is no built site in ${delivery}: run "npm run build" first.`);
  const preview = new Preview(delivery);
  const server = createServer((request, response) => preview.answer(request, response));
  await new Promise<void>((done, fail) => server.once("error", fail).listen(port, "localhost", done));
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : port };
};
