/** What links of texts can lead to, and what people type for it. */
import { phoneLink } from "content-kit/lib/phone-link";
import { editorPaths } from "../paths";
import type { LinkTarget } from "../link-targets";

let targets: readonly LinkTarget[] = [];
let addresses: ReadonlyMap<string, string> = new Map();

/** Sets what links can lead to. */
export const setLinkTargets = (all: readonly LinkTarget[]): void => {
  targets = all;
  addresses = new Map(all.map(({ address, name = "" }) => [address, name]));
};

/** Loads what links can lead to as it is now. Without an answer any address can be typed, and a save checks it. */
export const loadLinkTargets = async (): Promise<void> => {
  try {
    const response = await fetch(editorPaths.links);
    if (response.ok) setLinkTargets((await response.json()) as LinkTarget[]);
  } catch (error) {
    console.warn(error);
  }
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

/** A web or e-mail address in a sentence, whose last stop belongs to the sentence. */
export const BARE =
  /(?<![\w@./:+-])((?:https?:\/\/|www\.)(?:\([^\s<>"()]*\)|[^\s<>"()])*(?:\([^\s<>"()]*\)|[^\s<>"()?!.,:;*_~'’”“»\]])|[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,})/gi;

const MOST = 12;

const pageOf = (address: string): string => address.replace(/#.*/, "");

/**
 * What has all words that were typed in its name or address; headings also in the name of their page, after it.
 * @param toContent the path to the content folder from the file of the open form
 */
export const targetsOf = (typed: string, toContent: string): LinkTarget[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = ({ address, name = "" }: LinkTarget): boolean => {
    const all = `${name} ${address} ${addresses.get(pageOf(address)) ?? ""}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const rank = ({ address, name = "" }: LinkTarget): number => {
    const lower = name.toLowerCase();
    if (lower === "") return 3;
    if (address.includes("#") && lower !== words.join(" ")) return 4;
    return lower === words.join(" ") ? 0 : lower.startsWith(words[0] ?? "") ? 1 : 2;
  };
  return targets
    .filter(isMatch)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map((target) =>
      target.address.startsWith("media/") ? { ...target, address: `${toContent}${target.address}` } : target,
    );
};
