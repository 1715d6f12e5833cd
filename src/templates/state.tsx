import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/fields/placeholders";
import { HeadOfPage } from "../layout/head";
import { pluralForm } from "../lib/plural-form";
import { site } from "../site-data";
import { state as statePlace } from "../metadata/structured-data/places";
import { service } from "../metadata/structured-data/service";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { CityList } from "../sections/location/city-list";
import { Closing } from "../sections/shared/closing";
import { LocalServices, localized } from "../sections/location/local-services";
import { StateHero } from "../sections/location/state-hero";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { StateFacts } from "../sections/location/state-facts";

const StatePage = ({ data: { state, copy, locations }, location }: SitePageProps<Queries.StateTemplateQuery>) => {
  const number = state.cityCountText;
  const fill = (text: string) => fillIn(text, { state: state.name, count: number });
  // The figure is above its label, so the label omits it.
  const { cityCountOne: one, cityCountOther: other, cityCountForms: forms } = locations;
  const cityCount = fillIn(pluralForm(state.cityCount, { one, other, forms }, site.language), { count: "" }).trim();
  const crumbs = [{ label: copy.breadcrumb, to: routes.locations }, { label: state.name }];
  const offered = { name: fill(copy.heroTitle), areaServed: statePlace(state.name) };
  const metadata = { title: fill(copy.metadata.title), description: fill(copy.metadata.description) };
  return (
    <>
      <HeadOfPage
        metadata={metadata}
        path={location.pathname}
        kind="CollectionPage"
        crumbs={crumbs}
        card={`state-${state.slug}`}
        things={[service(site, state.path, offered)]}
      />
      <UnpublishedNotice unpublished={state.unpublished} />
      <StateHero
        title={offered.name}
        text={fill(copy.intro)}
        crumbs={crumbs}
        count={{ number, label: cityCount }}
        seed={state.path}
        primary={copy.callToAction.primary}
        image={state.image}
        map={state.local.map}
        mapText={state.local.mapText}
      />
      <StateFacts facts={state.local} copy={copy.local} fill={fill} />
      <Deferred>
        <Section tone="mist" narrow labelledBy="cities">
          <SectionHeading id="cities" title={fill(copy.citiesTitle)} />
          <CityList index={state.cityIndex} />
        </Section>
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
        ...StateFacts
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
        to
      }
      local {
        ...StateLocal
      }
      callToAction {
        ...Closing
      }
    }
  }
`;
