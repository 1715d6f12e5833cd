import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../components/check-list";
import { Container } from "../components/container";
import { RichText } from "../components/rich-text";
import { color, size, space } from "../design/tokens";
import { formatDate } from "../format";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { PageHero } from "../sections/page-hero";
import { UnpublishedNotice } from "../sections/unpublished";
import { site } from "../shell";

const styles = {
  text: css({ paddingBlock: `${space.large} ${space.band}`, display: "grid", gap: space.huge }),
  summary: css({ background: color.mist, padding: space.large, display: "grid", gap: space.base, maxWidth: "46rem" }),
  title: css({ fontSize: size.h3 }),
};

const LegalPage = ({ data: { document }, location }: SitePageProps<Queries.LegalTemplateQuery>) => (
  <>
    <HeadOfPage metadata={document.metadata} path={location.pathname} kind="WebPage" card="legal" />
    <UnpublishedNotice unpublished={document.unpublished} />
    <PageHero title={document.title} line={document.path}>
      <p>
        {document.dateLabel} <time dateTime={document.date}>{formatDate(document.date, site.language)}</time>
      </p>
    </PageHero>
    <Container css={styles.text}>
      {document.summary && (
        <section css={styles.summary} aria-labelledby="summary">
          <h2 id="summary" css={styles.title}>
            {document.summary.title}
          </h2>
          <CheckList items={document.summary.points} />
        </section>
      )}
      <RichText html={document.body} />
    </Container>
  </>
);

export default LegalPage;

export const query = graphql`
  query LegalTemplate($id: String!) {
    document: legalDocument(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      title
      dateLabel
      date
      body
      summary {
        title
        points
      }
      metadata {
        ...Metadata
      }
    }
  }
`;
