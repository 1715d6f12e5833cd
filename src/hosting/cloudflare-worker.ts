/**
 * Redirects and 404 pages (status 404) on Cloudflare. Files are served without the Worker; wrangler.jsonc lists the
 * paths at which the Worker runs first.
 */
import { canonicalPath, folderRedirectOf, redirectOf, type TargetOf } from "../lib/url-path";
import { isNotFoundFile, notFoundFiles, notFoundSection, REDIRECTS_FILE, routes } from "../routes";

interface Bindings {
  /** The delivered files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const REDIRECTING = [301, 302, 303, 307, 308];

const redirect = (location: string, status = 301): Response =>
  new Response(null, { status, headers: { Location: location } });

/** Responds with another file. Cloudflare's asset paths have no `.html`. */
const fileAnswer = (file: string, request: Request, bindings: Bindings): Promise<Response> => {
  const url = new URL(file.replace(/\.html$/, ""), request.url);
  return bindings.ASSETS.fetch(new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET" }));
};

const readRedirects = async (request: Request, bindings: Bindings): Promise<TargetOf> => {
  const list = await bindings.ASSETS.fetch(new Request(new URL(REDIRECTS_FILE, request.url)));
  const redirects = (await list.json()) as Partial<Record<string, string>>;
  return (from) => redirects[from];
};

const notFound = async (path: string, request: Request, bindings: Bindings): Promise<Response> => {
  const section = notFoundSection(path);
  if (section === "job") return redirect(routes.careers, 302);
  const { body, headers } = await fileAnswer(notFoundFiles[section], request, bindings);
  return new Response(body, { status: 404, headers });
};

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!["GET", "HEAD"].includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const path = canonicalPath(pathname) ?? pathname;
    const view = [path, `${path}.html`].find(isNotFoundFile);
    if (view) return notFound(view, request, bindings);

    const isCanonical = path === pathname;
    // At / the Worker runs only if wrangler.jsonc says so, for addresses such as `/?p=123`.
    const answer = isCanonical && !(path === "/" && search) ? await bindings.ASSETS.fetch(request) : undefined;
    if (answer && answer.status !== 404 && !REDIRECTING.includes(answer.status)) return answer;

    const targetOf = await readRedirects(request, bindings);
    const moved = redirectOf(pathname, search, targetOf);
    if (moved !== undefined) return redirect(moved);
    if (!isCanonical) return redirect(path + search);
    if (!answer) return bindings.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const below = folderRedirectOf(path, search, targetOf);
    return below === undefined ? notFound(path, request, bindings) : redirect(below);
  },
};
