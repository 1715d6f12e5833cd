/** The one place that writes into a page's head while it is rendered and while it is shown. */
import { Helmet } from "react-helmet";
import type { Graph } from "schema-dts";
import { FEEDS, type FeedSource } from "./feeds";
import { canonicalUrl, jsonLdText, robots } from "./head-values";
import { type SharedPage, socialTags } from "./social-tags";

export interface PageHeadProps extends Omit<SharedPage, "card"> {
  noIndex?: boolean;
  /** The path of the card that social networks show; without one the page has no words for them. */
  card?: string;
  /** The parts of the site whose feeds the page names. */
  feeds?: readonly FeedSource[];
  /** Structured data; the block is taken out where there is none. */
  jsonLd?: Graph;
  /** Where to go instead, at once: for an address that only ever leads on. */
  redirectTo?: string;
}

/** Title, description, canonical address, robots, words for social networks and structured data of the page that renders it. */
export const PageHead = ({ noIndex = false, card, feeds = [], jsonLd, redirectTo, ...page }: PageHeadProps) => (
  <Helmet defer={false}>
    <html lang={page.language} />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <meta name="robots" content={robots(noIndex)} />
    {/* Beside the rule for all search engines, which stays as the specification has it. */}
    {!noIndex && <meta name="googlebot" content="max-image-preview:large" />}
    <link rel="canonical" href={canonicalUrl(page.siteUrl, page.path)} />
    {feeds
      .flatMap((source) => FEEDS[source])
      .map(({ path, type }) => (
        <link key={path} rel="alternate" type={type} href={path} />
      ))}
    {card && socialTags({ ...page, card }).map((tag) => <meta key={JSON.stringify(tag)} {...tag} />)}
    {redirectTo && <meta http-equiv="refresh" content={`0; url=${redirectTo}`} />}
    {jsonLd && <script type="application/ld+json">{jsonLdText(jsonLd)}</script>}
  </Helmet>
);

/** The head of the page that was rendered last. To be called in the same breath as the rendering, as Helmet keeps one for all. */
export const renderHead = () => Helmet.renderStatic();
