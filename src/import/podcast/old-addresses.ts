/** Where a podcast and its episodes were before. */
import { onlyOf } from "../../content-model/checks/entry";
import { OLD_PATH } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import type { Content } from "../../site/pages/content";
import { canonicalPath, normalOldAddress } from "../../lib/url-path";
import { cutText } from "../html";
import { children, childText } from "../wxr";
import { attribute, saidOfAll, type Xml } from "./item";

const bareHost = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** The domain of the new site. */
const ownHost = ({ entries }: Content): string | undefined => {
  const site = onlyOf(entries, kinds.site)?.data;
  return site && bareHost(site.url);
};

/** The old path of an episode, where it had a page on the same domain. */
export const oldPath = (content: Content, item: Xml, path: string): string[] | undefined => {
  const link = childText(item, "link");
  if (!URL.canParse(link) || bareHost(link) !== ownHost(content)) return undefined;
  const old = normalOldAddress(new URL(link).pathname);
  const now = `/${path.replace(/\.md$/, "")}`;
  return old !== undefined && canonicalPath(old) !== now && OLD_PATH.test(old) ? [old] : undefined;
};

/** Domains on which episodes had pages, other than this site's. */
const foreignHosts = (content: Content, items: readonly Xml[]): string[] => {
  const own = ownHost(content);
  const links = items.map((item) => childText(item, "link"));
  const hosts = links.filter((link) => URL.canParse(link) && /^https?:/.test(link)).map(bareHost);
  return [...new Set(hosts)].filter((host) => own === undefined || host !== own);
};

const LONGEST_QUOTE = 300;

/** What the podcast's page does not say of the podcast yet. */
const unsaid = (channel: Xml, { entries }: Content): string[] => {
  const page = JSON.stringify(entries.find(({ kind }) => kind === kinds.podcastPage)?.data ?? {});
  const told = new Set<string>();
  return saidOfAll(channel).flatMap(({ name, said }) => {
    const lost = said.filter((words) => !told.has(words) && !page.includes(JSON.stringify(words).slice(1, -1)));
    lost.forEach((words) => told.add(words));
    return lost.length > 0 ? [`${name} “${cutText(lost.join(", "), LONGEST_QUOTE)}”`] : [];
  });
};

/** Where the feed was, and what is to be done there. */
export const feedRemarks = (
  channel: Xml,
  { content, items, missingPage }: { content: Content; items: readonly Xml[]; missingPage?: string },
): string[] => {
  const self = children(channel, "atom:link").find((one) => attribute(one, "rel") === "self");
  const feed = childText(channel, "itunes:new-feed-url") || attribute(self, "href");
  const guid = childText(channel, "podcast:guid");
  const hosts = foreignHosts(content, items);
  const others = unsaid(channel, content);
  return [
    feed
      ? `The feed was at ${feed}. Let that address redirect to /podcast/feed.xml of this site with status 301; on this domain, write its path under feed › redirectFrom in content/pages/podcast.yaml.`
      : "The feed does not say where it was: let its old address redirect to /podcast/feed.xml with status 301.",
    ...(missingPage
      ? [`The feed goes on at ${missingPage}, which could not be fetched: its further episodes are missing.`]
      : []),
    ...(hosts.length > 0
      ? [
          `Episodes had pages at ${hosts.join(", ")}, which is not the domain of this site, so their addresses do not redirect. If that domain leads here, write it as url into content/site.yaml first.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `What the feed says of the podcast as a whole is not taken; write what is to stay of it into content/pages/podcast.yaml: ${others.join("; ")}.`,
        ]
      : []),
    ...(guid ? [`The podcast's own id is ${guid}: write it as guid into content/pages/podcast.yaml.`] : []),
  ];
};
