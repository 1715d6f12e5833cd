import { graphql } from "gatsby";
import { Band } from "../components/container";
import { LinkGrid } from "../components/link-grid";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/fields/placeholders";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { Attribution } from "../sections/location/attribution";
import { CityFinder } from "../sections/location/city-finder";
import { Closing } from "../sections/shared/closing";
import { LocationsHero } from "../sections/location/locations-hero";

const LocationsPage = ({ data: { copy }, location }: SitePageProps<Queries.LocationsPageQuery>) => {
  const totals = [
    { number: copy.counts.states, label: copy.totals.states },
    { number: `${copy.counts.cities}+`, label: copy.totals.cities },
    copy.totals.practices,
  ];
  const cityCount = (state: { cityCount: number; cityCountText: string }) =>
    fillIn(state.cityCount === 1 ? copy.cityCountOne : copy.cityCountOther, { count: state.cityCountText });
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="locations" />
      <LocationsHero {...copy.hero} totals={totals} />
      <Band narrow labelledBy="popular">
        <CityFinder {...copy.finder} />
        <SectionHeading id="popular" title={copy.popularTitle} />
        <LinkGrid links={copy.popular.map(({ path, name, state }) => ({ to: path, label: name, note: state.name }))} />
      </Band>
      <Deferred>
        <Band tone="mist" labelledBy="states">
          <SectionHeading id="states" title={copy.statesTitle} />
          <LinkGrid
            links={copy.states.map((state) => ({
              to: state.path,
              label: state.name,
              note: cityCount(state),
            }))}
          />
          <Attribution text={copy.attribution} url={copy.attributionUrl} />
        </Band>
        <Closing {...copy.callToAction} />
      </Deferred>
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
      counts {
        states
        cities
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
      states {
        path
        name
        cityCount
        cityCountText
      }
      cityCountOne
      cityCountOther
      attribution
      attributionUrl
      callToAction {
        ...Closing
      }
    }
  }
`;
