import { graphql } from "gatsby";
import { Section } from "../components/container";
import { LinkGrid } from "../components/link-grid";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/fields/placeholders";
import { HeadOfPage } from "../layout/head";
import { formatNumber } from "../lib/format";
import type { SitePageProps } from "../templates/page-props";
import { Attribution } from "../sections/location/attribution";
import { CityFinder } from "../sections/location/city-finder";
import { Closing } from "../sections/shared/closing";
import { LocationsHero } from "../sections/location/locations-hero";
import { countText } from "../sections/shared/count-text";
import { site } from "../site-data";

/** The three figures of the hero. */
const totalsOf = ({ states, totals }: NonNullable<Queries.LocationsPageQuery["copy"]>) => {
  const cities = states.reduce((sum, { cityCount }) => sum + cityCount, 0);
  return [
    {
      number: formatNumber(states.length, site.language),
      label: countText(states.length, { one: totals.statesOne, other: totals.states, forms: totals.statesForms }),
    },
    {
      number: fillIn(totals.citiesTotal ?? "{count}", { count: formatNumber(cities, site.language) }),
      label: countText(cities, { one: totals.citiesOne, other: totals.cities, forms: totals.citiesForms }),
    },
    totals.practices,
  ];
};

const LocationsPage = ({ data: { copy }, location }: SitePageProps<Queries.LocationsPageQuery>) => {
  const counted = { one: copy.cityCountOne, other: copy.cityCountOther, forms: copy.cityCountForms };
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="locations" />
      <LocationsHero {...copy.hero} totals={totalsOf(copy)} />
      <Section narrow labelledBy="popular">
        <CityFinder {...copy.finder} />
        <SectionHeading id="popular" title={copy.popularTitle} />
        <LinkGrid links={copy.popular.map(({ path, name, state }) => ({ to: path, label: name, note: state.name }))} />
      </Section>
      <Deferred>
        <Section tone="mist" labelledBy="states">
          <SectionHeading id="states" title={copy.statesTitle} />
          <LinkGrid
            links={copy.states.map((state) => ({
              to: state.path,
              label: state.name,
              note: countText(state.cityCount, counted),
            }))}
          />
          <Attribution text={copy.attribution} url={copy.attributionUrl} />
        </Section>
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
      totals {
        states
        statesOne
        statesForms {
          ...PluralForms
        }
        cities
        citiesOne
        citiesForms {
          ...PluralForms
        }
        citiesTotal
        practices {
          number
          label
        }
      }
      finder {
        label
        one
        other
        forms {
          ...PluralForms
        }
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
      }
      cityCountOne
      cityCountOther
      cityCountForms {
        ...PluralForms
      }
      attribution
      attributionUrl
      callToAction {
        ...Closing
      }
    }
  }
`;
