/** The Observatory score function for hosting tests deducts points correctly. */
import { securityHeaders } from "../../../src/hosting/security-headers";
import { observatoryScore } from "../../support/observatory";

const GOOD = Object.fromEntries(
  Object.entries(securityHeaders({ scriptHashes: ["sha256-x"], frameOrigins: [], mediaOrigins: [] })).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);
const points = (changes: Record<string, string | undefined>, html = ""): number =>
  observatoryScore({ ...GOOD, ...changes }, html).points;

const policy = GOOD["content-security-policy"] ?? "";

test("the site's headers get all points possible with inline styles", () => {
  expect(points({})).toBe(130);
});

test.each([
  ["no policy", { "content-security-policy": undefined }],
  ["inline scripts", { "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" }],
  ["scripts from anywhere", { "content-security-policy": policy.replace("script-src 'self'", "script-src https:") }],
  ["no HSTS", { "strict-transport-security": undefined }],
  [
    "frames anywhere",
    { "content-security-policy": policy.replace(/; frame-ancestors.*/, ""), "x-frame-options": undefined },
  ],
  ["a cookie", { "set-cookie": "a=b" }],
])("%s prevents an A+", (_what, changes) => {
  expect(points(changes)).toBeLessThan(100);
});

test("a foreign script without integrity costs points", () => {
  expect(points({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
});
