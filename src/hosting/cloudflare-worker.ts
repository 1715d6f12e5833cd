/**
 * Answers on Cloudflare what the files alone do not: the views of what is missing, with status 404. Cloudflare serves
 * every file by itself, without this Worker; wrangler.jsonc names the few addresses at which the Worker comes first.
 */
import { isNotFoundFile, NOT_FOUND_FILES, notFoundSection, routes } from "../routes";

interface Bindings {
  /** The delivered files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const REDIRECTING = [301, 302, 303, 307, 308];

/** A file as the answer to a request for another address. Cloudflare knows an HTML file by its name without `.html`. */
const fileAnswer = (file: string, request: Request, bindings: Bindings): Promise<Response> => {
  const url = new URL(file.replace(/\.html$/, ""), request.url);
  return bindings.ASSETS.fetch(new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET" }));
};

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!["GET", "HEAD"].includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const view = [pathname, `${pathname}.html`].find(isNotFoundFile);
    const answer = view ? undefined : await bindings.ASSETS.fetch(request);
    if (answer && answer.status !== 404) {
      const { status, headers } = answer;
      const location = headers.get("Location");
      // A redirect to the one address of a page is for good.
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
