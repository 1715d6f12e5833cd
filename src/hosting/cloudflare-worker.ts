/**
 * Redirects, 404 pages (status 404) and parts of recordings on Cloudflare. Other files are served without the Worker;
 * wrangler.jsonc lists the paths at which it runs first.
 */
import { canonicalPath, folderRedirectOf, redirectOf } from "../lib/url-path";
import { isNotFoundFile, notFoundFiles, notFoundSection, REDIRECTS_FILE, routes } from "../routes";
import { partOf } from "./ranges";

interface Bindings {
  /** The delivered files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const REDIRECTING = [301, 302, 303, 307, 308];

const RECORDING = /\.(?:mp3|m4a)$/;

/** Headers that are about a file. */
const OF_A_FILE = ["Content-Type", "Content-Length", "Content-Encoding", "ETag", "CF-Cache-Status"];

/** Responds to one request. @param file fetches a delivered file; Cloudflare's asset paths have no `.html` */
const respond = async (
  request: Request,
  { ASSETS }: Bindings,
  file: (name: string, method: string) => Promise<Response>,
): Promise<Response> => {
  /** Cloudflare sets the headers of `_headers` for files only: an answer without one has those of a file. */
  const empty = async (
    status: number,
    name: "Location" | "Allow" | "Content-Range",
    value: string,
  ): Promise<Response> => {
    const headers = new Headers((await file(REDIRECTS_FILE, "HEAD")).headers);
    for (const each of OF_A_FILE) headers.delete(each);
    headers.set(name, value);
    return new Response(null, { status, headers });
  };
  const notFound = async (at: string): Promise<Response> => {
    const section = notFoundSection(at);
    if (section === "job") return empty(302, "Location", routes.careers);
    const { body, headers } = await file(notFoundFiles[section], request.method);
    return new Response(body, { status: 404, headers });
  };
  if (!["GET", "HEAD"].includes(request.method)) return empty(405, "Allow", "GET, HEAD");
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname) ?? pathname;
  const view = [path, `${path}.html`].find(isNotFoundFile);
  if (view) return notFound(view);

  const isCanonical = path === pathname;
  // At / the Worker runs only if wrangler.jsonc says so, for addresses such as `/?p=123`.
  const fetched = (): Promise<Response> => ASSETS.fetch(request);
  const ask = (): Promise<Response> =>
    RECORDING.test(path) ? partOf(request, fetched, (range) => empty(416, "Content-Range", range)) : fetched();
  const answer = isCanonical && !(path === "/" && search) ? await ask() : undefined;
  if (answer && answer.status !== 404 && !REDIRECTING.includes(answer.status)) return answer;

  const redirects = (await (await file(REDIRECTS_FILE, "GET")).json()) as Partial<Record<string, string>>;
  const targetOf = (from: string): string | undefined => redirects[from];
  const moved = redirectOf(pathname, search, targetOf) ?? (isCanonical ? undefined : path + search);
  if (moved !== undefined) return empty(301, "Location", moved);
  if (answer?.status !== 404) return answer ?? ASSETS.fetch(request);
  const below = folderRedirectOf(path, search, targetOf);
  return below === undefined ? notFound(path) : empty(301, "Location", below);
};

export default {
  fetch: (request: Request, bindings: Bindings): Promise<Response> =>
    respond(request, bindings, (name, method) =>
      bindings.ASSETS.fetch(new Request(new URL(name.replace(/\.html$/, ""), request.url), { method })),
    ),
};
