import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { Container } from "../components/container";
import { HeadOfPage } from "../layout/head";
import { jobPosting } from "../metadata/structured-data/job-posting";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { applyLink, JobBody, jobLists } from "../sections/careers/job-body";
import { JobHero } from "../sections/careers/job-hero";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { site } from "../site-data";

const JobPage = ({ data: { job, copy, settings }, location }: SitePageProps<Queries.JobTemplateQuery>) => (
  <>
    <HeadOfPage
      metadata={job.metadata}
      path={location.pathname}
      crumbs={[{ label: copy.backLabel, to: routes.careers }, { label: job.title }]}
      things={[jobPosting(site, job.path, { ...job, lists: jobLists(job, copy) })]}
    />
    <UnpublishedNotice unpublished={job.unpublished} />
    <JobHero
      title={job.title}
      text={job.description}
      backLabel={copy.backLabel}
      facts={[job.department, job.location, job.type, job.salary]}
      days={[
        { date: job.datePosted, dateText: job.datePostedText, label: copy.posted },
        { date: job.closes, dateText: job.closesText, label: copy.closes },
      ]}
    >
      <ButtonLink to={applyLink(settings.hiringContact.email, job.title)} variant="outline">
        {copy.apply}
      </ButtonLink>
    </JobHero>
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
      locality
      region
      type
      employmentType
      salary
      pay {
        amount
        min
        max
        unit
      }
      remote
      description
      datePosted
      datePostedText
      closes
      closesText
      closesAt
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
