import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { AreaMap } from "../sections/contact/area-map";
import { ContactDetails } from "../sections/contact/contact-details";
import { ContactHero } from "../sections/contact/contact-hero";
import { FirstCall } from "../sections/contact/first-call";

const ContactPage = ({ data: { copy, settings }, location }: SitePageProps<Queries.ContactPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="ContactPage" />
    <ContactHero copy={copy} office={settings}>
      <ContactDetails copy={copy} />
    </ContactHero>
    <Deferred>
      <FirstCall {...copy.firstCall} />
      <AreaMap {...copy.map} area={settings.map} />
    </Deferred>
  </>
);

export default ContactPage;

export const query = graphql`
  query ContactPage {
    copy: contactPage(id: { eq: "ContactPage" }) {
      metadata {
        ...Metadata
      }
      ...ContactHero
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
      ...OfficeHours
      map {
        ...MapArea
      }
    }
  }
`;
