/** Serves a delivery like a real host, from the rules in src/hosting/rules.ts. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { movedQuery } from "./moved-query";
import { headersFor, type HostingRules } from "./rules";
import { isNotFoundFile, notFoundSection } from "../routes";

const pathOf = (request: IncomingMessage): { path: string; query: string } => {
  const [path = "/", query] = (request.url ?? "/").split("?", 2);
  // A path that starts with // would be another host in a redirect.
  return { path: path.replace(/^\/{2,}/, "/"), query: query === undefined ? "" : `?${query}` };
};

const redirect = (response: ServerResponse, status: 301 | 302, location: string): void => {
  response.writeHead(status, { location, "content-length": 0 }).end();
};

/** A page's canonical path: without trailing slash and `.html`. */
const plainAddress = (path: string): string => path.replace(/\/+$/, "").replace(/(?:\/index)?\.html$/, "") || "/";

const answerNotFound = (folder: string, rules: HostingRules, path: string, head: boolean, response: ServerResponse) => {
  const section = notFoundSection(path);
  const rule = rules.notFound.find((candidate) => candidate.section === section);
  if (rule && "redirect" in rule) return redirect(response, 302, rule.redirect);
  response.writeHead(404, { "content-type": "text/html;charset=utf-8", ...rules.pageHeaders });
  if (head) return void response.end();
  createReadStream(join(folder, rule?.file ?? rules.notFoundFile)).pipe(response);
};

/**
 * Starts the server on the loopback interface.
 * @param delivery the output of `npm run build`
 * @param port 0 for any free one
 * @throws if there is no built site, or the port is in use
 */
export const startServer = async (delivery: string, port: number): Promise<{ server: Server; port: number }> => {
  const folder = join(delivery, "site");
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${delivery}: run "npm run build" first.`);
  const rules = JSON.parse(readFileSync(join(delivery, "rules.json"), "utf8")) as HostingRules;
  const moved = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const movedQueries = new Map(rules.queryRedirects.map(({ name, value, to }) => [`${name}=${value}`, to]));
  const serveFile = sirv(folder, { etag: true, extensions: ["html"], brotli: true, gzip: true, dotfiles: true });

  const server = createServer((request, response) => {
    const { path, query } = pathOf(request);
    const ofHome = movedQuery(path, query.slice(1), (parameter) => movedQueries.get(parameter));
    if (ofHome) return redirect(response, 301, ofHome);
    const target = moved.get(path.replace(/\/+$/, ""));
    if (target) return redirect(response, 301, target + query);
    const notFound = (): void => answerNotFound(folder, rules, path, request.method === "HEAD", response);
    if (isNotFoundFile(path)) return notFound();
    if (plainAddress(path) !== path) return redirect(response, 301, plainAddress(path) + query);
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    serveFile(request, response, notFound);
  });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(port, "localhost", done));
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : port };
};
