import { graphql } from "gatsby";
import { Band } from "../components/container";
import { LinkGrid } from "../components/link-grid";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/placeholders";
import { formatNumber } from "../format";
import { HeadOfPage } from "../layout/head";
import { LowerParts } from "../components/lower-parts";
import { site } from "../shell";
import type { SitePageProps } from "../page-props";
import { Attribution } from "../sections/attribution";
import { CityFinder } from "../sections/city-finder";
import { Closing } from "../sections/closing";
import { LocationsHero } from "../sections/locations-hero";

const LocationsPage = ({ data: { copy, states }, location }: SitePageProps<Queries.LocationsPageQuery>) => {
  const cities = states.nodes.reduce((sum, { cityCount }) => sum + cityCount, 0);
  const totals = [
    { number: formatNumber(states.nodes.length, site.language), label: copy.totals.states },
    { number: `${formatNumber(cities, site.language)}+`, label: copy.totals.cities },
    copy.totals.practices,
  ];
  const cityCount = (count: number) =>
    fillIn(count === 1 ? copy.cityCountOne : copy.cityCountOther, { count: formatNumber(count, site.language) });
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="locations" />
      <LocationsHero {...copy.hero} totals={totals} />
      <Band narrow labelledBy="popular">
        <CityFinder {...copy.finder} />
        <SectionHeading id="popular" title={copy.popularTitle} />
        <LinkGrid links={copy.popular.map(({ path, name, state }) => ({ to: path, label: name, note: state.name }))} />
      </Band>
      <LowerParts>
        <Band tone="mist" labelledBy="states">
          <SectionHeading id="states" title={copy.statesTitle} />
          <LinkGrid
            links={states.nodes.map((state) => ({
              to: state.path,
              label: state.name,
              note: cityCount(state.cityCount),
            }))}
          />
          <Attribution text={copy.attribution} url={copy.attributionUrl} />
        </Band>
        <Closing {...copy.callToAction} />
      </LowerParts>
    </>
  );
};

export default LocationsPage;

export const query = graphql`
  query LocationsPage {
    copy: locationsPage(id: { eq: "LocationsPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      totals {
        states
        cities
        practices {
          number
          label
        }
      }
      finder {
        label
        one
        other
        none
        failed
      }
      popularTitle
      popular {
        path
        name
        state {
          name
        }
      }
      statesTitle
      cityCountOne
      cityCountOther
      attribution
      attributionUrl
      callToAction {
        ...Closing
      }
    }
    states: allState(sort: { name: ASC }) {
      nodes {
        path
        name
        cityCount
      }
    }
  }
`;
