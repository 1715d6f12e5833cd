/** For forms: links, references and addresses. */
import type { LINKS as FILE_LINKS } from "../for-files/links";
import { say, subjectOf, type FormTemplates, type Missing, type PublicationFault } from "../template";
import { hashes, shorten, spelled } from "../words";

const absence = ({ kind, value, isStateKnown }: Missing): string => {
  switch (kind) {
    case "Claim":
      return `the claim "${value}", which the site's settings do not have`;
    case "City":
      return `the city "${value}", which ${isStateKnown ? "its state does not have" : "no state has"}`;
    default:
      return `the ${kind.toLowerCase()} "${value}", which does not exist`;
  }
};

/** What to do about an entry that is not published yet. */
const notYet = ({ state, date }: PublicationFault): { is: string; help: string } =>
  state === "draft"
    ? { is: "is a draft", help: "publish it" }
    : { is: `appears on ${date}`, help: "give it an earlier date" };

export const LINKS: FormTemplates<typeof FILE_LINKS> = {
  "unknown-reference": (missing, { label }) =>
    say(
      `${subjectOf(missing.subject, label)} names ${absence(missing)}.`,
      missing.guess
        ? `did you mean "${missing.guess}"?`
        : missing.names.length > 0
          ? `use one of: ${missing.names.join(", ")}.`
          : "use one that exists, or add it.",
    ),
  "not-published-yet": (fault, { label }) => {
    const { is, help } = notYet(fault);
    const subject = subjectOf(fault.subject, label);
    return fault.isName
      ? say(`${subject} names "${fault.value}", which ${is}.`, `${help}, or name another until then.`)
      : say(`${subject} leads to ${fault.value}, which ${is}.`, `${help}, or remove the link until then.`);
  },
  "broken-link/page-form": ({ subject, address, hasSlash, valid, rest }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to ${shorten(address)}, where there is no page.`,
      `${hasSlash ? "remove the slash at the end" : "write the page's exact address"}: ${valid}${rest}`,
    ),
  "broken-link/moved": ({ subject, address, movedTo, rest }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to ${shorten(address)}, where there is no page.`,
      `the page has moved: write ${movedTo}${rest}`,
    ),
  "broken-link/no-page": ({ subject, address, guess, rest }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to ${shorten(address)}, where there is no page.`,
      `${guess ? `did you mean "${guess}${rest}"?` : "use a page that exists, for example: /contact"}`,
    ),
  "broken-anchor": ({ subject, anchor, on, guess, path, anchors }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to #${shorten(anchor)}, which is not on the page ${on}.`,
      guess
        ? `did you mean "${path}#${guess}"? Otherwise use one of: ${hashes(anchors)}.`
        : anchors.length > 0
          ? `use one of: ${hashes(anchors)}.`
          : `that page has no anchors; leave out #${shorten(anchor)}.`,
    ),
  "broken-link/media-path": ({ subject, name, path, hash }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to ${shorten(name)}, which is not the path of a file from this one.`,
      `write ${path}${hash}`,
    ),
  "broken-link/file-of-page": ({ subject, name, address, anchor }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to a file, ${shorten(name)}, and not to a page.`,
      `write the page's address: ${address}${anchor}`,
    ),
  "broken-link/file": ({ subject, name, guess, anchor }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to a file, ${shorten(name)}, and not to a page.`,
      guess ? `did you mean ${guess}${anchor}?` : "write the address of a page, for example: /contact",
    ),
  "broken-link/not-a-download": ({ subject }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to a file in media/ of a kind that the site does not offer for download.`,
      "link to a page that shows or plays it, or save it as a PDF.",
    ),
  "broken-link/no-mailto": ({ subject, name }, { label }) =>
    say(`${subjectOf(subject, label)} leads to an e-mail address without its mailto:.`, `write mailto:${name}`),
  "broken-link/quoted": ({ subject, unquoted }, { label }) =>
    say(`${subjectOf(subject, label)} has its address in quotation marks.`, `write ${unquoted}`),
  "broken-link/no-scheme": ({ subject, name }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to ${shorten(name)}, which is read as a page of this site.`,
      `write https://${name}`,
    ),
  "broken-link/relative": ({ subject, name, valid, anchor }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads to "${shorten(name)}", which does not begin with a slash.`,
      valid ? `write the page's full path: ${valid}${anchor}` : "write the page's full path, for example: /contact",
    ),
  "broken-link/own-domain": ({ subject, address, search, hash }, { label }) =>
    say(
      `${subjectOf(subject, label)} uses this site's full address, which reloads the whole page.`,
      `write only the path: ${address}${search}${hash}`,
    ),
  "broken-link/empty": ({ subject }, { label }) =>
    say(
      `${subjectOf(subject, label)} leads nowhere.`,
      "write an address between the round brackets, for example: /contact",
    ),
  "broken-link/two-slashes": ({ subject, url }, { label }) =>
    say(
      `${subjectOf(subject, label)} begins with two slashes, which is read as another site.`,
      `write one slash for a page of this site, or https:// for another: ${url}`,
    ),
  "reserved-address": ({ address, isCity }) =>
    say(
      `The page would be at ${address}, which is reserved for the site itself.`,
      `give the ${isCity ? "city" : "page"} another slug, for example with -page at its end.`,
    ),
  "redirect-conflict/current": ({ address, written }) =>
    say(
      `${spelled(written, address)} is the address that the page has now.`,
      "write the address that it had before, or remove it.",
    ),
  "redirect-conflict/other-page": ({ address, written }) =>
    say(
      `${spelled(written, address)} is the address of another page, which could no longer be reached.`,
      "remove it, or move the other page first.",
    ),
  "redirect-conflict/twice": ({ written, address, first }) =>
    say(
      `${written} already leads to ${address}, as another form says${first === written ? "" : ` with ${first}, the same address`}.`,
      "remove it from one of the two places.",
    ),
  "duplicate-address/page": ({ address, isFixed }) =>
    say(
      `Two entries make the page ${address}.`,
      isFixed ? "rename or delete this one." : "rename or delete one of the two.",
    ),
  "duplicate-address/part": ({ noun }) => say(`There is ${noun} twice.`, "rename or delete one of the two."),
};
