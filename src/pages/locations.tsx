import { graphql } from "gatsby";
import { Section } from "../components/container";
import { LinkGrid } from "../components/link-grid";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import type { PluralForms } from "../lib/plural-form";
import type { SitePageProps } from "../templates/page-props";
import { Attribution } from "../sections/location/attribution";
import { CityFinder } from "../sections/location/city-finder";
import { Closing } from "../sections/shared/closing";
import { LocationsHero } from "../sections/location/locations-hero";
import { countText } from "../sections/shared/count-text";

type Copy = NonNullable<Queries.LocationsPageQuery["copy"]>;

/** The three figures of the hero. */
const totalsOf = ({ totals, ...copy }: Copy) => {
  const [states, cities] = [copy.stateTotalText, copy.cityTotalText];
  const stateForms = { one: totals.statesOne, other: totals.states, forms: totals.statesForms };
  const cityForms = { one: totals.citiesOne, other: totals.cities, forms: totals.citiesForms };
  return [
    { number: states, label: countText(copy.stateTotal, stateForms, { count: states }) },
    {
      number: fillIn(totals.citiesTotal ?? "{count}", { count: cities }),
      label: countText(copy.cityTotal, cityForms, { count: cities }),
    },
    totals.claim,
  ];
};

/** The map with the states that have dots on it, in their order on the page. */
const mapOf = ({ map, mapWords, states }: Copy, counted: PluralForms) => {
  const onMap = new Set(map?.states);
  const shown = states
    .filter(({ slug }) => onMap.has(slug))
    .map(({ slug, name, path, cityCount, cityCountText }) => ({
      id: slug,
      name,
      path,
      note: countText(cityCount, counted, { count: cityCountText }),
    }));
  return map && { map, states: shown, title: mapWords?.title, hint: mapWords?.hint };
};

const LocationsPage = ({ data: { copy }, location }: SitePageProps<Queries.LocationsPageQuery>) => {
  const counted = { one: copy.cityCountOne, other: copy.cityCountOther, forms: copy.cityCountForms };
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
      <LocationsHero {...copy.hero} totals={totalsOf(copy)} map={mapOf(copy, counted)} />
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
              note: countText(state.cityCount, counted, { count: state.cityCountText }),
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
        claim {
          number
          label
        }
      }
      finder {
        ...CityFinder
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
      map {
        src
        viewBox
        baseline
        dot
        frames
        states
        labels {
          name
          left
          top
          side
          wide
        }
      }
      mapWords {
        title
        hint
      }
      states {
        slug
        path
        name
        cityCount
        cityCountText
      }
      stateTotal
      stateTotalText
      cityTotal
      cityTotalText
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
