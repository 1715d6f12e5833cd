import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { PlainHero } from "../sections/shared/plain-hero";
import { countText } from "../sections/shared/count-text";
import { IconItems } from "../sections/shared/icon-items";
import { JobCards } from "../sections/careers/job-cards";

const CareersPage = ({ data: { copy, jobs }, location }: SitePageProps<Queries.CareersPageQuery>) => {
  const positions = { one: copy.countOne, other: copy.countOther, forms: copy.countForms };
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
      <PlainHero {...copy.hero} />
      <Section narrow labelledBy="positions">
        <JobCards
          title={countText(copy.jobTotal, positions, { count: copy.jobTotalText })}
          jobs={jobs.nodes}
          cardLabel={copy.cardLabel}
          empty={copy.empty}
        />
      </Section>
      <Deferred>
        <Section tone="mist">
          <IconItems id="why-join" title={copy.whyJoin.title} items={copy.whyJoin.items} three />
        </Section>
      </Deferred>
    </>
  );
};

export default CareersPage;

export const query = graphql`
  query CareersPage {
    copy: careersPage(id: { eq: "CareersPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      countOne
      countOther
      countForms {
        ...PluralForms
      }
      jobTotal
      jobTotalText
      empty
      cardLabel
      whyJoin {
        title
        items {
          ...IconItem
        }
      }
    }
    jobs: allJob(sort: { datePosted: DESC }) {
      nodes {
        ...JobCard
      }
    }
  }
`;
