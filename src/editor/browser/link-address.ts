/** What links of texts can lead to, and what people type for it. */
import { phoneLink } from "../../lib/phone-link";
import type { LinkTarget } from "../link-targets";

let targets: readonly LinkTarget[] = [];
let addresses: ReadonlySet<string> = new Set();

/** Sets the pages that links can lead to. */
export const setLinkTargets = (all: readonly LinkTarget[]): void => {
  targets = all;
  addresses = new Set(all.map(({ address }) => address));
};

/** What leads out of the site's pages: another site, a file, or an anchor of the same page. */
const IS_NO_PAGE = /^(?:[a-z][a-z0-9+.-]*:|#|(?:\.\.\/)*media\/)/i;

/** An address as a link needs it: `www.example.com` and `+1 757 555 0142` are read as people write them. */
export const asAddress = (typed: string): string => {
  const text = typed.trim();
  if (IS_NO_PAGE.test(text) || text.startsWith("/") || text === "") return text;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()/.-]{6,}$/.test(text)) return phoneLink(text);
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?$/i.test(text) ? `https://${text}` : text;
};

/** Whether a link leads to no page of the site; files and anchors are checked when the form is saved. */
export const isBroken = (href: string): boolean => {
  if (addresses.size === 0 || IS_NO_PAGE.test(href)) return false;
  const path = href.replace(/[?#].*$/, "");
  return !addresses.has(path) && !/\.\w+$/.test(path);
};

const MOST = 8;

/** The pages that have all words that were typed, in their name or address. */
export const targetsOf = (typed: string): LinkTarget[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = ({ address, name = "" }: LinkTarget): boolean =>
    words.every((word) => `${name} ${address}`.toLowerCase().includes(word));
  const rank = ({ name = "" }: LinkTarget): number => {
    const lower = name.toLowerCase();
    if (lower === "") return 3;
    return lower === words.join(" ") ? 0 : lower.startsWith(words[0] ?? "") ? 1 : 2;
  };
  return targets
    .filter(isMatch)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
};
