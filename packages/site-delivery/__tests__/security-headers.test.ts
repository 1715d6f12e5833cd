/** The security headers in full: what a page may do, and what nobody may do to it. */
import { securityHeaders } from "../hosting/security-headers";

const headers = () =>
  securityHeaders({
    scriptHashes: ["sha256-a", "sha256-b"],
    frameOrigins: ["https://maps.example"],
    hostedAudio: true,
  });

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources];
    }),
  );

test("a page may load its own files, its inline scripts, its map and its audio, and nothing else", () => {
  expect(directives(headers()["Content-Security-Policy"] ?? "")).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", "'sha256-a'", "'sha256-b'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'", "https:"],
    "manifest-src": ["'self'"],
    "frame-src": ["https://maps.example"],
    "object-src": ["'none'"],
    // Injected markup can neither lead relative addresses nor forms to another site.
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

test("without a map, a page has no frames", () => {
  const { "Content-Security-Policy": policy = "" } = securityHeaders({
    scriptHashes: [],
    frameOrigins: [],
    hostedAudio: false,
  });
  expect(directives(policy)["frame-src"]).toEqual(["'none'"]);
});

test("the other headers", () => {
  const { "Content-Security-Policy": _policy, "Permissions-Policy": features = "", ...others } = headers();
  expect(others).toEqual({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  const refused = features.split(", ");
  expect(refused.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"])
    expect(refused).toContain(`${feature}=()`);
});
