import { graphql } from "gatsby";
import { Band } from "../components/container";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/placeholders";
import { formatNumber } from "../format";
import { HeadOfPage } from "../layout/head";
import { site } from "../shell";
import { breadcrumbList, graph } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { CityList } from "../sections/city-list";
import { Closing } from "../sections/closing";
import { LocalServices, localized } from "../sections/local-services";
import { StateHero } from "../sections/state-hero";

const StatePage = ({ data: { state, copy, locations }, location }: SitePageProps<Queries.StateTemplateQuery>) => {
  const number = formatNumber(state.cityCount, site.language);
  const fill = (text: string) => fillIn(text, { state: state.name, count: number });
  // The figure stands above its label, so the label says it without.
  const cityCount = fillIn(state.cityCount === 1 ? locations.cityCountOne : locations.cityCountOther, {
    count: "",
  }).trim();
  const crumbs = [{ label: copy.breadcrumb, to: routes.locations }, { label: state.name }];
  const metadata = { title: fill(copy.metadata.title), description: fill(copy.metadata.description) };
  return (
    <>
      <HeadOfPage
        metadata={metadata}
        path={location.pathname}
        jsonLd={graph(breadcrumbList(site.url, state.path, crumbs))}
      />
      <StateHero
        title={fill(copy.heroTitle)}
        text={fill(copy.intro)}
        crumbs={crumbs}
        count={{ number, label: cityCount }}
        seed={state.path}
        primary={copy.callToAction.primary}
      />
      <Band narrow labelledBy="cities">
        <SectionHeading id="cities" title={fill(copy.citiesTitle)} />
        <CityList cities={state.cities} />
      </Band>
      <Band tone="mist" labelledBy="services">
        <LocalServices title={fill(copy.servicesTitle)} services={localized(copy.services, fill)} />
      </Band>
      <Closing {...copy.callToAction} />
    </>
  );
};

export default StatePage;

export const query = graphql`
  query StateTemplate($id: String!) {
    state(id: { eq: $id }) {
      path
      name
      cityCount
      cities {
        path
        name
      }
    }
    locations: locationsPage(id: { eq: "LocationsPage" }) {
      cityCountOne
      cityCountOther
    }
    copy: statePage(id: { eq: "StatePage" }) {
      metadata {
        title
        description
      }
      breadcrumb
      heroTitle
      intro
      citiesTitle
      servicesTitle
      services {
        title
        text
        service {
          path
        }
      }
      callToAction {
        ...Closing
      }
    }
  }
`;
