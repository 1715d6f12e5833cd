import { graphql } from "gatsby";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "./page-props";
import { LegalText } from "../sections/legal/legal-text";
import { UnpublishedNotice } from "../sections/shared/unpublished";

const LegalPage = ({ data: { document }, location }: SitePageProps<Queries.LegalTemplateQuery>) => (
  <>
    <HeadOfPage metadata={document.metadata} path={location.pathname} kind="WebPage" />
    <UnpublishedNotice unpublished={document.unpublished} />
    <LegalText {...document} />
  </>
);

export default LegalPage;

export const query = graphql`
  query LegalTemplate($id: String!) {
    document: legalDocument(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      ...LegalText
      metadata {
        ...Metadata
      }
    }
  }
`;
