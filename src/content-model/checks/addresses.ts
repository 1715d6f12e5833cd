/** URLs that cannot work, such as `https://https://example.org`. */
import type { ContentProblem } from "../messages/problem";
import { safeDecodeUri } from "../../lib/safe-decode-uri";

type Told = Pick<ContentProblem, "code" | "severity" | "message" | "help">;

const dead = (message: string, help: string): Told => ({ code: "broken-link", message, help });

const COMPLETE =
  "write a complete address, for example: mailto:hello@agency.example, tel:+17575550142 or https://www.agency.example";

/** The last label of a domain; a number ends an IP address. */
const ENDING = /^(?:\p{L}{2,}|xn--[a-z\d-]+|\d{1,3})$/iu;

const MAILBOX = /^[^\s@<>()[\],;:"/]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]+$/u;

const LAST_PORT = 65_535;

const webAddressProblem = (url: string, behind: string): Told | undefined => {
  const [, scheme = "", rest = ""] = /^(https?:?\/*)(.*)$/is.exec(url) ?? [];
  if (/^https?(?::|\/\/)/i.test(rest))
    return dead(
      "The address begins twice with http:// or https://.",
      `write only one: ${rest.replace(/^(https?):?\/*/i, "$1://")}`,
    );
  if (rest === "" || /^[?#]/.test(rest)) return dead(`There is no domain after ${scheme}.`, COMPLETE);
  if (!/^https?:\/\/$/i.test(scheme))
    return dead("A web address has a colon and two slashes.", `write https://${rest}`);
  const host = (/^[^/?#]*/.exec(rest)?.[0] ?? "").replace(/:\d{1,5}$/, "");
  const after = rest.slice(host.length);
  if (host.startsWith("[")) return undefined;
  if (host.includes("@"))
    return MAILBOX.test(host)
      ? dead("The address has an @ in its domain.", `for an e-mail address, write mailto:${host}`)
      : dead(
          "The address has a user name or password, which every visitor could read.",
          `leave it out: https://${rest.slice(host.lastIndexOf("@") + 1)}`,
        );
  const [quote] = /(?:[“”„‟«»"]|%E2%80%9[CDEF])+$/i.exec(rest) ?? [];
  if (quote !== undefined)
    return dead("The address ends with a quotation mark.", `leave it out: https://${rest.slice(0, -quote.length)}`);
  const port = Number(/^[^/?#]*:(\d+)/.exec(rest)?.[1] ?? 0);
  if (port > LAST_PORT)
    return dead(`The address has the port ${port}; they end at ${LAST_PORT}.`, `write https://${host}`);
  // A bare URL ends before a comma.
  const tail = /^,(?:com|org|net|info|[a-z]{2})\b/i.exec(behind)?.[0] ?? "";
  const clean = `${host}${after === "" ? tail : ""}`
    .replace(/,/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\.|\.$/g, "");
  if (clean !== host.replace(/(?<=[^.])\.$/, ""))
    return dead(`The domain "${host}${tail}" cannot exist.`, `write https://${clean}${after}`);
  const labels = clean.split(".");
  if (labels.length < 2)
    return dead(
      `The domain "${host}" has no ending, such as .com.`,
      "write the whole domain, for example: https://www.agency.example",
    );
  if (
    !ENDING.test(labels.at(-1) ?? "") ||
    labels.some((label) => /^-|-$|[\s%!*'"<>|\\^\u0060{}]/.test(label)) ||
    !URL.canParse(url)
  )
    return dead(
      `The domain "${safeDecodeUri(host) ?? host}" cannot exist.`,
      "copy the address from your browser, for example: https://www.agency.example",
    );
  return undefined;
};

const mailProblem = (url: string): Told | undefined => {
  const to = url.slice("mailto:".length).split("?")[0] ?? "";
  if (to === "" && /[?&]to=/i.test(url)) return undefined;
  const mailboxes = (safeDecodeUri(to) ?? to).split(",");
  if (mailboxes.every((mailbox) => MAILBOX.test(mailbox))) return undefined;
  if (!to.includes("@")) return dead("There is no e-mail address after mailto:.", COMPLETE);
  const bare = to.replace(/^\/+/, "").replace(/(?:\s|%20)+/g, "");
  return MAILBOX.test(bare)
    ? dead(
        "The e-mail address has signs that do not belong there.",
        `write mailto:${bare}${url.slice("mailto:".length + to.length)}`,
      )
    : dead(
        `"${to}" is not an e-mail address.`,
        "write one with a single @ and a whole domain, for example: mailto:hello@agency.example",
      );
};

const phoneProblem = (url: string): Told | undefined => {
  const number = url.slice("tel:".length);
  if (!/(?:\d\D*){3}/.test(number)) return dead("There is no telephone number after tel:.", COMPLETE);
  if (/^\+?[\d().-]+(?:;.*)?$/.test(number)) return undefined;
  const plain = (safeDecodeUri(number) ?? number).replace(/(?<=\d.*)\(0\)/, "").replace(/[\s/]+/g, "");
  return /^\+?[\d().-]+$/.test(plain)
    ? dead("A telephone link has no spaces or slashes.", `leave them out: tel:${plain}`)
    : dead("A telephone link has only digits, which may have a plus before them.", "for example: tel:+17575550142");
};

/**
 * The problem of a URL that cannot work.
 * @param behind the following text; a bare URL may have ended too early
 */
export const addressProblem = (url: string, behind = ""): Told | undefined => {
  // Placeholders in URLs are reported separately.
  if (url.includes("{")) return undefined;
  if (/^\/?#$/.test(url))
    return {
      ...dead(
        "# alone leads to the top of a page, as links do that are not finished.",
        "write where it leads, for example: /contact",
      ),
      severity: "warning",
    };
  if (/^https?(?::|\/\/)/i.test(url)) return webAddressProblem(url, behind);
  if (/^mailto:/i.test(url)) return mailProblem(url);
  return /^tel:/i.test(url) ? phoneProblem(url) : undefined;
};
