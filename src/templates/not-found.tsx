import { graphql } from "gatsby";
import { useRedirect } from "../client/use-redirect";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "./page-props";
import { notFoundSection, routes } from "../routes";
import { NotFoundView } from "../sections/not-found/not-found-view";

/**
 * What stands where there is nothing: the view of the section that the address is in. The same page at every address, so
 * that the view is in the HTML which a host serves there, and comes out the same after a step inside the site.
 */
const NotFoundPage = ({ data: { copy }, location }: SitePageProps<Queries.NotFoundTemplateQuery>) => {
  const section = notFoundSection(location.pathname);
  const isJob = section === "job";
  const view = isJob ? copy.page : copy[section];
  useRedirect(location, isJob ? routes.careers : undefined);
  return (
    <>
      <HeadOfPage
        metadata={view.metadata}
        path={location.pathname}
        noIndex
        redirectTo={isJob ? routes.careers : undefined}
      />
      <NotFoundView {...view} />
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundTemplate {
    copy: notFoundPage(id: { eq: "NotFoundPage" }) {
      page {
        ...NotFoundView
      }
      service {
        ...NotFoundView
      }
      industry {
        ...NotFoundView
      }
      industryService {
        ...NotFoundView
      }
      location {
        ...NotFoundView
      }
      article {
        ...NotFoundView
      }
      episode {
        ...NotFoundView
      }
    }
  }
`;
