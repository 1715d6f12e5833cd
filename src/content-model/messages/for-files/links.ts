/** For files: links, references and addresses. */
import { describePath } from "../describe-path";
import { say, subjectOf, type Missing, type PublicationFault, type Subject } from "../template";
import { hashes, shorten, spelled } from "../words";

const absence = ({ kind, value, state, isStateKnown }: Missing): string => {
  switch (kind) {
    case "Claim":
      return `the claim "${value}", which is not in site.yaml`;
    case "City":
      return `the city "${value}", which ${isStateKnown ? `is not in ${state}` : "no state has"}`;
    default:
      return `the ${kind.toLowerCase()} "${value}", which does not exist`;
  }
};

/** What to do about an entry that is not published yet. */
const notYet = ({ state, date }: PublicationFault): { is: string; help: string } =>
  state === "draft"
    ? { is: "is a draft", help: 'remove "draft: true" from that file' }
    : { is: `appears on ${date}`, help: "give that file an earlier date" };

export const LINKS = {
  "unknown-reference": (missing: Missing) =>
    say(
      `${subjectOf(missing.subject, describePath)} names ${absence(missing)}.`,
      missing.guess
        ? `did you mean "${missing.guess}"?`
        : missing.names.length > 0
          ? `use one of: ${missing.names.join(", ")}.`
          : "use one that exists, or add it.",
    ),
  "not-published-yet": (fault: PublicationFault) => {
    const { is, help } = notYet(fault);
    const subject = subjectOf(fault.subject, describePath);
    return fault.isName
      ? say(
          `${subject} names "${fault.value}", which ${is} (content/${fault.file}).`,
          `${help}, or name another until then.`,
        )
      : say(
          `${subject} leads to ${fault.value}, which ${is} (content/${fault.file}).`,
          `${help}, or remove the link until then.`,
        );
  },
  "broken-link/page-form": ({
    subject,
    address,
    hasSlash,
    valid,
    rest,
  }: {
    subject: Subject;
    address: string;
    hasSlash: boolean;
    valid: string;
    rest: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to ${shorten(address)}, where there is no page.`,
      `${hasSlash ? "remove the slash at the end" : "write the page's exact address"}: ${valid}${rest}`,
    ),
  "broken-link/moved": ({
    subject,
    address,
    movedTo,
    rest,
  }: {
    subject: Subject;
    address: string;
    movedTo: string;
    rest: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to ${shorten(address)}, where there is no page.`,
      `the page has moved: write ${movedTo}${rest}`,
    ),
  "broken-link/no-page": ({
    subject,
    address,
    guess,
    rest,
    file,
  }: {
    subject: Subject;
    address: string;
    guess: string | undefined;
    rest: string;
    file: string | undefined;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to ${shorten(address)}, where there is no page.`,
      `${guess ? `did you mean "${guess}${rest}"?` : "use a page that exists, for example: /contact"}${file === undefined ? "" : ` ${file} has no such page.`}`,
    ),
  "broken-anchor": ({
    subject,
    anchor,
    on,
    file,
    guess,
    path,
    anchors,
  }: {
    subject: Subject;
    anchor: string;
    on: string;
    file: string;
    guess: string | undefined;
    path: string;
    anchors: readonly string[];
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to #${shorten(anchor)}, which is not on the page ${on} (${file}).`,
      guess
        ? `did you mean "${path}#${guess}"? Otherwise use one of: ${hashes(anchors)}.`
        : anchors.length > 0
          ? `use one of: ${hashes(anchors)}.`
          : `that page has no anchors; leave out #${shorten(anchor)}.`,
    ),
  "broken-link/media-path": ({
    subject,
    name,
    path,
    hash,
  }: {
    subject: Subject;
    name: string;
    path: string;
    hash: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to ${shorten(name)}, which is not the path of a file from this one.`,
      `write ${path}${hash}`,
    ),
  "broken-link/file-of-page": ({
    subject,
    name,
    address,
    anchor,
  }: {
    subject: Subject;
    name: string;
    address: string;
    anchor: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to a file, ${shorten(name)}, and not to a page.`,
      `write the page's address: ${address}${anchor}`,
    ),
  "broken-link/file": ({
    subject,
    name,
    guess,
    anchor,
  }: {
    subject: Subject;
    name: string;
    guess: string | undefined;
    anchor: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to a file, ${shorten(name)}, and not to a page.`,
      guess ? `did you mean ${guess}${anchor}?` : "write the address of a page, for example: /contact",
    ),
  "broken-link/not-a-download": ({ subject }: { subject: Subject }) =>
    say(
      `${subjectOf(subject, describePath)} leads to a file in media/ of a kind that the site does not offer for download.`,
      "link to a page that shows or plays it, or save it as a PDF.",
    ),
  "broken-link/no-mailto": ({ subject, name }: { subject: Subject; name: string }) =>
    say(`${subjectOf(subject, describePath)} leads to an e-mail address without its mailto:.`, `write mailto:${name}`),
  "broken-link/quoted": ({ subject, unquoted }: { subject: Subject; unquoted: string }) =>
    say(`${subjectOf(subject, describePath)} has its address in quotation marks.`, `write ${unquoted}`),
  "broken-link/no-scheme": ({ subject, name }: { subject: Subject; name: string }) =>
    say(
      `${subjectOf(subject, describePath)} leads to ${shorten(name)}, which is read as a page of this site.`,
      `write https://${name}`,
    ),
  "broken-link/relative": ({
    subject,
    name,
    valid,
    anchor,
  }: {
    subject: Subject;
    name: string;
    valid: string | undefined;
    anchor: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} leads to "${shorten(name)}", which does not begin with a slash.`,
      valid ? `write the page's full path: ${valid}${anchor}` : "write the page's full path, for example: /contact",
    ),
  "broken-link/own-domain": ({
    subject,
    address,
    search,
    hash,
  }: {
    subject: Subject;
    address: string;
    search: string;
    hash: string;
  }) =>
    say(
      `${subjectOf(subject, describePath)} uses this site's full address, which reloads the whole page.`,
      `write only the path: ${address}${search}${hash}`,
    ),
  "broken-link/empty": ({ subject }: { subject: Subject }) =>
    say(
      `${subjectOf(subject, describePath)} leads nowhere.`,
      "write an address between the round brackets, for example: /contact",
    ),
  "broken-link/two-slashes": ({ subject, url }: { subject: Subject; url: string }) =>
    say(
      `${subjectOf(subject, describePath)} begins with two slashes, which is read as another site.`,
      `write one slash for a page of this site, or https:// for another: ${url}`,
    ),
  "reserved-address": ({ address, isCity }: { address: string; isCity: boolean }) =>
    say(
      `The page would be at ${address}, which is reserved for the site itself.`,
      `give the ${isCity ? "city another slug" : "file another name"}, for example with -page at its end.`,
    ),
  "redirect-conflict/current": ({ address, written }: { address: string; written: string }) =>
    say(
      `${spelled(written, address)} is the address that the page has now.`,
      "write the address that it had before, or remove the line.",
    ),
  "redirect-conflict/other-page": ({ address, written }: { address: string; written: string }) =>
    say(
      `${spelled(written, address)} is the address of another page, which could no longer be reached.`,
      "remove it, or rename the other page's file first.",
    ),
  "redirect-conflict/twice": ({
    written,
    address,
    file,
    line,
    column,
    first,
  }: {
    written: string;
    address: string;
    file: string;
    line: number;
    column: number;
    first: string;
  }) =>
    say(
      `${written} already leads to ${address}, as content/${file}:${line}:${column} says${first === written ? "" : ` with ${first}, the same address`}.`,
      "remove it from one of the two places.",
    ),
  "duplicate-address/page": ({ address, other, isFixed }: { address: string; other: string; isFixed: boolean }) =>
    say(
      `Two files make the page ${address}: this one and ${other}.`,
      isFixed ? "rename or delete this one." : "rename or delete one of the two.",
    ),
  "duplicate-address/part": ({ noun, other }: { noun: string; other: string }) =>
    say(`Two files hold ${noun}: this one and ${other}.`, "rename or delete one of the two."),
};
