import { graphql } from "gatsby";
import { Container } from "../components/container";
import { fillIn } from "../content-model/placeholders";
import { formatDate } from "../format";
import { HeadOfPage } from "../layout/head";
import { jobPosting } from "../metadata/structured-data/job-posting";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { JobBody, jobLists } from "../sections/job-body";
import { JobHero } from "../sections/job-hero";
import { UnpublishedNotice } from "../sections/unpublished";
import { site } from "../shell";

/** A day in words, with what it is the day of. */
const Day = ({ date, label }: { date: string; label: string }) => (
  <time dateTime={date}>{fillIn(label, { date: formatDate(date, site.language) })}</time>
);

const JobPage = ({ data: { job, copy, settings }, location }: SitePageProps<Queries.JobTemplateQuery>) => (
  <>
    <HeadOfPage
      metadata={job.metadata}
      path={location.pathname}
      crumbs={[{ label: copy.backLabel, to: routes.careers }, { label: job.title }]}
      card={`job-${job.slug}`}
      things={[jobPosting(site, job.path, { ...job, lists: jobLists(job, copy) })]}
    />
    <UnpublishedNotice unpublished={job.unpublished} />
    <JobHero
      title={job.title}
      text={job.description}
      backLabel={copy.backLabel}
      facts={[
        ...[job.department, job.location, job.type, job.salary],
        <Day date={job.datePosted} label={copy.posted} />,
        ...(job.closes ? [<Day date={job.closes} label={copy.closes} />] : []),
      ]}
    />
    <Container>
      <JobBody job={job} copy={copy} hiringEmail={settings.hiringContact.email} />
    </Container>
  </>
);

export default JobPage;

export const query = graphql`
  query JobTemplate($id: String!) {
    job(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      path
      department
      location
      type
      salary
      pay {
        amount
        unit
      }
      remote
      description
      datePosted
      closes
      metadata {
        ...Metadata
      }
      ...JobBody
    }
    copy: jobPage(id: { eq: "JobPage" }) {
      backLabel
      posted
      closes
      ...JobBodyCopy
    }
    settings: siteSettings(id: { eq: "SiteSettings" }) {
      hiringContact {
        email
      }
    }
  }
`;
