/** URLs that cannot work, such as `https://https://example.org`. */
import { finding, warning, type Finding } from "../messages/finding";
import { safeDecodeUri } from "../../lib/safe-decode-uri";

/** The last label of a domain; a number ends an IP address. */
const ENDING = /^(?:\p{L}{2,}|xn--[a-z\d-]+|\d{1,3})$/iu;

const MAILBOX = /^[^\s@<>()[\],;:"/]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]+$/u;

const LAST_PORT = 65_535;

const webAddressProblem = (url: string, behind: string): Finding | undefined => {
  const [, scheme = "", rest = ""] = /^(https?:?\/*)(.*)$/is.exec(url) ?? [];
  if (/^https?(?::|\/\/)/i.test(rest))
    return finding("broken-link/twice", { once: rest.replace(/^(https?):?\/*/i, "$1://") });
  if (rest === "" || /^[?#]/.test(rest)) return finding("broken-link/no-domain", { scheme });
  if (!/^https?:\/\/$/i.test(scheme)) return finding("broken-link/no-slashes", { rest });
  const host = (/^[^/?#]*/.exec(rest)?.[0] ?? "").replace(/:\d{1,5}$/, "");
  const after = rest.slice(host.length);
  if (host.startsWith("[")) return undefined;
  if (host.includes("@"))
    return MAILBOX.test(host)
      ? finding("broken-link/at-in-domain", { host })
      : finding("broken-link/password", { rest: rest.slice(host.lastIndexOf("@") + 1) });
  const [quote] = /(?:[“”„‟«»"]|%E2%80%9[CDEF])+$/i.exec(rest) ?? [];
  if (quote !== undefined) return finding("broken-link/quotation-mark", { address: rest.slice(0, -quote.length) });
  const port = Number(/^[^/?#]*:(\d+)/.exec(rest)?.[1] ?? 0);
  if (port > LAST_PORT) return finding("broken-link/port", { port, host });
  // A bare URL ends before a comma.
  const tail = /^,(?:com|org|net|info|[a-z]{2})\b/i.exec(behind)?.[0] ?? "";
  const clean = `${host}${after === "" ? tail : ""}`
    .replace(/,/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\.|\.$/g, "");
  if (clean !== host.replace(/(?<=[^.])\.$/, ""))
    return finding("broken-link/odd-domain", { domain: host, tail, clean, after });
  const labels = clean.split(".");
  if (labels.length < 2) return finding("broken-link/no-ending", { host });
  if (
    !ENDING.test(labels.at(-1) ?? "") ||
    labels.some((label) => /^-|-$|[\s%!*'"<>|\\^\u0060{}]/.test(label)) ||
    !URL.canParse(url)
  )
    return finding("broken-link/impossible-domain", { host: safeDecodeUri(host) ?? host });
  return undefined;
};

const mailProblem = (url: string): Finding | undefined => {
  const to = url.slice("mailto:".length).split("?")[0] ?? "";
  if (to === "" && /[?&]to=/i.test(url)) return undefined;
  const mailboxes = (safeDecodeUri(to) ?? to).split(",");
  if (mailboxes.every((mailbox) => MAILBOX.test(mailbox))) return undefined;
  if (!to.includes("@")) return finding("broken-link/no-mailbox");
  const bare = to.replace(/^\/+/, "").replace(/(?:\s|%20)+/g, "");
  return MAILBOX.test(bare)
    ? finding("broken-link/mailbox-characters", { bare, url: url.slice("mailto:".length + to.length) })
    : finding("broken-link/not-a-mailbox", { to });
};

const phoneProblem = (url: string): Finding | undefined => {
  const number = url.slice("tel:".length);
  if (!/(?:\d\D*){3}/.test(number)) return finding("broken-link/no-number");
  if (/^\+?[\d().-]+(?:;.*)?$/.test(number)) return undefined;
  const plain = (safeDecodeUri(number) ?? number).replace(/(?<=\d.*)\(0\)/, "").replace(/[\s/]+/g, "");
  return /^\+?[\d().-]+$/.test(plain)
    ? finding("broken-link/number-with-spaces", { plain })
    : finding("broken-link/not-a-number");
};

/**
 * The problem of a URL that cannot work.
 * @param behind the following text; a bare URL may have ended too early
 */
export const addressProblem = (url: string, behind = ""): Finding | undefined => {
  // Placeholders in URLs are reported separately.
  if (url.includes("{")) return undefined;
  if (/^\/?#$/.test(url)) return warning("broken-link/top");
  if (/^https?(?::|\/\/)/i.test(url)) return webAddressProblem(url, behind);
  if (/^mailto:/i.test(url)) return mailProblem(url);
  return /^tel:/i.test(url) ? phoneProblem(url) : undefined;
};
