import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import { pluralForm } from "../lib/plural-form";
import { site } from "../site-data";
import { state as statePlace } from "../metadata/structured-data/places";
import { service } from "../metadata/structured-data/service";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { CityFinder } from "../sections/location/city-finder";
import { CityList } from "../sections/location/city-list";
import { Closing } from "../sections/shared/closing";
import { LargestCities } from "../sections/location/largest-cities";
import { LocalServices, localized } from "../sections/location/local-services";
import { StateHero } from "../sections/location/state-hero";
import { UnpublishedNotice } from "../sections/shared/unpublished";

type StateOfPage = NonNullable<Queries.StateTemplateQuery["state"]>;

/** The list of cities; the only one of a state is a large link. */
const Cities = ({ state: { cityCount, cityIndex }, label }: { state: StateOfPage; label: string }) =>
  cityCount > 1 ? (
    <CityList index={cityIndex} label={label} />
  ) : (
    <LargestCities cities={cityIndex.flatMap(({ cities }) => cities)} />
  );

interface FindCityProps {
  state: StateOfPage;
  copy: NonNullable<Queries.StateTemplateQuery["copy"]>;
  finder: NonNullable<Queries.StateTemplateQuery["locations"]>["finder"];
  fill: (text: string) => string;
}

/** The search for a city of the state, and some of its larger cities. */
const FindCity = ({ state: { slug, local }, copy, finder, fill }: FindCityProps) => {
  const hasLargest = local.largest.length > 0;
  return (
    <Section tone="mist" narrow labelledBy={hasLargest ? "largest" : undefined}>
      <CityFinder {...finder} label={fill(copy.finderLabel)} none={fill(copy.finderNone)} state={slug} />
      {hasLargest && (
        <>
          <SectionHeading id="largest" title={fill(copy.local.largestTitle)} />
          <LargestCities cities={local.largest} />
        </>
      )}
    </Section>
  );
};

const StatePage = ({ data: { state, copy, locations }, location }: SitePageProps<Queries.StateTemplateQuery>) => {
  const number = state.cityCountText;
  const fill = (text: string) => fillIn(text, { state: state.nameInSentences, count: number });
  // The figure is above its label, so the label omits it.
  const { cityCountOne: one, cityCountOther: other, cityCountForms: forms } = locations;
  const cityCount = fillIn(pluralForm(state.cityCount, { one, other, forms }, site.language), { count: "" }).trim();
  const hasMany = state.cityCount > 1;
  const { metadata, intro, citiesTitle } = (hasMany ? null : copy.single) ?? copy;
  const crumbs = [{ label: copy.breadcrumb, to: routes.locations }, { label: state.name }];
  const offered = { name: fill(copy.heroTitle), areaServed: statePlace(site, state.name) };
  return (
    <>
      <HeadOfPage
        metadata={{ title: fill(metadata.title), description: fill(metadata.description) }}
        path={location.pathname}
        kind="CollectionPage"
        crumbs={crumbs}
        things={[service(site, state.path, offered)]}
      />
      <UnpublishedNotice unpublished={state.unpublished} />
      <StateHero
        title={offered.name}
        text={fill(intro)}
        crumbs={crumbs}
        count={{ number, label: cityCount }}
        primary={copy.callToAction.primary}
        image={state.image}
        map={state.local.map}
        mapText={state.local.mapText}
      />
      {hasMany && <FindCity state={state} copy={copy} finder={locations.finder} fill={fill} />}
      <Section narrow labelledBy="cities">
        <SectionHeading id="cities" title={fill(citiesTitle)} />
        <Cities state={state} label={fill(copy.citiesLabel)} />
      </Section>
      <Deferred>
        <Section labelledBy="services">
          <LocalServices title={fill(copy.servicesTitle)} services={localized(copy.services, fill)} />
        </Section>
        <Closing {...copy.callToAction} />
      </Deferred>
    </>
  );
};

export default StatePage;

export const query = graphql`
  query StateTemplate($id: String!) {
    state(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      path
      name
      nameInSentences
      cityCount
      cityCountText
      image {
        ...HeroPicture
      }
      local {
        mapText
        map {
          ...StateMap
        }
        largest {
          ...LargestCity
        }
      }
      cityIndex {
        ...CitiesOfLetter
      }
    }
    locations: locationsPage(id: { eq: "LocationsPage" }) {
      cityCountOne
      cityCountOther
      cityCountForms {
        ...PluralForms
      }
      finder {
        ...CityFinder
      }
    }
    copy: statePage(id: { eq: "StatePage" }) {
      metadata {
        title
        description
      }
      breadcrumb
      heroTitle
      intro
      single {
        metadata {
          title
          description
        }
        intro
        citiesTitle
      }
      finderLabel
      finderNone
      citiesTitle
      citiesLabel
      servicesTitle
      services {
        title
        text
        to
      }
      local {
        largestTitle
      }
      callToAction {
        ...Closing
      }
    }
  }
`;
