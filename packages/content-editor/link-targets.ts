/** What the links of texts can lead to. */
import { type Entry, headingsOf, isDownload, textAt } from "content-kit";
import { phoneLink } from "content-kit/lib/phone-link";
import { theSite } from "./kinds";

/** A page, a heading, a file of `media/` or another address. Where a page has only its address, it has no `name`. */
export interface LinkTarget {
  address: string;
  name?: string;
}

/** Pages that are made of one entry have its name; cities, of which there are thousands, are found by their address. */
const nameOf = (address: string, data: unknown): string | undefined =>
  address === "/" ? undefined : (textAt(data, "title") ?? textAt(data, "name") ?? textAt(data, "metadata", "title"));

/**
 * All pages, the headings of their texts, files, the phone and the e-mail address.
 * @param media the files of the media folder
 */
export const linkTargets = (entries: readonly Entry[], media: readonly string[]): LinkTarget[] => {
  const paths = entries.map(({ path }) => path);
  const site = theSite().settings(entries);
  const names = new Set<string>();
  const pages = [...theSite().pages(entries, paths)].flatMap(([address, { entry, hasTextHeadings }]): LinkTarget[] => {
    const headings = entry && site && hasTextHeadings ? headingsOf(entry, site.facts) : [];
    const anchors = headings.map(({ id, words }) => ({ address: `${address}#${id}`, name: words }));
    const name = nameOf(address, entry?.data);
    if (name === undefined || names.has(name)) return [{ address }, ...anchors];
    names.add(name);
    return [{ address, name }, ...anchors];
  });
  const files = media.filter(isDownload).map((name) => ({ address: `media/${name}`, name }));
  const { phone, email } = site ?? {};
  return [
    ...pages,
    ...files,
    ...(phone ? [{ address: phoneLink(phone), name: phone }] : []),
    ...(email ? [{ address: `mailto:${email}`, name: email }] : []),
  ];
};
