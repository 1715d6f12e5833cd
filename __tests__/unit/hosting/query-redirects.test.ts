/** Old addresses that are the home page with a parameter, as WordPress has them without permalinks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectOldPaths } from "../../../src/gatsby/develop/redirects";
import worker from "../../../src/hosting/cloudflare-worker";
import { nginxRules } from "../../../src/hosting/nginx";
import { startServer } from "../../../src/hosting/reference-server";
import { hostingRules } from "../../../src/hosting/rules";
import { redirectsFile } from "../../../src/hosting/static-hosts";

const REDIRECTS = [
  { from: "/?p=12", to: "/blog/twelve" },
  { from: "/old", to: "/new" },
];
const rules = hostingRules({
  redirects: REDIRECTS,
  scriptHashes: [],
  frameOrigins: [],
  mediaOrigins: [],
  editor: null,
  analytics: null,
});

test("nginx answers them in the block of the home page, and never by a path of their own", () => {
  const home = /location = \/ \{[^]*?\n\}/.exec(nginxRules(rules))?.[0];
  expect(home).toContain('if ($arg_p = "12") { return 301 /blog/twelve; }');
  expect(nginxRules(rules)).not.toContain("/?p=12");
});

test("Netlify gets them with its syntax for parameters, before the home page's file", () => {
  const lines = redirectsFile(rules, []).split("\n");
  expect(lines).toContain("/ p=12 /blog/twelve 301!");
  expect(lines).toContain("/old /new 301");
  expect(lines.join()).not.toContain("/?p=12");
});

test.each([
  ["/?p=12", "/blog/twelve"],
  ["/?utm=1&p=12", "/blog/twelve"],
  ["/?p=13", undefined],
  ["/", undefined],
])("the Worker, the preview server and develop lead %s to %s", async (path, to) => {
  const files: Readonly<Record<string, string>> = { "/redirects.json": JSON.stringify({ "/?p=12": "/blog/twelve" }) };
  const answer = await worker.fetch(new Request(`https://site.example${path}`), {
    ASSETS: { fetch: (request) => Promise.resolve(new Response(files[new URL(request.url).pathname] ?? "home")) },
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual(to ? [301, to] : [200, null]);

  const folder = mkdtempSync(join(tmpdir(), "delivery-"));
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/index.html"), "home");
  writeFileSync(join(folder, "rules.json"), JSON.stringify(rules));
  const { server, port } = await startServer(folder, 0);
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual(to ? [301, to] : [200, null]);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });

  const sent: unknown[] = [];
  const reply = {
    writeHead: (status: number, headers: object) => {
      sent.push(status, headers);
      return { end: () => undefined };
    },
  };
  const next = jest.fn();
  redirectOldPaths({ redirects: () => REDIRECTS })({ url: path } as never, reply as never, next);
  expect(sent).toEqual(to ? [302, { location: to }] : []);
  expect(next).toHaveBeenCalledTimes(to ? 0 : 1);
});
