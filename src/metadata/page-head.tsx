/** The one place that writes into a page's head while it is rendered and while it is shown. */
import { Helmet } from "react-helmet";
import type { Graph } from "schema-dts";
import { canonicalUrl, jsonLdText, robots } from "./head-values";

export interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path; where the site stands comes before it. */
  path: string;
  /** The origin of the site, such as `https://www.example.com`. */
  siteUrl: string;
  /** Language and region, such as `en-US`. */
  language: string;
  noIndex?: boolean;
  /** Structured data; the block is taken out where there is none. */
  jsonLd?: Graph;
  /** Where to go instead, at once: for an address that only ever leads on. */
  redirectTo?: string;
}

/** Title, description, canonical address, robots and structured data of the page that renders it. */
export const PageHead = ({
  title,
  description,
  path,
  siteUrl,
  language,
  noIndex = false,
  jsonLd,
  redirectTo,
}: PageHeadProps) => (
  <Helmet defer={false}>
    <html lang={language} />
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="robots" content={robots(noIndex)} />
    <link rel="canonical" href={canonicalUrl(siteUrl, path)} />
    {redirectTo && <meta http-equiv="refresh" content={`0;url=${redirectTo}`} />}
    {jsonLd && <script type="application/ld+json">{jsonLdText(jsonLd)}</script>}
  </Helmet>
);

/** The head of the page that was rendered last. To be called in the same breath as the rendering, as Helmet keeps one for all. */
export const renderHead = () => Helmet.renderStatic();
