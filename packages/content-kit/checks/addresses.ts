/** URLs that cannot work, such as `https://https://example.org`. */
import { finding, warning, type Finding } from "../messages/finding";
import { safeDecodeUri } from "../lib/safe-decode-uri";

/** The last label of a domain; a number ends an IP address. */
const ENDING = /^(?:\p{L}{2,}|xn--[a-z\d-]+|\d{1,3})$/iu;

const MAILBOX = /^[^\s@<>()[\],;:"/]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]+$/u;

const isReachable = (url: string): boolean => {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (host === undefined || !URL.canParse(url) || host.includes("@") || /[“”„‟«»"]|%E2%80%9/i.test(url)) return false;
  if (host.startsWith("[")) return true;
  const labels = host.replace(/:\d+$/, "").replace(/\.$/, "").split(".");
  return (
    labels.length > 1 &&
    ENDING.test(labels.at(-1) ?? "") &&
    labels.every((label) => label !== "" && !/^-|-$|[\s%!*'"<>|\\^\u0060{},]/.test(label))
  );
};

const webAddressProblem = (url: string, behind: string): Finding | undefined => {
  // A bare URL ends before a comma.
  const tail = /^,(?:com|org|net|info|[a-z]{2})\b/i.exec(behind)?.[0] ?? "";
  if (tail === "" && isReachable(url)) return undefined;
  const [, host = "", rest = ""] = /^(?:https?(?::|\/\/)\/*)+([^/?#]*)(.*)$/is.exec(`${url}${tail}`) ?? [];
  if (MAILBOX.test(host)) return finding("broken-link/impossible", { url, what: "web", meant: `mailto:${host}` });
  const domain = host
    .replace(/^.*@/, "")
    .replace(/[,.]+/g, ".")
    .replace(/^\.|\.$/g, "");
  const meant = `https://${domain}${rest.replace(/(?:[“”„‟«»"]|%E2%80%9[CDEF])+$/i, "")}`;
  return finding("broken-link/impossible", { url, what: "web", meant: isReachable(meant) ? meant : undefined });
};

const mailProblem = (url: string): Finding | undefined => {
  const [to = "", query] = url.slice("mailto:".length).split(/(?=\?)/);
  if (to === "" && /[?&]to=/i.test(url)) return undefined;
  if ((safeDecodeUri(to) ?? to).split(",").every((mailbox) => MAILBOX.test(mailbox))) return undefined;
  const bare = to.replace(/^\/+/, "").replace(/(?:\s|%20)+/g, "");
  const meant = MAILBOX.test(bare) ? `mailto:${bare}${query ?? ""}` : undefined;
  return finding("broken-link/impossible", { url, what: "mail", meant });
};

const PHONE = /^\+?(?=(?:\D*\d){3})[\d().-]+(?:;.*)?$/;

const phoneProblem = (url: string): Finding | undefined => {
  const number = url.slice("tel:".length);
  if (PHONE.test(number)) return undefined;
  const plain = (safeDecodeUri(number) ?? number).replace(/(?<=\d.*)\(0\)/, "").replace(/[\s/]+/g, "");
  return finding("broken-link/impossible", {
    url,
    what: "phone",
    meant: PHONE.test(plain) ? `tel:${plain}` : undefined,
  });
};

/** An address of the local development or preview server. */
const OWN_COMPUTER = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/i;

const SAFE: ReadonlySet<string> = new Set(["https", "mailto", "tel"]);

/**
 * The problem of a URL that cannot work.
 * @param behind the following text; a bare URL may have ended too early
 */
export const addressProblem = (url: string, behind = ""): Finding | undefined => {
  // Placeholders in URLs are reported separately.
  if (url.includes("{")) return undefined;
  if (/^https?(?::|\/\/)/i.test(url)) return webAddressProblem(url, behind);
  if (/^mailto:/i.test(url)) return mailProblem(url);
  return /^tel:/i.test(url) ? phoneProblem(url) : undefined;
};

/**
 * A URL in a text that leads to no page, or to one that others can read.
 * @param isWritten false for a scheme that Markdown has added
 */
export const linkProblem = (url: string, isWritten: boolean, behind = ""): Finding | undefined => {
  const [isOwn, path = "/"] = OWN_COMPUTER.exec(url) ?? [];
  if (isOwn !== undefined) return finding("broken-link/own-computer", { path });
  const dead = addressProblem(url, behind);
  if (dead) return dead;
  // Browsers ignore whitespace and control characters in a scheme.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, "")) ?? [];
  if (scheme === undefined || SAFE.has(scheme.toLowerCase())) return undefined;
  if (scheme.toLowerCase() !== "http") return finding("unsafe-link", { scheme: scheme.toLowerCase() });
  const secure = url.replace(/^http:/i, "https:");
  return warning("insecure-link", { isWritten, secure, url: url.slice("http://".length) });
};
