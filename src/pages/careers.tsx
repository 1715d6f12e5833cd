import { graphql } from "gatsby";
import { Band } from "../components/container";
import { Deferred } from "../components/deferred";
import { fillIn } from "../content-model/fields/placeholders";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { CareersHero } from "../sections/careers/careers-hero";
import { IconItems } from "../sections/shared/icon-items";
import { JobCards } from "../sections/careers/job-cards";

const CareersPage = ({ data: { copy, jobs }, location }: SitePageProps<Queries.CareersPageQuery>) => {
  const count = jobs.nodes.length;
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="careers" />
      <CareersHero {...copy.hero} />
      <Band narrow labelledBy="positions">
        <JobCards
          title={fillIn(count === 1 ? copy.countOne : copy.countOther, { count })}
          jobs={jobs.nodes}
          cardLabel={copy.cardLabel}
          empty={copy.empty}
        />
      </Band>
      <Deferred>
        <Band tone="mist">
          <IconItems id="why-join" title={copy.whyJoin.title} items={copy.whyJoin.items} three />
        </Band>
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
        title
        text
      }
      countOne
      countOther
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
