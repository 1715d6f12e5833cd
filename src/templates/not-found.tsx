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
  data: { copy, search, locations, careers },
  location,
}: SitePageProps<Queries.NotFoundTemplateQuery, "locations" | "careers">) => {
  const section = notFoundSection(location.pathname);
  const view = (section === "job" ? null : copy[section]) ?? copy.page;
  const redirectTo = section === "job" && careers ? routes.careers : undefined;
  useRedirect(location, redirectTo);
  return (
    <>
      <HeadOfPage metadata={view.metadata} path={location.pathname} noIndex card={null} redirectTo={redirectTo} />
      <NotFoundView {...view}>
        {section === "location" && locations ? (
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
    careers: careersPage(id: { eq: "CareersPage" }) {
      id
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
