import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../components/container";
import { RichText } from "../components/rich-text";
import { space } from "../design/tokens";
import { HeadOfPage } from "../layout/head";
import { HeroFrame } from "../sections/shared/hero-frame";
import { HeroWords } from "../sections/shared/hero-words";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { landingHead } from "./landing-head";
import type { SitePageProps } from "./page-props";

const words = css({ padding: `calc(${space.section} * 0.4) 0 ${space.large}` });
const text = css({ paddingBottom: space.section });

/** A page of plain Markdown. */
const PlainPage = ({ data: { page }, location }: SitePageProps<Queries.PlainTemplateQuery>) => {
  const head = landingHead(page, location.pathname);
  return (
    <>
      <HeadOfPage {...head} />
      <UnpublishedNotice unpublished={page.unpublished} />
      <HeroFrame crumbs={head.crumbs}>
        <HeroWords title={page.title} text={page.text ?? undefined} css={words} />
      </HeroFrame>
      <Container css={text}>
        <RichText html={page.body} />
      </Container>
    </>
  );
};

export default PlainPage;

export const query = graphql`
  query PlainTemplate($id: String!) {
    page: plainPage(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      title
      text
      body
      noindex
      navigation
      metadata {
        ...Metadata
      }
    }
  }
`;
