/** The only module that uses react-helmet. */
import { Helmet } from "react-helmet";
import type { Graph } from "schema-dts";
import { isNotFoundFile } from "../routes";
import type { HeadLink } from "./feeds";
import { canonicalUrl, jsonLdText, robots } from "./head-values";
import { type SharedPage, socialTags } from "./social-tags";

export interface PageHeadProps extends Omit<SharedPage, "card"> {
  noIndex?: boolean;
  /** Path of the social card; without it the page has no tags for social networks. */
  card?: string;
  /** Feeds, and the previous and next page of a list. */
  links?: readonly HeadLink[];
  /** Structured data; nothing is rendered for an empty graph. */
  jsonLd?: Graph;
  /** Redirects at once, for addresses that only redirect. */
  redirectTo?: string;
}

/** Title, description, canonical URL, robots, social tags and structured data of a page. */
export const PageHead = ({ noIndex = false, card, links = [], jsonLd, redirectTo, ...page }: PageHeadProps) => (
  <Helmet defer={false}>
    <html lang={page.language} />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <meta name="robots" content={robots(noIndex)} />
    {/* Separate from `robots`, whose content the specification fixes. */}
    {!noIndex && <meta name="googlebot" content="max-image-preview:large" />}
    {/* A 404 page is one file for many addresses; in the browser it has the requested one. */}
    {!isNotFoundFile(page.path) && <link rel="canonical" href={canonicalUrl(page.siteUrl, page.path)} />}
    {links.map((link) => (
      <link key={link.href} {...link} />
    ))}
    {card && socialTags({ ...page, card }).map((tag) => <meta key={JSON.stringify(tag)} {...tag} />)}
    {redirectTo && <meta http-equiv="refresh" content={`0; url=${redirectTo}`} />}
    {jsonLd && <script type="application/ld+json">{jsonLdText(jsonLd)}</script>}
  </Helmet>
);

/** The head of the page rendered last. Call it synchronously after rendering: Helmet's state is global. */
export const renderHead = () => Helmet.renderStatic();
