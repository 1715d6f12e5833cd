import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { StatementHero } from "../sections/shared/statement-hero";
import { NextStep } from "../sections/shared/next-step";
import { Closing } from "../sections/shared/closing";
import { Definition } from "../sections/about/definition";
import { Team } from "../sections/about/team";
import { Values } from "../sections/about/values";

const AboutPage = ({ data: { copy }, location }: SitePageProps<Queries.AboutPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="AboutPage" />
    <StatementHero {...copy.hero} />
    <Definition definition={copy.definition} intro={copy.intro} />
    <Deferred>
      <NextStep between />
      <Values {...copy.values} />
      <Team {...copy.team} />
      <Closing {...copy.callToAction} />
    </Deferred>
  </>
);

export default AboutPage;

export const query = graphql`
  query AboutPage {
    copy: aboutPage(id: { eq: "AboutPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      intro
      definition {
        ...Definition
      }
      values {
        title
        items {
          title
          text
        }
      }
      team {
        title
        text
        members {
          ...TeamMember
        }
      }
      callToAction {
        ...Closing
      }
    }
  }
`;
