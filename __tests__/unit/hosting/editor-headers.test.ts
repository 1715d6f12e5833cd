/** Headers of the form editor on a built site. */
import { editorPaths } from "content-editor/paths";
import { kinds } from "../../../src/content-model/kinds";
import { hostedPaths } from "../../../src/site/hosted-site";
import { headersFile } from "site-delivery/hosting/static-hosts";
import { nginxRules } from "site-delivery/hosting/nginx";
import { headersFor, hostingRules } from "site-delivery/hosting/rules";
import type { HostedEditor } from "site-delivery/hosting/editor-headers";

const site = { ...hostedPaths, redirects: [], scriptHashes: [], frameOrigins: [], hostedAudio: false };

const editorOf = (editor: HostedEditor): Record<string, string> =>
  headersFor(hostingRules({ ...site, editor: { ...editor, paths: [editorPaths.page] } }), "/admin");

const directive = (headers: Record<string, string>, name: string): string[] =>
  (headers["Content-Security-Policy"] ?? "")
    .split("; ")
    .map((text) => text.split(" "))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

const backends: readonly string[] = kinds.site.schema.shape.editor.unwrap().shape.backend.options;

test("every backend of the settings has a policy without foreign scripts", () => {
  expect(backends).toContain("github");
  for (const backend of backends)
    expect(directive(editorOf({ backend }), "script-src")).toEqual(["'self'", "'unsafe-eval'"]);
});

test("nothing on the editor's page can be framed, or lead its addresses and forms elsewhere", () => {
  const headers = editorOf({ backend: "github" });
  const strict = { "default-src": "'none'", "object-src": "'none'", "frame-src": "'none'", "base-uri": "'none'" };
  const all = { ...strict, "form-action": "'self'", "frame-ancestors": "'none'" };
  for (const [name, source] of Object.entries(all)) expect([name, directive(headers, name)]).toEqual([name, [source]]);
});

test("the policy allows the configured git host and its sign-in, and no other", () => {
  const own = { backend: "gitea", apiRoot: "https://git.agency.example/api/v1", baseUrl: "https://git.agency.example" };
  expect(directive(editorOf(own), "connect-src")).toEqual(["'self'", "blob:", "https://git.agency.example"]);
  const github = { backend: "github", baseUrl: "https://auth.agency.example/sign-in" };
  expect(directive(editorOf(github), "connect-src")).toEqual([
    "'self'",
    "blob:",
    "https://api.github.com",
    "https://auth.agency.example",
    "https://www.githubstatus.com",
  ]);
});

test("the sign-in window can respond, and the editor has noindex", () => {
  const headers = editorOf({ backend: "github" });
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  expect(headers["X-Robots-Tag"]).toBe("noindex");
});

test("a page beside the editor keeps the pages' policy", () => {
  const rules = hostingRules({ ...site, editor: { backend: "github", paths: [editorPaths.page] } });
  for (const path of ["/", "/about", "/admins", "/admin/other"])
    expect(headersFor(rules, path)).toBe(rules.pageHeaders);
});

test("without a git host, no rule mentions the editor", () => {
  const rules = hostingRules({ ...site, editor: null });
  expect(headersFor(rules, "/admin")).toBe(rules.pageHeaders);
  const all = [nginxRules(rules), headersFile(rules, ["/about"]), JSON.stringify(rules)].join("\n");
  expect(all).not.toMatch(/admin|'unsafe-eval'|allow-popups|X-Robots-Tag/);
});
