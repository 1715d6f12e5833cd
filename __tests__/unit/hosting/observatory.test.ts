/** The Observatory score function for hosting tests deducts points correctly. */
import { ANALYTICS_SERVICES, analyticsSources } from "../../../src/content-model/fields/analytics-services";
import { securityHeaders } from "../../../src/hosting/security-headers";
import { observatoryScore } from "../../support/observatory";

const headersWith = (analytics: ReturnType<typeof analyticsSources> | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders({ scriptHashes: ["sha256-x"], frameOrigins: [], mediaOrigins: [], analytics })).map(
      ([name, value]) => [name.toLowerCase(), value],
    ),
  );

const GOOD = headersWith(null);
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

describe("A site that counts visits", () => {
  const pointsWith = (settings: Parameters<typeof analyticsSources>[0]): number =>
    observatoryScore(headersWith(analyticsSources(settings)), "").points;

  test.each(Object.entries(ANALYTICS_SERVICES))("%s costs no points", (service, { idExample }) => {
    const tagHosts = service === "gtm" ? ["https://tags.example"] : undefined;
    expect(pointsWith({ service: service as keyof typeof ANALYTICS_SERVICES, id: idExample, tagHosts })).toBe(130);
  });

  test("custom code of Google Tag Manager costs the bonus and 20 points: a B", () => {
    expect(pointsWith({ service: "gtm", id: "GTM-AB12CD3", customCode: true })).toBe(80);
  });

  test("no more is opened than the service's own hosts", () => {
    const policyOf = (settings: Parameters<typeof analyticsSources>[0]): string =>
      headersWith(analyticsSources(settings))["content-security-policy"] ?? "";
    const added = (text: string): string[] =>
      text.split(/[ ;]+/).filter((word) => !policy.split(/[ ;]+/).includes(word));
    expect(added(policyOf({ service: "plausible", id: "a.example", host: "https://stats.a.example" }))).toEqual([
      "https://stats.a.example",
    ]);
  });
});
