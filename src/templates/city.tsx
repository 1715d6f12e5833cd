import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import { site } from "../site-data";
import { city as cityPlace } from "../metadata/structured-data/places";
import { service } from "../metadata/structured-data/service";
import type { SitePageProps } from "./page-props";
import { CityHero } from "../sections/location/city-hero";
import { Closing } from "../sections/shared/closing";
import { LocalFacts } from "../sections/location/local-facts";
import { LocalServices } from "../sections/location/local-services";
import { OwnText } from "../sections/location/own-text";
import { Results } from "../sections/shared/results";
import { SingleQuote } from "../sections/location/single-quote";
import { UnpublishedNotice } from "../sections/shared/unpublished";

const CityPage = ({ data: { city, copy }, location }: SitePageProps<Queries.CityTemplateQuery>) => {
  const { stateName: state, local } = city;
  const fill = (text: string) => fillIn(text, { city: city.name, state: city.stateInSentences });
  const crumbs = [
    { label: copy.breadcrumb.name, to: copy.breadcrumb.path },
    { label: state.name, to: state.path },
    { label: city.name },
  ];
  const offered = { name: fill(copy.heroTitle), areaServed: cityPlace(site, city.name, state.name) };
  const { results, callToAction } = copy;
  return (
    <>
      <HeadOfPage
        metadata={local.metadata}
        noIndex={city.noindex}
        path={location.pathname}
        crumbs={crumbs}
        card={state.path}
        cardText={state.name}
        things={[service(site, city.path, offered)]}
      />
      <UnpublishedNotice unpublished={city.unpublished} />
      <CityHero
        title={offered.name}
        text={local.intro}
        crumbs={crumbs}
        back={{ label: fill(copy.backLabel), to: state.path }}
        primary={callToAction.primary}
        image={city.image}
        map={local.map}
        mapText={local.mapText}
        travel={copy.local.travel && fill(copy.local.travel)}
        state={state.name}
      />
      <OwnText title={fill(copy.ownTitle)} city={city} />
      <Section narrow labelledBy="services">
        <LocalServices
          title={fill(copy.servicesTitle)}
          services={copy.services.map((service, index) => ({ ...service, text: local.advice[index] ?? null }))}
        />
      </Section>
      <Deferred>
        <LocalFacts facts={local} copy={copy.local} fill={fill} />
        <Results title={fill(results.title)} text={results.text} claims={results.claims} tone="deep" />
        <SingleQuote {...(city.testimonial ?? copy.testimonial)} />
        <Closing
          title={fill(callToAction.title)}
          text={fill(callToAction.text)}
          primary={callToAction.primary}
          secondary={callToAction.secondary}
        />
      </Deferred>
    </>
  );
};

export default CityPage;

export const query = graphql`
  query CityTemplate($id: String!) {
    city(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      name
      noindex
      stateInSentences
      testimonial {
        ...Testimonial
      }
      ...OwnText
      stateName {
        slug
        name
        path
      }
      image {
        ...HeroPicture
      }
      local {
        metadata {
          title
          description
        }
        intro
        advice
        mapText
        map {
          ...CityMap
        }
        ...CityFacts
      }
    }
    copy: cityPage(id: { eq: "CityPage" }) {
      breadcrumb {
        name
        path
      }
      backLabel
      heroTitle
      ownTitle
      servicesTitle
      services {
        title
        to
      }
      local {
        travel
        ...CityLocal
      }
      results {
        title
        text
        claims {
          number
          label
        }
      }
      testimonial {
        ...Testimonial
      }
      callToAction {
        title
        text
        primary {
          label
          to
        }
        secondary {
          label
          to
        }
      }
    }
  }
`;
