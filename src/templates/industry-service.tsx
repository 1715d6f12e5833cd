import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../components/check-list";
import { Band } from "../components/container";
import { SectionHeading } from "../components/section-heading";
import { fillIn } from "../content-model/placeholders";
import { above, space } from "../design/tokens";
import { HeadOfPage } from "../layout/head";
import { site } from "../shell";
import { breadcrumbList, graph } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { Closing } from "../sections/closing";
import { PairHero } from "../sections/pair-hero";
import { FIRST_BENEFITS } from "../sections/pair-cards";

const wide = css({
  "& ul": { [above.medium]: { gridTemplateColumns: "1fr 1fr", gap: `${space.base} ${space.huge}` } },
});

const IndustryServicePage = ({
  data: { pair, copy, industryCopy },
  location,
}: SitePageProps<Queries.IndustryServiceTemplateQuery>) => {
  const { industry, service } = pair;
  const names = { industry: industry.name, service: service.title, title: pair.title };
  const crumbs = [
    { label: industryCopy.breadcrumb, to: routes.industries },
    { label: industry.name, to: industry.path },
    { label: service.title },
  ];
  const metadata = { title: fillIn(copy.metadata.title, names), description: fillIn(copy.metadata.description, names) };
  return (
    <>
      <HeadOfPage
        metadata={metadata}
        path={location.pathname}
        jsonLd={graph(breadcrumbList(site.url, pair.path, crumbs))}
      />
      <PairHero
        title={pair.title}
        text={pair.description}
        crumbs={crumbs}
        benefits={pair.benefits.slice(0, FIRST_BENEFITS)}
        primary={copy.primary}
      />
      <Band labelledBy="features" css={wide}>
        <SectionHeading id="features" title={fillIn(copy.featuresTitle, names)} />
        <CheckList items={pair.features} />
      </Band>
      <Band tone="mist" labelledBy="benefits" css={wide}>
        <SectionHeading id="benefits" title={copy.benefitsTitle} />
        <CheckList items={pair.benefits} />
      </Band>
      <Closing
        title={fillIn(copy.callToActionTitle, names)}
        primary={copy.primary}
        secondary={{ label: fillIn(copy.backLabel, names), to: industry.path }}
      />
    </>
  );
};

export default IndustryServicePage;

export const query = graphql`
  query IndustryServiceTemplate($id: String!) {
    pair: industryService(id: { eq: $id }) {
      path
      title
      description
      features
      benefits
      industry {
        name
        path
      }
      service {
        title
      }
    }
    copy: industryServicePage(id: { eq: "IndustryServicePage" }) {
      metadata {
        title
        description
      }
      featuresTitle
      benefitsTitle
      callToActionTitle
      primary {
        label
        to
      }
      backLabel
    }
    industryCopy: industryPage(id: { eq: "IndustryPage" }) {
      breadcrumb
    }
  }
`;
