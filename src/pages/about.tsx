import { graphql } from "gatsby";
import { LowerParts } from "../components/lower-parts";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { AboutHero } from "../sections/about-hero";
import { Closing } from "../sections/closing";
import { Definition } from "../sections/definition";
import { Team } from "../sections/team";
import { Values } from "../sections/values";

const AboutPage = ({ data: { copy }, location }: SitePageProps<Queries.AboutPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="AboutPage" card="about" />
    <AboutHero {...copy.hero} />
    <Definition definition={copy.definition} intro={copy.intro} />
    <LowerParts>
      <Values {...copy.values} />
      <Team {...copy.team} />
      <Closing {...copy.callToAction} />
    </LowerParts>
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
