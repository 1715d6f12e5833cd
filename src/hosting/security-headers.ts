/** The headers that protect visitors, the same on every page. */

/** What the policy of a site depends on. */
export interface PolicyParts {
  /** The inline scripts that a page may run, as `sha256-…` in Base64 without quotes. */
  scriptHashes: readonly string[];
  /** Origins whose pages may stand in a frame: the maps service. */
  frameOrigins: readonly string[];
  /** Origins that sound may come from, beside the site's own. */
  mediaOrigins: readonly string[];
}

/** A policy's directives, as the header names them. */
export const policyText = (directives: readonly (readonly string[])[]): string =>
  directives.map((directive) => directive.join(" ")).join("; ");

/**
 * The Content-Security-Policy. Scripts are the site's own files and the constant inline scripts named by hash; WebAssembly
 * is allowed to compile, as the search runs on it. Styles may stand in the page: each page carries just those it needs,
 * and they differ from page to page, so that no list of hashes could name them.
 * @see https://www.w3.org/TR/CSP3/
 */
const contentSecurityPolicy = ({ scriptHashes, frameOrigins, mediaOrigins }: PolicyParts): string => {
  const quoted = scriptHashes.map((hash) => `'${hash}'`);
  return policyText([
    ["default-src", "'none'"],
    ["script-src", "'self'", "'wasm-unsafe-eval'", ...quoted],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["media-src", "'self'", ...mediaOrigins],
    ["manifest-src", "'self'"],
    ["frame-src", ...(frameOrigins.length > 0 ? frameOrigins : ["'none'"])],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ]);
};

/** Powers of a browser that no page of the site uses. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Every page's headers, by name. HSTS speaks for this host alone: an agency's other hosts are not the site's to promise. */
export const securityHeaders = (parts: PolicyParts): Record<string, string> => ({
  "Content-Security-Policy": contentSecurityPolicy(parts),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});
