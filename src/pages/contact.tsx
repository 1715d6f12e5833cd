import { graphql } from "gatsby";
import { LowerParts } from "../components/lower-parts";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { AreaMap } from "../sections/area-map";
import { ContactDetails } from "../sections/contact-details";
import { ContactHero } from "../sections/contact-hero";
import { FirstCall } from "../sections/first-call";

const ContactPage = ({ data: { copy, settings }, location }: SitePageProps<Queries.ContactPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="ContactPage" card="contact" />
    <ContactHero {...copy.hero} promise={copy.promise}>
      <ContactDetails copy={copy} />
    </ContactHero>
    <LowerParts>
      <FirstCall {...copy.firstCall} />
      <AreaMap {...copy.map} area={settings.map} />
    </LowerParts>
  </>
);

export default ContactPage;

export const query = graphql`
  query ContactPage {
    copy: contactPage(id: { eq: "ContactPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      ...ContactDetails
      firstCall {
        title
        steps {
          title
          text
        }
      }
      map {
        ...ContactMap
      }
    }
    settings: siteSettings(id: { eq: "SiteSettings" }) {
      map {
        ...MapArea
      }
    }
  }
`;
