import { graphql } from "gatsby";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { AreaMap } from "../sections/area-map";
import { ContactDetails } from "../sections/contact-details";
import { FirstCall } from "../sections/first-call";
import { PageHero } from "../sections/page-hero";

const ContactPage = ({ data: { copy, settings }, location }: SitePageProps<Queries.ContactPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="ContactPage" card="contact" />
    <PageHero {...copy.hero} line="contact" />
    <ContactDetails copy={copy} />
    <FirstCall {...copy.firstCall} />
    <AreaMap {...copy.map} area={settings.map} />
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
