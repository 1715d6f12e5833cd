/** What the links of texts can lead to. */
import { onlyOf, type Entry } from "../content-model/checks/entry";
import { kinds } from "../content-model/kinds";
import { phoneLink } from "../lib/phone-link";
import { allAddresses } from "../site/pages/urls";

/** A page, or another address; `name` is missing where a page has only its address. */
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

/** All pages, the phone and the e-mail address. */
export const linkTargets = (entries: readonly Entry[]): LinkTarget[] => {
  const paths = entries.map(({ path }) => path);
  const site = onlyOf(entries, kinds.site)?.data;
  const names = new Set<string>();
  const pages = [...allAddresses(entries, paths)].map(([address, { entry }]): LinkTarget => {
    const name = nameOf(address, entry?.data);
    if (name === undefined || names.has(name)) return { address };
    names.add(name);
    return { address, name };
  });
  const { phone, email } = site ?? {};
  return [
    ...pages,
    ...(phone ? [{ address: phoneLink(phone), name: phone }] : []),
    ...(email ? [{ address: `mailto:${email}`, name: email }] : []),
  ];
};
