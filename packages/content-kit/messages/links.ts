/** Links, references and addresses. */
import { didYouMeanOr, say, subjectOf, type Names, type Subject, type Texts } from "./message";
import { hashes, shorten, spelled } from "./words";

interface About {
  subject: Subject;
}

/** A reference to something that does not exist. */
interface Missing extends About, Texts<"kind" | "value"> {
  guess: string | undefined;
  /** What exists, if it is not too much to list. */
  names: readonly string[];
}

/** A link or reference to an entry that is not published yet. */
export interface PublicationFault extends About, Texts<"value" | "state" | "date" | "file"> {
  /** Whether it names the entry, or links to its page. */
  isName: boolean;
}

const COMPLETE = {
  web: "copy the address from your browser, for example: https://www.agency.example",
  mail: "write one with a single @ and a whole domain, for example: mailto:hello@agency.example",
  phone: "write only digits, which may have a plus before them, for example: tel:+17575550142",
} as const;

export const LINKS = {
  "unknown-reference": ({ subject, kind, value, guess, names: known }: Missing, names: Names) =>
    say(
      `${subjectOf(subject, names)} names the ${kind.toLowerCase()} "${value}", which does not exist.`,
      didYouMeanOr(guess, known.length > 0 ? `use one of: ${known.join(", ")}.` : "use one that exists, or add it."),
    ),
  "not-published-yet": ({ subject, isName, value, state, date, file }: PublicationFault, names: Names) => {
    const isDraft = state === "draft";
    const otherwise = isName ? "name another until then." : "remove the link until then.";
    return say(
      `${subjectOf(subject, names)} ${isName ? `names "${value}"` : `leads to ${value}`}, which ${isDraft ? "is a draft" : `appears on ${date}`} (${names.entry(file)}).`,
      `${isDraft ? 'remove "draft: true" from that file' : "give that file an earlier date"}, or ${otherwise}`,
      `${isDraft ? "publish it" : "give it an earlier date"}, or ${otherwise}`,
    );
  },
  /** An address that no page has, but from which it is clear what was meant. */
  "broken-link/meant": ({ subject, url, meant }: About & Texts<"url" | "meant">, names: Names) =>
    say(`${subjectOf(subject, names)} leads to ${shorten(url)}, where there is no page or file.`, `write ${meant}`),
  "broken-link/no-page": (
    {
      subject,
      url,
      guess,
      file,
      others = ["/contact"],
    }: About & { url: string; guess: string | undefined; file?: string | undefined; others?: readonly string[] },
    names: Names,
  ) =>
    say(
      `${subjectOf(subject, names)} leads to ${shorten(url)}, where there is no page.${file === undefined ? "" : ` ${names.entry(file)} has no such page.`}`,
      didYouMeanOr(guess, `use a page that exists, for example: ${others.join(", ")}`),
    ),
  "broken-link/own-domain": ({ subject, path }: About & Texts<"path">, names: Names) =>
    say(
      `${subjectOf(subject, names)} uses this site's full address, which reloads the whole page.`,
      `write only the path: ${path}`,
    ),
  "broken-link/empty": ({ subject }: About, names: Names) =>
    say(`${subjectOf(subject, names)} leads nowhere.`, "write where it leads, for example: /contact"),
  "broken-link/not-a-download": ({ subject }: About, names: Names) =>
    say(
      `${subjectOf(subject, names)} leads to a file in media/ of a kind that the site does not offer for download.`,
      "link to a page that shows or plays it, or save it as a PDF.",
    ),
  "broken-link/impossible": (params: { url: string; what: keyof typeof COMPLETE; meant?: string | undefined }) =>
    say(
      `Nobody can reach the address "${shorten(params.url)}".`,
      params.meant === undefined ? COMPLETE[params.what] : `write ${params.meant}`,
    ),
  "broken-link/own-computer": ({ path }: Texts<"path">) =>
    say("The address leads to the visitor's own computer.", `write only the path: ${path}`),
  "broken-anchor": (
    params: About &
      Texts<"anchor" | "on" | "file" | "path"> & { guess: string | undefined; anchors: readonly string[] },
    names: Names,
  ) => {
    const { subject, anchor, on, file, guess, path, anchors } = params;
    const known = anchors.length > 0 ? `use one of: ${hashes(anchors)}.` : "that page has no anchors; leave it out.";
    return say(
      `${subjectOf(subject, names)} leads to #${shorten(anchor)}, which is not on the page ${on} (${names.entry(file)}).`,
      guess ? `did you mean "${path}#${guess}"? Otherwise ${known}` : known,
    );
  },
  "insecure-link": ({ isWritten, secure, url }: Texts<"secure" | "url"> & { isWritten: boolean }) =>
    say(
      `${isWritten ? "The address begins with http://" : "This becomes a link that begins with http://"}, which is not encrypted: others could read or change the page on its way.`,
      isWritten
        ? `most sites have the same page at https://: try ${secure}`
        : `write the link out: [${url}](${secure})`,
    ),
  "unsafe-link": ({ scheme }: Texts<"scheme">) =>
    say(
      `The address begins with "${scheme}:", which does not lead to a page.`,
      "write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)",
    ),
  "link-without-text": () =>
    say(
      "The link has no text to click or to read aloud.",
      "write it between the square brackets, for example: [our prices](/services/paid-media#pricing)",
    ),
  "reserved-address": ({ address, isCity }: { address: string; isCity: boolean }) =>
    say(
      `The page would be at ${address}, which is reserved for the site itself.`,
      `give the ${isCity ? "city another slug" : "file another name"}, for example with -page at its end.`,
      "give it another slug, for example with -page at its end.",
    ),
  "duplicate-address": ({ what, other, isFixed }: Texts<"what" | "other"> & { isFixed: boolean }, { entry }: Names) =>
    say(
      `Two files make ${what}: this one and ${entry(other)}.`,
      `rename or delete ${isFixed ? "this one" : "one of the two"}.`,
    ),
  "redirect-conflict/taken": ({ written, address, by }: Texts<"written" | "address" | "by">) =>
    say(
      `${spelled(written, address)} is the address of ${by}, so it cannot lead elsewhere.`,
      "write an address that a page had before, or remove it.",
    ),
  "redirect-conflict/twice": ({ written, address, file }: Texts<"written" | "address" | "file">, { entry }: Names) =>
    say(`${written} already leads to ${address}, as ${entry(file)} says.`, "remove it from one of the two places."),
  "redirect-conflict/encoding": ({ written }: Texts<"written">) =>
    say(
      `${written} is not an address that a browser can request: a % and two digits stand for a part of a letter in UTF-8, as in %C3%A9 for é.`,
      "write the letters as they are, or copy the address from a browser. A percent sign itself is %25.",
    ),
};
