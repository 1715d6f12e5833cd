/** Repairs of a value in the wrong format whose meaning is plain, such as a date that is written 15.12.2024. */

import { slugOf } from "../lib/slug";

const two = (digits: string): string => digits.padStart(2, "0");

type IsRight = (text: string) => boolean;

const REPAIRS: readonly ((text: string, isRight: IsRight) => string | undefined)[] = [
  // Without the spaces around it
  (text) => text,
  // Dates: the year first, or days with dots, whose order is the same everywhere
  (text) => {
    const [, year, month = "", day = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/.exec(text) ?? [];
    return year && `${year}-${two(month)}-${two(day)}`;
  },
  (text) => {
    const [, day = "", month = "", year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
    return year && `${year}-${two(month)}-${two(day)}`;
  },
  // Playing times
  (text) => (/^\d{1,2}[.]\d{2}$/.test(text) ? text.replace(".", ":") : undefined),
  // Time zones and languages
  (text) => (/^\w+\/[\w/ ]+$/.test(text) ? text.replace(/ /g, "_") : undefined),
  (text) => {
    try {
      return Intl.getCanonicalLocales(text.replace(/_/g, "-"))[0];
    } catch {
      return undefined;
    }
  },
  // Domains, web addresses and e-mail addresses
  (text) => (/^http:\/\//i.test(text) ? text.replace(/^http/i, "https") : undefined),
  (text) => (/^https:\/\/[^/]+\/$/i.test(text) ? text.slice(0, -1).toLowerCase() : undefined),
  (text) => (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : undefined),
  (text) => (/^[^\s@/:]+@(?:[\w-]+\.)+[a-z]{2,}$/i.test(text) ? `mailto:${text}` : undefined),
  // Paths; where other addresses are allowed too, a domain is part of what was meant
  (text, isRight) => {
    if (isRight("https://www.agency.example") && /\s|^[a-z][a-z+.-]*:/i.test(text)) return undefined;
    const path = text.replace(/^https?:\/\/[^/]*/i, "").replace(/#.*$/, "");
    return encodeURI(`/${path}`.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")).replace(/%25(?=[\dA-F]{2})/gi, "%");
  },
  // Short names, in which letters without accents are the only ones
  (text) => slugOf(text),
];

/** What was meant; `undefined` if that is not plain. */
export const repaired = (text: string, isRight: IsRight): string | undefined =>
  REPAIRS.map((repair) => repair(text.trim(), isRight)).find(
    (found) => found !== undefined && found !== text && isRight(found),
  );
