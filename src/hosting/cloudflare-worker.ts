/**
 * Serves the 404 pages on Cloudflare, with status 404. Files are served without the Worker; wrangler.jsonc lists the
 * paths at which the Worker runs first.
 */
import { movedQuery } from "./moved-query";
import { isNotFoundFile, NOT_FOUND_FILES, notFoundSection, REDIRECTS_FILE, routes } from "../routes";

interface Bindings {
  /** The delivered files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const REDIRECTING = [301, 302, 303, 307, 308];

/** Responds with another file. Cloudflare's asset paths have no `.html`. */
const fileAnswer = (file: string, request: Request, bindings: Bindings): Promise<Response> => {
  const url = new URL(file.replace(/\.html$/, ""), request.url);
  return bindings.ASSETS.fetch(new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET" }));
};

/** Where an old address such as `/?p=123` leads. Only if wrangler.jsonc has `/` among the paths of the Worker. */
const movedHome = async (search: string, request: Request, bindings: Bindings): Promise<string | undefined> => {
  const list = await bindings.ASSETS.fetch(new Request(new URL(REDIRECTS_FILE, request.url)));
  const redirects = (await list.json()) as Partial<Record<string, string>>;
  return movedQuery("/", search.slice(1), (parameter) => redirects[`/?${parameter}`]);
};

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!["GET", "HEAD"].includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    if (pathname === "/" && search) {
      const moved = await movedHome(search, request, bindings);
      if (moved) return new Response(null, { status: 301, headers: { Location: moved } });
    }
    const view = [pathname, `${pathname}.html`].find(isNotFoundFile);
    const answer = view ? undefined : await bindings.ASSETS.fetch(request);
    if (answer && answer.status !== 404) {
      const { status, headers } = answer;
      const location = headers.get("Location");
      // Redirects to a page's canonical path are permanent.
      if (!location || !REDIRECTING.includes(status)) return answer;
      return new Response(null, {
        status: 301,
        headers: { Location: new URL(location, request.url).pathname + search },
      });
    }
    const section = notFoundSection(view ?? pathname);
    if (section === "job") return new Response(null, { status: 302, headers: { Location: routes.careers } });
    const { body, headers } = await fileAnswer(NOT_FOUND_FILES[section], request, bindings);
    return new Response(body, { status: 404, headers });
  },
};
