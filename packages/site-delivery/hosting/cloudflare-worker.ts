/**
 * Redirects, 404 pages (status 404) and parts of recordings on Cloudflare. Other files are served without the Worker;
 * wrangler.jsonc lists the paths at which it runs first.
 */
import { canonicalPath, folderRedirectOf, redirectOf } from "content-kit/lib/url-path";
import { notFoundAnswer, notFoundPage, type NotFoundAnswer, type NotFoundRules } from "./rules";
import { partOf } from "./ranges";

/** The rules that the Worker answers by. */
export type WorkerRules = NotFoundRules & { redirectsFile: string };

/** The delivered files. */
type Bindings = Record<"ASSETS", { fetch: (request: Request) => Promise<Response> }>;

const REDIRECTING = [301, 302, 303, 307, 308];

const RECORDING = /\.(?:mp3|m4a)$/;

/** Headers that are about a file. */
const OF_A_FILE = ["Content-Type", "Content-Length", "Content-Encoding", "ETag", "CF-Cache-Status"];

/** Responds to one request. */
const respond = async (request: Request, { ASSETS }: Bindings, rules: WorkerRules): Promise<Response> => {
  /** Fetches a delivered file; Cloudflare's asset paths have no `.html`. */
  const file = (name: string, method: string): Promise<Response> =>
    ASSETS.fetch(new Request(new URL(name.replace(/\.html$/, ""), request.url), { method }));
  /** Cloudflare sets the headers of `_headers` for files only: an answer without one has those of a file. */
  const empty = async (status: number, name: string, value: string): Promise<Response> => {
    const headers = new Headers((await file(rules.redirectsFile, "HEAD")).headers);
    for (const each of OF_A_FILE) headers.delete(each);
    headers.set(name, value);
    return new Response(null, { status, headers });
  };
  const notFound = async (answer: NotFoundAnswer): Promise<Response> => {
    if ("redirect" in answer) return empty(302, "Location", answer.redirect);
    const { body, headers } = await file(answer.file, request.method);
    return new Response(body, { status: 404, headers });
  };
  if (!["GET", "HEAD"].includes(request.method)) return empty(405, "Allow", "GET, HEAD");
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname) ?? pathname;
  const view = notFoundPage(rules, path);
  if (view) return notFound(view);

  const isCanonical = path === pathname;
  // At / the Worker runs only if wrangler.jsonc says so, for addresses such as `/?p=123`.
  const fetched = (): Promise<Response> => ASSETS.fetch(request);
  const ask = (): Promise<Response> =>
    RECORDING.test(path) ? partOf(request, fetched, (range) => empty(416, "Content-Range", range)) : fetched();
  const answer = isCanonical && !(path === "/" && search) ? await ask() : undefined;
  if (answer && answer.status !== 404 && !REDIRECTING.includes(answer.status)) return answer;

  const redirects = (await (await file(rules.redirectsFile, "GET")).json()) as Partial<Record<string, string>>;
  const targetOf = (from: string): string | undefined => redirects[from];
  const moved = redirectOf(pathname, search, targetOf) ?? (isCanonical ? undefined : path + search);
  if (moved !== undefined) return empty(301, "Location", moved);
  if (answer?.status !== 404) return answer ?? ASSETS.fetch(request);
  const below = folderRedirectOf(path, search, targetOf);
  return below === undefined ? notFound(notFoundAnswer(rules, path)) : empty(301, "Location", below);
};

/** The Worker of a site. */
export const worker = (rules: WorkerRules) => ({
  fetch: (request: Request, bindings: Bindings): Promise<Response> => respond(request, bindings, rules),
});
