import { graphql } from "gatsby";
import { Container } from "../components/container";
import { HeadOfPage } from "../layout/head";
import { graph, jobPosting } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { JobBody } from "../sections/job-body";
import { JobHero } from "../sections/job-hero";
import { site } from "../shell";

const JobPage = ({ data: { job, copy, settings }, location }: SitePageProps<Queries.JobTemplateQuery>) => (
  <>
    <HeadOfPage
      metadata={job.metadata}
      path={location.pathname}
      jsonLd={graph(jobPosting(site, job.path, { ...job, description: job.body }))}
    />
    <JobHero
      title={job.title}
      text={job.description}
      backLabel={copy.backLabel}
      facts={[job.department, job.location, job.type, job.salary]}
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
      metadata {
        ...Metadata
      }
      ...JobBody
    }
    copy: jobPage(id: { eq: "JobPage" }) {
      backLabel
      ...JobBodyCopy
    }
    settings: siteSettings(id: { eq: "SiteSettings" }) {
      hiringContact {
        email
      }
    }
  }
`;
