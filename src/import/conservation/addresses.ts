/** Addresses in texts, in a form in which two of them are the same. */
import { filmAt } from "../../content-model/fields/films";
import { safeDecodeUri } from "../../lib/safe-decode-uri";

export const ADDRESS = /https?:\/\/[^\s<>"'\]]+/gi;

/** An address without what follows it in a sentence. */
export const trimmed = (address: string): string => {
  const clean = address.replace(/[.,;:!?\]}…*_]+$/, "");
  // A bracket that was opened in the address belongs to it.
  const isOpen = clean.split("(").length >= clean.split(")").length;
  return clean.endsWith(")") && !isOpen ? trimmed(clean.slice(0, -1)) : clean;
};

export const absolute = (address: string): string => {
  const clean = address.trim();
  return clean.startsWith("//") ? `https:${clean}` : clean;
};

/** An address in the form in which two of them are the same. */
export const key = (address: string): string => {
  const film = filmAt(absolute(address));
  const url = film?.page ?? absolute(address);
  return (safeDecodeUri(url) ?? url)
    .replace(/^https?:\/\/(?:www\.)?/i, "//")
    .replace(/\/(?=$|[?#])/, "")
    .replace(/\s/g, "%20")
    .toLowerCase();
};

/** An upload's address without its size, scheme and query, which tells pictures apart. */
export const bareUpload = (url: string): string =>
  url.replace(/^https?:|[?#].*$/g, "").replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, "");
