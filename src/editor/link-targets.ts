/** What the links of texts can lead to. */
import { onlyOf, type Entry } from "../content-model/checks/entry";
import { headingsOf } from "../content-model/checks/uses";
import { isDownload } from "../content-model/fields";
import { siteFacts } from "../content-model/fields/site-facts";
import { kinds } from "../content-model/kinds";
import { phoneLink } from "../lib/phone-link";
import { allAddresses } from "../site/pages/urls";

/** A page, a heading, a file of `media/` or another address. Where a page has only its address, it has no `name`. */
export interface LinkTarget {
  address: string;
  name?: string;
}

/** Pages that are made of one entry have its name; cities, of which there are thousands, are found by their address. */
const nameOf = (address: string, data: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  if (address === "/") return undefined;
  const { title, name, metadata } = data ?? {};
  const words = [title, name, (metadata as { title?: unknown } | undefined)?.title].find(
    (one) => typeof one === "string",
  );
  return words;
};

/**
 * All pages, the headings of their texts, files, the phone and the e-mail address.
 * @param media the files of the media folder
 */
export const linkTargets = (entries: readonly Entry[], media: readonly string[]): LinkTarget[] => {
  const paths = entries.map(({ path }) => path);
  const site = onlyOf(entries, kinds.site)?.data;
  const names = new Set<string>();
  const pages = [...allAddresses(entries, paths)].flatMap(([address, { entry, page }]): LinkTarget[] => {
    const headings = entry && site && typeof page.anchors !== "function" ? headingsOf(entry, siteFacts(site)) : [];
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
