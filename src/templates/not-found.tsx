import { graphql } from "gatsby";
import { useRedirect } from "../client/use-redirect";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "./page-props";
import { notFoundSection, routes } from "../routes";
import { CityFinder } from "../sections/location/city-finder";
import { SearchForm } from "../sections/search/search-form";
import { NotFoundView } from "../sections/not-found/not-found-view";

/** 404 page of a section. The same HTML at every URL, so that hosts can serve it and hydration matches. */
const NotFoundPage = ({
  data: { copy, search, locations },
  location,
}: SitePageProps<Queries.NotFoundTemplateQuery>) => {
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
        card={null}
        redirectTo={isJob ? routes.careers : undefined}
      />
      <NotFoundView {...view}>
        {section === "location" ? (
          <CityFinder {...locations.finder} />
        ) : (
          <SearchForm label={search.field} button={search.button} />
        )}
      </NotFoundView>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundTemplate {
    search: searchPage(id: { eq: "SearchPage" }) {
      field
      button
    }
    locations: locationsPage(id: { eq: "LocationsPage" }) {
      finder {
        ...CityFinder
      }
    }
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
