import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { PageHead, type PageHeadProps } from "../metadata/page-head";
import { breadcrumbList, type CrumbFact, type PageKind, webPage } from "../metadata/structured-data/web-page";
import { graph } from "../metadata/structured-data/graph";
import { cardOf } from "../routes";
import { site } from "../site-data";

export const query = graphql`
  fragment Metadata on PageMetadata {
    title
    description
  }
`;

interface HeadOfPageProps extends Pick<
  PageHeadProps,
  "path" | "noIndex" | "redirectTo" | "links" | "published" | "cardText"
> {
  metadata: { title: string; description: string };
  /** Path of the page whose social card it has; by default its own, null for none. */
  card?: string | null;
  /** schema.org page type; missing if the main thing suffices. */
  kind?: PageKind;
  /** The page's breadcrumb. */
  crumbs?: readonly CrumbFact[];
  /** The page's other structured data. */
  things?: readonly Thing[];
}

/** A page's head with site-wide facts. */
export const HeadOfPage = ({ metadata, card, kind, crumbs, things = [], ...rest }: HeadOfPageProps) => {
  const cardPath = card === undefined ? rest.path : card;
  const all: Thing[] = [
    ...(kind ? [webPage(site, rest.path, { kind, ...metadata })] : []),
    ...(crumbs ? [breadcrumbList(site.url, rest.path, crumbs)] : []),
    ...things,
  ];
  return (
    <PageHead
      title={metadata.title}
      description={metadata.description}
      siteUrl={site.url}
      siteName={site.name}
      language={site.language}
      card={cardPath === null ? undefined : cardOf({ path: cardPath })}
      jsonLd={all.length > 0 ? graph(...all) : undefined}
      {...rest}
    />
  );
};
