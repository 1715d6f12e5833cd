/** What a feed says beside its episodes, and what is to be done where it was. */
import { untaken, type ImportedEntry } from "../entry";
import { attribute, children, childText, type Xml } from "../xml";

/** Elements of an episode that are taken, or that are of programs. */
const TAKEN =
  /^(?:[@#].*|title|link|guid|pubDate|description|enclosure|content:encoded|comments|source|author|dc:creator|itunes:(?:title|episode|season|episodeType|duration|summary|subtitle|image|explicit|order|block|author)|podcast:(?:transcript|chapters|person|episode|season|episodeType)|psc:chapters|(?:atom|media|slash|wfw|feedburner|acast|anchor|spotify|omny|googleplay|rawvoice):.*)$/;

const hasText = (node: unknown): boolean =>
  typeof node === "string"
    ? /\p{L}/u.test(node)
    : node !== null && typeof node === "object" && Object.values(node).some(hasText);

const besides = ({ source }: ImportedEntry): string[] =>
  Object.entries(source.xml).flatMap(([name, value]) => (!TAKEN.test(name) && hasText(value) ? name : []));

export const feedRemarks = (channel: Xml, entries: readonly ImportedEntry[]): string[] => {
  const links = new Map(children(channel, "atom:link").map((one) => [attribute(one, "rel"), attribute(one, "href")]));
  const next = links.get("next");
  const feed = childText(channel, "itunes:new-feed-url") || links.get("self");
  const guid = childText(channel, "podcast:guid");
  const elsewhere = entries.filter(({ fields }) => fields["audioUrl"] !== undefined).length;
  return [
    `The feed was at ${feed || "a URL that it does not name"}. Let that URL redirect to /podcast/feed.xml of this site with status 301; on this domain, write its path under feed › redirectFrom in content/pages/podcast.yaml.`,
    ...(next ? [`The feed goes on at ${next}: import that, too.`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} recordings stay at their host; --media names a folder with them.`] : []),
    "Not taken: what the feed says of the podcast as a whole; see content/pages/podcast.yaml.",
    ...(guid ? [`The podcast's own ID is ${guid}: write it as guid into content/pages/podcast.yaml.`] : []),
    ...untaken(entries, besides),
  ];
};
