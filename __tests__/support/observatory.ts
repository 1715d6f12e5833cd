/**
 * Scoring of Mozilla's HTTP Observatory for HTTPS sites: 100 points minus penalties; bonuses count from 90 points.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

type Headers = Record<string, string | undefined>;

interface Score {
  points: number;
  /** Points by test. */
  tests: Record<string, number>;
}

/** The minimum max-age of Strict-Transport-Security, in seconds. */
const HALF_A_YEAR = 15_768_000;

type Policy = Map<string, string[]>;

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources.map((source) => source.toLowerCase())]),
  );

const sourcesOf = (policy: Policy, directive: string): string[] =>
  policy.get(directive) ?? policy.get("default-src") ?? ["*"];

const BROAD = ["*", "http:", "https:", "data:", "blob:", "ftp:", "http://*", "https://*"];

const isBroad = (sources: readonly string[]): boolean => sources.some((source) => BROAD.includes(source));

/** Browsers ignore `'unsafe-inline'` beside a hash or nonce. */
const hasUnsafeInline = (sources: readonly string[]): boolean =>
  sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce-|sha(?:256|384|512)-)/.test(source));

const scorePolicy = (text: string | undefined): number => {
  if (!text) return -25;
  const policy = policyOf(text);
  const scripts = sourcesOf(policy, "script-src");
  const styles = sourcesOf(policy, "style-src");
  if (hasUnsafeInline(scripts) || isBroad(scripts) || isBroad(sourcesOf(policy, "object-src"))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith("http://"))) return -20;
  if (scripts.includes("'unsafe-eval'") || styles.includes("'unsafe-eval'")) return -10;
  if (hasUnsafeInline(styles) || isBroad(styles)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const scoreTransport = (text = ""): number =>
  Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0) >= HALF_A_YEAR ? 0 : text ? -10 : -20;

const SAFE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const UNSAFE_REFERRERS = ["unsafe-url", "origin", "origin-when-cross-origin", "no-referrer-when-downgrade"];

const scoreReferrer = (text = ""): number =>
  SAFE_REFERRERS.includes(text) ? 5 : UNSAFE_REFERRERS.includes(text) ? -5 : 0;

const scoreFraming = (headers: Headers): number => {
  const ancestors = policyOf(headers["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors && !isBroad(ancestors)) return 5;
  return ["deny", "sameorigin"].includes(headers["x-frame-options"]?.toLowerCase() ?? "") ? 0 : -20;
};

const scoreSharing = (headers: Headers): number =>
  headers["access-control-allow-origin"] === "*" && headers["access-control-allow-credentials"] === "true" ? -50 : 0;

const isIsolated = (text: string | undefined): boolean => text === "same-origin" || text === "same-site";

/** Scripts of other hosts need integrity; the site's own do not. */
const scoreScripts = (html: string): number =>
  [...html.matchAll(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].some(([tag]) => !tag.includes("integrity="))
    ? -5
    : 0;

const MOST_BEFORE_BONUS = 90;

/** The score of a response; header names in lower case. */
export const observatoryScore = (headers: Headers, html: string): Score => {
  const tests = {
    "Content-Security-Policy": scorePolicy(headers["content-security-policy"]),
    "Strict-Transport-Security": scoreTransport(headers["strict-transport-security"]),
    "Referrer-Policy": scoreReferrer(headers["referrer-policy"]),
    "X-Content-Type-Options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "frame-ancestors": scoreFraming(headers),
    "Cross-Origin-Resource-Policy": isIsolated(headers["cross-origin-resource-policy"]) ? 10 : 0,
    "Cross-Origin-Opener-Policy": headers["cross-origin-opener-policy"] === "same-origin" ? 10 : 0,
    "Subresource Integrity": scoreScripts(html),
    Cookies: headers["set-cookie"] ? -20 : 0,
    CORS: scoreSharing(headers),
  };
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const values = Object.values(tests);
  const withoutBonus = 100 + sum(values.filter((value) => value < 0));
  const bonus = withoutBonus >= MOST_BEFORE_BONUS ? sum(values.filter((value) => value > 0)) : 0;
  return { points: withoutBonus + bonus, tests };
};
