/** Links of fields and texts that lead nowhere. */
import { dirname } from "node:path/posix";
import type { z } from "zod";
import type { CheckedFiles, Entry } from "../../../content-model/checks/entry";
import { safeDecodeUri } from "../../../lib/safe-decode-uri";
import { didYouMean } from "../../../content-model/messages/explain";
import { kinds } from "../../../content-model/kinds";
import type { ContentProblem } from "../../../content-model/messages/problem";
import { usesOf, type Use } from "../../../content-model/checks/uses";
import { shorten } from "../../../content-model/messages/words";
import { feedPaths } from "../../../routes";
import { anchorsOf, addressOf, allAddresses, fileOf, type AddressedPage } from "../../pages/urls";

type SiteData = z.infer<typeof kinds.site.schema>;
type Told = Pick<ContentProblem, "code" | "message" | "help">;

interface Site {
  entries: readonly Entry[];
  addresses: ReadonlyMap<string, AddressedPage>;
  paths: ReadonlySet<string>;
  /** The paths of the files with an error of their own, of whose further pages and parts nothing is known for sure. */
  unsure: ReadonlySet<string>;
  /** The addresses that pages had before, each with the address now. */
  moved: ReadonlyMap<string, string>;
  /** The host that the site will stand on. */
  host: string | undefined;
}

const broken = (message: string, help: string): Told => ({ code: "broken-link", message, help });

/** The nearest address: with as many parts first, then any. */
const nearest = (address: string, { addresses }: Site): string | undefined => {
  const all = [...addresses.keys()];
  const parts = address.split("/").length;
  return (
    didYouMean(
      address,
      all.filter((known) => known.split("/").length === parts),
    ) ?? didYouMean(address, all)
  );
};

/** The address of a page, however else its path is written: with a slash or `.html` at its end, in capitals, doubled. */
const rightForm = (address: string, { addresses }: Site): string | undefined => {
  const clean = address
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/index)?\.html?$/i, "")
    .replace(/(?<=.)\/+$/, "");
  return [clean, clean.toLowerCase()].find((form) => form !== address && addresses.has(form));
};

const missingPage = (subject: string, address: string, rest: string, site: Site): Told => {
  const right = rightForm(address, site);
  const message = `${subject} leads to ${shorten(address)}, where there is no page.`;
  if (right !== undefined)
    return broken(
      message,
      `${address.endsWith("/") ? "take off the slash at the end" : "write the page's address as it is"}: ${right}${rest}`,
    );
  const movedTo = site.moved.get(address);
  if (movedTo !== undefined) return broken(message, `the page has moved: write ${movedTo}${rest}`);
  const guess = nearest(address, site);
  const file = fileOf(address);
  const there = file !== undefined && site.paths.has(file) ? ` ${file} has no such page.` : "";
  return broken(
    message,
    `${guess ? `did you mean "${guess}${rest}"?` : "name a page that exists, for example: /contact"}${there}`,
  );
};

const brokenAnchor = (
  subject: string,
  anchor: string,
  page: AddressedPage,
  on: string,
  site: Site,
): Told | undefined => {
  const anchors = anchorsOf(page, site.entries);
  if (anchors.includes(anchor)) return undefined;
  const guess = didYouMean(anchor, anchors) ?? anchors.find((known) => known === `section-${anchor}`);
  const choice = anchors.map((known) => `#${known}`).join(", ");
  return {
    code: "broken-anchor",
    message: `${subject} leads to #${shorten(anchor)}, which is not on the page ${on} (${page.file}).`,
    help: guess
      ? `did you mean "#${guess}"? Otherwise use one of: ${choice}.`
      : anchors.length > 0
        ? `use one of: ${choice}.`
        : `that page has no parts that a link can lead to; leave out #${shorten(anchor)}.`,
  };
};

/** Files that a link may lead to, as people follow them elsewhere. */
const FEEDS: ReadonlySet<string> = new Set(Object.values(feedPaths));

/** What an address without its scheme begins with: `www.example.de/prices`. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i;
/** A name that ends as files do, and as no domain does. */
const FILE = /\.(?:html?|php|aspx?|mdx?|ya?ml|pdf|docx?|txt|jpe?g|png|webp|avif|svg|gif|mp[34]|m4a|vtt)$/i;

/** A link that is no path from the root of the site: to another file, to a file of media/, or to a page by its name alone. */
const relativeLink = (url: string, { path }: Entry, subject: string, site: Site): Told => {
  const [name = "", anchor = ""] = url.split(/(?=#)/, 2);
  const resolved = new URL(name, `file:///${path}`).pathname.slice(1);
  if (/\.md$/i.test(name)) {
    const address = addressOf(safeDecodeUri(resolved) ?? "") ?? "";
    const message = `${subject} leads to a file, ${shorten(name)}, and not to a page.`;
    if (site.addresses.has(address)) return broken(message, `write the page's address: ${address}${anchor}`);
    const guess = nearest(address || `/${resolved.replace(/\.md$/i, "")}`, site);
    return broken(
      message,
      guess ? `did you mean ${guess}${anchor}?` : "write the address of a page, for example: /contact",
    );
  }
  if (resolved.startsWith("media/"))
    return broken(
      `${subject} leads to a file of media/, which the site does not hand out by itself.`,
      "lead to a page that shows or plays it.",
    );
  if (DOMAIN.test(name) && !FILE.test(name))
    return broken(
      `${subject} leads to ${shorten(name)}, which is read as a page of this site.`,
      `write https://${name}`,
    );
  const right = [`/${resolved}`, `/${name.replace(/^(?:\.{1,2}\/)+/, "")}`].find((address) =>
    site.addresses.has(address),
  );
  return broken(
    `${subject} leads to "${shorten(name)}", which does not begin with a slash.`,
    right
      ? `write the page's whole address: ${right}${anchor}`
      : "write the page's whole address, for example: /contact",
  );
};

const ownDomain = (url: string, subject: string, site: Site): Told | undefined => {
  const host = URL.canParse(url) ? new URL(url).host : undefined;
  if (host === undefined || host.replace(/^www\./, "") !== site.host?.replace(/^www\./, "")) return undefined;
  const { pathname, search, hash } = new URL(url);
  const address = site.addresses.has(pathname) ? pathname : (rightForm(pathname, site) ?? pathname);
  return broken(
    `${subject} leads to this site by its full address, which would leave the page and load everything again.`,
    `write the path alone: ${address}${search}${hash}`,
  );
};

/** True where every file that makes the page, or a part of it, could be read; site.yaml's facts stand in headings. */
const isKnown = ({ file, page }: AddressedPage, { unsure }: Site): boolean =>
  ![...unsure].some(
    (path) => path === file || path === kinds.site.files || (page === "service" && dirname(path) === dirname(file)),
  );

const URL_WITH_HOST = /^https:\/\/[^\s/?#]/i;

const linkProblem = ({ value: url, subject }: Use, entry: Entry, site: Site): Told | undefined => {
  if (url === "")
    return broken(`${subject} leads nowhere.`, "write an address between the round brackets, for example: /contact");
  if (/^\/\//.test(url))
    return broken(
      `${subject} begins with two slashes, which is read as another site.`,
      `write one slash for a page of this site, or https:// for another: ${url.slice(1)}`,
    );
  if (/^(?:https:\/\/|mailto:(?!.+@)|tel:(?!.*\d))/i.test(url) && !URL_WITH_HOST.test(url))
    return broken(
      `${subject} leads nowhere: behind ${/^[^:]*:/.exec(url)?.[0]} nothing follows that could be opened.`,
      "write a whole address, for example: mailto:hello@agency.example, tel:+17575550142 or https://www.agency.example",
    );
  // Of another scheme, only the safety matters, and that is told by the file itself.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return ownDomain(url, subject, site);
  const hash = url.indexOf("#");
  const path = (hash === -1 ? url : url.slice(0, hash)).split("?")[0] ?? "";
  const rest = url.slice(path.length);
  const anchor = hash === -1 ? "" : url.slice(hash + 1);
  if (path !== "" && !path.startsWith("/")) return relativeLink(url, entry, subject, site);
  const address = path || addressOf(entry.path);
  if (address === undefined) return undefined;
  if (FEEDS.has(address)) return undefined;
  const page = site.addresses.get(address);
  if (!page) return site.unsure.has(fileOf(address) ?? "") ? undefined : missingPage(subject, address, rest, site);
  return anchor && isKnown(page, site) ? brokenAnchor(subject, anchor, page, address, site) : undefined;
};

type Folder = CheckedFiles & Pick<Site, "moved">;

/**
 * Every link that does not lead to a page, or not to a part of it. Where that hangs on a file with an error of its own,
 * nothing is said until that is mended.
 */
export const brokenLinks = ({ entries, faulty, paths, moved }: Folder): ContentProblem[] => {
  const url = (entries.find(({ kind }) => kind === kinds.site)?.data as SiteData | undefined)?.url ?? "";
  const right = new Set(entries.map(({ path }) => path));
  const site: Site = {
    entries,
    addresses: allAddresses(entries, paths),
    paths: new Set(paths),
    unsure: new Set(paths.filter((path) => !right.has(path))),
    moved,
    host: URL.canParse(url) ? new URL(url).host : undefined,
  };
  return [...entries, ...faulty].flatMap((entry) =>
    usesOf(entry).links.flatMap((use): ContentProblem[] => {
      const told = linkProblem(use, entry, site);
      return told ? [{ file: entry.path, ...use.place, ...told }] : [];
    }),
  );
};
