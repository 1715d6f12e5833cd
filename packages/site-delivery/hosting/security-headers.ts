/** Security headers of every page. */

/** What the policy of a site depends on. */
export interface PolicyParts {
  /** Hashes of inline scripts: `sha256-…` in Base64, without quotes. */
  scriptHashes: readonly string[];
  /** Origins allowed in frames: the maps service. */
  frameOrigins: readonly string[];
  /** True if another host has a recording: statistics services redirect to hosts that nobody knows in advance. */
  hostedAudio: boolean;
  /** What a service that counts visits needs, if the site has one. */
  analytics?: AnalyticsSources | null;
}

/** Sources of a service that counts visits. */
interface AnalyticsSources {
  scripts: readonly string[];
  /** Fetches and beacons. */
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  /** True for a tag manager whose tags are inline scripts. */
  allowsInlineCode: boolean;
}

const NONE: AnalyticsSources = { scripts: [], connections: [], images: [], frames: [], allowsInlineCode: false };

/** A policy's text: nothing is allowed but these sources by kind, and forms to the site itself. */
export const policyText = (sources: Readonly<Record<string, readonly string[]>>): string => {
  const allowed = Object.entries(sources).map(([kind, origins]) => `${kind}-src ${origins.join(" ")}`);
  const others = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];
  return ["default-src 'none'", ...allowed, ...others].join("; ");
};

/**
 * The Content-Security-Policy. Scripts: the site's own files, and inline scripts by hash; WebAssembly for the search.
 * Styles: inline, because each page has only its own, and hashes of all would not fit into a header.
 * @see https://www.w3.org/TR/CSP3/
 */
const contentSecurityPolicy = ({ scriptHashes, frameOrigins, hostedAudio, analytics }: PolicyParts): string => {
  const { scripts, connections, images, frames, allowsInlineCode } = analytics ?? NONE;
  // Browsers ignore 'unsafe-inline' next to a hash.
  const inline = allowsInlineCode
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : ["'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)];
  const allFrames = [...frameOrigins, ...frames];
  return policyText({
    script: ["'self'", ...inline, ...scripts],
    style: ["'self'", "'unsafe-inline'"],
    img: ["'self'", "data:", ...images],
    font: ["'self'"],
    connect: ["'self'", ...connections],
    media: ["'self'", ...(hostedAudio ? ["https:"] : [])],
    manifest: ["'self'"],
    frame: allFrames.length > 0 ? allFrames : ["'none'"],
  });
};

/** Browser features that no page uses. */
const UNUSED_FEATURES =
  "accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment " +
  "publickey-credentials-get screen-wake-lock usb xr-spatial-tracking";

/** Security headers by name. HSTS without includeSubDomains: the agency's other hosts are not the site's to decide. */
export const securityHeaders = (parts: PolicyParts): Record<string, string> => ({
  "Content-Security-Policy": contentSecurityPolicy(parts),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.replace(/[\w-]+/g, "$&=()").replaceAll(" ", ", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});
