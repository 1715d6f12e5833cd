import { graphql } from "gatsby";
import { useRedirect } from "../client/use-redirect";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "./page-props";
import { notFoundSection, routes } from "../routes";
import { NotFoundView } from "../sections/not-found/not-found-view";

/** 404 page of a section. The same HTML at every URL, so that hosts can serve it and hydration matches. */
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
