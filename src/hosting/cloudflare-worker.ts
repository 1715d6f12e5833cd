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

/** Headers that are about a file. */
const OF_A_FILE = ["Content-Type", "Content-Length", "Content-Encoding", "ETag", "CF-Cache-Status"];

/** The Worker's answer to one request. */
class Answer {
  private readonly path: string;
  private readonly url: URL;

  constructor(
    private readonly request: Request,
    private readonly assets: Bindings["ASSETS"],
  ) {
    this.url = new URL(request.url);
    this.path = canonicalPath(this.url.pathname) ?? this.url.pathname;
  }

  async response(): Promise<Response> {
    const { path, request, url } = this;
    if (!["GET", "HEAD"].includes(request.method)) return this.empty(405, { Allow: "GET, HEAD" });
    const view = [path, `${path}.html`].find(isNotFoundFile);
    if (view) return this.notFound(view);

    const isCanonical = path === url.pathname;
    // At / the Worker runs only if wrangler.jsonc says so, for addresses such as `/?p=123`.
    const answer = isCanonical && !(path === "/" && url.search) ? await this.assets.fetch(request) : undefined;
    if (answer && answer.status !== 404 && !REDIRECTING.includes(answer.status)) return answer;

    const targetOf = await this.redirects();
    const moved = redirectOf(url.pathname, url.search, targetOf);
    if (moved !== undefined) return this.redirect(moved);
    if (!isCanonical) return this.redirect(path + url.search);
    if (!answer) return this.assets.fetch(request);
    if (answer.status !== 404) return answer;
    const below = folderRedirectOf(path, url.search, targetOf);
    return below === undefined ? this.notFound(path) : this.redirect(below);
  }

  /** Fetches a file. Cloudflare's asset paths have no `.html`. */
  private file(name: string, method = "GET"): Promise<Response> {
    return this.assets.fetch(new Request(new URL(name.replace(/\.html$/, ""), this.url), { method }));
  }

  private async redirects(): Promise<TargetOf> {
    const redirects = (await (await this.file(REDIRECTS_FILE)).json()) as Partial<Record<string, string>>;
    return (from) => redirects[from];
  }

  /** Cloudflare sets the headers of `_headers` for files only: an answer without one has those of a file. */
  private async empty(status: number, more: Record<string, string>): Promise<Response> {
    const headers = new Headers((await this.file(REDIRECTS_FILE, "HEAD")).headers);
    for (const name of OF_A_FILE) headers.delete(name);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return new Response(null, { status, headers });
  }

  private redirect(location: string, status = 301): Promise<Response> {
    return this.empty(status, { Location: location });
  }

  private async notFound(path: string): Promise<Response> {
    const section = notFoundSection(path);
    if (section === "job") return this.redirect(routes.careers, 302);
    const { body, headers } = await this.file(notFoundFiles[section], this.request.method);
    return new Response(body, { status: 404, headers });
  }
}

export default {
  fetch: (request: Request, { ASSETS }: Bindings): Promise<Response> => new Answer(request, ASSETS).response(),
};
