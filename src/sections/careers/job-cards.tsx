import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { Card, CardList } from "../../components/card";
import { SectionHeading } from "../../components/section-heading";
import { JobFacts } from "../../components/job-facts";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { UnpublishedBadge } from "../shared/unpublished";

export const query = graphql`
  fragment JobCard on Job {
    path
    unpublished {
      ...Unpublished
    }
    title
    department
    location
    type
    salary
    description
  }
`;

const styles = {
  card: css({ [above.medium]: { gridTemplateColumns: "7fr 5fr", gap: space.huge } }),
  words: css({ display: "grid", gap: space.small, justifyItems: "start", alignContent: "start" }),
  title: css({ fontSize: size.h3 }),
  /** Clamped to two lines; the job's page has the full text. */
  text: css({
    color: color.muted,
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  }),
};

interface JobCardsProps {
  /** Counted heading. */
  title: string;
  jobs: readonly Queries.JobCardFragment[];
  cardLabel: string;
  empty: string;
}

/** Open positions, or a message without any. */
export const JobCards = ({ title, jobs, cardLabel, empty }: JobCardsProps) => (
  <>
    <SectionHeading id="positions" title={title} text={jobs.length === 0 ? empty : null} />
    {jobs.length > 0 && (
      <CardList look="ruled">
        {jobs.map((job, index) => (
          <Card key={index} look="ruled" css={styles.card}>
            <div css={styles.words}>
              <UnpublishedBadge unpublished={job.unpublished} />
              <h3 css={styles.title}>{job.title}</h3>
              <Paragraphs css={styles.text} text={job.description} />
              <ArrowLink to={job.path} about={job.title}>
                {cardLabel}
              </ArrowLink>
            </div>
            <JobFacts facts={[job.department, job.location, job.type, job.salary]} />
          </Card>
        ))}
      </CardList>
    )}
  </>
);
