import { graphql } from "gatsby";
import type { Graph } from "schema-dts";
import { PageHead } from "../metadata/page-head";
import { site } from "../shell";

export const query = graphql`
  fragment Metadata on PageMetadata {
    title
    description
  }
`;

interface HeadOfPageProps {
  metadata: { title: string; description: string };
  path: string;
  noIndex?: boolean;
  jsonLd?: Graph;
  redirectTo?: string;
}

/** A page's head with the facts that hold for the whole site. */
export const HeadOfPage = ({ metadata, ...rest }: HeadOfPageProps) => (
  <PageHead
    title={metadata.title}
    description={metadata.description}
    siteUrl={site.url}
    language={site.language}
    {...rest}
  />
);
