import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../components/container";
import { fillIn } from "../content-model/placeholders";
import { HeadOfPage } from "../layout/head";
import { site } from "../shell";
import { breadcrumbList, graph } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { CityHero } from "../sections/city-hero";
import { Closing } from "../sections/closing";
import { LocalServices, localized } from "../sections/local-services";
import { Results } from "../sections/results";
import { ClientQuote } from "../sections/testimonials";

const quote = css({ "& figure": { maxWidth: "46rem", marginInlineStart: "auto" } });

const CityPage = ({ data: { city, copy, stateCopy }, location }: SitePageProps<Queries.CityTemplateQuery>) => {
  const fill = (text: string) => fillIn(text, { city: city.name, state: city.state.name });
  const crumbs = [
    { label: stateCopy.breadcrumb, to: routes.locations },
    { label: city.state.name, to: city.state.path },
    { label: city.name },
  ];
  const metadata = { title: fill(copy.metadata.title), description: fill(copy.metadata.description) };
  const { results, callToAction } = copy;
  return (
    <>
      <HeadOfPage
        metadata={metadata}
        path={location.pathname}
        jsonLd={graph(breadcrumbList(site.url, city.path, crumbs))}
      />
      <CityHero
        title={fill(copy.heroTitle)}
        text={fill(copy.heroText)}
        crumbs={crumbs}
        back={{ label: fill(copy.backLabel), to: city.state.path }}
        primary={callToAction.primary}
      />
      <Band narrow labelledBy="services">
        <LocalServices title={fill(copy.servicesTitle)} services={localized(copy.services, fill)} />
      </Band>
      <Results title={fill(results.title)} text={results.text} claims={results.claims} tone="deep" />
      <Band narrow css={quote}>
        <ClientQuote {...copy.testimonial} />
      </Band>
      <Closing
        title={fill(callToAction.title)}
        text={fill(callToAction.text)}
        primary={callToAction.primary}
        secondary={callToAction.secondary}
      />
    </>
  );
};

export default CityPage;

export const query = graphql`
  query CityTemplate($id: String!) {
    city(id: { eq: $id }) {
      path
      name
      state {
        name
        path
      }
    }
    stateCopy: statePage(id: { eq: "StatePage" }) {
      breadcrumb
    }
    copy: cityPage(id: { eq: "CityPage" }) {
      metadata {
        title
        description
      }
      backLabel
      heroTitle
      heroText
      servicesTitle
      services {
        title
        text
        service {
          path
        }
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
